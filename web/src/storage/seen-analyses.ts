import Dexie, { type EntityTable } from 'dexie'
import * as z from 'zod'
import { type ResumeResponse, resumeResponse } from '#shared/api-schema/responses.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { type ExtractedDocument, extractedDocumentSchema } from '#shared/parser/extracted-document.ts'
import { databaseName } from './database-name.ts'

/**
 * Analyses that this device has shown, for when there is no connection. A cache of what the server holds: in a database
 * apart from the drafts, because it goes whole at sign-out, while they may stay.
 */
const MOST = 30

const seenSchema = z.object({
  id: z.string(),
  at: z.int(),
  results: z.partialRecord(z.enum(LANGUAGES), resumeResponse),
  read: extractedDocumentSchema.nullable(),
})
type Seen = z.infer<typeof seenSchema>

class SeenDatabase extends Dexie {
  declare analyses: EntityTable<{ id: string; at: number }, 'id'>

  constructor(name: string) {
    super(name)
    this.version(1).stores({ analyses: 'id, at' })
  }
}

const nameFor = (account: string): string => `${databaseName(account)}-seen`

const opened = new Map<string, SeenDatabase>()

const open = (account: string): SeenDatabase => {
  const db = opened.get(account) ?? new SeenDatabase(nameFor(account))
  opened.set(account, db)
  return db
}

const parse = (row: unknown): Seen | null => {
  const parsed = seenSchema.safeParse(row)
  return parsed.success ? parsed.data : null
}

/** One after another, or what was read of an analysis and its results, which come together, lose one of them. */
const change = (account: string, id: string, patch: (seen: Seen) => Seen): Promise<void> => {
  const db = open(account)
  return db.transaction('rw', db.analyses, async () => {
    const before = parse(await db.analyses.get(id)) ?? { id, at: Date.now(), results: {}, read: null }
    await db.analyses.put({ ...patch(before), at: Date.now() })
    const old = await db.analyses.orderBy('at').reverse().offset(MOST).primaryKeys()
    if (old.length > 0) await db.analyses.bulkDelete(old)
  })
}

/** Keeps a finished analysis in a language. A device that cannot keep it is no error. */
export const keepSeen = async (account: string, resume: ResumeResponse, language: Language): Promise<void> => {
  await change(account, resume.id, (seen) => ({ ...seen, results: { ...seen.results, [language]: resume } })).catch(
    console.warn,
  )
}

/** Keeps what was read of it. */
export const keepSeenReading = async (account: string, id: string, read: ExtractedDocument): Promise<void> => {
  await change(account, id, (seen) => ({ ...seen, read })).catch(console.warn)
}

/** An analysis that was shown before: in the language asked for, else in the other; null when it never was. */
export const seenAnalysis = async (account: string, id: string, language: Language): Promise<ResumeResponse | null> => {
  const seen = parse(await open(account).analyses.get(id))
  return seen ? (seen.results[language] ?? Object.values(seen.results)[0] ?? null) : null
}

export const seenReading = async (account: string, id: string): Promise<ExtractedDocument | null> =>
  parse(await open(account).analyses.get(id))?.read ?? null

/** All that were shown, newest first. */
export const seenAnalyses = async (account: string): Promise<readonly ResumeResponse[]> => {
  const rows = (await open(account).analyses.toArray()).map(parse)
  const resumes = rows.flatMap((seen) => Object.values(seen?.results ?? {}).slice(0, 1))
  return resumes.toSorted((a, b) => b.createdAt - a.createdAt)
}

export const forgetSeenAnalysis = (account: string, id: string): Promise<void> => open(account).analyses.delete(id)

/** Forgets all of it: at sign-out. */
export const forgetSeen = async (account: string): Promise<void> => {
  opened.get(account)?.close()
  opened.delete(account)
  await Dexie.delete(nameFor(account))
}
