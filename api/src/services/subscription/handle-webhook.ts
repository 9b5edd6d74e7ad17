import { AppError, type ErrorCode } from '#shared/errors.ts'
import type { Ctx, ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { getUserByCustomerId, hasWebhookEvent, insertWebhookEvent } from '../../db/queries/billing/subscriptions.ts'
import type { Refund } from '../../ports/payments.ts'
import { startTrial } from '../trial/start.ts'
import { refreshSubscription } from './refresh.ts'
import { findActiveSubscription } from './subscription-state.ts'

const REFUSALS: ReadonlySet<ErrorCode> = new Set(['forbidden', 'trial-unavailable', 'payment-incomplete'])

export interface HandleWebhookInput {
  readonly rawBody: string
  readonly signature: string
}

/**
 * Handles a webhook of the provider: the state is fetched, never taken from the event, so neither order nor repetition
 * matters. Throws `invalid-request` for a bad signature or a malformed event, and the errors of the provider, which
 * then sends it again.
 */
export const handleWebhook = async ({
  ctx,
  input: { rawBody, signature },
}: ServiceCall<HandleWebhookInput>): Promise<void> => {
  const { id, type, ...event } = await ctx.payments.verifyWebhook(rawBody, signature).catch((error: unknown) => {
    logRefusedEvent(ctx, error)
    throw error
  })
  if (!event.affectsSubscription || (await hasWebhookEvent(ctx.db, id))) return
  const refund = event.chargeId ? await ctx.payments.getRefund(event.chargeId) : null
  if (refund) await cancelIfRefunded(ctx, refund)
  const customerId = event.customerId ?? refund?.customerId
  const user = customerId ? await getUserByCustomerId(ctx.db, customerId) : undefined
  if (user && type === 'customer.updated') await payOwedRenewal(ctx, user)
  if (user && event.paymentIntentId) await ctx.payments.setDefaultCard(event.paymentIntentId)
  if (user && event.cardSetupId) await startTrialOfTab(ctx, user, event.cardSetupId)
  const row = { id, type, receivedAt: ctx.clock() }
  if (user) await refreshSubscription({ ctx, input: { userId: user.id, user, event: row } })
  else await insertWebhookEvent(ctx.db, row)
}

/** The person may have replaced a declined card in the billing portal. */
const payOwedRenewal = async (ctx: Ctx, user: User): Promise<void> => {
  const active = findActiveSubscription(await ctx.payments.listSubscriptions(user.stripeCustomerId ?? ''))
  if (active) await ctx.payments.payRenewalWithNewCard(active)
}

/** The tab that saved the card may be closed. What the person may not have is no failure of the event. */
const startTrialOfTab = async (ctx: Ctx, user: User, cardSetupId: string): Promise<void> => {
  await startTrial({ ctx, input: { user, cardSetupId } }).catch((error: unknown) => {
    if (!(error instanceof AppError && REFUSALS.has(error.code))) throw error
  })
}

/** Logs the id of a signed event that has not the shape of one, or why the signature of another one is refused. */
const logRefusedEvent = (ctx: Ctx, error: unknown): void => {
  const { eventId, reason } = error instanceof AppError ? error.params : {}
  if (reason !== undefined) ctx.log({ level: 'warn', event: 'webhook-refused', reason })
  if (eventId !== undefined) ctx.log({ level: 'warn', event: 'webhook-malformed', eventId })
}

/**
 * Cancels the subscription at the provider, which would otherwise keep billing a user without a plan. A full refund
 * counts when it is for the latest invoice, a dispute always.
 */
const cancelIfRefunded = async (ctx: Ctx, refund: Refund): Promise<void> => {
  const { customerId, subscriptionId, invoiceId, fullyRefunded, disputed } = refund
  if (!customerId || !subscriptionId || !(fullyRefunded || disputed)) return
  const active = findActiveSubscription(await ctx.payments.listSubscriptions(customerId))
  if (active?.id !== subscriptionId) return
  if (disputed || active.latestInvoice?.id === invoiceId) await ctx.payments.cancelSubscription(active.id)
}
