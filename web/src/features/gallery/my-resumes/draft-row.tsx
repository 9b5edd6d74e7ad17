import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { nextDraftName } from '#web/components/drafts/next-draft-name.ts'
import { RenameDialog } from '#web/components/drafts/rename-dialog.tsx'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { saveText } from '#web/platform/save-file.ts'
import type { Draft } from '#web/storage/drafts/draft.ts'
import { deleteDraft, duplicateDraft, getDraftPath, restoreDraft } from '#web/storage/drafts/drafts.ts'
import { IconButton } from '#web/ui/button/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx'

const Problem = ({ draft }: { draft: Draft }) =>
  draft.problem === null ? null : (
    <Badge tone="bad">{draft.problem === 'newer' ? <Trans>Made by a newer Faro</Trans> : <Trans>Damaged</Trans>}</Badge>
  )

export const DraftRow = ({ draft, names }: { draft: Draft; names: readonly string[] }) => {
  const { t } = useLingui()
  const language = useLanguage()
  const navigate = useNavigate()
  const [renaming, setRenaming] = useState(false)
  const { id, name } = draft
  const person = draft.document.personalInfo.fullName

  const remove = async () => {
    await deleteDraft(id)
    toast({
      title: t`“${name}” was deleted`,
      action: { label: t`Undo`, alt: t`Import a backup to get it back`, onAction: () => void restoreDraft(id) },
    })
  }
  const duplicate = async () => {
    const copy = await duplicateDraft(id, nextDraftName(t`${name} (copy)`, names))
    await navigate(getDraftPath(copy))
  }
  return (
    <li className="flex items-center gap-3 border-b border-line">
      <Link to={getDraftPath(id)} className="group flex min-w-0 flex-1 items-center gap-3 py-3 no-underline">
        <Icon name="file-text" className="text-ink-faint group-hover:text-sea" />
        <span className="min-w-0">
          <span className="flex items-center gap-2">
            <span className="truncate font-medium group-hover:underline">{name}</span>
            <Problem draft={draft} />
          </span>
          <span className="block text-note text-ink-soft">
            {person && `${person} · `}
            <Trans>edited {formatDate(draft.updatedAt, language, { dateStyle: 'medium', timeStyle: 'short' })}</Trans>
          </span>
        </span>
      </Link>
      <Menu trigger={<IconButton icon="more" label={t`Actions for “${name}”`} />}>
        <MenuItem icon="edit" onSelect={() => setRenaming(true)}>
          <Trans>Rename</Trans>
        </MenuItem>
        <MenuItem icon="copy" onSelect={() => void duplicate()}>
          <Trans>Duplicate</Trans>
        </MenuItem>
        <MenuItem
          icon="download"
          onSelect={() => saveText(`${name}.faro.json`, 'application/json', JSON.stringify(draft.raw, null, 2))}
        >
          <Trans>Export a copy</Trans>
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon="trash" danger onSelect={() => void remove()}>
          <Trans>Delete</Trans>
        </MenuItem>
      </Menu>
      {renaming && <RenameDialog id={id} name={name} onClose={() => setRenaming(false)} />}
    </li>
  )
}
