import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deleteAccount } from '#api/db/queries/account.ts'
import { dueClosings } from '#api/db/queries/subscriptions.ts'
import { DAY } from '#api/fakes/stripe/context.ts'
import { listInvoices, openPortal } from '#api/services/subscription/billing-page.ts'
import { cancelSubscription, reactivateSubscription } from '#api/services/subscription/cancel.ts'
import { changePlan, previewChange } from '#api/services/subscription/change-plan.ts'
import { closeBilling } from '#api/services/subscription/close-billing.ts'
import { confirmPayment } from '#api/services/subscription/confirm.ts'
import { createSubscription } from '#api/services/subscription/create.ts'
import { currentUser } from '#api/services/subscription/current.ts'
import { subscriptionStatus } from '#api/services/subscription/status.ts'
import { type BillingRig, billingRig } from '#test/utils/billing-harness.ts'
import { CARDS } from '#test/utils/stripe-harness.ts'

const MONTH = 32 * DAY
let rig: BillingRig
beforeEach(async () => {
  rig = await billingRig()
})
afterEach(() => rig.close())
const wanted = { plan: 'basic', interval: 'month', name: null } as const
const toldApplied = { requiresPayment: false, clientSecret: null }
const unended = () => rig.standIn.context.store.all('subscription', (s) => s.ended_at === null)

describe('confirming a payment', () => {
  it('gives the plan for an intent of one’s own that succeeded', async () => {
    const { id, secret } = await rig.subscriber('enterprise')
    const user = await confirmPayment(rig.ctx, await rig.row(id), rig.intentOf(secret))
    expect(subscriptionStatus(user)).toMatchObject({ plan: 'enterprise', status: 'active' })
  })

  it('S4: somebody else’s intent, and one that is not, are forbidden alike', async () => {
    const other = await rig.subscriber()
    const { id } = await rig.subscriber()
    const mine = await rig.row(id)
    for (const intent of [rig.intentOf(other.secret), 'pi_nothing'])
      await expect(confirmPayment(rig.ctx, mine, intent)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(confirmPayment(rig.ctx, await rig.person(), rig.intentOf(other.secret))).rejects.toMatchObject({
      code: 'forbidden',
    })
  })

  it.each([
    ['not paid', null],
    ['declined', CARDS.declined],
    ['waiting for the bank', CARDS.challenge],
  ])('S4: an intent that is %s gives no plan', async (_, card) => {
    const user = await rig.person()
    const { clientSecret } = await createSubscription(rig.ctx, user, wanted)
    if (card) await rig.pay(clientSecret ?? '', card)
    const row = await rig.row(user.id)
    await expect(confirmPayment(rig.ctx, row, rig.intentOf(clientSecret ?? ''))).rejects.toMatchObject({
      code: 'payment-incomplete',
    })
    expect(subscriptionStatus(await rig.row(user.id))).toMatchObject({ plan: 'free', status: 'inactive' })
  })

  it('S4: an intent over too little, or over no subscription, gives no plan', async () => {
    const { id, secret } = await rig.subscriber()
    const intent = rig.standIn.context.store.get('payment_intent', rig.intentOf(secret))
    intent.amount_received = 1
    await expect(confirmPayment(rig.ctx, await rig.row(id), intent.id)).rejects.toMatchObject({
      code: 'payment-incomplete',
    })
    intent.amount_received = intent.amount
    for (const link of rig.standIn.context.store.all('invoice_payment')) rig.standIn.context.store.remove(link.id)
    await expect(confirmPayment(rig.ctx, await rig.row(id), intent.id)).rejects.toMatchObject({
      code: 'payment-incomplete',
    })
  })
})

describe('changing the plan', () => {
  it('up at once with the saved card, and the price was said before', async () => {
    const { id } = await rig.subscriber()
    const preview = await previewChange(rig.ctx, await rig.row(id), 'professional')
    expect(preview).toMatchObject({ dueNowCents: 600, priceCents: 1400, interval: 'month', cancelAtPeriodEnd: false })
    expect(await changePlan(rig.ctx, await rig.row(id), 'professional')).toEqual({
      requiresPayment: false,
      clientSecret: null,
    })
    expect(await rig.row(id)).toMatchObject({ subscriptionPlan: 'professional', subscriptionStatus: 'active' })
    expect((await listInvoices(rig.ctx, await rig.row(id))).invoices[0]).toMatchObject({ totalCents: 600 })
  })

  it('keeps the old plan until the difference is paid; asked again it gives the same secret', async () => {
    const { id, stripeCustomerId } = await rig.subscriber()
    rig.replaceSavedCard(stripeCustomerId ?? '', '3184')
    const first = await changePlan(rig.ctx, await rig.row(id), 'professional')
    const again = await changePlan(rig.ctx, await rig.row(id), 'professional')
    expect(first).toMatchObject({ requiresPayment: true, clientSecret: expect.stringMatching(/^pi_/) })
    expect(again).toEqual(first)
    expect(await rig.row(id)).toMatchObject({ subscriptionPlan: 'basic' })
    await rig.answerBank(first.clientSecret ?? '', true)
    expect(await confirmPayment(rig.ctx, await rig.row(id), rig.intentOf(first.clientSecret ?? ''))).toMatchObject({
      subscriptionPlan: 'professional',
    })
  })

  it('another plan, or the old one, withdraws the change that waits', async () => {
    const { id, stripeCustomerId } = await rig.subscriber()
    rig.replaceSavedCard(stripeCustomerId ?? '', '9995')
    const pro = await changePlan(rig.ctx, await rig.row(id), 'professional')
    const premium = await changePlan(rig.ctx, await rig.row(id), 'enterprise')
    expect((await rig.pay(pro.clientSecret ?? '', CARDS.good)).status).toBe(400)
    expect(await changePlan(rig.ctx, await rig.row(id), 'basic')).toEqual({
      requiresPayment: false,
      clientSecret: null,
    })
    expect((await rig.pay(premium.clientSecret ?? '', CARDS.good)).status).toBe(400)
    expect(await rig.row(id)).toMatchObject({ subscriptionPlan: 'basic', subscriptionStatus: 'active' })
  })

  it('charges what the preview said, even when time passed; an old or made-up moment counts for nothing', async () => {
    const { id } = await rig.subscriber()
    rig.standIn.advance(10 * DAY)
    const { asOf, dueNowCents } = await previewChange(rig.ctx, await rig.row(id), 'professional')
    rig.standIn.advance(20 * 60)
    await changePlan(rig.ctx, await rig.row(id), 'professional', asOf)
    const charged = () => rig.standIn.context.store.all('charge')[0]?.amount
    expect(charged()).toBe(dueNowCents)
    const last = await previewChange(rig.ctx, await rig.row(id), 'enterprise')
    await changePlan(rig.ctx, await rig.row(id), 'enterprise', last.asOf + 15 * DAY * 1000)
    expect(charged()).toBe(last.dueNowCents)
  })

  it('works right after subscribing on a server whose clock is behind the provider’s', async () => {
    const { id } = await rig.subscriber()
    const behind = { ...rig.ctx, clock: () => rig.ctx.clock() - 5_000 }
    const { asOf, dueNowCents } = await previewChange(behind, await rig.row(id), 'professional')
    expect(dueNowCents).toBe(600)
    expect(await changePlan(behind, await rig.row(id), 'professional', asOf)).toEqual(toldApplied)
  })

  it('S8: two tabs with previews of different moments make one change', async () => {
    const { id } = await rig.subscriber()
    rig.standIn.advance(3 * DAY)
    const row = await rig.row(id)
    const now = rig.ctx.clock()
    const answers = await Promise.all([now - 60_000, now].map((asOf) => changePlan(rig.ctx, row, 'enterprise', asOf)))
    expect(answers).toEqual([toldApplied, toldApplied])
    expect(rig.standIn.context.store.all('charge')).toHaveLength(2)
  })

  it('S8: 20 clicks charge the difference once', async () => {
    const { id } = await rig.subscriber()
    const row = await rig.row(id)
    await Promise.all(Array.from({ length: 20 }, () => changePlan(rig.ctx, row, 'professional')))
    const paid = rig.standIn.context.store.all('charge').reduce((sum, charge) => sum + charge.amount, 0)
    expect(paid).toBe(1400)
  })

  it('without a subscription it starts one, to be paid', async () => {
    const user = await rig.person()
    expect(await previewChange(rig.ctx, user, 'basic')).toMatchObject({ dueNowCents: 800, renewsAt: null })
    const { requiresPayment, clientSecret } = await changePlan(rig.ctx, user, 'basic')
    expect(requiresPayment).toBe(true)
    await rig.pay(clientSecret ?? '', CARDS.good)
    const row = await rig.row(user.id)
    expect(await confirmPayment(rig.ctx, row, rig.intentOf(clientSecret ?? ''))).toMatchObject({
      subscriptionPlan: 'basic',
      subscriptionStatus: 'active',
    })
  })

  it('refuses while a renewal is owed', async () => {
    const { id, stripeCustomerId } = await rig.subscriber()
    rig.replaceSavedCard(stripeCustomerId ?? '', '0341')
    rig.standIn.advance(MONTH)
    await expect(changePlan(rig.ctx, await rig.row(id), 'professional')).rejects.toMatchObject({
      code: 'renewal-owed',
    })
  })
})

describe('ending', () => {
  it('keeps the plan until the period ends, can be taken back, and charges nothing more', async () => {
    const { id } = await rig.subscriber('professional')
    expect(subscriptionStatus(await cancelSubscription(rig.ctx, await rig.row(id)))).toMatchObject({
      plan: 'professional',
      status: 'active',
      cancelAtPeriodEnd: true,
    })
    expect(await reactivateSubscription(rig.ctx, await rig.row(id))).toMatchObject({ cancelAtPeriodEnd: false })
    await cancelSubscription(rig.ctx, await rig.row(id))
    rig.standIn.advance(3 * MONTH)
    // No webhook came: the row is looked up again because its period is over.
    expect(await currentUser(rig.ctx, await rig.row(id))).toMatchObject({ subscriptionStatus: 'canceled' })
    expect(rig.standIn.context.store.all('charge')).toHaveLength(1)
    await expect(reactivateSubscription(rig.ctx, await rig.row(id))).rejects.toMatchObject({ code: 'no-subscription' })
  })

  it('S8: cancelling against changing leaves one subscription and no open invoice', async () => {
    const { id } = await rig.subscriber()
    const row = await rig.row(id)
    await Promise.allSettled([cancelSubscription(rig.ctx, row), changePlan(rig.ctx, row, 'enterprise')])
    expect(unended()).toHaveLength(1)
    expect(unended()[0]).toMatchObject({ cancel_at_period_end: true })
    expect(rig.standIn.context.store.all('invoice', ({ status }) => status === 'open')).toHaveLength(0)
  })

  it('a subscription that was never paid ends at once', async () => {
    const user = await rig.person()
    await createSubscription(rig.ctx, user, wanted)
    await cancelSubscription(rig.ctx, await rig.row(user.id))
    expect(unended()).toHaveLength(0)
  })

  it('S9: an account deleted while the provider is down is closed later, and bills nobody', async () => {
    const { id } = await rig.subscriber()
    await deleteAccount(rig.db, id, 'closing-1', rig.ctx.clock())
    rig.standIn.faults.down = true
    await closeBilling(rig.ctx)
    expect(rig.logged).toEqual(['billing-not-closed'])
    rig.standIn.faults.down = false
    await closeBilling(rig.ctx)
    expect(unended()).toHaveLength(1)
    rig.standIn.advance(120)
    await closeBilling(rig.ctx)
    expect(unended()).toHaveLength(0)
    expect(await dueClosings(rig.db, Number.MAX_SAFE_INTEGER)).toEqual([])
  })
})

it('S9: a subscription that is begun while the account is deleted bills nobody', async () => {
  const user = await rig.person()
  rig.standIn.faults.delayMs = 10
  const begun = createSubscription(rig.ctx, user, wanted)
  while (!(await rig.row(user.id)).stripeCustomerId) await new Promise((resolve) => setTimeout(resolve))
  await deleteAccount(rig.db, user.id, 'closing-2', rig.ctx.clock())
  await Promise.allSettled([begun, closeBilling(rig.ctx)])
  expect(await dueClosings(rig.db, Number.MAX_SAFE_INTEGER)).toEqual([])
  expect(unended()).toHaveLength(0)
  expect(rig.standIn.context.store.all('customer')).toHaveLength(0)
})

describe('the billing page', () => {
  it('is the customer’s own, and there is none for who never subscribed', async () => {
    const { id } = await rig.subscriber()
    expect(await openPortal(rig.ctx, await rig.row(id), 'http://localhost/settings', 'en')).toMatch(
      /^http:\/\/localhost\//,
    )
    const nobody = await rig.person()
    await expect(openPortal(rig.ctx, nobody, 'http://localhost/settings', 'en')).rejects.toMatchObject({
      code: 'no-subscription',
    })
    expect(await listInvoices(rig.ctx, nobody)).toEqual({ invoices: [] })
  })
})
