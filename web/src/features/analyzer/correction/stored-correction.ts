import type { CorrectedReading } from '#shared/api-schema/corrections.ts'
import { client, requestJson } from '#web/platform/api/client.ts'
import { getAccountHint } from '#web/platform/auth/account-hint.ts'
import type { CachedCorrection } from '#web/storage/analyses/analysis-cache.ts'
import { sendCorrections } from './send-corrections.ts'

const loadCache = () => import('#web/storage/analyses/analysis-cache.ts')

/** What a correction belongs to: a resume of an account, or what was scored on this device. */
interface Corrected {
  readonly resumeId: string | null
  readonly scored?: object | undefined
}

/** Corrections of what was scored on this device, which is stored nowhere: they end with the page. */
const localCorrections = new WeakMap<object, CorrectedReading>()

/**
 * Calls `onRead` with what a person corrected, null for nothing: first as this device knows it, and again when another
 * device has corrected it since.
 */
export const readCorrection = async (
  { resumeId, scored }: Corrected,
  onRead: (reading: CorrectedReading | null) => void,
): Promise<void> => {
  if (resumeId === null) return onRead((scored && localCorrections.get(scored)) ?? null)
  const account = getAccountHint()
  if (account === null) return onRead(null)
  const cache = await loadCache()
  const cached = await cache.getCachedCorrection(account, resumeId)
  onRead(cached?.reading ?? null)
  if (cached?.isSent === false) return sendCorrections()
  const remote = await requestJson(
    client.api.resumes[':id'].correction.$get({ param: { id: resumeId } }),
    ({ correctionResponse }) => correctionResponse,
  )
  if (!remote) return
  let isNews = false
  await cache.updateCachedCorrection(account, resumeId, (now) => {
    isNews = remote.correctedAt > (now?.correctedAt ?? 0)
    return isNews ? { ...remote, isSent: true } : null
  })
  if (isNews) onRead(remote.reading)
}

/** Stores a correction on the device; null takes it back. That of an account's resume is sent once it is scored. */
export const storeCorrection = async (
  { resumeId, scored }: Corrected,
  reading: CorrectedReading | null,
): Promise<void> => {
  if (resumeId === null) {
    if (scored && reading) localCorrections.set(scored, reading)
    else if (scored) localCorrections.delete(scored)
    return
  }
  const account = getAccountHint()
  if (account === null) return
  const { updateCachedCorrection } = await loadCache()
  await updateCachedCorrection(account, resumeId, (before) => ({
    // After what it was based on, also where this clock is behind.
    correctedAt: Math.max(Date.now(), (before?.correctedAt ?? 0) + 1),
    reading,
    overallScore: null,
    matchRate: null,
    isSent: false,
  }))
  if (reading === null) await sendCorrections()
}

/** Adds the score to a correction that the account does not have yet, or has without one, and sends it. */
export const storeCorrectionScore = async (
  { resumeId }: Corrected,
  score: Pick<CachedCorrection, 'overallScore' | 'matchRate'>,
): Promise<void> => {
  const account = getAccountHint()
  if (account === null || resumeId === null) return
  const { updateCachedCorrection } = await loadCache()
  await updateCachedCorrection(account, resumeId, (now) =>
    now?.reading && (!now.isSent || now.overallScore === null) ? { ...now, ...score, isSent: false } : null,
  )
  await sendCorrections()
}
