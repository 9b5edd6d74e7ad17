import Dexie, { type EntityTable } from 'dexie'
import * as z from 'zod'
import { type ResumeResponse, resumeResponse } from '#shared/api-schema/resumes.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { type ExtractedDocument, extractedDocumentSchema } from '#shared/parser/extracted-document.ts'
import { getDatabaseName } from '../database/database-name.ts'

/**
 * Analyses that this device has shown, for when there is no connection. A cache of what the server holds: in a database
 * apart from the drafts, because it goes whole at sign-out, while they may stay.
 */
const MAX_ANALYSES = 30

const cachedAnalysisSchema = z.object({
  id: z.string(),
  at: z.int(),
  results: z.partialRecord(z.enum(LANGUAGES), resumeResponse),
  read: extractedDocumentSchema.nullable(),
})
type CachedAnalysis = z.infer<typeof cachedAnalysisSchema>

class AnalysisCacheDatabase extends Dexie {
  declare analyses: EntityTable<{ id: string; at: number }, 'id'>

  constructor(name: string) {
    super(name)
    this.version(1).stores({ analyses: 'id, at' })
  }
}

const getCacheName = (account: string): string => `${getDatabaseName(account)}-seen`

const opened = new Map<string, AnalysisCacheDatabase>()

const open = (account: string): AnalysisCacheDatabase => {
  const db = opened.get(account) ?? new AnalysisCacheDatabase(getCacheName(account))
  opened.set(account, db)
  return db
}

const parseRow = (row: unknown): CachedAnalysis | null => {
  const parsed = cachedAnalysisSchema.safeParse(row)
  return parsed.success ? parsed.data : null
}

/** One after another, or what was read of an analysis and its results, which come together, lose one of them. */
const updateRow = (account: string, id: string, patch: (seen: CachedAnalysis) => CachedAnalysis): Promise<void> => {
  const db = open(account)
  return db.transaction('rw', db.analyses, async () => {
    const before = parseRow(await db.analyses.get(id)) ?? { id, at: Date.now(), results: {}, read: null }
    await db.analyses.put({ ...patch(before), at: Date.now() })
    const old = await db.analyses.orderBy('at').reverse().offset(MAX_ANALYSES).primaryKeys()
    if (old.length > 0) await db.analyses.bulkDelete(old)
  })
}

/** Keeps a finished analysis in a language. A device that cannot keep it is no error. */
export const cacheAnalysis = async (account: string, resume: ResumeResponse, language: Language): Promise<void> => {
  await updateRow(account, resume.id, (seen) => ({ ...seen, results: { ...seen.results, [language]: resume } })).catch(
    console.warn,
  )
}

/** Keeps what was read of it. */
export const cacheExtractedDocument = async (account: string, id: string, read: ExtractedDocument): Promise<void> => {
  await updateRow(account, id, (seen) => ({ ...seen, read })).catch(console.warn)
}

/** An analysis that was shown before: in the language asked for, else in the other; null when it never was. */
export const getCachedAnalysis = async (
  account: string,
  id: string,
  language: Language,
): Promise<ResumeResponse | null> => {
  const seen = parseRow(await open(account).analyses.get(id))
  return seen ? (seen.results[language] ?? Object.values(seen.results)[0] ?? null) : null
}

export const getCachedExtractedDocument = async (account: string, id: string): Promise<ExtractedDocument | null> =>
  parseRow(await open(account).analyses.get(id))?.read ?? null

/** All that were shown, newest first. */
export const listCachedAnalyses = async (account: string): Promise<readonly ResumeResponse[]> => {
  const rows = (await open(account).analyses.toArray()).map(parseRow)
  const resumes = rows.flatMap((seen) => Object.values(seen?.results ?? {}).slice(0, 1))
  return resumes.toSorted((a, b) => b.createdAt - a.createdAt)
}

export const deleteCachedAnalysis = (account: string, id: string): Promise<void> => open(account).analyses.delete(id)

/** Forgets all of it: at sign-out. */
export const deleteAnalysisCache = async (account: string): Promise<void> => {
  opened.get(account)?.close()
  opened.delete(account)
  await Dexie.delete(getCacheName(account))
}
