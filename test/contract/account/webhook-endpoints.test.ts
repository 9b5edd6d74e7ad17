import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { insertWebhookDelivery } from '#api/db/queries/account/webhook-endpoints.ts'
import { users, webhookDeliveries, webhookEndpoints } from '#api/db/schema/index.ts'
import { runMaintenance } from '#api/services/maintenance/run.ts'
import { verifySignature } from '#api/signature.ts'
import {
  createdWebhookEndpointResponse,
  DELIVERY_BACKOFF_SECONDS,
  MAX_LISTED_DELIVERIES,
  WEBHOOK_SIGNATURE_HEADER,
  webhookEndpointResponse,
  webhookEndpointsResponse,
} from '#shared/api-schema/webhook-endpoints.ts'
import { MAX_WEBHOOK_ENDPOINTS } from '#shared/plans.ts'
import { type ApiHarness, startApiHarness } from '../harness/api-harness.ts'
import {
  jsonRequest,
  readAccountExport,
  readRefusal,
  type SignedInUser,
  signInToHarness as signIn,
  uploadAndAnalyze,
} from '../harness/target.ts'

const URL = 'https://hooks.example.com/faro'

interface Sent {
  readonly url: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

let harness: ApiHarness
let ana: SignedInUser
let sent: Sent[]
let answer: () => number
beforeEach(async () => {
  sent = []
  answer = () => 200
  harness = await startApiHarness({
    webhooks: {
      isPublic: async (url) => !url.includes('internal'),
      send: async (url, body, headers) => {
        sent.push({ url, body, headers })
        return answer()
      },
    },
  })
  ana = await signIn(harness, 'ana')
  await setPlan('enterprise')
})
afterEach(() => harness.close())

const setPlan = (subscriptionPlan: 'enterprise' | 'professional') =>
  harness.ctx.db.update(users).set({ subscriptionPlan, subscriptionStatus: 'active' })
const request = (url = URL, person = ana) => person.fetch('/api/webhook-endpoints', jsonRequest({ url }))
const create = async () => createdWebhookEndpointResponse.parse(await (await request()).json())
const list = async (person = ana) =>
  webhookEndpointsResponse.parse(await (await person.fetch('/api/webhook-endpoints')).json())
const maintain = () => runMaintenance({ ctx: harness.ctx, input: { maxClosures: 50 } })

describe('webhooks of finished analyses', () => {
  it('are signed, carry ids alone, and are sent once', async () => {
    const { id, secret } = await create()
    const resumeId = await uploadAndAnalyze(ana)
    await expect
      .poll(() => list())
      .toMatchObject([{ id, deliveries: [{ resumeId, state: 'delivered', lastStatus: 200 }] }])
    await maintain()
    const [first, ...more] = sent
    expect(more).toEqual([])
    const [delivery] = (await list())[0]?.deliveries ?? []
    const data = { resumeId }
    expect(JSON.parse(first?.body ?? '')).toEqual({
      id: delivery?.id,
      type: 'analysis.finished',
      createdAt: harness.now,
      data,
    })
    const [, time = '', signature = ''] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(first?.headers[WEBHOOK_SIGNATURE_HEADER] ?? '') ?? []
    expect(Number(time)).toBe(Math.floor(harness.now / 1_000))
    expect(await verifySignature(secret, `${time}.${first?.body}`, signature)).toBe(true)
    expect(JSON.stringify(await list())).not.toContain(secret)
  })

  it('are tried again with growing waits, then given up', async () => {
    answer = () => 302
    await create()
    await uploadAndAnalyze(ana)
    await expect.poll(() => sent.length).toBe(1)
    for (const [i, seconds] of DELIVERY_BACKOFF_SECONDS.entries()) {
      harness.now += seconds * 1_000 - 1
      await maintain()
      expect(sent).toHaveLength(i + 1)
      harness.now += 1
      await maintain()
      expect(sent).toHaveLength(i + 2)
    }
    const attempts = DELIVERY_BACKOFF_SECONDS.length + 1
    const failed = { state: 'failed', attempts, lastStatus: 302, nextAttemptAt: null }
    expect(await list()).toMatchObject([{ deliveries: [failed] }])
  })

  it('go on after a receiver that breaks, and stop without the plan', async () => {
    answer = () => {
      throw new Error('no answer')
    }
    await create()
    await uploadAndAnalyze(ana)
    await expect
      .poll(() => list())
      .toMatchObject([{ deliveries: [{ state: 'pending', attempts: 1, lastStatus: null }] }])
    await setPlan('professional')
    harness.now += 60_000
    await maintain()
    expect(sent).toHaveLength(1)
    expect(await list()).toMatchObject([{ deliveries: [{ state: 'failed' }] }])
    expect(await readRefusal(request())).toBe('403 plan-required')
    expect(JSON.stringify(harness.log)).not.toContain('hooks.example.com')
  })

  it('can be tested: signed, once, with its result in the log; not by others', async () => {
    const { id, secret } = await create()
    const test = (person = ana) => person.fetch(`/api/webhook-endpoints/${id}/test`, { method: 'POST' })
    const [first] = webhookEndpointResponse.parse(await (await test()).json()).deliveries
    expect(first).toMatchObject({ resumeId: '', state: 'delivered', attempts: 1, lastStatus: 200 })
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ id: first?.id, type: 'webhook.test', data: {} })
    const [, time = '', signature = ''] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(sent[0]?.headers[WEBHOOK_SIGNATURE_HEADER] ?? '') ?? []
    expect(await verifySignature(secret, `${time}.${sent[0]?.body}`, signature)).toBe(true)
    answer = () => 500
    harness.now += 1
    expect(await (await test()).json()).toMatchObject({ deliveries: [{ state: 'failed', lastStatus: 500 }, {}] })
    harness.now += 90_000_000
    await maintain()
    expect(sent).toHaveLength(2)
    expect(await readRefusal(test(await signIn(harness, 'ben')))).toBe('403 plan-required')
    await setPlan('enterprise')
    expect(await readRefusal(test(await signIn(harness, 'ben')))).toBe('404 not-found')
    await setPlan('professional')
    expect(await readRefusal(test())).toBe('403 plan-required')
  })

  it('keep a short log, and few addresses, public ones', async () => {
    const { id } = await create()
    for (let i = 0; i < MAX_LISTED_DELIVERIES + 5; i++)
      await insertWebhookDelivery(harness.ctx.db, { id: `d-${i}`, endpointId: id, resumeId: 'r', now: harness.now + i })
    const [endpoint] = await list()
    expect(endpoint?.deliveries).toHaveLength(MAX_LISTED_DELIVERIES)
    expect(endpoint?.deliveries[0]?.id).toBe(`d-${MAX_LISTED_DELIVERIES + 4}`)
    expect(await readRefusal(request('https://internal.example.com/'))).toBe('422 not-public')
    expect(await readRefusal(request('http://hooks.example.com/'))).toBe('400 invalid-request')
    const answers = await Promise.all(Array.from({ length: 8 }, () => request()))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_WEBHOOK_ENDPOINTS - 1)
    expect(await readRefusal(request())).toBe('422 too-many-webhooks')
  })

  it('belong to their person: not removed or seen by others, exported without the secret, gone with the account', async () => {
    const { id, secret } = await create()
    const eve = await signIn(harness, 'eve')
    expect(await list(eve)).toEqual([])
    expect(await readRefusal(eve.fetch(`/api/webhook-endpoints/${id}`, { method: 'DELETE' }))).toBe('404 not-found')
    expect(await readRefusal(harness.fetch('/api/webhook-endpoints'))).toBe('401 unauthenticated')
    await uploadAndAnalyze(ana)
    const { 'account.json': account = '' } = await readAccountExport(ana)
    expect(JSON.parse(account)).toMatchObject({ webhookEndpoints: [{ id, url: URL, deliveries: [{}] }] })
    expect(account).not.toContain(secret)
    expect((await ana.fetch(`/api/webhook-endpoints/${id}`, { method: 'DELETE' })).status).toBe(204)
    expect(await list()).toEqual([])
    await create()
    await uploadAndAnalyze(ana)
    expect((await ana.fetch('/api/account', { method: 'DELETE' })).status).toBe(204)
    expect(await harness.ctx.db.select().from(webhookEndpoints)).toEqual([])
    expect(await harness.ctx.db.select().from(webhookDeliveries)).toEqual([])
  })
})
