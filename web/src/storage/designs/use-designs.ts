import { useEffect, useState } from 'react'
import { currentAccount, VISITOR_ACCOUNT } from '../account/current-account.ts'
import { useCurrentAccount } from '../account/use-current-account.ts'
import type { DesignRow } from './design-row.ts'

/** Accounts whose designs were synced since the page was loaded. */
const synced = new Set<string>()

const syncOnce = async (account: string): Promise<void> => {
  if (synced.has(account)) return
  synced.add(account)
  const { syncDesignsNow } = await import('./designs.ts')
  await syncDesignsNow()
}

/** The designs of the account on this device, the last changed first; null while they load. */
export const useDesigns = (): readonly DesignRow[] | null => {
  const account = useCurrentAccount()
  const [rows, setRows] = useState<readonly DesignRow[] | null>(null)
  useEffect(() => {
    setRows(account === VISITOR_ACCOUNT ? [] : null)
    if (account === VISITOR_ACCOUNT) return
    let stop = () => {}
    let isOver = false
    const syncNow = () => {
      synced.delete(account)
      void syncOnce(account)
    }
    import('./design-table.ts').then(({ watchDesigns }) => {
      if (isOver) return
      stop = watchDesigns(account, (found) =>
        setRows(found.filter(({ isDeleted }) => !isDeleted).toSorted((a, b) => b.updatedAt - a.updatedAt)),
      )
      void syncOnce(account)
    }, console.warn)
    addEventListener('online', syncNow)
    return () => {
      isOver = true
      stop()
      removeEventListener('online', syncNow)
    }
  }, [account])
  return account === currentAccount.get() ? rows : null
}
