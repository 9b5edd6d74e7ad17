import { useEffect, useState, useSyncExternalStore } from 'react'
import { useAccountHint } from '#web/platform/auth/use-session.ts'
import type { OutboxEntry } from '#web/storage/outbox/outbox-entry.ts'
import { outboxRevision } from '#web/storage/outbox/outbox-events.ts'
import { listOutboxEntries } from '#web/storage/outbox/outbox-table.ts'

/** The entries of the outbox, updated by any tab and the service worker. */
export const useOutboxEntries = (): readonly OutboxEntry[] => {
  const account = useAccountHint()
  const revision = useSyncExternalStore(outboxRevision.subscribe, outboxRevision.get)
  const [rows, setRows] = useState<readonly OutboxEntry[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision means that the outbox must be read again
  useEffect(() => {
    if (account === null) return setRows([])
    let unmounted = false
    listOutboxEntries(account).then((found) => unmounted || setRows(found), console.warn)
    return () => {
      unmounted = true
    }
  }, [account, revision])

  return rows
}
