import type { Language } from '#shared/languages.ts'
import type { Ctx } from './context.ts'
import type { User } from './db/queries/users.ts'
import type { CurrentSession } from './services/session/current-session.ts'

/** Variables that the middleware sets on every request. */
export interface AppEnv {
  Variables: {
    ctx: Ctx
    requestId: string
    /** The caller's IP address, a key of the rate limits. */
    clientAddress: string
    /** Null for a visitor. */
    session: CurrentSession | null
    /** Language of messages and results. */
    language: Language
  }
}

/** The environment of routes behind `requireUser`. */
export interface UserEnv extends AppEnv {
  Variables: AppEnv['Variables'] & { user: User; session: CurrentSession }
}
