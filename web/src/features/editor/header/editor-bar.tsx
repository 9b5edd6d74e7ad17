import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, useMemo, useState } from 'react'
import type { Template } from '#shared/templates/template.ts'
import { RenameDialog } from '#web/components/drafts/rename-dialog.tsx'
import type { DocumentSnapshot } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { Button, IconButton } from '#web/ui/button/button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { useShortcuts } from '#web/ui/use-shortcuts.ts'
import { DocumentLanguage } from '../design/document-language.tsx'
import { useEditor } from '../editor-context.ts'
import type { ExportMenuProps } from '../editor-slots.ts'
import { RESUME_FORM_ID } from '../form/resume-form.tsx'
import { ScoreButton } from '../score/score-button.tsx'
import { VersionDialog } from '../versions/version-dialog.tsx'
import { useWorkspace } from '../workspace/use-workspace.ts'
import { EditorHelp } from './editor-help.tsx'
import { SaveStatus } from './save-status.tsx'
import { UndoButtons } from './undo-buttons.tsx'

const selectName = (snapshot: DocumentSnapshot) => snapshot.name

type BarDialog = 'help' | 'versions' | 'rename'

interface EditorBarProps {
  template: Template | null
  busy: boolean
  onBack: () => void
  onOpenDraft: (id: string) => void
  onGenerate: () => void
  onPreview: () => void
  onTranslate: (path: readonly string[]) => void
  ExportMenu: ComponentType<ExportMenuProps>
}

/** Way back, name, state of saving, undo, score, language and export, in one line. */
export const EditorBar = (props: EditorBarProps) => {
  const { template, busy, onBack, onOpenDraft, onGenerate, onPreview, onTranslate, ExportMenu } = props
  const { t } = useLingui()
  const { store } = useEditor()
  const { wide, isPageOver } = useWorkspace()
  const name = useDocument(store, selectName)
  const [dialog, setDialog] = useState<BarDialog | null>(null)
  useBarShortcuts(onGenerate, () => setDialog('help'))
  return (
    <header
      inert={isPageOver}
      data-editor-bar
      className="sticky top-0 z-20 short:static flex h-14 shrink-0 items-center gap-1 border-b border-line bg-paper px-1 sm:px-3 lg:static lg:gap-2"
    >
      <Tooltip content={t`Back to templates`}>
        <IconButton icon="arrow-left" label={t`Back to templates`} onClick={onBack} />
      </Tooltip>
      <h1 className="min-w-0 truncate font-serif text-lead max-lg:flex-1">{name}</h1>
      {wide && (
        <IconButton
          size="small"
          icon="edit"
          label={t`Rename resume`}
          className="-ms-1"
          onClick={() => setDialog('rename')}
        />
      )}
      <SaveStatus />
      <span className="hidden flex-1 lg:block" />
      <div className="flex shrink-0 items-center">
        <UndoButtons />
        {wide && <HistoryAndKeys onOpen={setDialog} />}
      </div>
      <ScoreButton />
      {wide && (
        <>
          <DocumentLanguage />
          <Tooltip content={t`Preview`}>
            <IconButton icon="eye" label={t`Preview`} onClick={onPreview} />
          </Tooltip>
          <Button
            kind="primary"
            size="small"
            type="submit"
            form={RESUME_FORM_ID}
            icon="download"
            busy={busy}
            className="whitespace-nowrap"
          >
            {busy ? <Trans>Generating Resume...</Trans> : <Trans>Generate Resume</Trans>}
          </Button>
        </>
      )}
      <ExportMenu store={store} template={template} onOpenDraft={onOpenDraft} onBack={onBack} onTranslate={onTranslate}>
        {!wide && <NarrowItems onOpen={setDialog} />}
      </ExportMenu>
      <BarDialogs dialog={dialog} name={name} onClose={() => setDialog(null)} />
    </header>
  )
}

const useBarShortcuts = (onGenerate: () => void, onHelp: () => void): void => {
  const { t } = useLingui()
  const { store } = useEditor()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onHelp` only sets state
  const shortcuts = useMemo(
    () => ({
      undo: () => store.undo(),
      redo: () => store.redo(),
      generate: onGenerate,
      help: onHelp,
      saveVersion: () =>
        void store.saveVersion('manual').then(() => toast({ kind: 'success', title: t`Version saved` })),
    }),
    [store, onGenerate, t],
  )
  useShortcuts(shortcuts)
}

const HistoryAndKeys = ({ onOpen }: { onOpen: (dialog: BarDialog) => void }) => {
  const { t } = useLingui()
  return (
    <>
      <Tooltip content={t`Version history`}>
        <IconButton icon="history" label={t`Version history`} onClick={() => onOpen('versions')} />
      </Tooltip>
      <Tooltip content={t`Keyboard shortcuts`}>
        <IconButton icon="keyboard" label={t`Keyboard shortcuts`} onClick={() => onOpen('help')} />
      </Tooltip>
    </>
  )
}

/** In the menu of a narrow screen: what has a button of its own on a wide one. */
const NarrowItems = ({ onOpen }: { onOpen: (dialog: BarDialog) => void }) => (
  <>
    <MenuItem icon="edit" onSelect={() => onOpen('rename')}>
      <Trans>Rename resume</Trans>
    </MenuItem>
    <MenuItem icon="history" onSelect={() => onOpen('versions')}>
      <Trans>Version history</Trans>
    </MenuItem>
    <MenuItem icon="keyboard" onSelect={() => onOpen('help')}>
      <Trans>Keyboard shortcuts</Trans>
    </MenuItem>
    <MenuSeparator />
  </>
)

const BarDialogs = ({ dialog, name, onClose }: { dialog: BarDialog | null; name: string; onClose: () => void }) => {
  const { store } = useEditor()
  return (
    <>
      <EditorHelp open={dialog === 'help'} onOpenChange={onClose} />
      {dialog === 'versions' && <VersionDialog store={store} onClose={onClose} />}
      {dialog === 'rename' && (
        <RenameDialog
          id={store.getSnapshot().id}
          name={name}
          onClose={onClose}
          onRename={(next) => store.updateMetadata({ name: next })}
        />
      )}
    </>
  )
}
