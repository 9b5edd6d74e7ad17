import { ConfigError, readEnv, serviceEnv } from './env.ts'
import { stripeOf } from './payments.ts'
import { buildWorkerApp, type WorkerApp, type WorkerBindings } from './worker-app.ts'
import { type Life, notConfigured, serve } from './worker-serve.ts'

type Bindings = WorkerBindings & Readonly<Record<string, unknown>>

let built: { app: WorkerApp; from: Bindings } | undefined

export default {
  async fetch(request: Request, bindings: Bindings, life: Life): Promise<Response> {
    try {
      return await serve(request, appOf(bindings, isLoopback(request)), bindings, life)
    } catch (error) {
      if (error instanceof ConfigError) return notConfigured(error.message)
      throw error
    }
  },

  async scheduled(_event: unknown, bindings: Bindings, life: Life): Promise<void> {
    await appOf(bindings, false).housekeep(life)
  },
}

/** On a developer's machine a secret of this process will do; a deployed Worker must be given one. */
const isLoopback = (request: Request) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(request.url).hostname)
let ownSecret: string | undefined
const secretOfProcess = (): string => {
  ownSecret ??= crypto.randomUUID() + crypto.randomUUID()
  return ownSecret
}

/** The app of this isolate. Throws `ConfigError` with the name of what is not set. */
const appOf = (bindings: Bindings, onLoopback: boolean): WorkerApp => {
  if (built?.from === bindings) return built.app
  const env = readEnv(serviceEnv, bindings)
  if (env.LIBSQL_URL === undefined) throw new ConfigError('LIBSQL_URL')
  const secret = env.SESSION_SECRET ?? (onLoopback ? secretOfProcess() : undefined)
  if (secret === undefined) throw new ConfigError('SESSION_SECRET')
  const app = buildWorkerApp({
    env: { ...env, LIBSQL_URL: env.LIBSQL_URL, SESSION_SECRET: secret },
    bindings,
    standIns: { signIn: false, payments: false },
    projectId: env.FIREBASE_PROJECT_ID ?? '',
    payments: stripeOf(env, Date.now),
  })
  built = { app, from: bindings }
  return app
}
