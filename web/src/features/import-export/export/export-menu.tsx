import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Template } from '#shared/templates/template.ts'
import { nextDraftName } from '#web/components/drafts/next-draft-name.ts'
import { useDraftAction } from '#web/components/drafts/use-draft-action.ts'
import { DeleteBaseDialog } from '#web/components/jobs/delete-base-dialog.tsx'
import { WriteLetterItem } from '#web/components/letters/write-letter-item.tsx'
import type { DocumentStore } from '#web/storage/document/document-store.types.ts'
import { countTailored, deleteDraft, duplicateDraft, listDrafts, restoreDraft } from '#web/storage/drafts/drafts.ts'
import { IconButton } from '#web/ui/button/button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/menu.tsx'
import { EmbedDataItem } from './embed-data-item.tsx'
import { exportFaroFile, exportHtml, exportJsonResume, exportText, exportWord } from './export-files.ts'
import { printPdf } from './print-pdf.ts'
import { useTranslationCheck } from './use-translation-check.tsx'

interface ExportMenuProps {
  store: DocumentStore
  template: Template | null
  onOpenDraft: (id: string) => void
  onBack: () => void
  /** Opens both languages of the document at a field. */
  onTranslate?: (path: readonly string[]) => void
  /** Items above the others. */
  children?: ReactNode
}

/** Print, export, duplicate and delete. Free, with no account needed. */
export const ExportMenu = ({ store, template, onOpenDraft, onBack, onTranslate, children }: ExportMenuProps) => {
  const { t } = useLingui()
  const [tailored, setTailored] = useState(0)
  const { id: draftId, name: draftName, document } = store.getSnapshot()
  const isLetter = document.letter !== undefined
  const { ask, dialog } = useTranslationCheck(store, onTranslate)
  const run = useDraftAction()

  const duplicate = async () => {
    await store.savePending()
    const { id, name } = store.getSnapshot()
    const names = (await listDrafts()).map((draft) => draft.name)
    onOpenDraft(await duplicateDraft(id, nextDraftName(t`${name} (copy)`, names)))
  }
  const print = async () => {
    if (!template) return
    const opened = await printPdf(store, template).catch(() => false)
    if (!opened)
      toast({ kind: 'error', title: t`Error`, description: t`Could not generate the resume. Please try again.` })
  }
  const askOrRemove = async () => {
    const count = await countTailored(store.getSnapshot().id)
    if (count > 0) setTailored(count)
    else await remove()
  }
  const remove = async () => {
    const { id, name } = store.getSnapshot()
    await store.close()
    await deleteDraft(id)
    onBack()
    toast({
      title: t`“${name}” was deleted`,
      action: {
        label: t`Undo`,
        alt: t`To restore this resume, import a backup`,
        onAction: () => run(() => restoreDraft(id)),
      },
    })
  }
  return (
    <>
      <Menu trigger={<IconButton icon="more" label={t`Export and more`} />}>
        {children}
        <MenuItem icon="print" disabled={!template} onSelect={() => ask(() => void print())}>
          <Trans>Open PDF to print</Trans>
        </MenuItem>
        {!isLetter && <EmbedDataItem store={store} />}
        <MenuSeparator />
        <ExportItems store={store} template={template} isLetter={isLetter} ask={ask} />
        <MenuSeparator />
        {!isLetter && <WriteLetterItem resume={{ id: draftId, name: draftName }} beforeRead={store.savePending} />}
        <MenuItem icon="copy" onSelect={() => run(duplicate)}>
          <Trans>Duplicate</Trans>
        </MenuItem>
        <MenuItem icon="trash" danger onSelect={() => run(askOrRemove)}>
          <Trans>Delete</Trans>
        </MenuItem>
      </Menu>
      {dialog}
      <DeleteBaseDialog
        open={tailored > 0}
        name={store.getSnapshot().name}
        count={tailored}
        onClose={() => setTailored(0)}
        onConfirm={() => run(remove)}
      />
    </>
  )
}

interface ExportItemsProps extends Pick<ExportMenuProps, 'store' | 'template'> {
  isLetter: boolean
  ask: (download: () => void) => void
}

const ExportItems = ({ store, template, isLetter, ask }: ExportItemsProps) => {
  const { t } = useLingui()
  const word = () => {
    if (!template) return
    exportWord(store, template).catch((error: unknown) => {
      console.error(error)
      toast({ kind: 'error', title: t`Error`, description: t`Could not generate the resume. Please try again.` })
    })
  }
  return (
    <>
      <MenuLabel>
        <Trans>Export</Trans>
      </MenuLabel>
      <MenuItem icon="file" disabled={!template} onSelect={() => ask(word)}>
        <Trans>Word (.docx)</Trans>
      </MenuItem>
      <MenuItem icon="file-text" onSelect={() => ask(() => exportText(store))}>
        <Trans>Plain text (.txt)</Trans>
      </MenuItem>
      <MenuItem icon="globe" disabled={!template} onSelect={() => template && ask(() => exportHtml(store, template))}>
        <Trans>Web page (.html)</Trans>
      </MenuItem>
      {!isLetter && (
        <MenuItem icon="file" onSelect={() => ask(() => exportJsonResume(store))}>
          <Trans>JSON Resume (.json)</Trans>
        </MenuItem>
      )}
      <MenuItem icon="download" onSelect={() => exportFaroFile(store)}>
        <Trans>Faro file, both languages (.json)</Trans>
      </MenuItem>
    </>
  )
}
