import { createObservable } from '../observable.ts'

/**
 * `memory`: no IndexedDB, drafts last as long as the page. `full`: the last write exceeded the quota. `cleared`: the
 * site data was deleted while the page was open. `outdated`: a newer release in another tab upgraded the database, this
 * tab must reload. `waiting`: an older tab blocks the upgrade. `stuck`: a write has not ended for long.
 */
export type StorageHealth = 'ok' | 'memory' | 'full' | 'cleared' | 'outdated' | 'waiting' | 'stuck'

export const storageHealth = createObservable<StorageHealth>('ok')

const getErrorName = (error: unknown): string =>
  error instanceof Error || error instanceof DOMException ? error.name : ''

/** Dexie reports a quota error itself or as the `inner` error of an AbortError. */
const isQuotaError = (error: unknown): boolean => {
  const inner = error instanceof Error && 'inner' in error ? error.inner : undefined
  return getErrorName(error) === 'QuotaExceededError' || getErrorName(inner) === 'QuotaExceededError'
}

const OUTDATED_ERRORS = new Set(['VersionError', 'VersionChangeError'])

/** Classifies a failed write for the save status. */
export const getFailureReason = (error: unknown): 'full' | 'outdated' | 'unknown' =>
  isQuotaError(error)
    ? 'full'
    : OUTDATED_ERRORS.has(getErrorName(error)) || storageHealth.get() === 'outdated'
      ? 'outdated'
      : 'unknown'
