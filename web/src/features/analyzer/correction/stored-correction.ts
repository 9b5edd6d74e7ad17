import type { CorrectedReading } from '#web/storage/analyses/analysis-cache.ts'

const loadCache = () => import('#web/storage/analyses/analysis-cache.ts')

/** What a correction belongs to: a resume of an account, or what was scored on this device. */
interface Corrected {
  readonly account: string | null
  readonly resumeId: string | null
  readonly scored?: object | undefined
}

/** Corrections of what was scored on this device, which is stored nowhere: they end with the page. */
const localCorrections = new WeakMap<object, CorrectedReading>()

/** What a person corrected on this device; null when nothing was. */
export const readCorrection = async ({ account, resumeId, scored }: Corrected): Promise<CorrectedReading | null> => {
  if (resumeId === null) return (scored && localCorrections.get(scored)) ?? null
  return account === null ? null : (await loadCache()).getCorrectedReading(account, resumeId)
}

/** Stores a correction, of an account's resume with its cached analysis; null removes it. A failure is only logged. */
export const storeCorrection = (
  { account, resumeId, scored }: Corrected,
  correction: CorrectedReading | null,
): void => {
  if (resumeId === null) {
    if (scored && correction) localCorrections.set(scored, correction)
    else if (scored) localCorrections.delete(scored)
  } else if (account !== null) {
    loadCache()
      .then((cache) => cache.cacheCorrectedReading(account, resumeId, correction))
      .catch(console.warn)
  }
}
