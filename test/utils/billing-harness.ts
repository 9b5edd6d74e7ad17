import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Ctx } from '#api/context.ts'
import { migrate } from '#api/db/migrate.ts'
import { readMigrations } from '#api/db/migrations.ts'
import { openDatabase } from '#api/db/open-node.ts'
import { upsertUser, userById } from '#api/db/queries/users.ts'
import { sign } from '#api/fakes/stripe/events.ts'
import type { StripeFakeOptions } from '#api/fakes/stripe/fake.ts'
import { FAKE_KEYS } from '#api/fakes/stripe/keys.ts'
import type { Event } from '#api/fakes/stripe/wire.ts'
import { newId } from '#api/ids.ts'
import { createSubscription } from '#api/services/subscription/create.ts'
import { trust } from '#shared/cast.ts'
import type { PaidPlanId } from '#shared/plans.ts'
import { CARDS, stripeRig } from './stripe-harness.ts'

/** The services over a database file of their own, the real SDK and the stand-in; for tests. `close` removes it all. */
export const billingRig = async (options: StripeFakeOptions = {}) => {
  const dir = mkdtempSync(join(tmpdir(), 'faro-billing-'))
  const database = await openDatabase(`file:${join(dir, 'test.db')}`)
  await migrate(database.client, readMigrations(), 0)
  const stripe = stripeRig(options)
  const { db } = database
  const logged: string[] = []
  const clock = () => stripe.standIn.context.now() * 1000
  const parts = {
    db,
    payments: stripe.payments,
    clock,
    newId,
    log: (line: { event: string }) => logged.push(line.event),
  }
  const ctx = trust<Ctx>(parts, 'billing uses these parts of the context alone')
  let people = 0

  const person = async () => {
    const id = newId()
    const email = `person${++people}@example.com`
    const user = await upsertUser(db, {
      id,
      googleId: `g-${id}`,
      email,
      name: 'Ana',
      picture: null,
      createdAt: clock(),
    })
    if (!user) throw new Error('no user')
    return user
  }
  const row = async (id: string) => {
    const user = await userById(db, id)
    if (!user) throw new Error('no user')
    return user
  }
  /** A person whose subscription is begun and, with the good card, paid; no webhook was delivered yet. */
  const subscriber = async (plan: PaidPlanId = 'basic') => {
    const user = await person()
    const started = await createSubscription(ctx, user, { plan, interval: 'month', name: null })
    await stripe.pay(started.clientSecret ?? '', CARDS.good)
    return { ...(await row(user.id)), started, secret: started.clientSecret ?? '' }
  }
  const signed = async (event: Event) => {
    const payload = JSON.stringify(event)
    return { payload, signature: await sign(payload, FAKE_KEYS.webhookSecret, clock() / 1000) }
  }
  return {
    ...stripe,
    ctx,
    db,
    client: database.client,
    logged,
    person,
    row,
    subscriber,
    signed,
    close: async () => {
      await database.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

export type BillingRig = Awaited<ReturnType<typeof billingRig>>
