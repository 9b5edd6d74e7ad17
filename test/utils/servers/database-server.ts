import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { openDatabase } from '#api/db/open-database.ts'
import { createLibsqlFake } from '#api/fakes/libsql/fake.ts'

export interface DatabaseServer {
  readonly url: string
  readonly authToken: string
  readonly close: () => Promise<void>
}

/** A database server for several processes: the empty sqld of `SQLD_URL`, or the libSQL fake in front of a new file. */
export const startDatabase = async (file: string, token: string): Promise<DatabaseServer> => {
  const sqld = process.env['SQLD_URL']
  if (sqld) return { url: sqld, authToken: process.env['SQLD_AUTH_TOKEN'] ?? '', close: async () => undefined }
  const database = await openDatabase(`file:${file}`)
  const server = createServer(getRequestListener(createLibsqlFake(database.client, token).fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await database.close()
  }
  return { url: `http://127.0.0.1:${port}`, authToken: token, close }
}
