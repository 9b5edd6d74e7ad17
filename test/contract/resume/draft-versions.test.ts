import { afterEach, beforeEach, expect, it } from 'vitest'
import { users } from '#api/db/schema/index.ts'
import { draftVersionsResponse } from '#shared/api-schema/draft-versions.ts'
import { VERSION_LIMITS } from '#shared/plans.ts'
import { createEmptyDocument } from '#shared/resume/schema/document.ts'
import { type ApiHarness, startApiHarness } from '../harness/api-harness.ts'
import { jsonRequest, readRefusal, type SignedInUser, signInToHarness as signIn } from '../harness/target.ts'

const document = createEmptyDocument('doc-1', 'es')

let harness: ApiHarness
let ana: SignedInUser
beforeEach(async () => {
  harness = await startApiHarness()
  ana = await signIn(harness, 'ana')
  await harness.ctx.db.update(users).set({ subscriptionPlan: 'professional', subscriptionStatus: 'active' })
  await ana.fetch('/api/drafts/doc-1', jsonRequest({ name: 'x', baseVersion: 0, document }, 'PUT'))
})
afterEach(() => harness.close())

const save = (id: string, name = '', savedAt = 1) => {
  const body = { savedAt, reason: 'auto', name, document }
  return ana.fetch(`/api/drafts/doc-1/versions/${id}`, jsonRequest(body, 'PUT'))
}

it('versions are read and named after the plan has ended', async () => {
  await save('v1')
  await harness.ctx.db.update(users).set({ subscriptionStatus: 'canceled' })
  expect((await save('v1', 'named')).status).toBe(204)
  expect(await readRefusal(save('v2'))).toBe('403 plan-required')
  const list = await ana.fetch('/api/drafts/doc-1/versions')
  expect(await list.json()).toMatchObject([{ id: 'v1', name: 'named' }])
  expect((await ana.fetch('/api/drafts/doc-1/versions/v1')).status).toBe(200)
})

it('versions are the newest without a name, and all with one', async () => {
  await save('first', 'first', 0)
  for (let i = 1; i <= VERSION_LIMITS.unnamed + 2; i++) await save(`v${i}`, '', i)
  const list = draftVersionsResponse.parse(await (await ana.fetch('/api/drafts/doc-1/versions')).json())
  const ids = list.map(({ id }) => id)
  expect([ids.length, ids[0], ids.at(-2), ids.at(-1)]).toEqual([VERSION_LIMITS.unnamed + 1, 'v62', 'v3', 'first'])
})

it('versions leave half of the account to drafts', async () => {
  const bytes = 1_024 + JSON.stringify(document).length
  await harness.ctx.db.update(users).set({ storageBytes: VERSION_LIMITS.bytes - bytes })
  expect((await save('v1')).status).toBe(204)
  expect(await readRefusal(save('v2'))).toBe('422 account-full')
  expect((await save('v1', 'named')).status).toBe(204)
  const update = jsonRequest(
    { name: 'x', baseVersion: 1, document: { ...document, titles: { summary: { es: 'y' } } } },
    'PUT',
  )
  expect((await ana.fetch('/api/drafts/doc-1', update)).status).toBe(200)
})

it('a version is as large as a draft with a photo', async () => {
  const photo = `data:image/jpeg;base64,${'A'.repeat(500_000)}`
  const large = { ...document, personalInfo: { ...document.personalInfo, photo } }
  const draft = jsonRequest({ name: 'x', baseVersion: 1, document: large }, 'PUT')
  expect((await ana.fetch('/api/drafts/doc-1', draft)).status).toBe(200)
  const version = jsonRequest({ savedAt: 1, reason: 'auto', name: '', document: large }, 'PUT')
  expect((await ana.fetch('/api/drafts/doc-1/versions/v1', version)).status).toBe(204)
})
