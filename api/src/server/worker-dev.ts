import * as z from 'zod'
import { isFakePath } from '../fakes/fake-paths.ts'
import { isLoopbackRequest } from '../fakes/loopback-host.ts'
import { createFakePayments, createPayments } from './config/create-payments.ts'
import { getEnabledFakes } from './config/enabled-fakes.ts'
import { readEnv, serviceEnvSchema, sessionSecretsSchema } from './config/env.ts'
import { FAKE_PROJECT } from './config/public-config.ts'
import { createPlainResponse } from './responses/plain-response.ts'
import { type Lifetime, serveRequest } from './worker/serve-request.ts'
import { buildWorkerApp, type WorkerApp, type WorkerBindings } from './worker/worker-app.ts'

const devEnvSchema = serviceEnvSchema.extend({
  LIBSQL_URL: z.url(),
  SESSION_SECRET: sessionSecretsSchema,
  /** URL of the Node process with the fakes, which `npm run dev:worker` starts. */
  FAKES_URL: z.url(),
})

let cached: { app: WorkerApp; fakesUrl: string } | undefined

/** The Worker of `npm run dev:worker`: forwards the paths of the fakes, so that they are on its own origin. */
export default {
  async fetch(request: Request, bindings: WorkerBindings, lifetime: Lifetime): Promise<Response> {
    cached ??= createApp(bindings)
    const { pathname, search } = new URL(request.url)
    if (isFakePath(pathname)) {
      if (!isLoopbackRequest(request)) return createPlainResponse('The fakes answer on localhost only.', 421)
      return fetch(new Request(`${cached.fakesUrl}${pathname}${search}`, request), { redirect: 'manual' })
    }
    return serveRequest(request, cached.app, bindings, lifetime)
  },
}

const createApp = (bindings: WorkerBindings) => {
  const env = readEnv(devEnvSchema, { ...bindings })
  const fakes = getEnabledFakes(env)
  const fakesUrl = env.FAKES_URL.replace(/\/$/, '')
  const keys = `${fakesUrl}/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com`
  const app = buildWorkerApp({
    env,
    bindings,
    fakes,
    projectId: env.FIREBASE_PROJECT_ID ?? FAKE_PROJECT,
    payments: fakes.payments ? createFakePayments(new URL(fakesUrl), Date.now) : createPayments(env, Date.now),
    keysUrl: fakes.signIn ? keys : undefined,
  })
  return { app, fakesUrl }
}
