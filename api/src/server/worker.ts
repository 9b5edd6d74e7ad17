import { isLoopbackHost } from '../loopback.ts'
import { createPayments } from './config/create-payments.ts'
import { assertFirebaseConfig, assertSecureOrigin } from './config/enabled-fakes.ts'
import { ConfigError, readEnv, serviceEnvSchema } from './config/env.ts'
import { createNotConfiguredResponse, describeMissing, type Lifetime, serveRequest } from './worker/serve-request.ts'
import { buildWorkerApp, type WorkerApp, type WorkerBindings } from './worker/worker-app.ts'

type Bindings = WorkerBindings & Readonly<Record<string, unknown>>

let cached: { app: WorkerApp; bindings: Bindings } | undefined

export default {
  async fetch(request: Request, bindings: Bindings, lifetime: Lifetime): Promise<Response> {
    try {
      return await serveRequest(request, getApp(bindings, isLoopback(request)), bindings, lifetime)
    } catch (error) {
      if (error instanceof ConfigError) return createNotConfiguredResponse(error.message)
      throw error
    }
  },

  async scheduled(_event: unknown, bindings: Bindings, lifetime: Lifetime): Promise<void> {
    await getApp(bindings, false).runMaintenance(lifetime)
  },
}

/** Only on localhost a random secret of this process replaces `SESSION_SECRET`. */
const isLoopback = (request: Request) => isLoopbackHost(new URL(request.url).hostname)
let processSecret: string | undefined
const getProcessSecret = (): string => {
  processSecret ??= crypto.randomUUID() + crypto.randomUUID()
  return processSecret
}

/** The app of this isolate, created once. Throws `ConfigError` for a missing or unsafe variable. */
const getApp = (bindings: Bindings, isLocal: boolean): WorkerApp => {
  if (cached?.bindings === bindings) return cached.app
  const env = readEnv(serviceEnvSchema, bindings)
  if (env.LIBSQL_URL === undefined) throw new ConfigError(describeMissing('LIBSQL_URL'))
  assertFirebaseConfig(env)
  // A Worker is in production wherever its host is not this machine.
  if (!isLocal) assertSecureOrigin(env)
  const secret = env.SESSION_SECRET ?? (isLocal ? getProcessSecret() : undefined)
  if (secret === undefined) throw new ConfigError(describeMissing('SESSION_SECRET'))
  const app = buildWorkerApp({
    env: { ...env, LIBSQL_URL: env.LIBSQL_URL, SESSION_SECRET: secret },
    bindings,
    fakes: { signIn: false, payments: false },
    projectId: env.FIREBASE_PROJECT_ID ?? '',
    payments: createPayments(env, Date.now),
  })
  cached = { app, bindings }
  return app
}
