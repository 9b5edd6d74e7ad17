import type { Language } from '#shared/languages.ts'
import type { Ctx } from './context.ts'
import type { User } from './db/queries/account/users.ts'
import type { ResumeSummary } from './db/queries/resume/resumes.ts'
import type { CurrentKey } from './services/access-key/current-key.ts'
import type { CurrentSession } from './services/session/current-session.ts'

/** Who a request comes from: a person by a session, or a program of theirs by an access key. */
export type Caller = {
  readonly user: User
  /** The resume that this request polls, when it belongs to the user; else null. */
  readonly polledResume: ResumeSummary | null
} & (
  | { readonly kind: 'session'; readonly session: CurrentSession }
  | { readonly kind: 'key'; readonly key: CurrentKey }
)

/** Variables that the middleware sets on every request. */
export interface AppEnv {
  Variables: {
    ctx: Ctx
    requestId: string
    /** The caller's IP address, a key of the rate limits. */
    clientAddress: string
    /** Null for a visitor. */
    caller: Caller | null
    /** Language of messages and results. */
    language: Language
  }
}

/** The environment of routes behind `requireUser`. */
export interface UserEnv extends AppEnv {
  Variables: AppEnv['Variables'] & { user: User; caller: Caller }
}

/** The environment of routes behind `requireSession`. */
export interface SessionEnv extends UserEnv {
  Variables: UserEnv['Variables'] & { session: CurrentSession }
}
