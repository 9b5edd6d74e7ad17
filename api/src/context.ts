import type { ConfigResponse } from '#shared/api-schema/system.ts'
import type { NewId } from '#shared/ids.ts'
import type { Db } from './db/db.ts'
import type { Log } from './log.ts'
import type { Advisor } from './ports/advisor.ts'
import type { Background, RequestLifetime } from './ports/background.ts'
import type { Clock } from './ports/clock.ts'
import type { IdentityVerifier } from './ports/identity-verifier.ts'
import type { Metrics } from './ports/metrics.ts'
import type { Payments } from './ports/payments.ts'
import type { RateLimiter } from './ports/rate-limiter.ts'
import type { SupportDesk } from './ports/support-desk.ts'
import type { TaskRunner } from './ports/task-runner.ts'
import type { Tracer } from './ports/tracer.ts'
import type { WebhookSender } from './ports/webhook-sender.ts'

/** Everything that `api/src/server` builds and `createApp` needs. */
export interface AppDependencies {
  /** Product version, e.g. `0.1.0`. */
  readonly version: string
  /** Node returns the same database every time; a Worker opens one per request, because its I/O belongs to the request. */
  readonly openDb: () => Db
  /** A string that changes with every write by any process; null where reading it needs a network call. */
  readonly getDatabaseVersion: (() => Promise<string>) | null
  /** `full`: the disk has no room, and only deletions are possible. */
  readonly getStorage: () => 'ok' | 'full'
  readonly clock: Clock
  readonly newId: NewId
  readonly identity: IdentityVerifier
  readonly rateLimiter: RateLimiter
  /** Runs everything that takes more than a few milliseconds of processor time. */
  readonly tasks: TaskRunner
  /** Null when no model is configured: the advice of the rules is complete then. */
  readonly advisor: Advisor | null
  /** Creates the runner for work that may outlive its request. */
  readonly createBackground: (lifetime: RequestLifetime) => Background
  readonly payments: Payments
  readonly support: SupportDesk
  /** Sends to the addresses that people give for their programs. */
  readonly webhooks: WebhookSender
  /** Signs session cookies; at least 32 characters. Two secrets, newest first and separated by a comma, during rotation. */
  readonly sessionSecret: string
  readonly config: Omit<ConfigResponse, 'version' | 'storage'>
  readonly log: Log
  /** Null: this process keeps no figures, and `/api/metrics` does not exist. */
  readonly metrics: Metrics | null
  /** Null: nothing is traced. */
  readonly tracer: Tracer | null
  /** The caller's IP address, used as a key of the rate limits. */
  readonly getClientAddress: (request: Request, bindings: unknown) => string
  /** Session cookies are `Secure` for every host but this machine, whatever the request came over. */
  readonly requireSecureCookies: boolean
  /** Origin that browsers use, for a proxy that rewrites `Host`; null: the host of the request. */
  readonly publicOrigin: string | null
}

/** What a service may use: the dependencies and the database of this request. */
export interface Ctx extends Omit<AppDependencies, 'openDb' | 'getClientAddress' | 'createBackground'> {
  readonly db: Db
  readonly background: Background
}

/** The argument of every service. */
export interface ServiceCall<Input> {
  readonly ctx: Ctx
  readonly input: Input
}

/** Creates the context of one request, or of one maintenance run. */
export const createContext = (
  { openDb, createBackground, getClientAddress: _, ...dependencies }: AppDependencies,
  lifetime: RequestLifetime,
): Ctx => ({ ...dependencies, db: openDb(), background: createBackground(lifetime) })
