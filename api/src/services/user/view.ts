import type { UserResponse } from '#shared/api-schema/responses.ts'
import { effectivePlan } from '#shared/plans.ts'
import type { User } from '../../db/queries/users.ts'

/** A user as the API shows them to themselves. */
export const toUserResponse = (user: User): UserResponse => ({
  id: user.id,
  googleId: user.googleId,
  email: user.email,
  name: user.name,
  picture: user.picture,
  subscriptionPlan: effectivePlan(user.subscriptionPlan, user.subscriptionStatus),
  subscriptionStatus: user.subscriptionStatus,
  createdAt: user.createdAt,
})
