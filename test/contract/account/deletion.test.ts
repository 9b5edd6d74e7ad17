import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { users } from '#api/db/schema/index.ts'
import { runMaintenance } from '#api/services/maintenance/run.ts'
import { createEmptyDocument } from '#shared/resume/schema/document.ts'
import { createSavedDesign } from '#test/utils/files/own-faces.ts'
import { type ApiHarness, startApiHarness } from '../harness/api-harness.ts'
import {
  generateDocument,
  jsonRequest,
  RESUME_TEXT,
  signInToHarness as signIn,
  uploadAndAnalyze,
  uploadResume,
} from '../harness/target.ts'

let harness: ApiHarness
beforeEach(async () => {
  harness = await startApiHarness()
})
afterEach(() => harness.close())

/** Names of the files in the data folder, the write-ahead log included, that contain the text. */
const findOnDisk = (needle: string): string[] =>
  readdirSync(harness.dir).filter((name) => readFileSync(join(harness.dir, name)).includes(needle))

describe('deleted data', () => {
  it('of an account is not on disk (G1)', async () => {
    const ana = await signIn(harness, 'ana-to-be-erased')
    const id = await uploadAndAnalyze(ana)
    await uploadResume(ana, { text: `${RESUME_TEXT}\nPalabra-rarisima-uno` })
    await generateDocument(ana, id)
    const document = { ...createEmptyDocument('doc-1', 'es'), titles: { summary: { es: 'Palabra-rarisima-dos' } } }
    await ana.fetch('/api/drafts/doc-1', jsonRequest({ name: 'x', baseVersion: 0, document }, 'PUT'))
    await harness.ctx.db.update(users).set({ subscriptionPlan: 'enterprise', subscriptionStatus: 'active' })
    const version = { savedAt: 1, reason: 'auto', name: 'Palabra-rarisima-version', document }
    expect((await ana.fetch('/api/drafts/doc-1/versions/v1', jsonRequest(version, 'PUT'))).status).toBe(204)
    const key = { name: 'Palabra-rarisima-clave', scopes: ['read'], expiresInDays: null }
    expect((await ana.fetch('/api/access-keys', jsonRequest(key))).status).toBe(201)
    const share = { draftId: 'doc-1', name: 'Palabra-rarisima-enlace', password: null, expiresInDays: null }
    const settings = { ...share, hidesContact: true, allowsPdf: true }
    expect((await ana.fetch('/api/shares', jsonRequest(settings))).status).toBe(201)
    const design = createSavedDesign('0'.repeat(32), { footer: 'Palabra-rarisima-pie' })
    const saved = await ana.fetch(`/api/designs/${design.id}`, jsonRequest({ baseVersion: 0, design }, 'PUT'))
    expect(saved.status).toBe(200)
    const content = { personalInfo: { title: 'Palabra-rarisima-correccion' } }
    const correction = { correctedAt: 1, reading: { content, checked: [] }, overallScore: 70, matchRate: null }
    expect((await ana.fetch(`/api/resumes/${id}/correction`, jsonRequest(correction, 'PUT'))).status).toBe(200)
    const needles = [
      'ana-to-be-erased',
      'Palabra-rarisima-correccion',
      'Palabra-rarisima-version',
      'Palabra-rarisima-pie',
      'Palabra-rarisima-uno',
      'Palabra-rarisima-dos',
      'Palabra-rarisima-clave',
      'Palabra-rarisima-enlace',
      'Núñez',
    ]
    for (const needle of needles) expect(findOnDisk(needle), needle).not.toEqual([])
    expect((await ana.fetch('/api/account', { method: 'DELETE' })).status).toBe(204)
    for (const needle of [...needles, id]) expect(findOnDisk(needle), needle).toEqual([])
  })

  it('of one resume and one draft is not on disk', async () => {
    const ana = await signIn(harness, 'ana')
    const id = await uploadResume(ana, { text: `${RESUME_TEXT}\nPalabra-rarisima-tres` })
    const document = { ...createEmptyDocument('doc-1', 'es'), titles: { summary: { es: 'Palabra-rarisima-cuatro' } } }
    await ana.fetch('/api/drafts/doc-1', jsonRequest({ name: 'x', baseVersion: 0, document }, 'PUT'))
    await ana.fetch(`/api/resumes/${id}`, { method: 'DELETE' })
    await ana.fetch('/api/drafts/doc-1?baseVersion=1', { method: 'DELETE' })
    for (const needle of ['Palabra-rarisima-tres', 'Palabra-rarisima-cuatro'])
      expect(findOnDisk(needle), needle).toEqual([])
  })

  it('includes resumes that were unused for a year, and nothing else', async () => {
    const day = 86_400_000
    const ana = await signIn(harness, 'ana')
    const [seen, unseen] = [await uploadResume(ana), await uploadResume(ana)]
    harness.now += 364 * day
    await (await signIn(harness, 'ana')).fetch(`/api/resumes/${seen}`)
    harness.now += 2 * day
    await runMaintenance({ ctx: harness.ctx, input: { maxClosures: 1 } })
    const back = await signIn(harness, 'ana')
    expect((await back.fetch(`/api/resumes/${seen}`)).status).toBe(200)
    expect((await back.fetch(`/api/resumes/${unseen}`)).status).toBe(404)
  })
})
