import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isUniqueViolation } from '#api/db/errors.ts'
import { migrate } from '#api/db/migrate.ts'
import { readMigrations } from '#api/db/migrations.ts'
import { type OpenDatabase, openDatabase } from '#api/db/open-database.ts'
import { getUserById, upsertUser } from '#api/db/queries/account/users.ts'
import { createLibsqlFake } from '#api/fakes/libsql/fake.ts'

let dir: string
let server: Server
let file: OpenDatabase
let url: string
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'faro-hrana-'))
  file = await openDatabase(`file:${join(dir, 'faro.db')}`)
  server = createServer(getRequestListener(createLibsqlFake(file.client, 'token').fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await file.close()
  rmSync(dir, { recursive: true })
})

const user = (id: string) => ({
  id,
  googleId: id,
  email: `${id}@example.com`,
  name: 'Núñez',
  picture: null,
  createdAt: 7,
})

describe('libSQL over HTTP', () => {
  it('is migrated and used like a file', async () => {
    const remote = await openDatabase(url, 'token')
    expect(await migrate(remote.client, readMigrations(), 1)).toHaveLength(readMigrations().length)
    expect(await migrate(remote.client, readMigrations(), 1)).toEqual([])
    await upsertUser(remote.db, user('ana'))
    expect(await getUserById(remote.db, 'ana')).toEqual(await getUserById(file.db, 'ana'))
    expect(await getUserById(remote.db, 'ana')).toMatchObject({ name: 'Núñez', createdAt: 7, cancelAtPeriodEnd: false })
    await remote.close()
  })

  it('runs a batch atomically and reports the error', async () => {
    const remote = await openDatabase(url, 'token')
    await remote.client.execute('CREATE TABLE one (id INTEGER PRIMARY KEY)')
    const failed = await remote.client
      .batch(['INSERT INTO one VALUES (1)', 'INSERT INTO one VALUES (1)'], 'write')
      .catch((error: unknown) => error)
    expect(isUniqueViolation(failed)).toBe(true)
    expect((await remote.client.execute('SELECT * FROM one')).rows).toHaveLength(0)
    await remote.client.batch(['INSERT INTO one VALUES (2)', 'INSERT INTO one VALUES (3)'], 'write')
    expect((await remote.client.execute('SELECT count(*) AS n FROM one')).rows[0]?.['n']).toBe(2)
    await remote.close()
  })

  it('requires its token', async () => {
    const stranger = await openDatabase(url, 'guess')
    await expect(stranger.client.execute('SELECT 1')).rejects.toThrow('status 401')
  })
})
