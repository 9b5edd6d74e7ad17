import { currentAccount, VISITOR_ACCOUNT } from '../account/current-account.ts'
import { openRepository } from '../database/connection.ts'

const SYNC_DELAY_MS = 4_000

let timer: ReturnType<typeof setTimeout> | undefined
let running = false
/** What was saved while it runs may have come too late for it. */
let rerunRequested = false

/** One tab after another: what this one has saved is not known to who is at it now. */
const withTabLock = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('faro-sync', work) : work()

const runSync = async (): Promise<void> => {
  const owner = currentAccount.get()
  if (owner === VISITOR_ACCOUNT || !navigator.onLine) return
  rerunRequested = running
  if (running) return
  running = true
  try {
    const repository = await openRepository(owner)
    if (repository.kind === 'memory') return
    const [{ syncDrafts }, { apiDraftRemote: apiRemote }] = await Promise.all([
      import('./sync-drafts.ts'),
      import('./api-remote.ts'),
    ])
    await withTabLock(() => syncDrafts({ repository, remote: apiRemote, now: Date.now }))
  } catch (error) {
    console.warn('drafts wait for the next chance to reach the account', error)
  } finally {
    running = false
    if (rerunRequested) void runSync()
  }
}

/** Brings drafts and account together in a few seconds; called after each save. A visitor's stay on the device. */
export const scheduleSync = (): void => {
  clearTimeout(timer)
  if (currentAccount.get() !== VISITOR_ACCOUNT) timer = setTimeout(() => void runSync(), SYNC_DELAY_MS)
}

const syncNow = () => void runSync()
const syncWhenVisible = () => document.visibilityState === 'visible' && scheduleSync()

/** Keeps drafts and account together while a screen with drafts is open. Returns the way to stop. */
export const startSync = (): (() => void) => {
  syncNow()
  const stop = currentAccount.subscribe(syncNow)
  addEventListener('online', syncNow)
  document.addEventListener('visibilitychange', syncWhenVisible)
  return () => {
    stop()
    removeEventListener('online', syncNow)
    document.removeEventListener('visibilitychange', syncWhenVisible)
  }
}
