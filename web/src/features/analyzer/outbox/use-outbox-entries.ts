import { useEffect, useState, useSyncExternalStore } from 'react'
import { useAccountHint } from '#web/platform/auth/use-session.ts'
import type { OutboxEntry } from '#web/storage/outbox/outbox-entry.ts'
import { outboxRevision } from '#web/storage/outbox/outbox-events.ts'
import { listOutboxEntries } from '#web/storage/outbox/outbox-table.ts'

/** What waits to be sent, in any tab. */
export const useOutboxEntries = (): readonly OutboxEntry[] => {
  const account = useAccountHint()
  const change = useSyncExternalStore(outboxRevision.subscribe, outboxRevision.get)
  const [rows, setRows] = useState<readonly OutboxEntry[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change is only the reason to read again
  useEffect(() => {
    if (account === null) return setRows([])
    let over = false
    listOutboxEntries(account).then((found) => over || setRows(found), console.warn)
    return () => {
      over = true
    }
  }, [account, change])

  return rows
}
