import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Ctx } from '#api/context.ts'
import { migrate } from '#api/db/migrate.ts'
import { readMigrations } from '#api/db/migrations.ts'
import { openDatabase } from '#api/db/open-database.ts'
import { getUserById, upsertUser } from '#api/db/queries/account/users.ts'
import { signWebhook } from '#api/fakes/stripe/events.ts'
import type { StripeFakeOptions } from '#api/fakes/stripe/fake.ts'
import { FAKE_KEYS } from '#api/fakes/stripe/keys.ts'
import type { Event } from '#api/fakes/stripe/objects.ts'
import { newId } from '#api/ids.ts'
import { createSubscription } from '#api/services/subscription/create.ts'
import { unsafeCast } from '#shared/cast.ts'
import type { PaidPlanId } from '#shared/plans.ts'
import { createStripeHarness, TEST_CARDS } from './stripe-harness.ts'

/** Services with an empty database file, the Stripe SDK and the Stripe fake. `close` deletes the files. */
export const createBillingHarness = async (options: StripeFakeOptions = {}) => {
  const dir = mkdtempSync(join(tmpdir(), 'faro-billing-'))
  const database = await openDatabase(`file:${join(dir, 'test.db')}`)
  await migrate(database.client, readMigrations(), 0)
  const stripe = createStripeHarness(options)
  const { db } = database
  const loggedEvents: string[] = []
  const clock = () => stripe.fake.context.nowSeconds() * 1000
  const partialCtx = {
    db,
    payments: stripe.payments,
    clock,
    newId,
    config: { trialDays: 7 },
    sessionSecret: 'a secret of at least 32 characters',
    log: (line: { event: string }) => loggedEvents.push(line.event),
  }
  const ctx = unsafeCast<Ctx>(partialCtx, 'billing services use only these fields')
  let userCount = 0

  const createUser = async () => {
    const id = newId()
    const email = `person${++userCount}@example.com`
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
  const getUser = async (id: string) => {
    const user = await getUserById(db, id)
    if (!user) throw new Error('no user')
    return user
  }
  /** Creates a user with a paid subscription whose webhooks are not delivered yet. */
  const createSubscriber = async (plan: PaidPlanId = 'basic') => {
    const user = await createUser()
    const started = await createSubscription({ ctx, input: { user, plan, interval: 'month', name: null } })
    await stripe.pay(started.clientSecret ?? '', TEST_CARDS.good)
    return { ...(await getUser(user.id)), started, secret: started.clientSecret ?? '' }
  }
  const signEvent = async (event: Event) => {
    const payload = JSON.stringify(event)
    return { payload, signature: await signWebhook(payload, FAKE_KEYS.webhookSecret, clock() / 1000) }
  }
  return {
    ...stripe,
    ctx,
    db,
    client: database.client,
    loggedEvents,
    /** The context with some calls of the provider replaced. */
    withPayments: (calls: Partial<Ctx['payments']>): Ctx => ({ ...ctx, payments: { ...ctx.payments, ...calls } }),
    createUser,
    getUser,
    createSubscriber,
    signEvent,
    close: async () => {
      await database.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

export type BillingHarness = Awaited<ReturnType<typeof createBillingHarness>>
