import { useLingui } from '@lingui/react/macro'
import type { Template } from '#shared/templates/template.ts'
import type { DocumentSnapshot } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { usePageTitle } from '#web/ui/layout/page.tsx'
import { useEditor } from './editor-context.ts'
import type { DownloadControls, EditorSlots } from './editor-slots.ts'
import { type FormNavigation, useFormNavigation } from './form/use-form-navigation.ts'
import { EditorBar } from './header/editor-bar.tsx'
import { EditorNotices } from './notices/editor-notices.tsx'
import { DraftScoreProvider } from './score/draft-score-provider.tsx'
import { FindingSessionContext, useFindingSessionState } from './suggestions/finding-session.ts'
import { useTemplate } from './use-template.ts'
import { useUnsavedWarning } from './use-unsaved-warning.ts'
import { ProblemsContext } from './validation/problem-context.ts'
import { useFormSubmit } from './validation/use-form-submit.ts'
import { Columns } from './workspace/columns.tsx'
import { PhoneBar } from './workspace/phone-bar.tsx'
import { usePageOver } from './workspace/use-page-over.ts'
import { useWorkspaceState, type Workspace, WorkspaceContext } from './workspace/use-workspace.ts'
import { useWorkspaceMode } from './workspace/use-workspace-mode.ts'

const selectName = (snapshot: DocumentSnapshot) => snapshot.name
const selectProblem = (snapshot: DocumentSnapshot) => snapshot.problem

export interface EditorLayoutProps extends EditorSlots {
  onBack: () => void
  onOpenDraft: (id: string) => void
}

/** The bar, the sections, the form, the side panels and the page. */
export const EditorLayout = (props: EditorLayoutProps) => {
  const { PdfDownload } = props
  const { store } = useEditor()
  const template = useTemplate()
  const workspace = useWorkspaceState()
  const findings = useFindingSessionState()
  const navigation = useFormNavigation(store.getSnapshot().id, workspace.showForm)
  useUnsavedWarning(store)
  useWorkspaceMode(workspace.isPageOver)
  usePageTitle(useDocument(store, selectName))
  return (
    <WorkspaceContext value={workspace}>
      <FindingSessionContext value={findings}>
        <DraftScoreProvider templateId={template?.id ?? null}>
          <PdfDownload
            store={store}
            template={template}
            onGoToField={navigation.goToField}
            onTranslate={navigation.goToTranslation}
          >
            {(download) => (
              <EditorWorkspace
                {...props}
                template={template}
                workspace={workspace}
                navigation={navigation}
                download={download}
              />
            )}
          </PdfDownload>
        </DraftScoreProvider>
      </FindingSessionContext>
    </WorkspaceContext>
  )
}

interface EditorWorkspaceProps extends EditorLayoutProps {
  template: Template | null
  workspace: Workspace
  navigation: FormNavigation
  download: DownloadControls
}

const EditorWorkspace = (props: EditorWorkspaceProps) => {
  const { template, workspace, navigation, download, ExportMenu, exportCopy, onBack, onOpenDraft } = props
  const { t } = useLingui()
  const { store } = useEditor()
  const { wide } = workspace
  const isReadOnly = useDocument(store, selectProblem) !== null
  const form = useFormSubmit(store, download)
  const pageOver = usePageOver(workspace)
  const showPreview = () => {
    if (!wide) return pageOver.toggle()
    toast({ title: t`Preview`, description: t`The preview in the panel on the right updates as you type.` })
  }
  return (
    <ProblemsContext value={form.problems}>
      <div className="flex flex-col max-lg:pb-24 lg:h-full">
        <EditorBar
          template={template}
          busy={download.busy}
          onBack={onBack}
          onOpenDraft={onOpenDraft}
          onGenerate={form.submit}
          onPreview={showPreview}
          onTranslate={navigation.goToTranslation}
          ExportMenu={ExportMenu}
        />
        <EditorNotices readOnly={isReadOnly} onExport={() => exportCopy(store)} />
        <Columns
          template={template}
          readOnly={isReadOnly}
          form={form}
          navigation={navigation}
          onLeavePage={pageOver.leave}
          LetterPanel={props.LetterPanel}
        />
        {!wide && <PhoneBar busy={download.busy} onPreview={showPreview} />}
      </div>
    </ProblemsContext>
  )
}
