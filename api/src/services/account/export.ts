import { AppError } from '#shared/errors.ts'
import type { Ctx } from '../../context.ts'
import type { Db } from '../../db/db.ts'
import {
  getExportedDocument,
  getExportedDraft,
  getExportedResume,
  listAccountRows,
} from '../../db/queries/account/account.ts'
import type { User } from '../../db/queries/account/users.ts'
import { getExportedVersion } from '../../db/queries/resume/draft-versions.ts'
import { getExportedDesign } from '../../db/queries/resume/own-designs.ts'
import { getExportedCandidate, listTeamRows } from '../../db/queries/team/team-export.ts'
import type { TaskInput, TaskOutput } from '../../ports/tasks.ts'
import { listEndpoints } from '../webhook-endpoint/list.ts'
import { createZipStream } from './zip-stream.ts'

const README = `Everything that Faro holds about you.
Todo lo que Faro guarda sobre ti.

account.json             your account, its usage, sessions, access keys, links, questions and team · tu cuenta, su uso, sesiones, claves de acceso, enlaces, consultas y equipo
resumes/<id>.txt         the text of each CV you sent · el texto de cada currículum que enviaste
resumes/<id>.json        its layout, analysis and your corrections · su disposición, su análisis y tus correcciones
documents/<id>.json      each document you generated (import it in Faro) · cada documento que generaste
drafts/<id>.json         drafts saved for other devices (import them in Faro) · borradores guardados
drafts/<id>.job.json     the job a draft is for, and its base · la oferta de un borrador y su base
versions/<id>.json       earlier versions of your drafts · versiones anteriores de tus borradores
designs/<id>.json        designs and brands you made (import them in the studio) · diseños y marcas que creaste
team/<id>.json           CVs on a team board: all if you own the team, else those you added · currículums del tablero de un equipo
`

/** Files are encoded together up to this many characters or files. */
const BATCH = { chars: 2 * 1024 * 1024, files: 200 } as const
/** How often and after how many ms a batch that finds no room in the queue is tried again: three minutes in all. */
const RETRIES = { count: 90, delayMs: 2_000 } as const

type ExportedFile = TaskInput<'encode-files'>['files'][number]
type EncodedFile = TaskOutput<'encode-files'>['files'][number]

export interface ExportAccountCall {
  readonly ctx: Pick<Ctx, 'db' | 'tasks' | 'clock'>
  readonly input: { readonly user: User; readonly signal: AbortSignal }
}

/**
 * Creates a ZIP of everything stored about a user, as a stream that never holds more than a few rows. Card and invoice
 * data is stored by the payment provider only. Throws `busy` before the stream starts.
 */
export const exportAccount = async ({
  ctx,
  input: { user, signal },
}: ExportAccountCall): Promise<ReadableStream<Uint8Array>> => {
  const { runs, dailyCounts, sessions, keys, keyUsage, shares, tickets, trials, proposals, ...ids } =
    await listAccountRows(ctx.db, user.id)
  const { candidates, ...team } = await listTeamRows(ctx.db, user.id)
  const account = {
    user,
    analyses: runs,
    dailyUsage: dailyCounts,
    sessions,
    accessKeys: keys,
    accessKeyUsage: keyUsage,
    shares,
    webhookEndpoints: await listEndpoints({ ctx, input: { user } }),
    tickets,
    trials,
    proposals,
    team,
  }
  const gone = new AbortController()
  const encode = async (files: ExportedFile[]): Promise<readonly EncodedFile[]> =>
    (
      await ctx.tasks.run(
        'encode-files',
        { files },
        { caller: user.id, signal: AbortSignal.any([signal, gone.signal]) },
      )
    ).files
  const first = await encode([
    { name: 'README.txt', text: README },
    { name: 'account.json', json: JSON.stringify(account) },
  ])
  const encodeRest = async function* (): AsyncGenerator<EncodedFile> {
    yield* first
    for await (const batch of createBatches(readFiles(ctx.db, user.id, { ...ids, candidates })))
      yield* await retryBusy(() => encode(batch))
  }
  return createZipStream(encodeRest(), new Date(ctx.clock()), () => gone.abort())
}

interface Ids
  extends Readonly<
    Record<'resumeIds' | 'documentIds' | 'draftIds' | 'versionIds' | 'designIds', readonly { readonly id: string }[]>
  > {
  readonly candidates: readonly { readonly teamId: string; readonly id: string }[]
}

async function* readFiles(db: Db, userId: string, ids: Ids): AsyncGenerator<ExportedFile> {
  for (const { id } of ids.resumeIds) {
    const { originalText: text, ...record } = (await getExportedResume(db, userId, id)) ?? {}
    if (text === undefined) continue
    yield { name: `resumes/${id}.txt`, text }
    yield { name: `resumes/${id}.json`, record, jsonFields: ['layout', 'analysisResults', 'correction'] }
  }
  for (const { id } of ids.documentIds) {
    const record = await getExportedDocument(db, userId, id)
    if (record) yield { name: `documents/${id}.json`, record, jsonFields: ['customData'] }
  }
  for (const { id } of ids.draftIds) {
    const draft = await getExportedDraft(db, userId, id)
    if (!draft) continue
    const { document: json, ...record } = draft
    yield { name: `drafts/${id}.json`, json }
    if (record.job !== null || record.basedOn !== null)
      yield { name: `drafts/${id}.job.json`, record, jsonFields: ['job', 'basedOn'] }
  }
  yield* readVersions(db, userId, ids)
  yield* readDesigns(db, userId, ids)
  for (const key of ids.candidates) {
    const record = await getExportedCandidate(db, userId, key)
    if (record) yield { name: `team/${key.id}.json`, record, jsonFields: ['tags', 'analysis', 'content'] }
  }
}

async function* readVersions(db: Db, userId: string, ids: Ids): AsyncGenerator<ExportedFile> {
  for (const { id } of ids.versionIds) {
    const record = await getExportedVersion(db, userId, id)
    if (record) yield { name: `versions/${id}.json`, record, jsonFields: ['document'] }
  }
}

async function* readDesigns(db: Db, userId: string, ids: Ids): AsyncGenerator<ExportedFile> {
  for (const { id } of ids.designIds) {
    const json = await getExportedDesign(db, userId, id)
    if (json !== undefined) yield { name: `designs/${id}.json`, json }
  }
}

async function* createBatches(files: AsyncIterable<ExportedFile>): AsyncGenerator<ExportedFile[]> {
  let batch: ExportedFile[] = []
  let chars = 0
  for await (const file of files) {
    batch.push(file)
    chars += countChars(file)
    if (chars < BATCH.chars && batch.length < BATCH.files) continue
    yield batch
    batch = []
    chars = 0
  }
  if (batch.length > 0) yield batch
}

const countChars = (file: ExportedFile): number => {
  const values = 'record' in file ? Object.values(file.record) : Object.values(file)
  return values.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0)
}

/** A response that has started cannot say `busy` any more. */
const retryBusy = async <T>(run: () => Promise<T>): Promise<T> => {
  for (let left = RETRIES.count; ; left--) {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'busy' || left <= 0) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRIES.delayMs))
    }
  }
}
