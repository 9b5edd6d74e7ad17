import type { InvoicesResponse } from '#shared/api-schema/subscriptions.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'

/** Lists the last 24 invoices, newest first; none for a user who never paid. Throws `provider-unavailable`. */
export const listInvoices = async ({
  ctx,
  input: { user },
}: ServiceCall<{ user: User }>): Promise<InvoicesResponse> => {
  const invoices = user.stripeCustomerId ? await ctx.payments.listInvoices(user.stripeCustomerId) : []
  return { invoices: invoices.map(({ clientSecret: _, ...invoice }) => invoice) }
}
