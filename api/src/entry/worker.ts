import type { App } from '../app.ts'
import { ConfigError, readEnv, serviceEnv } from './env.ts'
import { stripeOf } from './payments.ts'
import { buildWorkerApp, type WorkerBindings } from './worker-app.ts'
import { notConfigured, serve } from './worker-serve.ts'

type Life = Parameters<App['fetch']>[2]

let built: { app: App; from: unknown } | undefined

/** On a developer's machine a secret of this process will do; a deployed Worker must be given one. */
const isLoopback = (request: Request) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(request.url).hostname)
let ownSecret: string | undefined
const secretFor = (request: Request): string | undefined => {
  if (!isLoopback(request)) return undefined
  ownSecret ??= crypto.randomUUID() + crypto.randomUUID()
  return ownSecret
}

export default {
  async fetch(request: Request, bindings: WorkerBindings & Record<string, unknown>, life: Life): Promise<Response> {
    if (built?.from !== bindings) {
      try {
        const env = readEnv(serviceEnv, bindings)
        if (env.LIBSQL_URL === undefined) return notConfigured('LIBSQL_URL')
        const secret = env.SESSION_SECRET ?? secretFor(request)
        if (secret === undefined) return notConfigured('SESSION_SECRET')
        const standIns = { signIn: false, payments: false }
        const projectId = env.FIREBASE_PROJECT_ID ?? ''
        const ready = { ...env, LIBSQL_URL: env.LIBSQL_URL, SESSION_SECRET: secret }
        built = {
          app: buildWorkerApp({ env: ready, bindings, standIns, projectId, payments: stripeOf(env, Date.now) }),
          from: bindings,
        }
      } catch (error) {
        if (error instanceof ConfigError) return notConfigured(error.message)
        throw error
      }
    }
    return serve(request, built.app, bindings, life)
  },
}
