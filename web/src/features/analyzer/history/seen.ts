import type { ResumeResponse } from '#shared/api-schema/responses.ts'
import type { Language } from '#shared/languages.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { toAppError } from '#web/platform/errors.ts'
import { accountHint } from '#web/platform/session-hint.ts'

const storage = () => import('#web/storage/seen-analyses.ts')

/** Asks the server; without a connection, what this device has seen before. Throws as `ask` when it has seen nothing. */
const orSeen = async <T>(
  ask: () => Promise<T>,
  seen: (account: string, kept: Awaited<ReturnType<typeof storage>>) => Promise<T | null>,
): Promise<T> => {
  try {
    return await ask()
  } catch (error) {
    const account = accountHint()
    if (toAppError(error).code !== 'offline' || account === null) throw error
    const found = await storage()
      .then((kept) => seen(account, kept))
      .catch(() => null)
    if (found === null) throw error
    return found
  }
}

const keep = (work: (account: string, kept: Awaited<ReturnType<typeof storage>>) => Promise<void>): void => {
  const account = accountHint()
  if (account === null) return
  storage()
    .then((kept) => work(account, kept))
    .catch(console.warn)
}

export const resumeOrSeen = async (
  id: string,
  language: Language,
  ask: () => Promise<ResumeResponse>,
): Promise<ResumeResponse> => {
  const resume = await orSeen(ask, (account, kept) => kept.seenAnalysis(account, id, language))
  if (resume.analysisResults) keep((account, kept) => kept.keepSeen(account, resume, language))
  return resume
}

export const readingOrSeen = async (id: string, ask: () => Promise<ExtractedDocument>): Promise<ExtractedDocument> => {
  const read = await orSeen(ask, (account, kept) => kept.seenReading(account, id))
  keepReading(id, read)
  return read
}

export const keepReading = (id: string, read: ExtractedDocument): void =>
  keep((account, kept) => kept.keepSeenReading(account, id, read))

type Row = Omit<ResumeResponse, 'analysisResults'>

export const listOrSeen = (ask: () => Promise<Row[]>): Promise<Row[]> =>
  orSeen(ask, async (account, kept) => {
    const rows = (await kept.seenAnalyses(account)).map(({ analysisResults: _, ...row }) => row)
    return rows.length > 0 ? rows : null
  })

export const forgetRow = (id: string): void => keep((account, kept) => kept.forgetSeenAnalysis(account, id))
