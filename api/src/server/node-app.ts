import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Hono } from 'hono'
import { type NodeBackground, nodeBackground } from '../adapters/background/node.ts'
import { AUTH_PROXY_PATHS, proxyAuth } from '../adapters/firebase/auth-proxy.ts'
import { nodeFonts } from '../adapters/fonts/node.ts'
import { type NodePdfReader, nodePdfReader } from '../adapters/pdf-text/node.ts'
import { createApp } from '../app.ts'
import type { Deps } from '../context.ts'
import { contextOf } from '../context-of.ts'
import type { OpenDatabase } from '../db/open-node.ts'
import { releaseRuns } from '../db/queries/runs.ts'
import { firebaseFake } from '../fakes/firebase/fake.ts'
import { type SigningKey, signingKey } from '../fakes/firebase/keys.ts'
import type { StripeFake } from '../fakes/stripe/fake.ts'
import { FAKE_ROOT } from '../fakes/stripe/keys.ts'
import { openStripeFake } from '../fakes/stripe/node.ts'
import { newId } from '../ids.ts'
import { faultFields, type Log } from '../log.ts'
import { housekeep } from '../services/housekeep.ts'
import { VERSION } from '../version.ts'
import { nodeAddress } from './address.ts'
import { FAKE_PROJECT, publicConfig } from './config.ts'
import { prepareDataDir, sessionSecret } from './data-dir.ts'
import { readyDatabase } from './database.ts'
import type { NodeEnv } from './env.ts'
import { type Fakes, fakesInUse, refuseUnsafe } from './fakes.ts'
import { fakePayments, stripeOf } from './payments.ts'
import { advisorOf, identityOf, limiterOf } from './services.ts'
import { serveWeb } from './static.ts'

export interface NodeApp {
  readonly fetch: Hono['fetch']
  readonly standIns: Fakes
  /** Waits for running analyses; what is not done after `ms` is given back. */
  readonly drain: (ms: number) => Promise<void>
  readonly close: () => Promise<void>
}

const CHORES_MS = 60_000
const DIST = resolve(import.meta.dirname, '../../../dist')

/** Everything on one origin: the API, the stand-ins that are needed, and the built web app. */
export const buildNodeApp = async (env: NodeEnv, log: Log): Promise<NodeApp> => {
  const standIns = fakesInUse(env)
  refuseUnsafe(env, standIns, env.HOST)
  const dir = prepareDataDir(env.DATA_DIR)
  const database = await readyDatabase(env.LIBSQL_URL ?? `file:${join(dir, 'faro.db')}`, env.LIBSQL_AUTH_TOKEN)
  const key = standIns.signIn ? await signingKey(join(dir, 'stand-in-key.json')) : null
  const pdfReader = nodePdfReader()
  const background = nodeBackground()
  const app = new Hono()
  const stripe = standIns.payments
    ? openStripeFake(join(dir, 'stand-in-stripe.json'), (request) => app.fetch(request), {
        controls: env.NODE_ENV !== 'production',
      })
    : null
  const deps = nodeDeps(env, { standIns, dir, database, key, pdfReader, background, stripe, log })
  const api = createApp(deps)
  app.all('/api/*', (c) => api.fetch(c.req.raw, c.env))
  if (key) app.route('/', firebaseFake(key, FAKE_PROJECT))
  const projectId = env.FIREBASE_PROJECT_ID
  if (projectId) for (const start of AUTH_PROXY_PATHS) app.all(`${start}*`, (c) => proxyAuth(c.req.raw, projectId))
  if (stripe) app.all(`${FAKE_ROOT}/*`, (c) => stripe.browser(c.req.raw))
  if (existsSync(DIST)) serveWeb(app, DIST)
  const ctx = contextOf(deps, () => ({ waitUntil: () => undefined }))
  const chores = setInterval(() => {
    housekeep(ctx).catch((error: unknown) => log({ level: 'error', event: 'housekeeping', ...faultFields(error) }))
  }, CHORES_MS)
  return {
    fetch: (request, ...rest) =>
      new URL(request.url).pathname.startsWith('/api/') ? api.fetch(request, ...rest) : app.fetch(request, ...rest),
    standIns,
    drain: async (ms) => {
      const late = await background.drain(ms)
      await releaseRuns(database.db, late, Date.now(), 'cancelled')
    },
    close: async () => {
      clearInterval(chores)
      await pdfReader.close()
      await database.close()
    },
  }
}

interface Built {
  readonly standIns: Fakes
  readonly dir: string
  readonly database: OpenDatabase
  readonly key: SigningKey | null
  readonly pdfReader: NodePdfReader
  readonly background: NodeBackground
  readonly stripe: StripeFake | null
  readonly log: Log
}

const nodeDeps = (env: NodeEnv, { standIns, dir, database, key, pdfReader, background, stripe, log }: Built): Deps => ({
  version: VERSION,
  openDb: () => database.db,
  changes: database.changes,
  clock: Date.now,
  newId,
  identity: identityOf(env, Date.now, key),
  limiter: limiterOf(env, Date.now),
  pdfReader,
  fonts: nodeFonts(),
  advisor: advisorOf(env, Date.now),
  backgroundOf: () => background,
  payments: stripe ? fakePayments(stripe, Date.now) : stripeOf(env, Date.now),
  sessionSecret: sessionSecret(env, dir),
  config: publicConfig(env, standIns),
  log,
  addressOf: nodeAddress(env.TRUST_PROXY),
  publicOrigin: env.PUBLIC_ORIGIN ? new URL(env.PUBLIC_ORIGIN).origin : null,
})
