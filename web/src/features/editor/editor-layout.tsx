import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Template } from '#shared/templates/template.ts'
import { StorageBanner } from '#web/components/storage-banner/storage-banner.tsx'
import type { DocumentSnapshot } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { cx } from '#web/ui/cx.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { SegmentedControl } from '#web/ui/form/segmented-control.tsx'
import { usePageTitle } from '#web/ui/layout/page.tsx'
import { useEditor } from './editor-context.ts'
import type { DownloadControls, EditorSlots } from './editor-slots.ts'
import { ResumeForm } from './form/resume-form.tsx'
import { type FormNavigation, useFormNavigation } from './form/use-form-navigation.ts'
import { EditorHeader } from './header/editor-header.tsx'
import { ConflictNotices } from './notices/conflict-notices.tsx'
import { PersistenceNotice } from './notices/persistence-notice.tsx'
import { SizeNotice } from './notices/size-notice.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { FindingSessionContext, useFindingSessionState } from './suggestions/finding-session.ts'
import { PinnedFinding } from './suggestions/pinned-finding.tsx'
import { useTemplate } from './use-template.ts'
import { useUnsavedWarning } from './use-unsaved-warning.ts'
import { useWideViewport } from './use-wide-viewport.ts'
import { ProblemsContext } from './validation/problem-context.ts'
import { useFormSubmit } from './validation/use-form-submit.ts'

const selectName = (snapshot: DocumentSnapshot) => snapshot.name
const selectProblem = (snapshot: DocumentSnapshot) => snapshot.problem

type Pane = 'form' | 'preview'

export interface EditorLayoutProps extends EditorSlots {
  onBack: () => void
  onOpenDraft: (id: string) => void
}

/** Form and preview side by side; on a narrow viewport one pane at a time. */
export const EditorLayout = (props: EditorLayoutProps) => {
  const { PdfDownload } = props
  const { store } = useEditor()
  const template = useTemplate()
  const [pane, setPane] = useState<Pane>('form')
  const navigation = useFormNavigation(() => setPane('form'))
  useUnsavedWarning(store)
  usePageTitle(useDocument(store, selectName))
  return (
    <PdfDownload store={store} template={template} onGoToField={navigation.goToField}>
      {(download) => (
        <EditorPanes
          {...props}
          template={template}
          pane={pane}
          onPane={setPane}
          navigation={navigation}
          download={download}
        />
      )}
    </PdfDownload>
  )
}

interface EditorPanesProps extends EditorLayoutProps {
  template: Template | null
  pane: Pane
  onPane: (pane: Pane) => void
  navigation: FormNavigation
  download: DownloadControls
}

const EditorPanes = (props: EditorPanesProps) => {
  const { template, pane, onPane, navigation, download, ExportMenu, exportCopy, onBack, onOpenDraft } = props
  const { t } = useLingui()
  const { store } = useEditor()
  const wide = useWideViewport()
  const isReadOnly = useDocument(store, selectProblem) !== null
  const form = useFormSubmit(store, download)

  const showPreview = () => {
    onPane('preview')
    toast({
      title: t`Preview`,
      description: wide
        ? t`Look at the panel on the right: the preview follows what you write.`
        : t`The preview follows what you write.`,
    })
  }
  const findings = useFindingSessionState()
  return (
    <FindingSessionContext value={findings}>
      <ProblemsContext value={form.problems}>
        <div className="mx-auto w-full max-w-[96rem] px-5 pt-5 pb-28 sm:px-8 lg:pb-10">
          <EditorHeader
            template={template}
            onBack={onBack}
            onGenerate={form.submit}
            exportMenu={<ExportMenu store={store} template={template} onOpenDraft={onOpenDraft} onBack={onBack} />}
          />
          <StorageBanner onExport={() => exportCopy(store)} />
          <PersistenceNotice />
          <ConflictNotices />
          <SizeNotice />
          {isReadOnly && (
            <Notice tone="fair" className="mb-5" title={t`This resume can be read, not edited`}>
              <Trans>It was saved by a newer version of Faro. Reload to update; nothing is lost.</Trans>
            </Notice>
          )}
          {!wide && <PaneSwitch pane={pane} onPane={onPane} />}
          <div className="grid items-start gap-x-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
            <div className={cx('min-w-0', !wide && pane !== 'form' && 'hidden')}>
              <PinnedFinding onGoToField={navigation.goToField} />
              <ResumeForm
                template={template}
                readOnly={isReadOnly}
                busy={download.busy}
                form={form}
                navigation={navigation}
                onPreview={showPreview}
              />
            </div>
            <PreviewPane template={template} visible={wide || pane === 'preview'} onGoToField={navigation.goToField} />
          </div>
        </div>
      </ProblemsContext>
    </FindingSessionContext>
  )
}

const PaneSwitch = ({ pane, onPane }: { pane: Pane; onPane: (pane: Pane) => void }) => {
  const { t } = useLingui()
  return (
    <SegmentedControl
      legend={t`View`}
      className="sticky top-[4.75rem] z-10 short:static mb-4 w-full bg-paper *:flex-1"
      value={pane}
      onChange={onPane}
      segments={[
        { value: 'form', label: t`Form`, icon: 'edit' },
        { value: 'preview', label: t`Preview`, icon: 'eye' },
      ]}
    />
  )
}
