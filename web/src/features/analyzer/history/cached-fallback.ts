import type { ResumeResponse } from '#shared/api-schema/resumes.ts'
import type { Language } from '#shared/languages.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import { getAccountHint } from '#web/platform/auth/account-hint.ts'

const loadCache = () => import('#web/storage/analyses/analysis-cache.ts')
type AnalysisCache = Awaited<ReturnType<typeof loadCache>>

/** Calls `fetchValue`; offline, falls back to the cache. Throws the error of `fetchValue` when nothing is cached. */
const withCacheFallback = async <T>(
  fetchValue: () => Promise<T>,
  getCached: (account: string, cache: AnalysisCache) => Promise<T | null>,
): Promise<T> => {
  try {
    return await fetchValue()
  } catch (error) {
    const account = getAccountHint()
    if (toAppError(error).code !== 'offline' || account === null) throw error
    const cached = await loadCache()
      .then((cache) => getCached(account, cache))
      .catch(() => null)
    if (cached === null) throw error
    return cached
  }
}

/** Updates the cache in the background; a failure is only logged. */
const updateCache = (update: (account: string, cache: AnalysisCache) => Promise<void>): void => {
  const account = getAccountHint()
  if (account === null) return
  loadCache()
    .then((cache) => update(account, cache))
    .catch(console.warn)
}

/** A resume from the server, or offline from the cache. A finished analysis is cached. */
export const getResumeOrCached = async (
  id: string,
  language: Language,
  fetchResume: () => Promise<ResumeResponse>,
): Promise<ResumeResponse> => {
  const resume = await withCacheFallback(fetchResume, (account, cache) =>
    cache.getCachedAnalysis(account, id, language),
  )
  if (resume.analysisResults) updateCache((account, cache) => cache.cacheAnalysis(account, resume, language))
  return resume
}

/** The extracted document of a resume from the server, or offline from the cache. */
export const getExtractedOrCached = async (
  id: string,
  fetchExtracted: () => Promise<ExtractedDocument>,
): Promise<ExtractedDocument> => {
  const extracted = await withCacheFallback(fetchExtracted, (account, cache) =>
    cache.getCachedExtractedDocument(account, id),
  )
  cacheExtracted(id, extracted)
  return extracted
}

/** Caches the extracted document of an analysis for use offline. Never throws. */
export const cacheExtracted = (id: string, extracted: ExtractedDocument): void =>
  updateCache((account, cache) => cache.cacheExtractedDocument(account, id, extracted))

type Row = Omit<ResumeResponse, 'analysisResults'>

/** The list of resumes from the server, or offline the cached ones. */
export const listOrCached = (fetchList: () => Promise<Row[]>): Promise<Row[]> =>
  withCacheFallback(fetchList, async (account, cache) => {
    const rows = (await cache.listCachedAnalyses(account)).map(({ analysisResults: _, ...row }) => row)
    return rows.length > 0 ? rows : null
  })

/** Deletes an analysis from this device. Never throws. */
export const deleteCached = (id: string): void =>
  updateCache((account, cache) => cache.deleteCachedAnalysis(account, id))
