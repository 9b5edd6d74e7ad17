import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo, useState } from 'react'
import type { Template } from '#shared/templates/template.ts'
import { RenameDialog } from '#web/components/drafts/rename-dialog.tsx'
import { useLanguage } from '#web/i18n/use-language.ts'
import type { DocumentSnapshot } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { Button, IconButton } from '#web/ui/button/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { useEditor } from '../editor-context.ts'
import { BaseLine } from './base-line.tsx'
import { EditorHelp } from './editor-help.tsx'
import { SaveStatus } from './save-status.tsx'
import { UndoButtons } from './undo-buttons.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { VersionDialog } from './version-dialog.tsx'

const selectName = (snapshot: DocumentSnapshot) => snapshot.name

interface EditorHeaderProps {
  template: Template | null
  onBack: () => void
  onGenerate: () => void
  exportMenu: ReactNode
}

export const EditorHeader = ({ template, onBack, onGenerate, exportMenu }: EditorHeaderProps) => {
  const { t } = useLingui()
  const { store } = useEditor()
  const language = useLanguage()
  const name = useDocument(store, selectName)
  const [dialog, setDialog] = useState<'help' | 'versions' | 'rename' | null>(null)
  const close = () => setDialog(null)

  const shortcuts = useMemo(
    () => ({
      undo: () => store.undo(),
      redo: () => store.redo(),
      generate: onGenerate,
      help: () => setDialog('help'),
      saveVersion: () =>
        void store.saveVersion('manual').then(() => toast({ kind: 'success', title: t`This version is kept` })),
    }),
    [store, onGenerate, t],
  )
  useShortcuts(shortcuts)

  return (
    <header className="mb-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Button kind="quiet" icon="arrow-left" className="-ms-3" onClick={onBack}>
          <Trans>Back to templates</Trans>
        </Button>
        <div className="flex items-center">
          <UndoButtons />
          <Tooltip content={t`Version history`}>
            <IconButton icon="history" label={t`Version history`} onClick={() => setDialog('versions')} />
          </Tooltip>
          <Tooltip content={t`Keys of the editor`}>
            <IconButton icon="keyboard" label={t`Keys of the editor`} onClick={() => setDialog('help')} />
          </Tooltip>
          {exportMenu}
        </div>
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="min-w-0 truncate font-serif text-title">{name}</h1>
        <IconButton size="small" icon="edit" label={t`Rename the resume`} onClick={() => setDialog('rename')} />
        {template && (
          <Badge tone="beam">
            <Trans>Template: {template.name[language]}</Trans>
          </Badge>
        )}
        <SaveStatus />
      </div>
      <BaseLine />
      <EditorHelp open={dialog === 'help'} onOpenChange={close} />
      {dialog === 'versions' && <VersionDialog store={store} onClose={close} />}
      {dialog === 'rename' && (
        <RenameDialog
          id={store.getSnapshot().id}
          name={name}
          onClose={close}
          onRename={(next) => store.updateMetadata({ name: next })}
        />
      )}
    </header>
  )
}
