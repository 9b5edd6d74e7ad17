import type { Ctx, SignedIn } from '../../context.ts'
import { endSession, endSessions } from '../../db/queries/sessions.ts'
import type { User } from '../../db/queries/users.ts'

export const signOut = (ctx: Ctx, { sessionHash }: SignedIn): Promise<void> => endSession(ctx.db, sessionHash)

export const signOutEverywhere = (ctx: Ctx, user: User): Promise<void> => endSessions(ctx.db, user.id)
