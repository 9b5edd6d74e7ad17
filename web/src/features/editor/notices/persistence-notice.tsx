import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { persistence } from '#web/storage/database/persistence.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'

/** Explains the browser's prompt for persistent storage while it is open. Some browsers never show one. */
export const PersistenceNotice = () => {
  const state = useSyncExternalStore(persistence.subscribe, persistence.get)
  if (state !== 'asking') return null
  return (
    <Notice
      live="status"
      className="mb-5"
      title={<Trans>Your browser will ask if Faro can store data on this device</Trans>}
    >
      <Trans>If you allow it, your browser will keep your resumes on this device even when storage is low.</Trans>
    </Notice>
  )
}
