import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { Template } from '#shared/templates/template.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import type { DocumentSnapshot } from '#web/storage/document-store.types.ts'
import { useDocument } from '#web/storage/use-storage.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Button, IconButton } from '#web/ui/button/button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { RenameDialog } from '../../../components/drafts/rename-dialog.tsx'
import { VersionDialog } from './version-dialog.tsx'
import { ExportMenu } from '../../import-export/export/export-menu.tsx'
import { useEditing } from '../editor-context.ts'
import { HelpDialog } from './editor-help.tsx'
import { SaveStatus } from './save-status.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { UndoButtons } from './undo-buttons.tsx'

const nameOf = (snapshot: DocumentSnapshot) => snapshot.name

interface EditorHeaderProps {
  template: Template | null
  onBack: () => void
  onOpen: (id: string) => void
  onGenerate: () => void
}

export const EditorHeader = ({ template, onBack, onOpen, onGenerate }: EditorHeaderProps) => {
  const { t } = useLingui()
  const { store } = useEditing()
  const language = useLanguage()
  const name = useDocument(store, nameOf)
  const [dialog, setDialog] = useState<'help' | 'versions' | 'rename' | null>(null)
  const close = () => setDialog(null)

  const shortcuts = useMemo(
    () => ({
      undo: () => store.undo(),
      redo: () => store.redo(),
      generate: onGenerate,
      help: () => setDialog('help'),
      keepVersion: () =>
        void store.keepVersion('manual').then(() => toast({ kind: 'success', title: t`This version is kept` })),
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
          <ExportMenu template={template} onOpen={onOpen} onBack={onBack} />
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
      <HelpDialog open={dialog === 'help'} onOpenChange={close} />
      {dialog === 'versions' && <VersionDialog store={store} onClose={close} />}
      {dialog === 'rename' && (
        <RenameDialog
          id={store.getSnapshot().id}
          name={name}
          onClose={close}
          onRename={(next) => store.describe({ name: next })}
        />
      )}
    </header>
  )
}
