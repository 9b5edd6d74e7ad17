// Subscriptions under races, cases S1, S2, S5, S7, S8 and Q6 of the fault table: the real Stripe SDK against the fake
// with random delays and lost responses, and the services on a database file. FAULT_ROUNDS sets the repetitions.
import assert from 'node:assert/strict'
import { createRefund } from '#api/fakes/stripe/billing/refunds.ts'
import { DAY_SECONDS } from '#api/fakes/stripe/context.ts'
import { cancelSubscription } from '#api/services/subscription/cancel.ts'
import { changePlan } from '#api/services/subscription/change-plan.ts'
import { createSubscription } from '#api/services/subscription/create.ts'
import { handleWebhook } from '#api/services/subscription/handle-webhook.ts'
import { reactivateSubscription } from '#api/services/subscription/reactivate.ts'
import { toSubscriptionState } from '#api/services/subscription/subscription-state.ts'
import { PAID_PLAN_IDS } from '#shared/plans.ts'
import { startApiHarness } from '#test/contract/harness/api-harness.ts'
import { signInToHarness, uploadResume } from '#test/contract/harness/target.ts'
import { type BillingHarness, createBillingHarness } from '#test/utils/billing/billing-harness.ts'
import { createStripeHarness, TEST_CARDS } from '#test/utils/billing/stripe-harness.ts'
import { exitWithResult, runCase } from '#test/utils/measurement/stress-cases.ts'

const RACE_ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 40)

const pick = <T>(items: readonly T[]): T => {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}
const shuffle = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
const waitForAll = async (calls: readonly Promise<unknown>[]) => {
  await Promise.allSettled(calls)
}

/** Delivers every event so far three times, in random order, all at once. */
const deliverAllEvents = (harness: BillingHarness) =>
  shuffle(harness.listEvents().flatMap((event) => [event, event, event])).map(async (event) => {
    const { payload, signature } = await harness.signEvent(event)
    await handleWebhook({ ctx: harness.ctx, input: { rawBody: payload, signature } })
  })

/** Random actions of users and banks during the deliveries: the row ends in the provider's state. */
const assertConverges = async (): Promise<void> => {
  const harness = await createBillingHarness()
  try {
    const { id, secret, stripeCustomerId } = await harness.createSubscriber(pick(PAID_PLAN_IDS))
    harness.fake.failures.delayMs = 8
    const actions = [
      async () =>
        changePlan({ ctx: harness.ctx, input: { user: await harness.getUser(id), plan: pick(PAID_PLAN_IDS) } }),
      async () => cancelSubscription({ ctx: harness.ctx, input: { user: await harness.getUser(id) } }),
      async () => reactivateSubscription({ ctx: harness.ctx, input: { user: await harness.getUser(id) } }),
      async () => {
        const charge = harness.fake.context.store.get('payment_intent', harness.getIntentId(secret)).latest_charge ?? ''
        createRefund(harness.fake.context, harness.fake.context.store.get('charge', charge))
      },
      async () => {
        harness.replaceSavedCard(stripeCustomerId ?? '', pick(['0341', '3184', '4242']))
        harness.fake.advance(pick([1, 32, 40]) * DAY_SECONDS)
      },
    ]
    await waitForAll([...deliverAllEvents(harness), ...Array.from({ length: 4 }, () => pick(actions)())])
    // The provider sends a failed webhook again.
    await waitForAll(deliverAllEvents(harness))
    const { subscriptionRevision: _, ...row } = await harness.getUser(id)
    assert.deepEqual(
      { ...row, ...toSubscriptionState(await harness.payments.listSubscriptions(stripeCustomerId ?? '')) },
      row,
    )
  } finally {
    await harness.close()
  }
}

/** Eight calls at once and lost responses: one subscription that can be paid, and at most one charge. */
const assertOneSubscription = async (): Promise<void> => {
  const harness = await createBillingHarness()
  try {
    const user = await harness.createUser()
    harness.fake.failures.delayMs = 8
    harness.fake.failures.loseAnswers = 2
    const create = async () => {
      const wanted = { plan: pick(PAID_PLAN_IDS), interval: 'month', name: null } as const
      const { clientSecret } = await createSubscription({
        ctx: harness.ctx,
        input: { user: await harness.getUser(user.id), ...wanted },
      })
      if (Math.random() < 0.3) await harness.pay(clientSecret ?? '', TEST_CARDS.good)
    }
    await waitForAll(Array.from({ length: 8 }, create))
    const { store } = harness.fake.context
    const live = store.list('subscription', (s) => s.ended_at === null)
    const paid = store.list('charge', ({ status }) => status === 'succeeded')
    assert.equal(live.length, 1)
    assert.ok(paid.length <= 1, `${paid.length} charges`)
    assert.ok(store.list('invoice', ({ status }) => status === 'open').length <= 1)
  } finally {
    await harness.close()
  }
}

/** Upgrades and downgrades while 50 analyses run: usage is never negative and never above the limit of the plan. */
const assertUsageLimits = async (): Promise<string> => {
  const stripe = createStripeHarness()
  const harness = await startApiHarness({ payments: stripe.payments })
  try {
    const ana = await signInToHarness(harness, 'ana')
    const google = { googleId: 'ana' }
    const post = (path: string, body: object) =>
      ana.fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const started = await post('/api/create-subscription', { plan: 'basic', email: 'ana@example.com', name: 'Ana' })
    const { clientSecret }: { clientSecret: string } = await started.json()
    await stripe.pay(clientSecret, TEST_CARDS.good)
    await post('/api/subscription/sync', { ...google, email: 'ana@example.com' })
    const ids = await Promise.all(Array.from({ length: 50 }, () => uploadResume(ana)))
    const counts: number[] = []
    const watch = async () => {
      const usage: { count: number } = await (await ana.fetch('/api/user/analysis-usage')).json()
      counts.push(usage.count)
    }
    const analyses = ids.map((id) => ana.fetch(`/api/resumes/${id}/analyze`, { method: 'POST' }))
    for (const action of ['cancel', 'resume', 'cancel', 'resume'])
      await Promise.all([post(`/api/subscription/${action}`, google), watch()])
    const statuses = (await Promise.all(analyses)).map(({ status }) => status)
    const done = statuses.filter((status) => status === 200).length
    assert.equal(done, 10)
    // The upgrade has no limit; after the downgrade nothing more is allowed and nothing is given back.
    await post('/api/subscription/change-plan', { ...google, newPlan: 'professional' })
    const more = await Promise.all(
      ids
        .slice(0, 25)
        .map(async () => ana.fetch(`/api/resumes/${await uploadResume(ana)}/analyze`, { method: 'POST' })),
    )
    assert.ok(more.every(({ status }) => status === 200))
    await Promise.all([post('/api/subscription/change-plan', { ...google, newPlan: 'basic' }), watch()])
    const after = await Promise.all(
      Array.from({ length: 50 }, async () =>
        ana.fetch(`/api/resumes/${await uploadResume(ana)}/analyze`, { method: 'POST' }),
      ),
    )
    assert.ok(after.every(({ status }) => status === 402))
    await watch()
    assert.ok(counts.every((count) => count >= 0))
    assert.equal(counts.at(-1), 35)
    return `10 of 50 on basic, 25 of 25 on professional, 0 of 50 back on basic; counted 35`
  } finally {
    await harness.close()
  }
}

const rounds = async (run: () => Promise<void>): Promise<string> => {
  for (let round = 0; round < RACE_ROUNDS; round++) await run()
  return `${RACE_ROUNDS} rounds`
}

const CASES: readonly (readonly [string, () => Promise<string>])[] = [
  ['S1 S2 S7: storms of events against user actions, delays', () => rounds(assertConverges)],
  ['S8: eight calls at once, lost answers, payments', () => rounds(assertOneSubscription)],
  ['Q6: plan up and down under 50 analyses', assertUsageLimits],
]

for (const [name, run] of CASES) await runCase(name, async () => ({ passed: true, figure: await run() }))
exitWithResult()
