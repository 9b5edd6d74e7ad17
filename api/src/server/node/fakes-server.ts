import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createFirebaseFake } from '../../fakes/firebase/fake.ts'
import { loadSigningKey } from '../../fakes/firebase/signing-key.ts'
import { createLibsqlFake } from '../../fakes/libsql/fake.ts'
import { requireLoopbackHost } from '../../fakes/loopback-host.ts'
import { openStripeFake } from '../../fakes/stripe/open-fake.ts'
import { FAKE_PROJECT } from '../config/public-config.ts'
import { openMigratedDatabase } from './database.ts'

export interface FakesServer {
  readonly url: string
  readonly close: () => Promise<void>
}

export interface FakesOptions {
  /** Writable folder for the database and the state of the fakes. */
  readonly dir: string
  /** URL of the app, which receives the webhooks of the Stripe fake. */
  readonly appUrl: () => string
  /** Bearer token of the database. */
  readonly token: string
}

/**
 * Starts an HTTP server on a free port of 127.0.0.1 for `wrangler dev`: libSQL over HTTP in front of the migrated
 * database file, and the fakes of Firebase and Stripe.
 */
export const startFakes = async ({ dir, appUrl, token }: FakesOptions): Promise<FakesServer> => {
  const database = await openMigratedDatabase(`file:${join(dir, 'faro.db')}`)
  const stripe = openStripeFake(
    join(dir, 'stand-in-stripe.json'),
    (request) => fetch(new Request(`${appUrl()}${new URL(request.url).pathname}`, request)),
    { controls: true },
  )
  const app = new Hono()
    .use(requireLoopbackHost)
    .route('/', createLibsqlFake(database.client, token))
    .route('/', createFirebaseFake(await loadSigningKey(join(dir, 'stand-in-key.json')), FAKE_PROJECT))
  app.all('*', (c) => stripe.fetch(c.req.raw))
  const server = createServer(getRequestListener(app.fetch))
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await database.close()
    },
  }
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const { port }: Pick<AddressInfo, 'port'> = typeof address === 'object' && address ? address : { port: 0 }
      resolve(port)
    })
  })
