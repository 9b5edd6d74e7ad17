import type { CorrectedReading } from '#web/storage/analyses/analysis-cache.ts'

const loadCache = () => import('#web/storage/analyses/analysis-cache.ts')

/** What a person corrected of an analyzed resume on this device; null without an account, or when nothing was. */
export const readCorrection = async (account: string | null, resumeId: string): Promise<CorrectedReading | null> =>
  account === null ? null : (await loadCache()).getCorrectedReading(account, resumeId)

/** Stores a correction with the cached analysis, or removes it, in the background; a failure is only logged. */
export const storeCorrection = (
  account: string | null,
  resumeId: string,
  correction: CorrectedReading | null,
): void => {
  if (account === null) return
  loadCache()
    .then((cache) => cache.cacheCorrectedReading(account, resumeId, correction))
    .catch(console.warn)
}
