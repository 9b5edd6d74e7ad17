import type { InvoicesResponse } from '#shared/api-schema/responses.ts'
import { AppError } from '#shared/errors.ts'
import type { Ctx } from '../../context.ts'
import type { User } from '../../db/queries/users.ts'

/** A page of the provider's where the card is changed and invoices are seen; it leads back to `returnUrl`. */
export const openPortal = async (ctx: Ctx, user: User, returnUrl: string, language: string): Promise<string> => {
  if (!user.stripeCustomerId) throw new AppError('no-subscription')
  return ctx.payments.portalUrl(user.stripeCustomerId, returnUrl, language)
}

/** The last 24 invoices, newest first; none for who never paid. */
export const listInvoices = async (ctx: Ctx, user: User): Promise<InvoicesResponse> => {
  const invoices = user.stripeCustomerId ? await ctx.payments.invoicesOf(user.stripeCustomerId) : []
  return { invoices: invoices.map(({ clientSecret: _, ...invoice }) => invoice) }
}
