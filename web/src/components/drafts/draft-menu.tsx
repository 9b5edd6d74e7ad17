import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { nextDraftName } from '#web/components/drafts/next-draft-name.ts'
import { DeleteBaseDialog } from '#web/components/jobs/delete-base-dialog.tsx'
import { WriteLetterItem } from '#web/components/letters/write-letter-item.tsx'
import { saveText } from '#web/platform/save-file.ts'
import type { Draft } from '#web/storage/drafts/draft.ts'
import { deleteDraft, duplicateDraft, getComparePath, getDraftPath, restoreDraft } from '#web/storage/drafts/drafts.ts'
import { isLetter } from '#web/storage/drafts/letters.ts'
import { IconButton } from '#web/ui/button/button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx'
import { useNavigate } from '#web/ui/router/router.tsx'
import { useDraftAction } from './use-draft-action.ts'

const RenameDialog = lazy(async () => ({ default: (await import('./rename-dialog.tsx')).RenameDialog }))
const TailorDialog = lazy(async () => ({
  default: (await import('#web/components/jobs/tailor-dialog.tsx')).TailorDialog,
}))

export interface DraftMenuProps {
  draft: Draft
  /** Names of all drafts. */
  names: readonly string[]
  /** The draft that this one was tailored from. */
  base?: Draft
  /** The drafts tailored from this one. */
  tailored?: readonly Draft[]
}

/** Deletes a draft, with an undo in a notification; copies it and opens the copy. */
const useDraftActions = ({ id, name }: Draft, names: readonly string[]) => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const run = useDraftAction()
  const remove = async () => {
    await deleteDraft(id)
    toast({
      title: t`“${name}” was deleted`,
      action: {
        label: t`Undo`,
        alt: t`To restore this resume, import a backup`,
        onAction: () => run(() => restoreDraft(id)),
      },
    })
  }
  const duplicate = async () => {
    const copy = await duplicateDraft(id, nextDraftName(t`${name} (copy)`, names))
    await navigate(getDraftPath(copy))
  }
  return { remove: () => run(remove), duplicate: () => run(duplicate) }
}

export const DraftMenu = ({ draft, names, base, tailored = [] }: DraftMenuProps) => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'rename' | 'tailor' | 'delete' | null>(null)
  const close = () => setDialog(null)
  const { id, name } = draft
  const versions = tailored.filter((one) => !isLetter(one))
  const counterpart = isLetter(draft) ? undefined : (base ?? versions[0])
  const isResume = draft.problem === null && !isLetter(draft)

  const { remove, duplicate } = useDraftActions(draft, names)
  return (
    <>
      <Menu trigger={<IconButton icon="more" label={t`Actions for “${name}”`} />}>
        {isResume && (
          <MenuItem icon="briefcase" onSelect={() => setDialog('tailor')}>
            {base ? <Trans>Tailor to another job</Trans> : <Trans>Tailor to a job</Trans>}
          </MenuItem>
        )}
        {isResume && <WriteLetterItem resume={{ id, name }} />}
        {counterpart && (
          <MenuItem
            icon="columns"
            onSelect={() => void navigate(getComparePath((base ?? draft).id, (base ? draft : counterpart).id))}
          >
            <Trans>Compare versions</Trans>
          </MenuItem>
        )}
        <MenuItem icon="edit" onSelect={() => setDialog('rename')}>
          <Trans>Rename</Trans>
        </MenuItem>
        <MenuItem icon="copy" onSelect={duplicate}>
          <Trans>Duplicate</Trans>
        </MenuItem>
        <MenuItem
          icon="download"
          onSelect={() => saveText(`${name}.faro.json`, 'application/json', JSON.stringify(draft.raw, null, 2))}
        >
          <Trans>Export a copy</Trans>
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon="trash" danger onSelect={() => (versions.length > 0 ? setDialog('delete') : remove())}>
          <Trans>Delete</Trans>
        </MenuItem>
      </Menu>
      <Suspense>
        {dialog === 'rename' && <RenameDialog id={id} name={name} onClose={close} />}
        {dialog === 'tailor' && (
          <TailorDialog draft={{ id, name: base?.name ?? name }} job={base ? null : draft.job} onClose={close} />
        )}
      </Suspense>
      <DeleteBaseDialog
        open={dialog === 'delete'}
        name={name}
        count={versions.length}
        onClose={close}
        onConfirm={remove}
      />
    </>
  )
}
