import { AppError } from '#shared/errors.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'

export interface CreatePortalSessionInput {
  readonly user: User
  /** Where the link back leads. */
  readonly returnUrl: string
  readonly language: string
}

/**
 * Creates a session of the provider's billing portal, where the card is changed and invoices are listed; returns its
 * URL. Throws `no-subscription` for a user who never had one, `provider-unavailable`.
 */
export const createPortalSession = async ({
  ctx,
  input: { user, returnUrl, language },
}: ServiceCall<CreatePortalSessionInput>): Promise<string> => {
  if (!user.stripeCustomerId) throw new AppError('no-subscription')
  return ctx.payments.createPortalUrl(user.stripeCustomerId, returnUrl, language)
}
