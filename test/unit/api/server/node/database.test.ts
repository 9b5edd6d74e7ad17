import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { ConnectionPool } from '@libsql/client/sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backupDatabase, restoreDatabase } from '#api/db/backup.ts'
import { readMigrations } from '#api/db/migrations.ts'
import { openDatabase } from '#api/db/open-database.ts'
import { openFile } from '#api/db/open-file.ts'
import { createLibsqlFake } from '#api/fakes/libsql/fake.ts'
import { prepareDataDir } from '#api/server/node/data-dir.ts'
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

describe('what an operator is told', () => {
  let dir: string
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'faro-operator-'))
  })
  afterEach(() => rmSync(dir, { recursive: true }))

  it.each(['/proc/faro/data', '/sys/faro', '/dev/null/faro'])('%s is no folder for data', (path) => {
    expect(() => prepareDataDir(path)).toThrow(`Cannot write to ${path}. Set DATA_DIR`)
  })

  it('a file is no folder for data, and new folders are for their owner alone', () => {
    writeFileSync(join(dir, 'file'), '')
    expect(() => prepareDataDir(join(dir, 'file'))).toThrow('Set DATA_DIR')
    expect(prepareDataDir(join(dir, 'a/b'))).toBe(join(dir, 'a/b'))
    for (const name of ['a', 'a/b']) expect(statSync(join(dir, name)).mode & 0o777).toBe(0o700)
  })

  it('a damaged file is replaced by a copy, a folder is none', async () => {
    writeFileSync(join(dir, 'faro.db'), 'no database, but a text that is longer than the header of one is. '.repeat(9))
    await expect(openMigratedDatabase(`file:${join(dir, 'faro.db')}`)).rejects.toThrow('npm run db:restore -- FILE')
    mkdirSync(join(dir, 'folder.db'))
    await expect(openMigratedDatabase(`file:${join(dir, 'folder.db')}`)).rejects.toThrow('Change its owner')
  })

  it('a server that refuses the token, and one that is not there', async () => {
    const file = await openDatabase(`file:${join(dir, 'faro.db')}`)
    const server = createServer(getRequestListener(createLibsqlFake(file.client, 'token').fetch))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await expect(openMigratedDatabase(url, 'wrong')).rejects.toThrow('refuses LIBSQL_AUTH_TOKEN')
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
    await expect(openMigratedDatabase(url, 'token')).rejects.toThrow('does not answer. Check the address')
    await file.close()
  })

  it('a start says which migrations it applied', async () => {
    const url = `file:${join(dir, 'faro.db')}`
    const first = await openMigratedDatabase(url)
    expect(first.migrations).toEqual(readMigrations().map(({ tag }) => tag))
    await first.client.executeMultiple('DELETE FROM migrations WHERE id = 18; DROP TABLE draft_versions')
    await first.close()
    const second = await openMigratedDatabase(url)
    expect(second.migrations).toEqual(['0018_draft_versions'])
    await second.close()
    const third = await openMigratedDatabase(url)
    expect(third.migrations).toEqual([])
    await third.close()
  })

  it('a lock at the start is waited for', async () => {
    const path = join(dir, 'faro.db')
    const other = new ConnectionPool(path, {}, 1)
    other.acquireSync().exec('CREATE TABLE held (id); BEGIN EXCLUSIVE')
    setTimeout(() => other.close(), 300)
    const client = await openFile(path)
    expect((await client.execute('PRAGMA journal_mode')).rows[0]?.[0]).toBe('wal')
    client.close()
  })

  it.runIf(process.getuid?.() === 0)('what root restores belongs to the server', async () => {
    const copy = join(dir, 'copy.db')
    const live = await openMigratedDatabase(`file:${join(dir, 'first.db')}`)
    await live.close()
    await backupDatabase(join(dir, 'first.db'), copy)
    const data = prepareDataDir(join(dir, 'data'))
    chownSync(data, 12_345, 12_346)
    await restoreDatabase(copy, join(data, 'faro.db'))
    for (const name of ['faro.db', 'faro.db.lock']) expect(statSync(join(data, name)).uid).toBe(12_345)
    expect(existsSync(join(data, 'faro.db.restoring'))).toBe(false)
  })
})
