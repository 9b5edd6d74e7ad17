import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { housekeep } from '#api/services/housekeep.ts'
import { emptyDocument } from '#shared/resume/document.ts'
import { type Rig, startRig } from './rig.ts'
import { analyzed, CV, generate, json, signInAtRig as signIn, upload } from './target.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
})
afterEach(() => rig.close())

/** Every file of the data folder, the write-ahead log too, holds the words or does not. */
const onDisk = (needle: string): string[] =>
  readdirSync(rig.dir).filter((name) => readFileSync(join(rig.dir, name)).includes(needle))

describe('what is deleted', () => {
  it('is on the disk no more: the account (G1)', async () => {
    const ana = await signIn(rig, 'ana-to-be-erased')
    const id = await analyzed(ana)
    await upload(ana, { text: `${CV}\nPalabra-rarisima-uno` })
    await generate(ana, id)
    const document = { ...emptyDocument('doc-1', 'es'), titles: { summary: { es: 'Palabra-rarisima-dos' } } }
    await ana.ask('/api/drafts/doc-1', json({ name: 'x', baseVersion: 0, document }, 'PUT'))
    for (const needle of ['ana-to-be-erased', 'Palabra-rarisima-uno', 'Palabra-rarisima-dos', 'Núñez']) {
      expect(onDisk(needle), needle).not.toEqual([])
    }
    expect((await ana.ask('/api/account', { method: 'DELETE' })).status).toBe(204)
    for (const needle of ['ana-to-be-erased', 'Palabra-rarisima-uno', 'Palabra-rarisima-dos', 'Núñez', id]) {
      expect(onDisk(needle), needle).toEqual([])
    }
  })

  it('is on the disk no more: one CV, one draft', async () => {
    const ana = await signIn(rig, 'ana')
    const id = await upload(ana, { text: `${CV}\nPalabra-rarisima-tres` })
    const document = { ...emptyDocument('doc-1', 'es'), titles: { summary: { es: 'Palabra-rarisima-cuatro' } } }
    await ana.ask('/api/drafts/doc-1', json({ name: 'x', baseVersion: 0, document }, 'PUT'))
    await ana.ask(`/api/resumes/${id}`, { method: 'DELETE' })
    await ana.ask('/api/drafts/doc-1?baseVersion=1', { method: 'DELETE' })
    for (const needle of ['Palabra-rarisima-tres', 'Palabra-rarisima-cuatro'])
      expect(onDisk(needle), needle).toEqual([])
  })

  it('is also what nobody has used for a year, and nothing else', async () => {
    const day = 86_400_000
    const ana = await signIn(rig, 'ana')
    const [seen, unseen] = [await upload(ana), await upload(ana)]
    rig.now += 364 * day
    await (await signIn(rig, 'ana')).ask(`/api/resumes/${seen}`)
    rig.now += 2 * day
    await housekeep(rig.ctx)
    const back = await signIn(rig, 'ana')
    expect((await back.ask(`/api/resumes/${seen}`)).status).toBe(200)
    expect((await back.ask(`/api/resumes/${unseen}`)).status).toBe(404)
  })
})
