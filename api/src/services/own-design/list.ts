import type { ServiceCall } from '../../context.ts'
import { listOwnDesigns as queryOwnDesigns } from '../../db/queries/own-designs.ts'
import type { User } from '../../db/queries/users.ts'

/** The designs of a user without their data, the last saved first. */
export const listOwnDesigns = ({ ctx, input: { user } }: ServiceCall<{ readonly user: User }>) =>
  queryOwnDesigns(ctx.db, user.id)
