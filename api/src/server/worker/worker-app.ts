import { createClient } from '@libsql/client/http'
import { AppError } from '#shared/errors.ts'
import type { FontSet } from '#shared/renderer/fonts/font-set.ts'
import type { FontFamily } from '#shared/resume/schema/content.ts'
import { createWorkerBackground } from '../../adapters/background/worker.ts'
import { createFirebaseIdentity, createRemoteKeys, GOOGLE_KEYS_URL } from '../../adapters/firebase/identity.ts'
import { createWorkerFonts } from '../../adapters/fonts/worker.ts'
import { createMemoryRateLimiter, unlimited } from '../../adapters/rate-limiter/memory.ts'
import { createWorkerRateLimiter, type RateLimitBinding } from '../../adapters/rate-limiter/worker.ts'
import { createInProcessTaskRunner } from '../../adapters/task-runner/in-process.ts'
import { type App, createApp } from '../../app.ts'
import type { AppDependencies } from '../../context.ts'
import { createContext } from '../../context.ts'
import { toDb } from '../../db/db.ts'
import { newId } from '../../ids.ts'
import type { Log } from '../../log.ts'
import type { RequestLifetime } from '../../ports/background.ts'
import type { Fonts } from '../../ports/fonts.ts'
import type { Payments } from '../../ports/payments.ts'
import type { RateLimiter } from '../../ports/rate-limiter.ts'
import { runMaintenance } from '../../services/maintenance/run.ts'
import { VERSION } from '../../version.ts'
import { createPublicConfig } from '../config.ts'
import { createAdvisor } from '../create-adapters.ts'
import type { EnabledFakes } from '../enabled-fakes.ts'
import type { ServiceEnv } from '../env.ts'
import { createSecurityTxtResponse } from '../security-txt.ts'

export interface Assets {
  readonly fetch: (request: Request) => Promise<Response>
}

export interface WorkerBindings {
  readonly ASSETS?: Assets
  readonly RATE_UPLOAD?: RateLimitBinding
  readonly RATE_ANALYZE?: RateLimitBinding
  readonly RATE_SIGN_IN?: RateLimitBinding
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
  const dependencies = createDependencies(options)
  const projectId = options.fakes.signIn ? '' : options.projectId
  return {
    api: createApp(dependencies),
    projectId,
    createSecurityTxt: (request) =>
      createSecurityTxtResponse({
        contactEmail: options.env.CONTACT_EMAIL,
        origin: dependencies.publicOrigin ?? new URL(request.url).origin,
        now: Date.now(),
      }),
    runMaintenance: (lifetime) => runMaintenance({ ctx: createContext(dependencies, () => lifetime) }),
  }
}

export interface WorkerApp {
  readonly api: App
  /** Id of the Firebase project; empty with the fake or without sign-in. */
  readonly projectId: string
  /** The response to `/.well-known/security.txt`. */
  readonly createSecurityTxt: (request: Request) => Response
  /** Called by the cron trigger. */
  readonly runMaintenance: (lifetime: ReturnType<RequestLifetime>) => Promise<void>
}

const createDependencies = ({
  env,
  bindings,
  fakes,
  projectId,
  payments,
  keysUrl,
}: WorkerOptions): AppDependencies => ({
  version: VERSION,
  openDb: () =>
    toDb(
      createClient({
        url: env.LIBSQL_URL,
        ...(env.LIBSQL_AUTH_TOKEN !== undefined && { authToken: env.LIBSQL_AUTH_TOKEN }),
      }),
    ),
  getDatabaseVersion: null,
  getStorage: () => 'ok',
  clock: Date.now,
  newId,
  identity: projectId
    ? createFirebaseIdentity({ projectId, keys: createRemoteKeys(keysUrl ?? GOOGLE_KEYS_URL), clock: Date.now })
    : { verify: async () => Promise.reject(new AppError('not-configured')) },
  rateLimiter: createRateLimiter(env, bindings),
  tasks: createInProcessTaskRunner(createFonts(bindings.ASSETS)),
  advisor: createAdvisor(env, Date.now),
  payments,
  createBackground: createWorkerBackground,
  sessionSecret: env.SESSION_SECRET,
  config: createPublicConfig(env, fakes),
  log,
  getClientAddress: (request) => request.headers.get('cf-connecting-ip') ?? 'unknown',
  // A Worker is in production wherever its host is not this machine.
  requireSecureCookies: !env.ALLOW_INSECURE_HTTP,
  publicOrigin: env.PUBLIC_ORIGIN ? new URL(env.PUBLIC_ORIGIN).origin : null,
})

/** Caches loaded fonts, but not pending loads, because a fetch belongs to its request. */
const createFonts = (assets: Assets | undefined): Fonts => {
  const cache = new Map<FontFamily, FontSet>()
  return {
    load: async (family) => {
      const cached = cache.get(family)
      if (cached) return cached
      if (!assets) throw new AppError('not-configured')
      const set = await createWorkerFonts({ fetch: (url) => assets.fetch(new Request(url)) }).load(family)
      cache.set(family, set)
      return set
    },
  }
}

const createRateLimiter = (env: ServiceEnv, bindings: WorkerBindings): RateLimiter => {
  if (env.RATE_LIMIT === 'off') return unlimited
  const { RATE_UPLOAD, RATE_ANALYZE, RATE_SIGN_IN, RATE_REPORT, RATE_CALL } = bindings
  if (!RATE_UPLOAD || !RATE_ANALYZE || !RATE_SIGN_IN || !RATE_REPORT || !RATE_CALL)
    return createMemoryRateLimiter(Date.now)
  return createWorkerRateLimiter({
    upload: RATE_UPLOAD,
    analyze: RATE_ANALYZE,
    'sign-in': RATE_SIGN_IN,
    report: RATE_REPORT,
    call: RATE_CALL,
  })
}
