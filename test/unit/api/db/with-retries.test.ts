import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isUniqueViolation } from '#api/db/errors.ts'
import { migrate } from '#api/db/migrate.ts'
import { readMigrations } from '#api/db/migrations.ts'
import { type OpenDatabase, openDatabase } from '#api/db/open-database.ts'
import { openFile } from '#api/db/open-file.ts'
import { getUserById, upsertUser } from '#api/db/queries/account/users.ts'

const HOLDER = `
  import { DatabaseSync } from 'node:sqlite'
  const db = new DatabaseSync(process.argv[1])
  db.exec('BEGIN ' + process.argv[2])
  console.log('held')
  process.stdin.once('data', () => setTimeout(() => db.exec('COMMIT'), 2000))
`

let dir: string
let file: string
let database: OpenDatabase
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'faro-db-'))
  file = join(dir, 'faro.db')
  database = await openDatabase(`file:${file}`)
  await migrate(database.client, readMigrations(), 1)
})
afterEach(async () => {
  await database.close()
  rmSync(dir, { recursive: true })
})

const holdLock = async (path: string, mode: 'EXCLUSIVE' | 'IMMEDIATE') => {
  const holder = spawn(process.execPath, ['--input-type=module', '-e', HOLDER, path, mode], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await once(createInterface({ input: holder.stdout }), 'line')
  return holder
}

const user = (id: string) => ({
  id,
  googleId: id,
  email: `${id}@example.com`,
  name: id,
  picture: null,
  createdAt: 1,
})

describe('the database', () => {
  it('waits for a lock that another process holds for two seconds; reads continue (D1)', async () => {
    await upsertUser(database.db, user('ana'))
    const holder = await holdLock(file, 'IMMEDIATE')
    let written = false
    const writing = upsertUser(database.db, user('ben')).finally(() => {
      written = true
    })
    expect(await getUserById(database.db, 'ana')).toMatchObject({ name: 'ana' })
    expect(written).toBe(false)
    // The two seconds start now, so the read has not waited.
    const told = performance.now()
    holder.stdin.write('two seconds')
    expect(await writing).toMatchObject({ id: 'ben' })
    expect(performance.now() - told).toBeGreaterThan(1_900)
    holder.kill()
  })

  it('opens a file once the process that locks all of it is done', async () => {
    const locked = join(dir, 'locked.db')
    const holder = await holdLock(locked, 'EXCLUSIVE')
    const opening = openFile(locked)
    const told = performance.now()
    holder.stdin.write('two seconds')
    const client = await opening
    expect(performance.now() - told).toBeGreaterThan(1_900)
    expect((await client.execute('PRAGMA journal_mode')).rows[0]?.[0]).toBe('wal')
    client.close()
    holder.kill()
  })

  it('is migrated once a connection that writes is done', async () => {
    const locked = join(dir, 'locked.db')
    const opened = await openDatabase(`file:${locked}`)
    const holder = await holdLock(locked, 'IMMEDIATE')
    const migrating = migrate(opened.client, readMigrations(), 1)
    holder.stdin.write('two seconds')
    expect(await migrating).toHaveLength(readMigrations().length)
    await opened.close()
    holder.kill()
  })

  it.each([
    ['', false],
    [', on a connection that replaced another', true],
  ])('stores what is written after a write that gave up on a lock%s', async (_, reconnects) => {
    await database.client.execute('CREATE TABLE notes (text TEXT)')
    if (reconnects) await database.client.reconnect()
    const holder = await holdLock(file, 'IMMEDIATE')
    const { client } = database
    await expect(client.execute("INSERT INTO notes VALUES ('one')")).rejects.toThrow('locked')
    await expect(client.execute('CREATE TABLE more (text TEXT)')).rejects.toThrow('locked')
    const ended = once(holder, 'exit')
    holder.kill()
    await ended
    await client.execute("INSERT INTO notes VALUES ('two')")
    await client.batch(["INSERT INTO notes VALUES ('three')"], 'write')
    const other = await openFile(file)
    const { rows } = await other.execute('SELECT text FROM notes')
    expect(rows.map(({ text }) => text)).toEqual(['two', 'three'])
    other.close()
  })

  it('is migrated once by simultaneous processes, atomically (D4)', async () => {
    const many = await Promise.all(Array.from({ length: 6 }, () => openDatabase(`file:${join(dir, 'new.db')}`)))
    const applied = await Promise.all(many.map(({ client }) => migrate(client, readMigrations(), 1)))
    expect(applied.flat()).toHaveLength(readMigrations().length)
    const broken = [{ id: 900, tag: 'broken', statements: ['CREATE TABLE half (id TEXT)', 'CREATE TABEL other'] }]
    const [first] = many
    await expect(migrate(first?.client ?? database.client, broken, 1)).rejects.toThrow()
    const left = await first?.client.execute("SELECT name FROM sqlite_master WHERE name = 'half'")
    expect(left?.rows).toEqual([])
    for (const { close } of many) await close()
  })

  it('enforces foreign keys', async () => {
    await upsertUser(database.db, user('ana'))
    const stranger = upsertUser(database.db, { ...user('eve'), email: 'ana@example.com' })
    expect(isUniqueViolation(await stranger.catch((error: unknown) => error))).toBe(true)
  })
})
