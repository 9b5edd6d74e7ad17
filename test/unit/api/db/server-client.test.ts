import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { toDb } from '#api/db/db.ts'
import { getDatabaseErrorKind, toDatabaseError } from '#api/db/errors.ts'
import { pingDatabase } from '#api/db/queries/system/health.ts'
import { createServerClient } from '#api/db/server-client.ts'

let answer: (response: ServerResponse) => unknown
const server = createServer((_, response) => void answer(response))
let url: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const open = () => createServerClient(url, 'token', { callMs: 100, migrationMs: 100 })
const page = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<html>Sign in to this network</html>')

it.each([
  ['does not answer', () => undefined],
  [
    'stops in the middle of an answer',
    (response: ServerResponse) => response.writeHead(200, { 'content-type': 'application/json' }).write('{"baton":'),
  ],
  ['is a page', page],
])('a server that %s is unavailable', async (_, next) => {
  answer = next
  const client = open()
  for (const call of [
    () => client.execute('SELECT 1'),
    () => client.batch(['SELECT 1', 'SELECT 2'], 'write'),
    () => client.migrate(['SELECT 1']),
  ]) {
    const error = await call().catch((thrown: unknown) => thrown)
    expect(toDatabaseError(error)?.code).toBe('database-unavailable')
    expect(getDatabaseErrorKind(error)).toBe('unreachable')
  }
  client.close()
})

it('health says so before a health check gives up', { timeout: 10_000 }, async () => {
  answer = () => undefined
  const client = createServerClient(url, 'token')
  const started = performance.now()
  expect(await pingDatabase(toDb(client))).toBe(false)
  expect(performance.now() - started).toBeLessThan(4_000)
  client.close()
})
