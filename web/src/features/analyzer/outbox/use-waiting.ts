import { useEffect, useState, useSyncExternalStore } from 'react'
import { useAccountHint } from '#web/platform/session.ts'
import { outboxChanges } from '#web/storage/outbox/changes.ts'
import type { Waiting } from '#web/storage/outbox/row.ts'
import { listWaiting } from '#web/storage/outbox/rows.ts'

/** What waits to be sent, in any tab. */
export const useWaiting = (): readonly Waiting[] => {
  const account = useAccountHint()
  const change = useSyncExternalStore(outboxChanges.subscribe, outboxChanges.get)
  const [rows, setRows] = useState<readonly Waiting[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change is only the reason to read again
  useEffect(() => {
    if (account === null) return setRows([])
    let over = false
    listWaiting(account).then((found) => over || setRows(found), console.warn)
    return () => {
      over = true
    }
  }, [account, change])

  return rows
}
