import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { openStripeFake } from '#api/fakes/stripe/open-fake.ts'
import { createFakePayments } from '#api/server/create-payments.ts'

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
