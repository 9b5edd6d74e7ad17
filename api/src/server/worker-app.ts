import { createClient } from '@libsql/client/http'
import { AppError } from '#shared/errors.ts'
import type { FontSet } from '#shared/renderer/render.types.ts'
import type { FontFamily } from '#shared/resume/content.ts'
import { workerBackground } from '../adapters/background/worker.ts'
import { firebaseIdentity, GOOGLE_KEYS, remoteKeys } from '../adapters/firebase/identity.ts'
import { assetFonts } from '../adapters/fonts/assets.ts'
import { bindingLimiter, type RateBinding } from '../adapters/limiter/binding.ts'
import { memoryLimiter, noLimiter } from '../adapters/limiter/memory.ts'
import { workerPdfReader } from '../adapters/pdf-text/worker.ts'
import { type App, createApp } from '../app.ts'
import type { Deps } from '../context.ts'
import { contextOf } from '../context-of.ts'
import { toDb } from '../db/db.ts'
import { newId } from '../ids.ts'
import type { Log } from '../log.ts'
import type { RequestLife } from '../ports/background.ts'
import type { Fonts } from '../ports/fonts.ts'
import type { Limiter } from '../ports/limiter.ts'
import type { Payments } from '../ports/payments.ts'
import { housekeep } from '../services/housekeep.ts'
import { VERSION } from '../version.ts'
import { publicConfig } from './config.ts'
import type { ServiceEnv } from './env.ts'
import type { Fakes } from './fakes.ts'
import { advisorOf } from './services.ts'

export interface Assets {
  readonly fetch: (request: Request) => Promise<Response>
}

export interface WorkerBindings {
  readonly ASSETS?: Assets
  readonly RATE_UPLOAD?: RateBinding
  readonly RATE_ANALYZE?: RateBinding
  readonly RATE_SIGN_IN?: RateBinding
  readonly RATE_CALL?: RateBinding
}

export interface WorkerSetup {
  readonly env: ServiceEnv & { readonly LIBSQL_URL: string; readonly SESSION_SECRET: string }
  readonly bindings: WorkerBindings
  readonly standIns: Fakes
  readonly projectId: string
  readonly payments: Payments
  /** Where the keys of ID tokens are: Google's, or a stand-in's in development. */
  readonly keysUrl?: string | undefined
}

const log: Log = (line) => console.log(JSON.stringify({ time: new Date().toISOString(), ...line }))

/** The API on Workers: a database client a request, since its fetches belong to the request. */
export const buildWorkerApp = (setup: WorkerSetup): WorkerApp => {
  const deps = workerDeps(setup)
  const projectId = setup.standIns.signIn ? '' : setup.projectId
  return { api: createApp(deps), projectId, housekeep: (life) => housekeep(contextOf(deps, () => life)) }
}

export interface WorkerApp {
  readonly api: App
  /** The Firebase project; empty with a stand-in or without sign-in. */
  readonly projectId: string
  /** For the cron trigger. */
  readonly housekeep: (life: ReturnType<RequestLife>) => Promise<void>
}

const workerDeps = ({ env, bindings, standIns, projectId, payments, keysUrl }: WorkerSetup): Deps => ({
  version: VERSION,
  openDb: () =>
    toDb(
      createClient({
        url: env.LIBSQL_URL,
        ...(env.LIBSQL_AUTH_TOKEN !== undefined && { authToken: env.LIBSQL_AUTH_TOKEN }),
      }),
    ),
  changes: null,
  clock: Date.now,
  newId,
  identity: projectId
    ? firebaseIdentity({ projectId, keys: remoteKeys(keysUrl ?? GOOGLE_KEYS), clock: Date.now })
    : { verify: async () => Promise.reject(new AppError('not-configured')) },
  limiter: limiterOf(env, bindings),
  pdfReader: workerPdfReader(),
  fonts: fontsOf(bindings.ASSETS),
  advisor: advisorOf(env, Date.now),
  payments,
  backgroundOf: workerBackground,
  sessionSecret: env.SESSION_SECRET,
  config: publicConfig(env, standIns),
  log,
  addressOf: (request) => request.headers.get('cf-connecting-ip') ?? 'unknown',
  publicOrigin: env.PUBLIC_ORIGIN ? new URL(env.PUBLIC_ORIGIN).origin : null,
})

/** What one request has loaded the next may use; a load under way belongs to its own request. */
const fontsOf = (assets: Assets | undefined): Fonts => {
  const loaded = new Map<FontFamily, FontSet>()
  return {
    load: async (family) => {
      const known = loaded.get(family)
      if (known) return known
      if (!assets) throw new AppError('not-configured')
      const set = await assetFonts({ fetch: (url) => assets.fetch(new Request(url)) }).load(family)
      loaded.set(family, set)
      return set
    },
  }
}

const limiterOf = (env: ServiceEnv, bindings: WorkerBindings): Limiter => {
  if (env.RATE_LIMIT === 'off') return noLimiter
  const { RATE_UPLOAD, RATE_ANALYZE, RATE_SIGN_IN, RATE_CALL } = bindings
  if (!RATE_UPLOAD || !RATE_ANALYZE || !RATE_SIGN_IN || !RATE_CALL) return memoryLimiter(Date.now)
  return bindingLimiter({ upload: RATE_UPLOAD, analyze: RATE_ANALYZE, 'sign-in': RATE_SIGN_IN, call: RATE_CALL })
}
