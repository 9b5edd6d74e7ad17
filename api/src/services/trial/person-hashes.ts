import type { Ctx } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { signWithEach } from '../../signature.ts'

/**
 * Keyed hashes that recognize a person without telling who it is, one for each session secret, newest first: of the
 * Google account's id, which outlives an account here, or else of the email address.
 */
export const createPersonHashes = (ctx: Ctx, { googleAccountId, email }: User): Promise<string[]> =>
  signWithEach(ctx.sessionSecret, `trial:${googleAccountId ?? email.toLowerCase()}`)
