import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react'
import { useCreateLetter } from '#web/components/letters/use-create-letter.ts'
import type { DocumentSnapshot, DocumentStore } from '#web/storage/document/document-store.types.ts'
import { useDocument, useOpenDraft } from '#web/storage/document/use-document.ts'
import type { Draft } from '#web/storage/drafts/draft.ts'
import { getDraftPath } from '#web/storage/drafts/drafts.ts'
import { isLetter } from '#web/storage/drafts/letters.ts'
import { useDrafts } from '#web/storage/drafts/use-drafts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/input.tsx'
import { JobSection } from './form/job-section.tsx'
import { RecipientSection } from './form/recipient-section.tsx'
import { TextSection } from './form/text-section.tsx'
import { LetterContext } from './letter-context.ts'
import { useLetterResume } from './use-letter-resume.ts'

interface LetterPanelProps {
  /** The open resume. */
  store: DocumentStore
  /** Save state of the letter and what else stands above its form. */
  renderTools: (letter: DocumentStore) => ReactNode
}

/** The cover letters of the open resume: one of them is written beside it. */
export const LetterPanel = ({ store, renderTools }: LetterPanelProps) => {
  const { t } = useLingui()
  const { id: resumeId, name } = store.getSnapshot()
  const drafts = useDrafts()
  const letters = drafts?.filter((draft) => isLetter(draft) && draft.basedOn?.id === resumeId)
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const selected = letters?.find(({ id }) => id === selectedId) ?? letters?.[0]
  const createLetter = useCreateLetter({ id: resumeId, name }, store.savePending)
  const create = async () => setSelectedId(await createLetter())
  if (!letters) return <Skeleton className="h-40 w-full" />
  return (
    <div className="@container flex flex-col gap-4" data-testid="letter-panel">
      {letters.length > 1 && selected && (
        <Field label={t`Letter`}>
          <Select value={selected.id} onChange={({ target }) => setSelectedId(target.value)}>
            {letters.map((letter) => (
              <option key={letter.id} value={letter.id}>
                {letter.name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {!selected && (
        <p className="text-ink-soft">
          <Trans>Each letter is based on this resume and saved with it. You can write one for each job.</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon="plus" kind={selected ? 'plain' : 'primary'} onClick={() => void create()}>
          {selected ? <Trans>Write another letter</Trans> : <Trans>Write a cover letter</Trans>}
        </Button>
        {selected && (
          <ButtonLink size="small" kind="quiet" icon="eye" to={getDraftPath(selected.id)}>
            <Trans>Open the letter</Trans>
          </ButtonLink>
        )}
      </div>
      {selected && <PanelLetter key={selected.id} letter={selected} renderTools={renderTools} />}
    </div>
  )
}

const PanelLetter = ({ letter, renderTools }: Pick<LetterPanelProps, 'renderTools'> & { letter: Draft }) => {
  const opened = useOpenDraft(letter.id)
  if (opened.status !== 'open') return <Skeleton className="h-40 w-full" />
  return <LetterForm store={opened.store} renderTools={renderTools} />
}

const selectLanguage = ({ document }: DocumentSnapshot) => document.language
const selectIsReadOnly = ({ problem }: DocumentSnapshot) => problem !== null

/** Undo in the letter undoes the letter, not the resume beside it. */
const handleUndo = (event: KeyboardEvent, store: DocumentStore): void => {
  const key = event.key.toLowerCase()
  if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return
  event.preventDefault()
  event.stopPropagation()
  if (key === 'y' || event.shiftKey) store.redo()
  else store.undo()
}

const LetterForm = ({ store, renderTools }: Pick<LetterPanelProps, 'renderTools'> & { store: DocumentStore }) => {
  const language = useDocument(store, selectLanguage)
  const isReadOnly = useDocument(store, selectIsReadOnly)
  const resume = useLetterResume(store)
  const value = useMemo(() => ({ store, language, resume }), [store, language, resume])
  return (
    <LetterContext value={value}>
      <fieldset disabled={isReadOnly} className="min-w-0" onKeyDown={(event) => handleUndo(event, store)}>
        <legend className="sr-only">
          <Trans>Letter form</Trans>
        </legend>
        <div className="mb-4 flex items-center gap-2">{renderTools(store)}</div>
        <JobSection />
        <TextSection />
        <RecipientSection />
      </fieldset>
    </LetterContext>
  )
}
