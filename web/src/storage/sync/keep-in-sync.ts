import { account, VISITOR } from '../account.ts'
import { repositoryOf } from '../connection.ts'

const SOON = 4_000

let timer: ReturnType<typeof setTimeout> | undefined
let running = false
/** What was saved while it runs may have come too late for it. */
let again = false

/** One tab after another: what this one has saved is not known to who is at it now. */
const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('faro-sync', work) : work()

const run = async (): Promise<void> => {
  const owner = account.get()
  if (owner === VISITOR || !navigator.onLine) return
  again = running
  if (running) return
  running = true
  try {
    const repository = await repositoryOf(owner)
    if (repository.kind === 'memory') return
    const [{ syncDrafts }, { apiRemote }] = await Promise.all([import('./sync-drafts.ts'), import('./api-remote.ts')])
    await alone(() => syncDrafts({ repository, remote: apiRemote, now: Date.now }))
  } catch (error) {
    console.warn('drafts wait for the next chance to reach the account', error)
  } finally {
    running = false
    if (again) void run()
  }
}

/** Brings drafts and account together in a few seconds; called after each save. A visitor's stay on the device. */
export const syncSoon = (): void => {
  clearTimeout(timer)
  if (account.get() !== VISITOR) timer = setTimeout(() => void run(), SOON)
}

const now = () => void run()
const whenSeen = () => document.visibilityState === 'visible' && syncSoon()

/** Keeps drafts and account together while a screen with drafts is open. Returns the way to stop. */
export const keepInSync = (): (() => void) => {
  now()
  const stop = account.subscribe(now)
  addEventListener('online', now)
  document.addEventListener('visibilitychange', whenSeen)
  return () => {
    stop()
    removeEventListener('online', now)
    document.removeEventListener('visibilitychange', whenSeen)
  }
}
