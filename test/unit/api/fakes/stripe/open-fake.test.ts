import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { openStripeFake } from '#api/fakes/stripe/open-fake.ts'
import { createFakePayments } from '#api/server/config/create-payments.ts'

const dir = mkdtempSync(join(tmpdir(), 'faro-stand-in-'))
afterAll(() => rmSync(dir, { recursive: true }))

const told = z.object({ type: z.string() })
const open = (file: string) =>
  createFakePayments(
    openStripeFake(file, () => new Response(null, { status: 204 })),
    Date.now,
  )
const ana = { userId: 'u', email: 'ana@example.com', name: 'Ana', language: 'es', attempt: 'c' }

describe('the Stripe fake with a state file', () => {
  it('keeps its subscriptions after a restart', async () => {
    const file = join(dir, 'kept.json')
    const customerId = await open(file).createCustomer(ana)
    await open(file).createSubscription({ customerId, userId: 'u', plan: 'basic', interval: 'month', attempt: 's' })
    expect(await open(file).listSubscriptions(customerId)).toMatchObject([{ plan: 'basic', status: 'incomplete' }])
  })

  it('takes payments for subscriptions of an earlier release', async () => {
    const file = join(dir, 'earlier.json')
    const customerId = await open(file).createCustomer(ana)
    const input = { customerId, userId: 'u', plan: 'basic', interval: 'month', attempt: 's' } as const
    const { latestInvoice } = await open(file).createSubscription(input)
    const state = readFileSync(file, 'utf8').replace(/"payment_settings":\{[^}]*\},/g, '')
    expect(state).not.toContain('"payment_settings"')
    writeFileSync(file, state)
    const fake = openStripeFake(file, () => new Response(null, { status: 204 }))
    const client_secret = latestInvoice?.clientSecret ?? ''
    const body = JSON.stringify({ client_secret, card: { number: '4242424242424242', exp_month: 1, exp_year: 2040 } })
    const url = `http://localhost/__stand-in/stripe/v1/payment_intents/${client_secret.split('_secret_')[0]}/confirm`
    expect((await fake.fetchBrowserApi(new Request(url, { method: 'POST', body }))).status).toBe(200)
  })

  it('delivers events again that the API did not accept', async () => {
    const file = join(dir, 'events.json')
    const refuse = () => new Response(null, { status: 503 })
    await createFakePayments(openStripeFake(file, refuse), Date.now).createCustomer(ana)
    const taken: string[] = []
    openStripeFake(file, async (request) => {
      taken.push(told.parse(await request.json()).type)
      return new Response(null, { status: 204 })
    })
    await expect.poll(() => taken).toEqual(['customer.created'])
  })

  it('starts empty with a damaged file', async () => {
    const file = join(dir, 'broken.json')
    writeFileSync(file, '{"objects":[')
    expect(await open(file).createCustomer(ana)).toMatch(/^cus_/)
  })
})
