import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { users } from '#api/db/schema/index.ts'
import type { Advisor } from '#api/ports/advisor.ts'
import { accountLimitsResponse, usageResponse } from '#shared/api-schema/account.ts'
import { improveResponse } from '#shared/api-schema/resumes.ts'
import { AppError } from '#shared/errors.ts'
import { DAILY_UNCHARGED_ADVICE, PLANS, STORAGE_LIMITS } from '#shared/plans.ts'
import { createEmptyDocument } from '#shared/resume/schema/document.ts'
import { type ApiHarness, startApiHarness } from '../harness/api-harness.ts'
import {
  CUSTOM_DATA,
  formRequest,
  generateDocument,
  jsonRequest,
  RESUME_TEXT,
  readAccountExport,
  readRefusal,
  type SignedInUser,
  signInToHarness as signIn,
  uploadAndAnalyze,
  uploadResume,
} from '../harness/target.ts'

let harness: ApiHarness
let ana: SignedInUser
const start = async (advisor: Advisor | null = null) => {
  harness = await startApiHarness({ advisor })
  ana = await signIn(harness, 'ana')
}
afterEach(() => harness.close())

const upload = () => ana.fetch('/api/resumes/upload', formRequest({ text: RESUME_TEXT }))
const generate = (resumeId: string) =>
  ana.fetch(`/api/resumes/${resumeId}/generate`, jsonRequest({ templateId: 'clara', customData: CUSTOM_DATA }))
const saveDraft = (id: string, baseVersion: number, filler = '', parts: object = {}) => {
  const document = { ...createEmptyDocument(id, 'es'), titles: { summary: { es: filler } } }
  return ana.fetch(`/api/drafts/${id}`, jsonRequest({ name: 'x', baseVersion, document, ...parts }, 'PUT'))
}
const readLimits = async () => accountLimitsResponse.parse(await (await ana.fetch('/api/user/limits')).json())
/** The bytes that the rows of all tables add up to. */
const sumBytes = async (): Promise<number> => {
  const [row] = await harness.ctx.db.all<{ bytes: number }>(sql`SELECT
    (SELECT ifnull(sum(1024 + length(CAST(original_text AS BLOB)) + ifnull(length(CAST(layout AS BLOB)), 0)
      + ifnull(length(CAST(job AS BLOB)), 0) + ifnull(length(CAST(analysis_results AS BLOB)), 0)), 0) FROM resumes)
    + (SELECT ifnull(sum(1024 + length(CAST(custom_data AS BLOB))), 0) FROM analyzed_resumes)
    + (SELECT ifnull(sum(1024 + ifnull(length(CAST(document AS BLOB)), 0)), 0) FROM drafts) AS bytes`)
  return row?.bytes ?? -1
}
/** Leaves room for `bytes` more, as if the rest were full. */
const leaveRoom = (bytes: number) =>
  harness.ctx.db
    .update(users)
    .set({ storageBytes: STORAGE_LIMITS.bytes - bytes })
    .where(eq(users.id, ana.id))
const countStatuses = (responses: readonly Response[], status: number) =>
  responses.filter((response) => response.status === status).length

describe('the storage of an account', () => {
  beforeEach(() => start())

  it('counts uploads, results, documents and drafts, and what is deleted', async () => {
    const id = await uploadAndAnalyze(ana)
    await uploadResume(ana, { text: `${RESUME_TEXT}\nÑandú`, job: 'Se busca ingeniera' })
    const documentId = await generateDocument(ana, id)
    await saveDraft('d1', 0)
    await saveDraft('d1', 1, 'más largo ñ')
    await saveDraft('d2', 0)
    expect(await readLimits()).toMatchObject({
      storage: { bytes: await sumBytes(), limit: STORAGE_LIMITS.bytes },
      resumes: { count: 2 },
      documents: { count: 1 },
      drafts: { count: 2, limit: 200 },
    })
    await ana.fetch('/api/drafts/d2?baseVersion=1', { method: 'DELETE' })
    expect(await readLimits()).toMatchObject({ storage: { bytes: await sumBytes() }, drafts: { count: 1 } })
    await ana.fetch(`/api/analyzed-resumes/${documentId}`, { method: 'DELETE' })
    await generateDocument(ana, id)
    await ana.fetch(`/api/resumes/${id}`, { method: 'DELETE' })
    expect(await readLimits()).toMatchObject({ storage: { bytes: await sumBytes() }, documents: { count: 0 } })
  })

  it('is never exceeded by simultaneous writes', async () => {
    const id = await uploadResume(ana)
    const each = (await readLimits()).storage.bytes
    await leaveRoom(5 * each + 10)
    const responses = await Promise.all(Array.from({ length: 20 }, upload))
    expect(countStatuses(responses, 200)).toBe(5)
    expect(countStatuses(responses, 422)).toBe(15)
    expect(await readRefusal(upload())).toBe('422 account-full')
    expect(await readRefusal(generate(id))).toBe('422 account-full')
    expect(await readRefusal(saveDraft('d1', 0))).toBe('422 account-full')
    expect((await readLimits()).storage.bytes).toBeLessThanOrEqual(STORAGE_LIMITS.bytes)
  })

  it('says so in both languages', async () => {
    await leaveRoom(0)
    const say = async (language: string) =>
      (
        await ana.fetch('/api/resumes/upload', {
          ...formRequest({ text: RESUME_TEXT }),
          headers: { 'accept-language': language },
        })
      ).text()
    expect(await say('es')).toContain('Has usado todo el espacio de tu cuenta (100 MB)')
    expect(await say('en')).toContain('Your account has used all of its space (100 MB)')
  })

  it('refuses a draft that grows, and takes one that does not, when it is full', async () => {
    await saveDraft('d1', 0, 'x'.repeat(500))
    await leaveRoom(10)
    expect(await readRefusal(saveDraft('d1', 1, 'x'.repeat(511)))).toBe('422 account-full')
    expect((await saveDraft('d1', 1, 'x'.repeat(510))).status).toBe(200)
    expect((await saveDraft('d1', 2, 'x'.repeat(510))).status).toBe(200)
    expect((await saveDraft('d1', 3)).status).toBe(200)
    expect((await ana.fetch('/api/drafts/d1?baseVersion=4', { method: 'DELETE' })).status).toBe(200)
  })

  it('counts only what the job of a draft adds to the one before', async () => {
    const job = { ad: 'Se busca panadera' }
    await saveDraft('d1', 0, 'x'.repeat(500), { job })
    await leaveRoom(10)
    expect(await readRefusal(saveDraft('d1', 1, 'x'.repeat(511), { job }))).toBe('422 account-full')
    expect((await saveDraft('d1', 1, 'x'.repeat(510), { job })).status).toBe(200)
    expect((await saveDraft('d1', 2, '', { job: { ad: 'Se busca panadera con carné' } })).status).toBe(200)
  })

  it('does not charge an analysis whose results have no room', async () => {
    const id = await uploadResume(ana)
    await leaveRoom(100)
    expect(await readRefusal(ana.fetch(`/api/resumes/${id}/analyze`, { method: 'POST' }))).toBe('422 account-full')
    expect(await (await ana.fetch(`/api/resumes/${id}`)).json()).toMatchObject({
      stage: 'failed',
      error: 'account-full',
    })
    expect(usageResponse.parse(await (await ana.fetch('/api/user/analysis-usage')).json()).count).toBe(0)
    await leaveRoom(1_000_000)
    expect((await ana.fetch(`/api/resumes/${id}/analyze`, { method: 'POST' })).status).toBe(200)
  })

  it('holds 500 documents and 10,000 resumes exactly', async () => {
    const id = await uploadResume(ana)
    await harness.ctx.db.run(sql`
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${STORAGE_LIMITS.documents - 3})
      INSERT INTO analyzed_resumes (id, user_id, resume_id, template_id, custom_data, name)
      SELECT 'document-' || i, ${ana.id}, ${id}, 'clara', '{}', 'x' FROM n`)
    const responses = await Promise.all(Array.from({ length: 10 }, () => generate(id)))
    expect([countStatuses(responses, 200), countStatuses(responses, 422)]).toEqual([3, 7])
    expect(await readRefusal(generate(id))).toBe('422 too-many-documents')
    await harness.ctx.db.run(sql`
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${STORAGE_LIMITS.resumes - 3})
      INSERT INTO resumes (id, user_id, original_text) SELECT 'resume-' || i, ${ana.id}, '' FROM n`)
    const uploads = await Promise.all(Array.from({ length: 10 }, upload))
    expect([countStatuses(uploads, 200), countStatuses(uploads, 422)]).toEqual([2, 8])
    expect(await readRefusal(upload())).toBe('422 too-many-resumes')
  })

  it('of names that turn the text around is cleaned, also when they were stored before', async () => {
    await saveDraft('d1', 0)
    await harness.ctx.db.run(sql`UPDATE drafts SET name = ${'fdp\u202Efake'}`)
    expect(await (await ana.fetch('/api/drafts')).json()).toMatchObject([{ name: 'fdpfake' }])
    expect(await (await ana.fetch('/api/drafts/d1')).json()).toMatchObject({ name: 'fdpfake' })
    const documentId = await generateDocument(ana, await uploadResume(ana))
    const rename = (name: string) => ana.fetch(`/api/analyzed-resumes/${documentId}`, jsonRequest({ name }, 'PATCH'))
    expect((await rename('a\u202Eb')).status).toBe(204)
    expect(await (await ana.fetch('/api/analyzed-resumes')).json()).toMatchObject([{ name: 'ab' }])
    expect((await rename('\u202E')).status).toBe(400)
  })

  it('repeats an upload with the same key, also when the account is full meanwhile', async () => {
    const send = () =>
      ana.fetch('/api/resumes/upload', {
        ...formRequest({ text: RESUME_TEXT }),
        headers: { 'idempotency-key': 'one-and-the-same' },
      })
    const first = await (await send()).json()
    await leaveRoom(0)
    expect(await (await send()).json()).toEqual(first)
  })
})

describe('answers of the model', () => {
  const REWRITE = { line: 0, before: 'x', after: 'y', reason: 'z' }
  const LIMIT = PLANS.free.dailyImprovements
  let calls = 0
  const count = <T>(answer: () => Promise<T>) => {
    calls += 1
    return answer()
  }
  beforeEach(() => {
    calls = 0
  })

  const improve = async (id: string) => {
    const response = await ana.fetch(`/api/resumes/${id}/improve?language=en`, jsonRequest({}))
    expect(response.status).toBe(200)
    return improveResponse.parse(await response.json())
  }

  it('for suggestions are limited per day, exactly, and the rules go on', async () => {
    await start({ model: 'test', advise: async () => [], improve: () => count(async () => [REWRITE]) })
    const id = await uploadResume(ana)
    const answers = await Promise.all(Array.from({ length: LIMIT + 10 }, () => improve(id)))
    expect(calls).toBe(LIMIT)
    const refused = answers.filter((answer) => answer.noteCode === 'daily-limit')
    expect(refused).toHaveLength(10)
    expect(refused[0]).toMatchObject({ advice: 'rules', note: expect.stringContaining(`${LIMIT} AI suggestions`) })
    expect((await readLimits()).improvements).toMatchObject({ count: LIMIT, limit: LIMIT })
    harness.now += 86_400_000
    expect((await readLimits()).improvements.count).toBe(0)
    expect((await improve(id)).noteCode).toBeUndefined()
  })

  it('for suggestions do not count without an answer', async () => {
    const unavailable = new AppError('provider-unavailable', { reason: 'unavailable' })
    await start({ model: 'test', advise: async () => [], improve: async () => Promise.reject(unavailable) })
    expect((await improve(await uploadResume(ana))).noteCode).toBe('provider-unavailable')
    expect((await readLimits()).improvements.count).toBe(0)
  })

  it('for suggestions count when they are refused', async () => {
    const refused = new AppError('provider-unavailable', { reason: 'refused' })
    await start({ model: 'test', advise: async () => [], improve: async () => Promise.reject(refused) })
    await improve(await uploadResume(ana))
    expect((await readLimits()).improvements.count).toBe(1)
    const files = await readAccountExport(ana)
    expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({
      dailyUsage: [{ day: '2026-11-20', kind: 'improvement', count: 1 }],
    })
  })

  it('that no analysis was charged for are limited per day', async () => {
    await start({ model: 'test', advise: () => count(async () => []), improve: async () => [] })
    const ids = await Promise.all(Array.from({ length: DAILY_UNCHARGED_ADVICE + 5 }, () => uploadResume(ana)))
    for (const id of ids) {
      expect((await ana.fetch(`/api/resumes/${id}/analyze`, { method: 'POST' })).status).toBe(200)
    }
    expect(calls).toBe(DAILY_UNCHARGED_ADVICE)
    const last = await (await ana.fetch(`/api/resumes/${ids.at(-1)}?language=en`)).json()
    expect(last.analysisResults).toMatchObject({ advice: 'rules', note: expect.stringContaining('Try again tomorrow') })
    harness.now += 86_400_000
    await ana.fetch(`/api/resumes/${ids.at(-1)}/analyze`, { method: 'POST' })
    expect(calls).toBe(DAILY_UNCHARGED_ADVICE + 1)
  })

  it('of cancelled analyses count, of charged ones do not', async () => {
    const advice = { kind: 'strength' as const, text: 'Bien medido.', quote: 'redujeron el coste un 30 %' }
    let answer: () => void = () => undefined
    const pending = new Promise<void>((resolve) => {
      answer = resolve
    })
    await start({
      model: 'test',
      advise: () =>
        count(async () => {
          if (calls === 1) await pending
          return [advice]
        }),
      improve: async () => [],
    })
    const counted = async () => (await harness.ctx.db.all<{ count: number }>(sql`SELECT count FROM daily_usage`))[0]
    const id = await uploadResume(ana)
    const running = ana.fetch(`/api/resumes/${id}/analyze`, { method: 'POST' })
    await expect.poll(() => calls).toBe(1)
    await ana.fetch(`/api/resumes/${id}/analyze`, { method: 'DELETE' })
    answer()
    expect(await readRefusal(running)).toBe('409 cancelled')
    expect(await counted()).toEqual({ count: 1 })
    await uploadAndAnalyze(ana)
    expect(await counted()).toEqual({ count: 1 })
  })
})
