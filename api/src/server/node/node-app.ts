import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Hono } from 'hono'
import { SHARE_PATH } from '#shared/api-schema/shares.ts'
import { createNodeBackground, type NodeBackground } from '../../adapters/background/node.ts'
import { AUTH_PROXY_PATHS, proxyAuth } from '../../adapters/firebase/auth-proxy.ts'
import { createNodeTaskRunner, type NodeTaskRunner } from '../../adapters/task-runner/node.ts'
import { createNodeWebhookSender } from '../../adapters/webhook-sender/node.ts'
import { type App, createApp } from '../../app.ts'
import type { AppDependencies } from '../../context.ts'
import { createContext } from '../../context.ts'
import { createDatabaseClock } from '../../db/database-time.ts'
import type { OpenDatabase } from '../../db/open-database.ts'
import { releaseRuns } from '../../db/queries/resume/runs.ts'
import { FAKE_PATHS } from '../../fakes/fake-paths.ts'
import { createFirebaseFake } from '../../fakes/firebase/fake.ts'
import { loadSigningKey, type SigningKey } from '../../fakes/firebase/signing-key.ts'
import { requireLoopbackHost } from '../../fakes/loopback-host.ts'
import type { StripeFake } from '../../fakes/stripe/fake.ts'
import { FAKE_ROOT } from '../../fakes/stripe/keys.ts'
import { openStripeFake } from '../../fakes/stripe/open-fake.ts'
import { newId } from '../../ids.ts'
import { describeError, type Log } from '../../log.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Tracer } from '../../ports/tracer.ts'
import { createSharePages } from '../../routes/resume/share-pages.ts'
import { createMcpApp, MCP_PATH, type McpApp } from '../../routes/system/mcp.ts'
import { runMaintenanceRound } from '../../services/maintenance/run-round.ts'
import { VERSION } from '../../version.ts'
import {
  createAdvisor,
  createIdentityVerifier,
  createRateLimiter,
  createSupportDesk,
} from '../config/create-adapters.ts'
import { createFakePayments, createPayments } from '../config/create-payments.ts'
import { assertSafeConfig, type EnabledFakes, getEnabledFakes, requiresSecureCookies } from '../config/enabled-fakes.ts'
import type { NodeEnv } from '../config/env.ts'
import { createPublicConfig, FAKE_PROJECT } from '../config/public-config.ts'
import { createPlainResponse } from '../responses/plain-response.ts'
import { createSecurityTxtResponse, SECURITY_TXT_PATH } from '../responses/security-txt.ts'
import { createNodeAddressReader } from './client-address.ts'
import { loadSessionSecret, prepareDataDir } from './data-dir.ts'
import { openMigratedDatabase } from './database.ts'
import { openSharedLimits, type SharedLimits } from './shared-limits.ts'
import { serveStaticFiles } from './static-files.ts'
import { createNodeMetrics, createNodeTracer } from './telemetry.ts'

export interface NodeApp {
  readonly fetch: Hono['fetch']
  readonly fakes: EnabledFakes
  /** Waits up to `ms` for running analyses, then releases the reservations of the others. */
  readonly drain: (ms: number) => Promise<void>
  readonly close: () => Promise<void>
  /** Starts the processes for heavy work, so that the first callers do not wait for it. */
  readonly warm: (count?: number) => Promise<void>
}

const MAINTENANCE = { intervalMs: 60_000, maxClosures: 50 }
const DIST_DIR = resolve(import.meta.dirname, '../../../../dist')

/**
 * Builds the server for one origin: the API, the enabled fakes and the built web app. Starts the maintenance timer.
 * Throws `ConfigError`.
 */
export const buildNodeApp = async (env: NodeEnv, log: Log): Promise<NodeApp> => {
  const fakes = getEnabledFakes(env)
  assertSafeConfig(env, fakes, env.HOST)
  const dir = prepareDataDir(env.DATA_DIR)
  const url = env.LIBSQL_URL ?? `file:${join(dir, 'faro.db')}`
  const database = await openMigratedDatabase(url, env.LIBSQL_AUTH_TOKEN, (state) =>
    log({ level: state === 'full' ? 'error' : 'info', event: state === 'full' ? 'storage-read-only' : 'storage-ok' }),
  )
  const { migrations } = database
  if (migrations.length > 0)
    log({ level: 'info', event: 'migrated', count: migrations.length, last: migrations.at(-1) })
  const limits = await openSharedLimits(url, database, log)
  const { clock, synchronize } = createDatabaseClock(Date.now)
  // A file's clock is this machine's.
  const synchronizeClock = async () => (url.startsWith('file:') ? undefined : synchronize(database.db))
  await synchronizeClock()
  const signingKey = fakes.signIn ? await loadSigningKey(join(dir, 'stand-in-key.json')) : null
  const tasks = createNodeTaskRunner()
  const background = createNodeBackground()
  const tracer = createNodeTracer(env, log)
  const app = new Hono()
  const stripe = fakes.payments
    ? openStripeFake(join(dir, 'stand-in-stripe.json'), (request) => app.fetch(request), {
        controls: env.NODE_ENV !== 'production',
      })
    : null
  const dependencies = createDependencies(env, {
    fakes,
    dir,
    database,
    clock,
    limits,
    signingKey,
    tasks,
    background,
    stripe,
    tracer,
    log,
  })
  const api = createApp(dependencies)
  addRoutes(app, env, {
    api,
    mcp: createMcpApp(dependencies),
    sharePages: createSharePages(dependencies),
    signingKey,
    stripe,
    log,
  })
  let isClosing = false
  const ctx = createContext(dependencies, () => ({ waitUntil: () => undefined }))
  const maintenance = setInterval(() => {
    synchronizeClock()
      .then(() => runMaintenanceRound(ctx, { leaseDb: limits.openDb?.() ?? null, ...MAINTENANCE }))
      .catch((error: unknown) => log({ level: 'error', event: 'housekeeping', ...describeError(error) }))
  }, MAINTENANCE.intervalMs)
  return {
    fetch: (request, ...rest) =>
      new URL(request.url).pathname.startsWith('/api/') ? api.fetch(request, ...rest) : app.fetch(request, ...rest),
    fakes,
    drain: async (ms) => {
      const unfinished = await background.drain(ms)
      await releaseRuns(database.db, unfinished, clock(), 'cancelled')
    },
    warm: (count) =>
      tasks.warm(count).catch((error: unknown) => {
        // A task process that ends while the server ends is no failure.
        if (!isClosing) throw error
      }),
    close: async () => {
      isClosing = true
      clearInterval(maintenance)
      await tasks.close()
      await tracer?.close()
      await limits.close()
      await database.close()
    },
  }
}

interface PublicApps {
  readonly api: App
  readonly mcp: McpApp
  readonly sharePages: ReturnType<typeof createSharePages>
}

/** Adds the API, the shared resumes, the enabled fakes, the sign-in proxy and the built web app. */
const addRoutes = (
  app: Hono,
  env: NodeEnv,
  { api, mcp, sharePages, signingKey, stripe, log }: Pick<NodeServices, 'signingKey' | 'stripe' | 'log'> & PublicApps,
): void => {
  app.all('/api/*', (c) => api.fetch(c.req.raw, c.env))
  app.all(MCP_PATH, (c) => mcp.fetch(c.req.raw, c.env))
  app.all(`${SHARE_PATH}*`, (c) => sharePages.fetch(c.req.raw, c.env))
  // A demo is meant to be public.
  if (!env.FARO_DEMO) for (const path of FAKE_PATHS) app.use(path, requireLoopbackHost)
  if (signingKey) app.route('/', createFirebaseFake(signingKey, FAKE_PROJECT))
  app.get(SECURITY_TXT_PATH, (c) =>
    createSecurityTxtResponse({
      contactEmail: env.CONTACT_EMAIL,
      origin: env.PUBLIC_ORIGIN ? new URL(env.PUBLIC_ORIGIN).origin : new URL(c.req.url).origin,
      now: Date.now(),
    }),
  )
  const projectId = env.FIREBASE_PROJECT_ID
  if (projectId) for (const prefix of AUTH_PROXY_PATHS) app.all(`${prefix}*`, (c) => proxyAuth(c.req.raw, projectId))
  if (stripe) app.all(`${FAKE_ROOT}/*`, (c) => stripe.fetchBrowserApi(c.req.raw))
  const publicOrigin = env.PUBLIC_ORIGIN ? new URL(env.PUBLIC_ORIGIN).origin : null
  if (existsSync(DIST_DIR))
    serveStaticFiles(app, { root: DIST_DIR, authDomain: env.FIREBASE_AUTH_DOMAIN ?? null, publicOrigin })
  app.notFound(() => createPlainResponse('Not found', 404))
  app.onError((error) => {
    log({ level: 'error', event: 'internal', ...describeError(error) })
    return createPlainResponse('Internal error', 500)
  })
}

interface NodeServices {
  readonly fakes: EnabledFakes
  readonly dir: string
  readonly database: OpenDatabase
  readonly clock: Clock
  readonly limits: SharedLimits
  readonly signingKey: SigningKey | null
  readonly tasks: NodeTaskRunner
  readonly background: NodeBackground
  readonly stripe: StripeFake | null
  readonly tracer: Tracer | null
  readonly log: Log
}

const createDependencies = (
  env: NodeEnv,
  { fakes, dir, database, clock, limits, signingKey, tasks, background, stripe, tracer, log }: NodeServices,
): AppDependencies => ({
  version: VERSION,
  openDb: () => database.db,
  getDatabaseVersion: database.getVersion,
  getStorage: database.getStorage,
  clock,
  newId,
  identity: createIdentityVerifier(env, Date.now, signingKey),
  rateLimiter: createRateLimiter(env, clock, limits.openDb),
  tasks,
  advisor: createAdvisor(env, clock, limits.openDb),
  createBackground: () => background,
  payments: stripe ? createFakePayments(stripe, Date.now) : createPayments(env, Date.now),
  support: createSupportDesk(env),
  webhooks: createNodeWebhookSender(),
  sessionSecret: loadSessionSecret(env, dir),
  config: createPublicConfig(env, fakes),
  log,
  metrics: createNodeMetrics(env, tasks),
  tracer,
  getClientAddress: createNodeAddressReader(env.TRUST_PROXY),
  requireSecureCookies: requiresSecureCookies(env),
  publicOrigin: env.PUBLIC_ORIGIN ? new URL(env.PUBLIC_ORIGIN).origin : null,
})
