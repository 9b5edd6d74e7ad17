import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useOnline } from '#web/platform/use-online.ts'
import { useStorageHealth } from '#web/storage/database/use-storage-health.ts'
import type { DocumentSnapshot, SaveState } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import type { IconName } from '#web/ui/icon/icon-paths.ts'
import { useEditor } from '../editor-context.ts'

const selectSaving = (snapshot: DocumentSnapshot) => snapshot.saving

const FAILURE_MESSAGES: Readonly<Record<Extract<SaveState, { kind: 'failed' }>['reason'], ReactNode>> = {
  full: <Trans>Not saved: no storage space left</Trans>,
  outdated: <Trans>Not saved: this tab is out of date</Trans>,
  unknown: <Trans>Not saved: your browser doesn’t allow it</Trans>,
}

const describeSaveState = (saving: SaveState, inMemory: boolean, online: boolean): [IconName, ReactNode, string] => {
  if (saving.kind === 'failed') return ['error', FAILURE_MESSAGES[saving.reason], 'text-bad']
  if (inMemory) return ['warning', <Trans key="memory">Stored only in this tab</Trans>, 'text-fair']
  if (saving.kind === 'saving') return ['refresh', <Trans key="saving">Saving…</Trans>, 'text-ink-soft']
  if (!online) return ['offline', <Trans key="offline">Offline: saved on this device</Trans>, 'text-ink-soft']
  return ['check', <Trans key="saved">Saved</Trans>, 'text-ink-soft']
}

/** Shows whether the document is saved, and why not. */
export const SaveStatus = () => {
  const { store } = useEditor()
  const saving = useDocument(store, selectSaving)
  const inMemory = useStorageHealth() === 'memory'
  const [icon, message, tone] = describeSaveState(saving, inMemory, useOnline())
  return (
    <p role="status" data-saving={saving.kind} className={cx('flex min-w-4 items-center gap-1.5 text-note', tone)}>
      <Icon name={icon} size={16} />
      <span className={saving.kind === 'failed' ? 'truncate max-sm:sr-only' : 'max-xl:sr-only xl:truncate'}>
        {message}
      </span>
    </p>
  )
}
