import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Hono } from 'hono'
import { createApp } from '../app.ts'
import type { Deps } from '../context.ts'
import { migrate } from '../db/migrate.ts'
import { readMigrations } from '../db/migrations.ts'
import { type OpenDatabase, openDatabase } from '../db/open-node.ts'
import { type SigningKey, signingKey } from '../dev/firebase/keys.ts'
import { firebaseStandIn } from '../dev/firebase/stand-in.ts'
import { newId } from '../ids.ts'
import type { Log } from '../log.ts'
import { VERSION } from '../version.ts'
import { nodeAddress } from './address.ts'
import { publicConfig, STAND_IN_PROJECT } from './config.ts'
import { prepareDataDir, sessionSecret } from './data-dir.ts'
import type { NodeEnv } from './env.ts'
import { identityOf, limiterOf } from './services.ts'
import { refuseUnsafe, type StandIns, standInsOf } from './stand-ins.ts'
import { serveWeb } from './static.ts'

export interface NodeApp {
  readonly fetch: Hono['fetch']
  readonly standIns: StandIns
  readonly close: () => void
}

const DIST = resolve(import.meta.dirname, '../../../dist')

/** Everything on one origin: the API, the stand-ins that are needed, and the built web app. */
export const buildNodeApp = async (env: NodeEnv, log: Log): Promise<NodeApp> => {
  const standIns = standInsOf(env)
  refuseUnsafe(env, standIns, env.HOST)
  const dir = prepareDataDir(env.DATA_DIR)
  const database = await openDatabase(env.LIBSQL_URL ?? `file:${join(dir, 'faro.db')}`, env.LIBSQL_AUTH_TOKEN)
  await migrate(database.client, readMigrations(), Date.now())
  const key = standIns.signIn ? await signingKey(join(dir, 'stand-in-key.json')) : null
  const app = new Hono()
  const api = createApp(nodeDeps(env, { standIns, dir, database, key, log }))
  app.all('/api/*', (c) => api.fetch(c.req.raw, c.env))
  if (key) app.route('/', firebaseStandIn(key, STAND_IN_PROJECT))
  if (existsSync(DIST)) serveWeb(app, DIST)
  return { fetch: app.fetch, standIns, close: database.close }
}

interface Built {
  readonly standIns: StandIns
  readonly dir: string
  readonly database: OpenDatabase
  readonly key: SigningKey | null
  readonly log: Log
}

const nodeDeps = (env: NodeEnv, { standIns, dir, database, key, log }: Built): Deps => ({
  version: VERSION,
  openDb: () => database.db,
  clock: Date.now,
  newId,
  identity: identityOf(env, Date.now, key),
  limiter: limiterOf(env, Date.now),
  sessionSecret: sessionSecret(env, dir),
  config: publicConfig(env, standIns),
  log,
  addressOf: nodeAddress(env.TRUST_PROXY),
  publicOrigin: env.PUBLIC_ORIGIN ? new URL(env.PUBLIC_ORIGIN).origin : null,
})
