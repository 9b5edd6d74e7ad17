import { prepareDataDir, sessionSecret } from './data-dir.ts'
import { ConfigError, nodeEnv, readEnv } from './env.ts'
import { fakesInUse, refuseUnsafe } from './fakes.ts'
import { startFakes } from './fakes-server.ts'

/** The process that `npm run dev:worker` puts beside wrangler: prints its address as one JSON line once it serves. */
const start = async () => {
  const env = readEnv(nodeEnv, process.env)
  refuseUnsafe(env, fakesInUse(env), env.HOST)
  const token = env.LIBSQL_AUTH_TOKEN ?? crypto.randomUUID()
  const dir = prepareDataDir(env.DATA_DIR)
  const server = await startFakes({
    dir,
    appUrl: () => `http://${env.HOST}:${env.PORT}`,
    token,
  })
  console.log(JSON.stringify({ url: server.url, token, sessionSecret: sessionSecret(env, dir) }))
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => void server.close().then(() => process.exit(0)))
  }
}

start().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
})
