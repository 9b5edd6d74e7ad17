import { createObservable } from '../observable.ts'

/**
 * How the device's storage is. `memory`: the browser gives none, work lives as long as the page. `full`: the last write
 * was refused. `cleared`: the site's data was taken away while it was open. `outdated`: a newer Faro in another tab
 * changed the database, this tab must reload. `waiting`: an older tab holds the database up.
 */
export type StorageHealth = 'ok' | 'memory' | 'full' | 'cleared' | 'outdated' | 'waiting'

export const storageHealth = createObservable<StorageHealth>('ok')

const getErrorName = (error: unknown): string =>
  error instanceof Error || error instanceof DOMException ? error.name : ''

/** Quota errors come as themselves or inside an AbortError. */
const isQuotaError = (error: unknown): boolean => {
  const inner = error instanceof Error && 'inner' in error ? error.inner : undefined
  return getErrorName(error) === 'QuotaExceededError' || getErrorName(inner) === 'QuotaExceededError'
}

const OUTDATED_ERRORS = new Set(['VersionError', 'VersionChangeError'])

/** Why a write failed, for the status line. */
export const getFailureReason = (error: unknown): 'full' | 'outdated' | 'unknown' =>
  isQuotaError(error)
    ? 'full'
    : OUTDATED_ERRORS.has(getErrorName(error)) || storageHealth.get() === 'outdated'
      ? 'outdated'
      : 'unknown'
