import { describe, expect, it } from 'vitest'
import { accountLimitsResponse } from '#shared/api-schema/account.ts'
import { draftResponse } from '#shared/api-schema/drafts.ts'
import { createEmptyDocument } from '#shared/resume/schema/document.ts'
import { draftJobSchema } from '#shared/resume/tailoring/draft-job.ts'
import {
  createUniqueName,
  jsonRequest,
  readAccountExport,
  readRefusal,
  signIn,
  type Target,
} from '../harness/target.ts'

/** Tests of drafts: versions, conflicts and tombstones. */
export const describeDrafts = (getTarget: () => Target): void => {
  describe('drafts', () => {
    const draft = (id: string, fullName: string, baseVersion: number) => {
      const empty = createEmptyDocument(id, 'es')
      const document = { ...empty, personalInfo: { ...empty.personalInfo, fullName } }
      return jsonRequest({ name: fullName, baseVersion, document }, 'PUT')
    }

    it('are saved as versions and read on another device', async () => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      const saved = await ana.fetch('/api/drafts/doc-1', draft('doc-1', 'Ana', 0))
      expect(await saved.json()).toMatchObject({ version: 1 })
      await ana.fetch('/api/drafts/doc-1', draft('doc-1', 'Ana Núñez', 1))
      const elsewhere = await signIn(getTarget(), ana.sub)
      expect(await (await elsewhere.fetch('/api/drafts')).json()).toMatchObject([{ id: 'doc-1', version: 2 }])
      const read = await (await elsewhere.fetch('/api/drafts/doc-1')).json()
      expect(read).toMatchObject({ version: 2, document: { personalInfo: { fullName: 'Ana Núñez' } } })
    })

    it('keep what a newer release knows and this one does not', async () => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      const empty = createEmptyDocument('doc-1', 'es')
      const group = { id: 'group', name: {}, items: {}, color: 'red' }
      const sent = { ...empty, mood: ['calm'], skills: { ...empty.skills, order: 'asc', groups: [group] } }
      await ana.fetch('/api/drafts/doc-1', jsonRequest({ name: 'Ana', baseVersion: 0, document: sent }, 'PUT'))
      const { document } = draftResponse.parse(await (await ana.fetch('/api/drafts/doc-1')).json())
      expect(document).toEqual(sent)
      const old = { ...empty, schemaVersion: 1, mood: ['calm'] }
      await ana.fetch('/api/drafts/doc-1', jsonRequest({ name: 'Ana', baseVersion: 1, document: old }, 'PUT'))
      const migrated = draftResponse.parse(await (await ana.fetch('/api/drafts/doc-1')).json())
      expect(migrated.document).toEqual(empty)
    })

    it('return the current version when an older one is saved', async () => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      await ana.fetch('/api/drafts/doc-1', draft('doc-1', 'one', 0))
      await ana.fetch('/api/drafts/doc-1', draft('doc-1', 'two', 1))
      const late = await ana.fetch('/api/drafts/doc-1', draft('doc-1', 'three', 1))
      expect(late.status).toBe(409)
      expect(await late.json()).toMatchObject({
        error: { code: 'conflict' },
        current: { version: 2, document: { personalInfo: { fullName: 'two' } } },
      })
      expect((await ana.fetch('/api/drafts/doc-1', draft('doc-1', 'again', 0))).status).toBe(409)
    })

    it('are at most 200, however many are saved at once; a deleted one makes room', async () => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      const save = (n: number, base = 0) => ana.fetch(`/api/drafts/doc-${n}`, draft(`doc-${n}`, 'Ana', base))
      for (let n = 0; n < 190; n += 10)
        await Promise.all(Array.from({ length: 10 }, async (_, i) => (await save(n + i)).text()))
      const late = await Promise.all(Array.from({ length: 20 }, async (_, i) => (await save(190 + i)).status))
      expect(late.filter((status) => status === 200)).toHaveLength(10)
      expect(await readRefusal(save(300))).toBe('422 too-many-drafts')
      expect((await save(0)).status).toBe(409)
      expect((await save(0, 1)).status).toBe(200)
      expect((await ana.fetch('/api/drafts/doc-1?baseVersion=1', { method: 'DELETE' })).status).toBe(200)
      expect((await save(300)).status).toBe(200)
      expect(await readRefusal(save(1, 2))).toBe('422 too-many-drafts')
    })

    it('count for the storage of the account, and no longer once they are deleted', async () => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      const read = async () => accountLimitsResponse.parse(await (await ana.fetch('/api/user/limits')).json())
      expect(await read()).toMatchObject({ storage: { bytes: 0 }, drafts: { count: 0 }, improvements: { count: 0 } })
      await ana.fetch('/api/drafts/doc-1', draft('doc-1', 'Ana', 0))
      const { storage, drafts } = await read()
      expect([drafts.count, storage.bytes > 1_024]).toEqual([1, true])
      const document = createEmptyDocument('doc-1', 'es')
      const ad = 'x'.repeat(5_000)
      await ana.fetch('/api/drafts/doc-1', jsonRequest({ name: 'CV', baseVersion: 1, document, job: { ad } }, 'PUT'))
      expect((await read()).storage.bytes).toBeGreaterThan(storage.bytes + 5_000)
      await ana.fetch('/api/drafts/doc-1?baseVersion=2', { method: 'DELETE' })
      expect(await read()).toMatchObject({ storage: { bytes: 1_024 }, drafts: { count: 0 } })
    })

    it('keep their job and base, which older clients do not send', async () => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      const job = draftJobSchema.parse({
        ad: 'Se busca soldadora en Lugo',
        status: 'applied',
        statusDate: '2026-02-03',
      })
      const basedOn = { id: 'doc-0', facts: { 'personalInfo/email': 'a@b.example' }, own: ['experience/x/position'] }
      const save = (baseVersion: number, extra: object) => {
        const body = { name: 'CV', baseVersion, document: createEmptyDocument('doc-1', 'es'), ...extra }
        return ana.fetch('/api/drafts/doc-1', jsonRequest(body, 'PUT'))
      }
      const read = async () => draftResponse.parse(await (await ana.fetch('/api/drafts/doc-1')).json())
      await save(0, { job, basedOn })
      expect(await read()).toMatchObject({ job, basedOn })
      await save(1, {})
      expect(await read()).toMatchObject({ version: 2, job, basedOn })
      await save(2, { job: { ...job, status: 'interview' } })
      expect(await read()).toMatchObject({ job: { status: 'interview' }, basedOn })
      await save(3, { job: null, basedOn: null })
      expect(await read()).toMatchObject({ version: 4, job: null, basedOn: null })
    })

    it('are refused with a job that is too long or has an unsafe link', async () => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      const save = (job: object) => {
        const body = { name: 'CV', baseVersion: 0, document: createEmptyDocument('doc-1', 'es'), job }
        return readRefusal(ana.fetch('/api/drafts/doc-1', jsonRequest(body, 'PUT')))
      }
      for (const job of [{ ad: 'x'.repeat(20_001) }, { notes: 'x'.repeat(5_001) }, { link: 'javascript:alert(1)' }])
        expect(await save(job)).toMatch(/^4\d\d /)
    })

    it('are exported with their job, in a file of its own', async () => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      const document = createEmptyDocument('doc-1', 'es')
      const body = { name: 'CV', baseVersion: 0, document, job: { ad: 'Se busca soldadora en Lugo' } }
      await ana.fetch('/api/drafts/doc-1', jsonRequest(body, 'PUT'))
      const files = await readAccountExport(ana)
      expect(files['drafts/doc-1.job.json']).toContain('Se busca soldadora en Lugo')
      expect(files['drafts/doc-1.json']).not.toContain('soldadora')
    })

    it('leave a tombstone when they are deleted', async () => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      await ana.fetch('/api/drafts/doc-1', draft('doc-1', 'Ana', 0))
      expect((await ana.fetch('/api/drafts/doc-1?baseVersion=1', { method: 'DELETE' })).status).toBe(200)
      expect(await readRefusal(ana.fetch('/api/drafts/doc-1'))).toBe('404 not-found')
      expect(await (await ana.fetch('/api/drafts')).json()).toMatchObject([{ id: 'doc-1', deleted: true, name: '' }])
    })

    it('are rejected when they are not valid documents', async () => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      const body = (document: unknown) => jsonRequest({ name: 'x', baseVersion: 0, document }, 'PUT')
      expect(await readRefusal(ana.fetch('/api/drafts/doc-1', body({})))).toBe('422 invalid-document')
      expect(await readRefusal(ana.fetch('/api/drafts/doc-1', body({ schemaVersion: 999 })))).toBe('422 newer-version')
      expect(await readRefusal(ana.fetch('/api/drafts/doc-1', body(createEmptyDocument('doc-2', 'es'))))).toBe(
        '422 invalid-document',
      )
    })
  })
}
