import { describe, expect, it } from 'vitest'
import { accountLimitsResponse } from '#shared/api-schema/account.ts'
import { draftVersionResponse, draftVersionsResponse } from '#shared/api-schema/draft-versions.ts'
import { createEmptyDocument } from '#shared/resume/schema/document.ts'
import { subscribe } from '../billing/billing-suite.ts'
import {
  createUniqueName,
  jsonRequest,
  readAccountExport,
  readRefusal,
  type SignedInUser,
  signIn,
  type Target,
} from '../harness/target.ts'

const DOCUMENT = createEmptyDocument('doc-1', 'es')
const createVersion = (savedAt: number, fullName = 'Nora', name = '') => ({
  savedAt,
  reason: 'manual',
  name,
  document: { ...DOCUMENT, personalInfo: { ...DOCUMENT.personalInfo, fullName } },
})
const saveDraft = (person: SignedInUser) =>
  person.fetch('/api/drafts/doc-1', jsonRequest({ name: 'CV', baseVersion: 0, document: DOCUMENT }, 'PUT'))
const save = (person: SignedInUser, id: string, version: object) =>
  person.fetch(`/api/drafts/doc-1/versions/${id}`, jsonRequest(version, 'PUT'))
const list = async (person: SignedInUser) =>
  draftVersionsResponse.parse(await (await person.fetch('/api/drafts/doc-1/versions')).json())

/** Tests of versions of drafts in the account: who stores, reads and names them, their limits and their end. */
export const describeDraftVersions = (getTarget: () => Target): void => {
  describe('versions of drafts', () => {
    it('are stored once, read and named on another device', async () => {
      const ana = await subscribe(getTarget(), 'professional')
      expect(await readRefusal(save(ana, 'v1', createVersion(1)))).toBe('404 not-found')
      await saveDraft(ana)
      expect((await save(ana, 'v1', createVersion(1))).status).toBe(204)
      expect((await save(ana, 'v2', createVersion(2, 'Nora Vidal'))).status).toBe(204)
      expect((await save(ana, 'v1', createVersion(1, 'other', 'before the interview'))).status).toBe(204)
      const elsewhere = await signIn(getTarget(), ana.sub)
      expect(await list(elsewhere)).toEqual([
        { id: 'v2', savedAt: 2, reason: 'manual', name: '' },
        { id: 'v1', savedAt: 1, reason: 'manual', name: 'before the interview' },
      ])
      const read = await elsewhere.fetch('/api/drafts/doc-1/versions/v1')
      expect(draftVersionResponse.parse(await read.json())).toMatchObject({
        document: { personalInfo: { fullName: 'Nora' } },
      })
      expect(await readRefusal(save(ana, 'v3', { ...createVersion(1), document: { no: 1 } }))).toBe(
        '422 invalid-document',
      )
      expect(await readRefusal(save(ana, 'v3', { ...createVersion(1), reason: 'x' }))).toBe('400 invalid-request')
    })

    it('are nobody else’s, and new ones need the plan', async () => {
      const ana = await subscribe(getTarget(), 'professional')
      await saveDraft(ana)
      await save(ana, 'v1', createVersion(1))
      const ben = await signIn(getTarget(), createUniqueName('ben'))
      await saveDraft(ben)
      expect(await list(ben)).toEqual([])
      expect(await readRefusal(ben.fetch('/api/drafts/doc-1/versions/v1'))).toBe('404 not-found')
      expect(await readRefusal(save(ben, 'v1', createVersion(1, 'Ben', 'mine')))).toBe('403 plan-required')
      expect(await list(ana)).toMatchObject([{ id: 'v1', name: '' }])
    })

    it('count for the account, are exported, and end with their draft', async () => {
      const ana = await subscribe(getTarget(), 'professional')
      const readBytes = async () =>
        accountLimitsResponse.parse(await (await ana.fetch('/api/user/limits')).json()).storage.bytes
      await saveDraft(ana)
      const before = await readBytes()
      await save(ana, 'v1', createVersion(1, 'Nora', 'sent'))
      expect(await readBytes()).toBe(before + 1_024 + JSON.stringify(createVersion(1).document).length)
      const { 'versions/v1.json': exported = '' } = await readAccountExport(ana)
      expect(JSON.parse(exported)).toMatchObject({
        draftId: 'doc-1',
        name: 'sent',
        document: { personalInfo: { fullName: 'Nora' } },
      })
      await ana.fetch('/api/drafts/doc-1?baseVersion=1', { method: 'DELETE' })
      expect(await list(ana)).toEqual([])
      expect(await readRefusal(save(ana, 'v2', createVersion(2)))).toBe('404 not-found')
    })
  })
}
