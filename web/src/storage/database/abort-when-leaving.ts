import type { Dexie } from 'dexie'
import { unsafeCast } from '#shared/cast.ts'
import { isPageLeaving } from '#web/platform/page-leaving.ts'

const openTransactions = new Set<IDBTransaction>()

/** Whether something that the page waits for was aborted. */
let hasAborted = false

const abort = (transaction: IDBTransaction): void => {
  try {
    transaction.abort()
    hasAborted = true
  } catch {
    // It is being committed, which needs no page.
  }
}

const track = (transaction: IDBTransaction): void => {
  if (isPageLeaving()) {
    abort(transaction)
    return
  }
  openTransactions.add(transaction)
  const forget = () => void openTransactions.delete(transaction)
  transaction.addEventListener('complete', forget)
  transaction.addEventListener('abort', forget)
}

if (typeof addEventListener === 'function') {
  addEventListener('pagehide', () => {
    for (const transaction of openTransactions) abort(transaction)
  })
  // A page that comes back from the cache of the browser would wait for what was aborted.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasAborted) location.reload()
  })
}

/**
 * Aborts the transactions of a database when its page goes. WebKit may never end one whose page is gone, and no other page
 * can then write. Unsaved changes are in the journal.
 */
export const abortWhenLeaving = (db: Dexie): void => {
  db.use({
    stack: 'dbcore',
    name: 'abort-when-leaving',
    create: (core) => ({
      ...core,
      transaction: (stores, mode, options) => {
        const transaction = core.transaction(stores, mode, options)
        track(unsafeCast<IDBTransaction>(transaction, 'this level is that of IndexedDB'))
        return transaction
      },
    }),
  })
}
