import * as z from 'zod'
import { isFakePath } from '../fakes/paths.ts'
import { FAKE_PROJECT } from './config.ts'
import { readEnv, serviceEnv, sessionSecrets } from './env.ts'
import { fakesInUse } from './fakes.ts'
import { fakePayments, stripeOf } from './payments.ts'
import { buildWorkerApp, type WorkerApp, type WorkerBindings } from './worker-app.ts'
import { type Life, serve } from './worker-serve.ts'

const devEnv = serviceEnv.extend({
  LIBSQL_URL: z.url(),
  SESSION_SECRET: sessionSecrets,
  /** The Node process that holds the stand-ins: `npm run dev:worker` starts it. */
  STAND_INS_URL: z.url(),
})

let built: { app: WorkerApp; standInsUrl: string } | undefined

/** The Worker of `npm run dev:worker`: passes the stand-ins' paths on, so that they stand on its own origin. */
export default {
  async fetch(request: Request, bindings: WorkerBindings, life: Life): Promise<Response> {
    built ??= build(bindings)
    const { pathname, search } = new URL(request.url)
    if (isFakePath(pathname)) {
      return fetch(new Request(`${built.standInsUrl}${pathname}${search}`, request), { redirect: 'manual' })
    }
    return serve(request, built.app, bindings, life)
  },
}

const build = (bindings: WorkerBindings) => {
  const env = readEnv(devEnv, { ...bindings })
  const standIns = fakesInUse(env)
  const standInsUrl = env.STAND_INS_URL.replace(/\/$/, '')
  const keys = `${standInsUrl}/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com`
  const app = buildWorkerApp({
    env,
    bindings,
    standIns,
    projectId: env.FIREBASE_PROJECT_ID ?? FAKE_PROJECT,
    payments: standIns.payments ? fakePayments(new URL(standInsUrl), Date.now) : stripeOf(env, Date.now),
    keysUrl: standIns.signIn ? keys : undefined,
  })
  return { app, standInsUrl }
}
