import type { ConfigResponse } from '#shared/api-schema/responses.ts'
import type { NewId } from '#shared/ids.ts'
import type { Language } from '#shared/languages.ts'
import type { Db } from './db/db.ts'
import type { ResumeSummary } from './db/queries/resumes.ts'
import type { User } from './db/queries/users.ts'
import type { Log } from './log.ts'
import type { Advisor } from './ports/advisor.ts'
import type { Background, RequestLife } from './ports/background.ts'
import type { Clock } from './ports/clock.ts'
import type { Fonts } from './ports/fonts.ts'
import type { IdentityVerifier } from './ports/identity.ts'
import type { Limiter } from './ports/limiter.ts'
import type { Payments } from './ports/payments.ts'
import type { PdfReader } from './ports/pdf-reader.ts'

/** What an entry builds and `createApp` is given. */
export interface Deps {
  readonly version: string
  /** Node answers the same database each time; a Worker opens one a request, since its I/O belongs to the request. */
  readonly openDb: () => Db
  /** A word that changes with every write to the database, by anyone; null where asking would cost a call. */
  readonly changes: (() => Promise<string>) | null
  readonly clock: Clock
  readonly newId: NewId
  readonly identity: IdentityVerifier
  readonly limiter: Limiter
  readonly pdfReader: PdfReader
  readonly fonts: Fonts
  /** Null without a model: the rules' own advice is the promise then. */
  readonly advisor: Advisor | null
  /** Where work goes on that outlives its request. */
  readonly backgroundOf: (life: RequestLife) => Background
  readonly payments: Payments
  /** Signs session cookies; at least 32 characters. */
  readonly sessionSecret: string
  readonly config: Omit<ConfigResponse, 'version'>
  readonly log: Log
  /** The caller's address for the rate limits. */
  readonly addressOf: (request: Request, bindings: unknown) => string
  /** Hosts we answer for besides the one the request names, for a proxy that rewrites `Host`. */
  readonly publicOrigin: string | null
}

/** What services work with: the deps and this request's database. */
export interface Ctx extends Omit<Deps, 'openDb' | 'addressOf' | 'backgroundOf'> {
  readonly db: Db
  readonly background: Background
}

export interface SignedIn {
  readonly user: User
  readonly sessionHash: string
  /** What the call asks about, where it is a poll of a resume of this user's. */
  readonly polled: ResumeSummary | null
}

export interface AppEnv {
  Variables: {
    ctx: Ctx
    requestId: string
    /** The caller's address, for the rate limits alone. */
    address: string
    /** Null for a visitor. */
    signedIn: SignedIn | null
    language: Language
  }
}

/** Behind `requireUser`. */
export interface UserEnv extends AppEnv {
  Variables: AppEnv['Variables'] & { user: User; signedIn: SignedIn }
}
