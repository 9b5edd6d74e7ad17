import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { listOwnDesigns as queryOwnDesigns } from '../../db/queries/resume/own-designs.ts'

/** The designs of a user without their data, the last saved first. */
export const listOwnDesigns = ({ ctx, input: { user } }: ServiceCall<{ readonly user: User }>) =>
  queryOwnDesigns(ctx.db, user.id)
