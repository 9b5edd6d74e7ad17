import { AppError, ERRORS } from '#shared/errors.ts'
import { bindToAccount } from '../account/bind-to-account.ts'
import { currentAccount, VISITOR_ACCOUNT } from '../account/current-account.ts'

const SYNC_DELAY_MS = 4_000
/** A server that comes back tells nobody: the browser was online all the time. */
const RETRY_MS = 30_000

let timer: ReturnType<typeof setTimeout> | undefined
let running = false
/** Set when a sync is requested during a running one, which may have missed the newest drafts. */
let rerunRequested = false

/** Lets one tab sync at a time. */
export const withTabLock = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('faro-sync', work) : work()

/** Syncs now, and later again when that fails. Resolves at its end, at once while another one runs; never rejects. */
export const syncDraftsNow = async (): Promise<void> => {
  const owner = currentAccount.get()
  if (owner === VISITOR_ACCOUNT || !navigator.onLine) return
  rerunRequested = running
  if (running) return
  running = true
  try {
    const { openRepository } = await import('../database/connection.ts')
    const repository = await openRepository(owner)
    if (repository.kind === 'memory') return
    const [{ syncDrafts }, { apiDraftRemote }] = await Promise.all([
      import('./sync-drafts.ts'),
      import('./api-remote.ts'),
    ])
    const remote = bindToAccount(owner, apiDraftRemote)
    await withTabLock(() => syncDrafts({ repository, remote, now: Date.now }))
  } catch (error) {
    console.warn('drafts could not be synced', error)
    if (error instanceof AppError && !ERRORS[error.code].retryable) return
    clearTimeout(timer)
    timer = setTimeout(() => void syncDraftsNow(), RETRY_MS)
  } finally {
    running = false
    if (rerunRequested) void syncDraftsNow()
  }
}

/** Schedules a sync after a save; does nothing for visitors. */
export const scheduleSync = (): void => {
  clearTimeout(timer)
  if (currentAccount.get() !== VISITOR_ACCOUNT) timer = setTimeout(() => void syncDraftsNow(), SYNC_DELAY_MS)
}

const syncNow = () => void syncDraftsNow()
const syncWhenVisible = () => document.visibilityState === 'visible' && scheduleSync()

/** Syncs now, on reconnection, on account change and when the page is shown again. Returns the function that stops it. */
export const startSync = (): (() => void) => {
  syncNow()
  const unsubscribe = currentAccount.subscribe(syncNow)
  addEventListener('online', syncNow)
  document.addEventListener('visibilitychange', syncWhenVisible)
  return () => {
    unsubscribe()
    removeEventListener('online', syncNow)
    document.removeEventListener('visibilitychange', syncWhenVisible)
  }
}
