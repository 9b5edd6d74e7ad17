import * as z from 'zod'
import { isFakePath } from '../fakes/fake-paths.ts'
import { FAKE_PROJECT } from './config.ts'
import { createFakePayments, createPayments } from './create-payments.ts'
import { getEnabledFakes } from './enabled-fakes.ts'
import { readEnv, serviceEnvSchema, sessionSecretsSchema } from './env.ts'
import { buildWorkerApp, type WorkerApp, type WorkerBindings } from './worker-app.ts'
import { type Lifetime, serveRequest } from './worker-serve.ts'

const devEnvSchema = serviceEnvSchema.extend({
  LIBSQL_URL: z.url(),
  SESSION_SECRET: sessionSecretsSchema,
  /** The Node process that holds the stand-ins: `npm run dev:worker` starts it. */
  STAND_INS_URL: z.url(),
})

let cached: { app: WorkerApp; standInsUrl: string } | undefined

/** The Worker of `npm run dev:worker`: passes the stand-ins' paths on, so that they stand on its own origin. */
export default {
  async fetch(request: Request, bindings: WorkerBindings, life: Lifetime): Promise<Response> {
    cached ??= build(bindings)
    const { pathname, search } = new URL(request.url)
    if (isFakePath(pathname)) {
      return fetch(new Request(`${cached.standInsUrl}${pathname}${search}`, request), { redirect: 'manual' })
    }
    return serveRequest(request, cached.app, bindings, life)
  },
}

const build = (bindings: WorkerBindings) => {
  const env = readEnv(devEnvSchema, { ...bindings })
  const standIns = getEnabledFakes(env)
  const standInsUrl = env.STAND_INS_URL.replace(/\/$/, '')
  const keys = `${standInsUrl}/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com`
  const app = buildWorkerApp({
    env,
    bindings,
    fakes: standIns,
    projectId: env.FIREBASE_PROJECT_ID ?? FAKE_PROJECT,
    payments: standIns.payments ? createFakePayments(new URL(standInsUrl), Date.now) : createPayments(env, Date.now),
    keysUrl: standIns.signIn ? keys : undefined,
  })
  return { app, standInsUrl }
}
