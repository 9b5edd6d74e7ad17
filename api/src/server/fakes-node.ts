import { assertSafeConfig, getEnabledFakes } from './config/enabled-fakes.ts'
import { ConfigError, nodeEnvSchema, readEnv } from './config/env.ts'
import { loadSessionSecret, prepareDataDir } from './node/data-dir.ts'
import { startFakes } from './node/fakes-server.ts'

/** The process that `npm run dev:worker` starts beside wrangler. Prints its URL and secrets as one JSON line when ready. */
const start = async () => {
  const env = readEnv(nodeEnvSchema, process.env)
  assertSafeConfig(env, getEnabledFakes(env), env.HOST)
  const token = env.LIBSQL_AUTH_TOKEN ?? crypto.randomUUID()
  const dir = prepareDataDir(env.DATA_DIR)
  const server = await startFakes({
    dir,
    appUrl: () => `http://${env.HOST}:${env.PORT}`,
    token,
  })
  console.log(JSON.stringify({ url: server.url, token, sessionSecret: loadSessionSecret(env, dir) }))
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => void server.close().then(() => process.exit(0)))
  }
}

start().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
})
