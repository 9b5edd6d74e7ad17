import Dexie, { type EntityTable } from 'dexie'
import * as z from 'zod'
import { correctedReadingSchema, correctionBody } from '#shared/api-schema/corrections.ts'
import { type ResumeResponse, resumeResponse } from '#shared/api-schema/resumes.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { type ExtractedDocument, extractedDocumentSchema } from '#shared/parser/extracted-document.ts'
import { abortWhenLeaving } from '../database/abort-when-leaving.ts'
import { getDatabaseName } from '../database/database-name.ts'

/**
 * Analyses that this device has shown, for use offline. They are in their own database, which is deleted at sign-out;
 * drafts may stay on the device. `MAX_ANALYSES`: the oldest are dropped above this number.
 */
const MAX_ANALYSES = 30

/** `isSent`: the account has it, or a later one. */
const cachedCorrectionSchema = correctionBody.extend({ isSent: z.boolean() })
export type CachedCorrection = z.infer<typeof cachedCorrectionSchema>

const cachedAnalysisSchema = z.object({
  id: z.string(),
  at: z.int(),
  results: z.partialRecord(z.enum(LANGUAGES), resumeResponse),
  read: extractedDocumentSchema.nullable(),
  correction: cachedCorrectionSchema.nullish(),
  /** Of earlier releases, which kept corrections on the device. */
  corrected: correctedReadingSchema.nullish(),
})
type CachedAnalysis = z.infer<typeof cachedAnalysisSchema>

class AnalysisCacheDatabase extends Dexie {
  declare analyses: EntityTable<{ id: string; at: number }, 'id'>

  constructor(name: string) {
    super(name)
    this.version(1).stores({ analyses: 'id, at' })
    abortWhenLeaving(this)
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
  const { data } = cachedAnalysisSchema.safeParse(row)
  if (!data?.corrected) return data ?? null
  const { corrected: reading, ...analysis } = data
  const correction = { correctedAt: data.at, reading, overallScore: null, matchRate: null, isSent: false }
  return { correction, ...analysis }
}

/**
 * Updates a row in one transaction: results and extracted document arrive together and must not overwrite each other. A
 * patch to null changes nothing.
 */
const updateRow = (
  account: string,
  id: string,
  patch: (row: CachedAnalysis) => CachedAnalysis | null,
): Promise<void> => {
  const db = open(account)
  return db.transaction('rw', db.analyses, async () => {
    const before = parseRow(await db.analyses.get(id)) ?? { id, at: Date.now(), results: {}, read: null }
    const after = patch(before)
    if (!after) return
    await db.analyses.put({ ...after, at: Date.now() })
    const old = await db.analyses.orderBy('at').reverse().offset(MAX_ANALYSES).toArray()
    const deletable = old.filter((row) => parseRow(row)?.correction?.isSent !== false)
    if (deletable.length > 0) await db.analyses.bulkDelete(deletable.map((row) => row.id))
  })
}

/** Caches a finished analysis in a language. A storage failure is only logged. */
export const cacheAnalysis = async (account: string, resume: ResumeResponse, language: Language): Promise<void> => {
  await updateRow(account, resume.id, (row) => ({ ...row, results: { ...row.results, [language]: resume } })).catch(
    console.warn,
  )
}

/** Caches the extracted document of an analysis. A storage failure is only logged. */
export const cacheExtractedDocument = async (account: string, id: string, read: ExtractedDocument): Promise<void> => {
  await updateRow(account, id, (row) => ({ ...row, read })).catch(console.warn)
}

/** A cached analysis in `language`, else in the other language; null when it is not cached. */
export const getCachedAnalysis = async (
  account: string,
  id: string,
  language: Language,
): Promise<ResumeResponse | null> => {
  const cached = parseRow(await open(account).analyses.get(id))
  return cached ? (cached.results[language] ?? Object.values(cached.results)[0] ?? null) : null
}

/** Null when it is not cached. */
export const getCachedExtractedDocument = async (account: string, id: string): Promise<ExtractedDocument | null> =>
  parseRow(await open(account).analyses.get(id))?.read ?? null

/** Changes what a person corrected of an analysis; null keeps what is cached. */
export const updateCachedCorrection = (
  account: string,
  id: string,
  change: (correction: CachedCorrection | null) => CachedCorrection | null,
): Promise<void> =>
  updateRow(account, id, (row) => {
    const correction = change(row.correction ?? null)
    return correction && { ...row, correction }
  })

/** Null when none is cached. */
export const getCachedCorrection = async (account: string, id: string): Promise<CachedCorrection | null> =>
  parseRow(await open(account).analyses.get(id))?.correction ?? null

/** Corrections that the account does not have yet, by resume id. */
export const listUnsentCorrections = async (account: string): Promise<ReadonlyMap<string, CachedCorrection>> => {
  const rows = (await open(account).analyses.toArray()).map(parseRow)
  return new Map(rows.flatMap((row) => (row?.correction?.isSent === false ? [[row.id, row.correction]] : [])))
}

/** All cached analyses, newest first. */
export const listCachedAnalyses = async (account: string): Promise<readonly ResumeResponse[]> => {
  const rows = (await open(account).analyses.toArray()).map(parseRow)
  const resumes = rows.flatMap((row) => Object.values(row?.results ?? {}).slice(0, 1))
  return resumes.toSorted((a, b) => b.createdAt - a.createdAt)
}

/** Deletes one analysis from the cache. */
export const deleteCachedAnalysis = (account: string, id: string): Promise<void> => open(account).analyses.delete(id)

/** Deletes the whole cache of an account. */
export const deleteAnalysisCache = async (account: string): Promise<void> => {
  opened.get(account)?.close()
  opened.delete(account)
  await Dexie.delete(getCacheName(account))
}
