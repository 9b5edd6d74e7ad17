import { AppError } from '#shared/errors.ts'
import type { Ctx } from '../../context.ts'
import { eventSeen, type SeenEvent, writeSubscription } from '../../db/queries/subscriptions.ts'
import { type User, userById } from '../../db/queries/users.ts'
import { factsOf } from './standing.ts'

/** Looks that may be written in between before we give up; each means that somebody else got through. */
const ROUNDS = 200

/**
 * Asks the provider how this user's subscription stands and writes that: the row always holds the newest look, whatever
 * comes at the same time or in what order. Answers the row as it now stands. With an `event`, its id is written in the
 * same batch, once. Throws `provider-unavailable`; `unauthenticated` when the user is gone.
 */
export const refreshSubscription = async (ctx: Ctx, userId: string, event: SeenEvent | null = null): Promise<User> => {
  for (let round = 0; round < ROUNDS; round++) {
    const user = await userById(ctx.db, userId)
    if (!user) throw new AppError('unauthenticated')
    if (event && (await eventSeen(ctx.db, event.id))) return user
    const found = user.stripeCustomerId ? await ctx.payments.subscriptionsOf(user.stripeCustomerId) : []
    const facts = factsOf(found)
    if (await writeSubscription(ctx.db, user, facts, event)) return { ...user, ...facts }
  }
  throw new AppError('conflict')
}
