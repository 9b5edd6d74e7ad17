import type { UserResponse } from '#shared/api-schema/account.ts'
import { getEffectivePlan } from '#shared/plans.ts'
import type { User } from '../../db/queries/account/users.ts'

/** The fields of a user that the user may see. */
export const toUserResponse = (user: User): UserResponse => ({
  id: user.id,
  googleId: user.googleId,
  email: user.email,
  name: user.name,
  picture: user.picture,
  subscriptionPlan: getEffectivePlan(user.subscriptionPlan, user.subscriptionStatus),
  subscriptionStatus: user.subscriptionStatus,
  createdAt: user.createdAt,
})
