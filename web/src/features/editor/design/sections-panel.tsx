import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { getMessages } from '#shared/messages/messages.ts'
import { setValue } from '#shared/resume/edits/create-changes.ts'
import { SECTION_KEYS, type SectionName } from '#shared/resume/schema/content.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import type { DocumentSnapshot } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { useEdit, useEditor } from '../editor-context.ts'
import { MoveAndHideButtons } from '../move-and-hide-buttons.tsx'
import { joinEntryName } from '../sections/entries/entry-name.ts'
import { moveSection, sectionsInOrder } from './section-order.ts'

const selectDocument = (snapshot: DocumentSnapshot) => snapshot.document

const SectionRow = ({
  name,
  document,
  index,
  count,
}: {
  name: SectionName
  document: ResumeDocument
  index: number
  count: number
}) => {
  const { t } = useLingui()
  const { language } = useEditor()
  const edit = useEdit()
  const key = SECTION_KEYS.find((section) => section === name)
  const usual = key
    ? getMessages(language).document.sections[key]
    : joinEntryName(language, document.custom.find((c) => `custom:${c.id}` === name)?.title ?? '') || t`Section`
  const title = key ? (document.titles[key]?.[language] ?? '') : usual
  const label = title || usual
  const hidden = document.hiddenSections.includes(name)
  const breaks = document.styling.pageBreaks ?? []

  const toggle = <T extends string>(list: readonly T[], item: T): T[] =>
    list.includes(item) ? list.filter((other) => other !== item) : [...list, item]
  const move = (by: number) => edit.apply((d) => setValue(d, ['styling', 'order'], moveSection(d, name, by)))

  return (
    <li className="flex flex-wrap items-center gap-x-2 border-t border-line py-2">
      <Input
        className="min-w-32 flex-1"
        aria-label={t`Heading for “${usual}”`}
        value={key ? title : usual}
        placeholder={usual}
        readOnly={!key}
        lang={language}
        onChange={(event) =>
          edit.set(['titles', name, language], event.target.value === '' ? undefined : event.target.value)
        }
      />
      <div className="flex">
        <MoveAndHideButtons
          name={label}
          hidden={hidden}
          first={index === 0}
          last={index === count - 1}
          onMove={move}
          onHide={() => edit.apply((d) => setValue(d, ['hiddenSections'], toggle(d.hiddenSections, name)))}
        />
      </div>
      {index > 0 && (
        <Checkbox
          className="basis-full"
          label={<span className="text-note text-ink-soft">{t`Start “${label}” on a new page`}</span>}
          checked={breaks.includes(name)}
          onChange={() =>
            edit.apply((d) => setValue(d, ['styling', 'pageBreaks'], toggle(d.styling.pageBreaks ?? [], name)))
          }
        />
      )}
    </li>
  )
}

const SectionRows = () => {
  const { store } = useEditor()
  const document = useDocument(store, selectDocument)
  const names = useMemo(() => sectionsInOrder(document), [document])
  if (names.length === 0)
    return (
      <p className="mt-2 text-note text-ink-soft">
        <Trans>Sections appear here as you fill them in.</Trans>
      </p>
    )
  return (
    <ol className="mt-2 border-b border-line">
      {names.map((name, index) => (
        <SectionRow key={name} name={name} document={document} index={index} count={names.length} />
      ))}
    </ol>
  )
}

/** Order, headings, visibility and page breaks of the filled sections. */
export const SectionsPanel = () => {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-9 py-1.5 text-note font-medium">
        <Trans>Section order, headings and page breaks</Trans>
      </summary>
      {open && <SectionRows />}
    </details>
  )
}
