import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { setValue } from '#shared/resume/edits/create-changes.ts'
import { resolveTemplateId } from '#shared/templates/replaced-templates.ts'
import type { Template } from '#shared/templates/template.ts'
import { RenameDialog } from '#web/components/drafts/rename-dialog.tsx'
import { useTemplatesOf } from '#web/components/templates/use-own-templates.ts'
import type { DocumentSnapshot, DocumentStore } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { getDraftPath } from '#web/storage/drafts/drafts.ts'
import { Button, IconButton } from '#web/ui/button/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { SegmentedControl } from '#web/ui/form/segmented-control.tsx'
import { usePageTitle } from '#web/ui/layout/page.tsx'
import { TextLink } from '#web/ui/link/text-link.tsx'
import { showName } from '#web/ui/shown-name.tsx'
import { DesignSection } from './form/design-section.tsx'
import { JobSection } from './form/job-section.tsx'
import { RecipientSection } from './form/recipient-section.tsx'
import { TextSection } from './form/text-section.tsx'
import { LetterContext, useLetterContext } from './letter-context.ts'
import type { LetterSlots } from './letter-slots.ts'
import { useLetterResume } from './use-letter-resume.ts'

const selectName = ({ name }: DocumentSnapshot) => name
const selectLanguage = ({ document }: DocumentSnapshot): Language => document.language
const selectTemplateId = ({ document }: DocumentSnapshot) => document.styling.template
const selectIsReadOnly = ({ problem }: DocumentSnapshot) => problem !== null

type Pane = 'form' | 'page'

interface LetterEditorProps extends LetterSlots {
  store: DocumentStore
  onBack: () => void
}

/** Form and page of a letter side by side; on a narrow viewport one at a time. */
export const LetterEditor = ({ store, ...props }: LetterEditorProps) => {
  const language = useDocument(store, selectLanguage)
  const resume = useLetterResume(store)
  const value = useMemo(() => ({ store, language, resume }), [store, language, resume])
  const [pane, setPane] = useState<Pane>('form')
  const templates = useTemplatesOf(store)
  const templateId = resolveTemplateId(useDocument(store, selectTemplateId))
  const template = templates?.find(({ id }) => id === templateId) ?? templates?.[0] ?? null
  usePageTitle(useDocument(store, selectName))
  const goToField = (path: readonly string[]) => {
    setPane('form')
    setTimeout(() => focusField(path.join('/')))
  }
  return (
    <LetterContext value={value}>
      <props.PdfDownload store={store} template={template} onGoToField={goToField}>
        {(download) => (
          <div className="mx-auto w-full max-w-[96rem] px-5 pt-5 pb-24 sm:px-8 lg:pb-10">
            <LetterHeader {...props} template={template} download={download} />
            {props.notices}
            <LetterPanes
              pane={pane}
              onPane={setPane}
              Pages={props.Pages}
              templates={templates ?? []}
              template={template}
              onGoToField={goToField}
            />
          </div>
        )}
      </props.PdfDownload>
    </LetterContext>
  )
}

const focusField = (id: string): void => {
  const field = document.querySelector(`[data-field="${CSS.escape(id)}"]`)
  if (field instanceof HTMLElement) field.focus()
}

interface LetterPanesProps extends Pick<LetterSlots, 'Pages'> {
  pane: Pane
  onPane: (pane: Pane) => void
  templates: readonly Template[]
  template: Template | null
  onGoToField: (path: readonly string[]) => void
}

const LetterPanes = ({ pane, onPane, Pages, templates, template, onGoToField }: LetterPanesProps) => {
  const { t } = useLingui()
  const { store } = useLetterContext()
  const isReadOnly = useDocument(store, selectIsReadOnly)
  return (
    <>
      <SegmentedControl
        legend={t`View`}
        className="sticky top-[4.75rem] z-10 short:static mb-4 w-full bg-paper *:flex-1 [&_label>span]:w-full lg:hidden"
        value={pane}
        onChange={onPane}
        segments={[
          { value: 'form', label: t`Form`, icon: 'edit' },
          { value: 'page', label: t`Page`, icon: 'eye' },
        ]}
      />
      <div className="grid items-start gap-x-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <fieldset disabled={isReadOnly} className={cx('@container min-w-0', pane !== 'form' && 'max-lg:hidden')}>
          <legend className="sr-only">
            <Trans>Letter form</Trans>
          </legend>
          <JobSection />
          <TextSection />
          <RecipientSection />
          <DesignSection templates={templates} template={template} />
        </fieldset>
        <aside
          aria-label={t`Letter preview`}
          className={cx(
            'flex h-[calc(100dvh-11rem)] min-h-96 min-w-0 flex-col lg:sticky lg:top-20 lg:h-[calc(100dvh-6rem)]',
            pane !== 'page' && 'max-lg:hidden',
          )}
        >
          <Pages template={template} onGoToField={onGoToField} />
        </aside>
      </div>
    </>
  )
}

interface LetterHeaderProps extends Pick<LetterSlots, 'status' | 'tools'> {
  template: Template | null
  download: { readonly busy: boolean; readonly start: () => void }
  onBack: () => void
}

const LetterHeader = ({ template, download, status, tools, onBack }: LetterHeaderProps) => {
  const { t } = useLingui()
  const { store, resume } = useLetterContext()
  const name = useDocument(store, selectName)
  const [isRenaming, setIsRenaming] = useState(false)
  return (
    <header className="mb-5">
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
        <Button kind="quiet" icon="arrow-left" className="-ms-3 me-auto px-3!" onClick={onBack}>
          <span className="max-sm:sr-only">
            <Trans>My resumes</Trans>
          </span>
        </Button>
        {tools(template)}
        <Button
          kind="primary"
          icon="download"
          className="max-sm:w-full sm:ms-2"
          busy={download.busy}
          disabled={!template}
          onClick={download.start}
        >
          <Trans>Download PDF</Trans>
        </Button>
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="min-w-0 truncate font-serif text-title">{name}</h1>
        <IconButton size="small" icon="edit" label={t`Rename letter`} onClick={() => setIsRenaming(true)} />
        {status}
        <LetterLanguage />
      </div>
      {resume && (
        <p className="mt-1 text-note text-ink-soft">
          <Trans>
            Cover letter for <TextLink to={getDraftPath(resume.id)}>{showName(resume.name)}</TextLink>
          </Trans>
        </p>
      )}
      {resume === null && (
        <Notice className="mt-3" title={<Trans>The resume for this letter isn’t on this device</Trans>}>
          <Trans>Your letter won’t change, but we can’t compare it with the resume anymore.</Trans>
        </Notice>
      )}
      {isRenaming && (
        <RenameDialog
          id={store.getSnapshot().id}
          name={name}
          title={t`Rename letter`}
          onClose={() => setIsRenaming(false)}
          onRename={(next) => store.updateMetadata({ name: next })}
        />
      )}
    </header>
  )
}

const LetterLanguage = () => {
  const { t } = useLingui()
  const { store, language } = useLetterContext()
  const names = { es: t`Spanish`, en: t`English` }
  return (
    <SegmentedControl
      legend={t`Letter language`}
      className="ms-auto"
      value={language}
      onChange={(next) => store.edit(setValue(store.getSnapshot().document, ['language'], next))}
      segments={LANGUAGES.map((value) => ({ value, label: names[value] }))}
    />
  )
}
