import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { createMemoryRateLimiter } from '#api/adapters/rate-limiter/memory.ts'
import { createSupportWebhook } from '#api/adapters/support-webhook/support-webhook.ts'
import { listDueBillingClosures } from '#api/db/queries/billing/subscriptions.ts'
import { users } from '#api/db/schema/index.ts'
import { RATE_LIMITS } from '#api/ports/rate-limiter.ts'
import type { TicketNotice } from '#api/ports/support-desk.ts'
import { AdminError, runAdmin } from '#api/server/admin/run-admin.ts'
import { nodeEnvSchema, readEnv } from '#api/server/config/env.ts'
import { isSupportOpen } from '#api/server/config/public-config.ts'
import { runMaintenance } from '#api/services/maintenance/run.ts'
import { ticketResponse, ticketsResponse } from '#shared/api-schema/support.ts'
import { MAX_OPEN_TICKETS } from '#shared/plans.ts'
import { type ApiHarness, startApiHarness } from '../harness/api-harness.ts'
import {
  jsonRequest,
  readAccountExport,
  readRefusal,
  type SignedInUser,
  signInToHarness as signIn,
} from '../harness/target.ts'

let harness: ApiHarness
let sent: TicketNotice[] = []
let isDown = false
const notify = async (notice: TicketNotice) => {
  if (isDown) throw new Error('down')
  sent.push(notice)
}
beforeEach(async () => {
  sent = []
  isDown = false
  harness = await startApiHarness({ support: { isOpen: true, notify } })
})
afterEach(() => harness.close())

const QUESTION = { subject: 'Factura', message: '¿Dónde la descargo?', diagnostics: null }
const ask = (person: SignedInUser, more: object = {}) =>
  person.fetch('/api/support/tickets', jsonRequest({ ...QUESTION, ...more }))
const list = async (person: SignedInUser) =>
  ticketsResponse.parse(await (await person.fetch('/api/support/tickets')).json())
const runAdminCommand = (...args: string[]) => runAdmin({ ...harness.ctx, clock: () => harness.now }, args)
const admin = async (...args: string[]) => z.array(z.string()).parse(await runAdminCommand(...args))
const maintain = () => runMaintenance({ ctx: harness.ctx, input: { maxClosures: 10 } })

describe('questions to the operator', () => {
  it('have the priority and the promise of the plan, and an answer', async () => {
    const ana = await signIn(harness, 'ana')
    const ben = await signIn(harness, 'ben')
    await harness.ctx.db.update(users).set({ subscriptionPlan: 'enterprise', subscriptionStatus: 'active' })
    // A Friday: one working day ends on Monday.
    const first = ticketResponse.parse(await (await ask(ana)).json())
    expect(first).toMatchObject({ status: 'open', answers: [], answerDueAt: Date.UTC(2026, 10, 23, 12) })
    await harness.ctx.db.update(users).set({ subscriptionStatus: 'canceled' })
    harness.now += 1
    const second = ticketResponse.parse(await (await ask(ben, { diagnostics: 'Firefox 150' })).json())
    expect(second).toMatchObject({ answerDueAt: null, diagnostics: 'Firefox 150' })
    const open = (await admin('tickets')).map((line) => JSON.parse(line))
    expect(open.map(({ id, email, priority }) => [id, email, priority])).toEqual([
      [first.id, 'ana@example.com', 3],
      [second.id, 'ben@example.com', 0],
    ])
    expect(await admin('answer', second.id, 'En', 'Ajustes,', 'en tu plan.')).toEqual([`Answered ${second.id}.`])
    expect(await list(ben)).toMatchObject([
      { id: second.id, status: 'answered', answers: [{ text: 'En Ajustes, en tu plan.', at: harness.now }] },
    ])
    expect((await list(ana)).map(({ id }) => id)).toEqual([first.id])
    expect(await admin('tickets')).toHaveLength(1)
    expect(await admin('tickets', '--all')).toHaveLength(2)
  })

  it('are passed on once, and again after a failure', async () => {
    const ana = await signIn(harness, 'ana')
    isDown = true
    const { id } = ticketResponse.parse(await (await ask(ana)).json())
    await expect.poll(() => harness.log.filter(({ event }) => event === 'ticket-not-sent')).toHaveLength(1)
    isDown = false
    await maintain()
    expect(sent).toEqual([])
    harness.now += 61_000
    await maintain()
    await maintain()
    expect(sent).toMatchObject([{ id, email: 'ana@example.com', priority: 0, message: QUESTION.message }])
    expect(JSON.stringify(harness.log)).not.toContain(QUESTION.message)
  })

  it('are refused when too many wait, too many come, they are empty, or from another site', async () => {
    const ana = await signIn(harness, 'ana')
    for (const bad of [{ subject: ' ' }, { message: '' }, { message: 'x'.repeat(5_001) }])
      expect(await readRefusal(ask(ana, bad))).toBe('400 invalid-request')
    const foreign = jsonRequest(QUESTION, 'POST', { origin: 'https://evil.example' })
    expect(await readRefusal(ana.fetch('/api/support/tickets', foreign))).toBe('403 bad-origin')
    expect(await readRefusal(harness.fetch('/api/support/tickets', jsonRequest(QUESTION)))).toBe('401 unauthenticated')
    const answers = await Promise.all(Array.from({ length: MAX_OPEN_TICKETS + 3 }, () => ask(ana)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_OPEN_TICKETS)
    expect(await readRefusal(ask(ana))).toBe('422 too-many-tickets')
  })

  it('have a rate', async () => {
    const limited = await startApiHarness({ rateLimiter: createMemoryRateLimiter(() => 0) })
    const ana = await signIn(limited, 'ana')
    for (let i = 0; i < RATE_LIMITS.ticket; i++) expect((await ask(ana)).status).toBe(201)
    expect(await readRefusal(ask(ana))).toBe('429 rate-limited')
    await limited.close()
  })

  it('are in the export, and gone with the account', async () => {
    const ana = await signIn(harness, 'ana')
    await ask(ana)
    const files = await readAccountExport(ana)
    expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({ tickets: [QUESTION] })
    expect((await ana.fetch('/api/account', { method: 'DELETE' })).status).toBe(204)
    expect(await admin('tickets', '--all')).toEqual([])
  })

  it('are not taken where nobody answers', async () => {
    const closed = await startApiHarness({ support: { isOpen: false, notify: null } })
    expect(await readRefusal(ask(await signIn(closed, 'ana')))).toBe('503 not-configured')
    await closed.close()
    const isOpen = (env: Record<string, string>) => isSupportOpen(readEnv(nodeEnvSchema, env))
    expect(isOpen({})).toBe(false)
    expect(isOpen({ CONTACT_EMAIL: 'hola@faro.example' })).toBe(true)
    expect(isOpen({ SUPPORT_WEBHOOK: 'https://desk.example/in' })).toBe(true)
    expect(isOpen({ CONTACT_EMAIL: 'hola@faro.example', SUPPORT: 'off' })).toBe(false)
    expect(() => isOpen({ SUPPORT_WEBHOOK: 'http://desk.example/in' })).toThrow('SUPPORT_WEBHOOK')
  })
})

describe('the address of the tickets', () => {
  const notice = { ...QUESTION, id: 't1', priority: 1, email: 'a@example.com', createdAt: 1, answerDueAt: null }
  it('takes a notice, and is not followed elsewhere', async () => {
    const calls: RequestInit[] = []
    const respond = (status: number) =>
      createSupportWebhook('https://desk.example/in', async (_url, init) => {
        calls.push(init ?? {})
        return new Response(null, { status, headers: { location: 'https://evil.example' } })
      })
    await respond(204)(notice)
    expect(calls[0]).toMatchObject({ method: 'POST', redirect: 'manual', body: JSON.stringify(notice) })
    await expect(respond(302)(notice)).rejects.toThrow('302')
    await expect(respond(500)(notice)).rejects.toMatchObject({ status: 500 })
  })
})

describe('the command line of the operator', () => {
  it('shows an account without its CVs, and notes a refund in the person’s language', async () => {
    const ana = await signIn(harness, 'ana')
    await harness.ctx.db.update(users).set({ language: 'es' })
    await ana.fetch('/api/resumes/upload', {})
    const [line = '{}'] = await admin('user', 'ana@example.com')
    expect(JSON.parse(line)).toMatchObject({ email: 'ana@example.com', plan: 'free', tickets: [] })
    await admin('refund-note', ana.id, 'Te devolvimos 14 dólares.')
    expect(await list(ana)).toMatchObject([
      { subject: 'Tu reembolso', status: 'answered', answers: [{ text: 'Te devolvimos 14 dólares.' }] },
    ])
  })

  it('exports and deletes accounts of people who cannot sign in, each by its id, and again after a restore', async () => {
    const ana = await signIn(harness, 'ana')
    const ben = await signIn(harness, 'ben')
    await ask(ana)
    const zip = z.instanceof(ReadableStream).parse(await runAdminCommand('export', 'Ana@example.com'))
    const { tickets } = JSON.parse(
      strFromU8(unzipSync(await new Response(zip).bytes())['account.json'] ?? new Uint8Array()),
    )
    expect(tickets).toMatchObject([QUESTION])
    expect(await admin('delete', 'ana@example.com')).toEqual(['No account has the id "ana@example.com".'])
    await harness.ctx.db.update(users).set({ stripeCustomerId: sql`'cus_' || ${users.id}` })
    const lines = await admin('delete', ana.id, 'gone')
    expect(lines).toEqual([`Deleted ${ana.id}. The server ends its subscription.`, 'No account has the id "gone".'])
    expect((await ana.fetch('/api/user')).status).toBe(401)
    expect((await ben.fetch('/api/user')).status).toBe(200)
    expect(await listDueBillingClosures(harness.ctx.db, harness.now, 9)).toMatchObject([
      { stripeCustomerId: `cus_${ana.id}` },
    ])
    await ben.fetch('/api/account', { method: 'DELETE' })
    expect(harness.log).toContainEqual({ level: 'info', event: 'account-deleted', accountId: ben.id })
  })

  it.each([
    [],
    ['nothing'],
    ['constructor'],
    ['answer', 'x'],
    ['answer', 'x', 'text'],
    ['user'],
    ['user', 'x'],
    ['export', 'x'],
    ['delete'],
  ])('refuses %j %j %j', async (...args) => {
    await expect(admin(...args.filter((arg) => arg !== undefined))).rejects.toThrow(AdminError)
  })
})
