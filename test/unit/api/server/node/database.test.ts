import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { expect, it } from 'vitest'
import { openDatabase } from '#api/db/open-database.ts'
import { createLibsqlFake } from '#api/fakes/libsql/fake.ts'
import { NO_FOREIGN_KEYS, openMigratedDatabase } from '#api/server/node/database.ts'
import { checkMigrations } from '#scripts/deploy/checks.ts'

it('a server without foreign keys is refused before anything is written', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'faro-foreign-keys-'))
  const file = await openDatabase(`file:${join(dir, 'faro.db')}`)
  const server = createServer(getRequestListener(createLibsqlFake(file.client, 'token').fetch))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await file.client.execute('PRAGMA foreign_keys = OFF')
  await expect(openMigratedDatabase(url, 'token')).rejects.toThrow(NO_FOREIGN_KEYS)
  expect(await checkMigrations(url, 'token')).toEqual([NO_FOREIGN_KEYS])
  expect((await file.client.execute('SELECT name FROM sqlite_schema')).rows).toEqual([])
  await file.client.execute('PRAGMA foreign_keys = ON')
  const database = await openMigratedDatabase(url, 'token')
  expect(await checkMigrations(url, 'token')).toEqual([])
  await database.close()
  server.close()
  await file.close()
  rmSync(dir, { recursive: true })
})
