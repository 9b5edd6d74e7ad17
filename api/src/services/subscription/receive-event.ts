import type { Ctx } from '../../context.ts'
import { eventSeen, recordEvent, userByCustomer } from '../../db/queries/subscriptions.ts'
import type { ReturnedMoney } from '../../ports/payments.ts'
import { refreshSubscription } from './refresh-subscription.ts'
import { liveOf } from './standing.ts'

/**
 * Takes a webhook: each event has one effect, in any order, because an event only says "look again". Throws
 * `invalid-request` for a bad signature, and what the provider's calls throw, so that the event is sent again.
 */
export const receiveEvent = async (ctx: Ctx, rawBody: string, signature: string): Promise<void> => {
  const { id, type, ...event } = await ctx.payments.readEvent(rawBody, signature)
  if (!event.concernsSubscription || (await eventSeen(ctx.db, id))) return
  const money = event.chargeId ? await ctx.payments.returnedMoney(event.chargeId) : null
  if (money) await endIfReturned(ctx, money)
  const customerId = event.customerId ?? money?.customerId
  const user = customerId ? await userByCustomer(ctx.db, customerId) : undefined
  const seen = { id, type, receivedAt: ctx.clock() }
  if (user) await refreshSubscription(ctx, user.id, seen)
  else await recordEvent(ctx.db, seen)
}

/**
 * Money that went back ends the subscription at the provider, not in our row alone: else it would go on billing a
 * person who has no plan. A full refund counts when it is of the current invoice, a dispute always.
 */
const endIfReturned = async (ctx: Ctx, money: ReturnedMoney): Promise<void> => {
  const { customerId, subscriptionId, invoiceId, fullyRefunded, disputed } = money
  if (!customerId || !subscriptionId || !(fullyRefunded || disputed)) return
  const live = liveOf(await ctx.payments.subscriptionsOf(customerId))
  if (live?.id !== subscriptionId) return
  if (disputed || live.latestInvoice?.id === invoiceId) await ctx.payments.end(live.id)
}
