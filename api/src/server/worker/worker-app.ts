import { AppError } from '#shared/errors.ts'
import type { FontSet } from '#shared/renderer/fonts/font-set.ts'
import { createWorkerBackground } from '../../adapters/background/worker.ts'
import { createFirebaseIdentity, createRemoteKeys, GOOGLE_KEYS_URL } from '../../adapters/firebase/identity.ts'
import { createWorkerFonts } from '../../adapters/fonts/worker.ts'
import { createWorkerRateLimiter, type RateLimitBinding } from '../../adapters/rate-limiter/worker.ts'
import { createInProcessTaskRunner } from '../../adapters/task-runner/in-process.ts'
import { createWorkerVocabulary } from '../../adapters/vocabulary/worker.ts'
import { createWorkerWebhookSender } from '../../adapters/webhook-sender/worker.ts'
import { type App, createApp } from '../../app.ts'
import type { AppDependencies } from '../../context.ts'
import { createContext } from '../../context.ts'
import { createDatabaseClock } from '../../db/database-time.ts'
import { type Db, toDb } from '../../db/db.ts'
import { createServerClient } from '../../db/server-client.ts'
import { newId } from '../../ids.ts'
import type { Log } from '../../log.ts'
import type { RequestLifetime } from '../../ports/background.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Fonts } from '../../ports/fonts.ts'
import type { Payments } from '../../ports/payments.ts'
import type { LoadVocabulary } from '../../ports/vocabulary.ts'
import { createSharePages } from '../../routes/resume/share-pages.ts'
import { createMcpApp, type McpApp } from '../../routes/system/mcp.ts'
import { runMaintenanceRound } from '../../services/maintenance/run-round.ts'
import { VERSION } from '../../version.ts'
import { createAdvisor, createRateLimiter, createSupportDesk } from '../config/create-adapters.ts'
import type { EnabledFakes } from '../config/enabled-fakes.ts'
import type { ServiceEnv } from '../config/env.ts'
import { createPublicConfig } from '../config/public-config.ts'
import { createSecurityTxtResponse } from '../responses/security-txt.ts'

export interface Assets {
  readonly fetch: (request: Request) => Promise<Response>
}

export interface WorkerBindings {
  readonly ASSETS?: Assets
  readonly RATE_REPORT?: RateLimitBinding
  readonly RATE_CALL?: RateLimitBinding
}

export interface WorkerOptions {
  readonly env: ServiceEnv & { readonly LIBSQL_URL: string; readonly SESSION_SECRET: string }
  readonly bindings: WorkerBindings
  readonly fakes: EnabledFakes
  readonly projectId: string
  readonly payments: Payments
  /** URL of the public keys of ID tokens: Google's, or in development that of the Firebase fake. */
  readonly keysUrl?: string | undefined
}

const log: Log = (line) => console.log(JSON.stringify({ time: new Date().toISOString(), ...line }))

/** Builds the API for Workers, with a database client per request because its fetches belong to the request. */
export const buildWorkerApp = (options: WorkerOptions): WorkerApp => {
  const { clock, synchronize } = createDatabaseClock(Date.now)
  const dependencies = createDependencies(options, clock)
  let synchronizedAt = 0
  const projectId = options.fakes.signIn ? '' : options.projectId
  return {
    api: createApp(dependencies),
    mcp: createMcpApp(dependencies),
    sharePages: createSharePages(dependencies),
    projectId,
    publicOrigin: dependencies.publicOrigin,
    synchronizeClock: async () => {
      if (Date.now() - synchronizedAt < CLOCK_INTERVAL_MS) return
      synchronizedAt = Date.now()
      await synchronize(dependencies.openDb())
    },
    createSecurityTxt: (request) =>
      createSecurityTxtResponse({
        contactEmail: options.env.CONTACT_EMAIL,
        origin: dependencies.publicOrigin ?? new URL(request.url).origin,
        now: Date.now(),
      }),
    runMaintenance: async (lifetime) => {
      const ctx = createContext(dependencies, () => lifetime)
      await runMaintenanceRound(ctx, { leaseDb: ctx.db, intervalMs: CRON_INTERVAL_MS, maxClosures: MAX_CLOSURES })
    },
  }
}

export interface WorkerApp {
  readonly api: App
  readonly mcp: McpApp
  readonly sharePages: ReturnType<typeof createSharePages>
  /** Id of the Firebase project; empty with the fake or without sign-in. */
  readonly projectId: string
  /** Origin of the site; null for the one that a request is sent to. */
  readonly publicOrigin: string | null
  /** Takes over the database's clock, at most once a minute; call it before a request of the API. */
  readonly synchronizeClock: () => Promise<void>
  /** The response to `/.well-known/security.txt`. */
  readonly createSecurityTxt: (request: Request) => Response
  /** Called by the cron trigger. */
  readonly runMaintenance: (lifetime: ReturnType<RequestLifetime>) => Promise<void>
}

const CLOCK_INTERVAL_MS = 60_000
/** That of `[triggers]` in wrangler.toml. */
const CRON_INTERVAL_MS = 10 * 60_000
/** With its retries an account takes up to 10 requests, and the smallest plan allows a run 50. */
const MAX_CLOSURES = 3

const createOpenDb =
  ({ LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken }: WorkerOptions['env']) =>
  (): Db =>
    toDb(createServerClient(url, authToken))

const createDependencies = (
  { env, bindings, fakes, projectId, payments, keysUrl }: WorkerOptions,
  clock: Clock,
): AppDependencies => ({
  version: VERSION,
  openDb: createOpenDb(env),
  getDatabaseVersion: null,
  getStorage: () => 'ok',
  clock,
  newId,
  identity: projectId
    ? createFirebaseIdentity({ projectId, keys: createRemoteKeys(keysUrl ?? GOOGLE_KEYS_URL), clock: Date.now })
    : { verify: async () => Promise.reject(new AppError('not-configured')) },
  rateLimiter: createWorkerLimits(env, bindings, createOpenDb(env)),
  tasks: createInProcessTaskRunner(createFonts(bindings.ASSETS), createVocabulary(bindings.ASSETS)),
  advisor: createAdvisor(env, clock, createOpenDb(env)),
  payments,
  support: createSupportDesk(env),
  createBackground: createWorkerBackground,
  webhooks: createWorkerWebhookSender(),
  sessionSecret: env.SESSION_SECRET,
  config: createPublicConfig(env, fakes),
  log,
  // Each isolate would have figures of its own; the platform has its own metrics and traces.
  metrics: null,
  tracer: null,
  getClientAddress: (request) => request.headers.get('cf-connecting-ip') ?? 'unknown',
  // A Worker is in production wherever its host is not this machine.
  requireSecureCookies: !env.ALLOW_INSECURE_HTTP,
  publicOrigin: env.PUBLIC_ORIGIN ? new URL(env.PUBLIC_ORIGIN).origin : null,
})

/** Caches loaded fonts, but not pending loads, because a fetch belongs to its request. */
const createFonts = (assets: Assets | undefined): Fonts => {
  const cache = new Map<string, FontSet>()
  return {
    load: async (family, weights) => {
      const key = [family, ...(weights ?? [])].join()
      const cached = cache.get(key)
      if (cached) return cached
      if (!assets) throw new AppError('not-configured')
      const set = await createWorkerFonts({ fetch: (url) => assets.fetch(new Request(url)) }).load(family, weights)
      cache.set(key, set)
      return set
    },
  }
}

const createVocabulary = (assets: Assets | undefined): LoadVocabulary =>
  createWorkerVocabulary(assets && { fetch: (url) => assets.fetch(new Request(url)) })

/** Exact limits are counted in the database, the others at the edge. */
const createWorkerLimits = (env: ServiceEnv, { RATE_REPORT, RATE_CALL }: WorkerBindings, openDb: () => Db) => {
  if (env.RATE_LIMIT === 'off' || !RATE_REPORT || !RATE_CALL) return createRateLimiter(env, Date.now, null)
  return createWorkerRateLimiter({ report: RATE_REPORT, call: RATE_CALL }, createRateLimiter(env, Date.now, openDb))
}
