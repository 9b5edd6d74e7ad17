import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { describeError } from '../log.ts'
import { describeFakes } from './config/enabled-fakes.ts'
import { ConfigError, nodeEnvSchema, readEnv } from './config/env.ts'
import { describeUnknownVariables } from './config/unknown-variables.ts'
import { createJsonLinesLog } from './node/json-lines-log.ts'
import { buildNodeApp } from './node/node-app.ts'
import { readRestOfBody } from './node/read-rest.ts'
import { shutDownOnSignal } from './node/shutdown.ts'

const log = createJsonLinesLog((text) => process.stdout.write(text))

// Idle connections stay open longer than those of proxies and clients (usually 60 s). If the server closed first, a
// request that is being sent would fail.
const SERVER_TIMEOUTS = { requestTimeout: 120_000, headersTimeout: 30_000, keepAliveTimeout: 75_000 }

/** A server whose tasks do not start can still show what is stored. */
const MAX_WARM_MS = 20_000

const fail = (error: unknown): never => {
  console.error(error instanceof ConfigError ? error.message : error)
  // What is missing is often there under another name.
  if (error instanceof ConfigError) for (const line of describeUnknownVariables(process.env)) console.error(line)
  process.exit(1)
}

const start = async () => {
  const env = readEnv(nodeEnvSchema, process.env)
  const app = await buildNodeApp(env, log)
  const warm = (count?: number) =>
    app.warm(count).catch((error: unknown) => log({ level: 'error', event: 'warm', ...describeError(error) }))
  // Whoever sends requests to a server as soon as it listens would wait for the first process of its tasks.
  await Promise.race([warm(1), sleep(MAX_WARM_MS)])
  const server = createServer(SERVER_TIMEOUTS, getRequestListener(readRestOfBody(app.fetch)))
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') fail(new ConfigError(`Port ${env.PORT} is taken. Set PORT to another one.`))
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
      fail(new ConfigError(`HOST=${env.HOST} is no address of this machine. Set HOST to localhost, 0.0.0.0 or one.`))
    if (error.code === 'EACCES') fail(new ConfigError(`Port ${env.PORT} may not be opened by this user. Set PORT.`))
    fail(error)
  })
  server.listen(env.PORT, env.HOST, () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : env.PORT
    console.log(`Faro is at http://${env.HOST}:${port}`)
    for (const line of describeFakes(env, app.fakes)) console.log(line)
    for (const line of describeUnknownVariables(process.env)) console.log(`  ${line}`)
    void warm()
  })
  shutDownOnSignal(server, app)
}

start().catch(fail)
