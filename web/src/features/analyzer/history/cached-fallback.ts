import type { ResumeResponse } from '#shared/api-schema/resumes.ts'
import type { Language } from '#shared/languages.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import { getAccountHint } from '#web/platform/auth/account-hint.ts'

const loadCache = () => import('#web/storage/analyses/analysis-cache.ts')

/** Asks the server; without a connection, what this device has seen before. Throws as `ask` when it has seen nothing. */
const withCacheFallback = async <T>(
  ask: () => Promise<T>,
  seen: (account: string, kept: Awaited<ReturnType<typeof loadCache>>) => Promise<T | null>,
): Promise<T> => {
  try {
    return await ask()
  } catch (error) {
    const account = getAccountHint()
    if (toAppError(error).code !== 'offline' || account === null) throw error
    const found = await loadCache()
      .then((kept) => seen(account, kept))
      .catch(() => null)
    if (found === null) throw error
    return found
  }
}

const updateCache = (work: (account: string, kept: Awaited<ReturnType<typeof loadCache>>) => Promise<void>): void => {
  const account = getAccountHint()
  if (account === null) return
  loadCache()
    .then((kept) => work(account, kept))
    .catch(console.warn)
}

export const getResumeOrCached = async (
  id: string,
  language: Language,
  ask: () => Promise<ResumeResponse>,
): Promise<ResumeResponse> => {
  const resume = await withCacheFallback(ask, (account, kept) => kept.getCachedAnalysis(account, id, language))
  if (resume.analysisResults) updateCache((account, kept) => kept.cacheAnalysis(account, resume, language))
  return resume
}

export const getExtractedOrCached = async (
  id: string,
  ask: () => Promise<ExtractedDocument>,
): Promise<ExtractedDocument> => {
  const read = await withCacheFallback(ask, (account, kept) => kept.getCachedExtractedDocument(account, id))
  cacheExtracted(id, read)
  return read
}

export const cacheExtracted = (id: string, read: ExtractedDocument): void =>
  updateCache((account, kept) => kept.cacheExtractedDocument(account, id, read))

type Row = Omit<ResumeResponse, 'analysisResults'>

export const listOrCached = (ask: () => Promise<Row[]>): Promise<Row[]> =>
  withCacheFallback(ask, async (account, kept) => {
    const rows = (await kept.listCachedAnalyses(account)).map(({ analysisResults: _, ...row }) => row)
    return rows.length > 0 ? rows : null
  })

export const deleteCached = (id: string): void => updateCache((account, kept) => kept.deleteCachedAnalysis(account, id))
