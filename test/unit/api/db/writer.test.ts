import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isStorageFullError, isUniqueViolation } from '#api/db/errors.ts'
import { type OpenDatabase, openDatabase } from '#api/db/open-database.ts'
import { startWriter } from '#api/db/writer.ts'

let dir: string
let database: OpenDatabase
const open = () => openDatabase(`file:${join(dir, 'faro.db')}`, undefined, () => undefined)
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'faro-writer-'))
  database = await open()
  await database.db.run(sql`CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT, bytes BLOB)`)
})
afterEach(async () => {
  await database.close()
  rmSync(dir, { recursive: true })
})

const insert = (id: number, text: string) =>
  sql`INSERT INTO notes (id, text) VALUES (${id}, ${text}) RETURNING id, text`

it('nothing that writes uses the connection of the event loop', async () => {
  await database.client.execute('PRAGMA query_only = ON')
  await expect(database.client.execute('DELETE FROM notes')).rejects.toThrow('readonly')
  expect(await database.db.get(insert(1, 'one'))).toEqual({ id: 1, text: 'one' })
  await database.db.batch([database.db.run(insert(2, 'two')), database.db.run(insert(3, 'three'))])
  await database.db.all(sql`PRAGMA wal_checkpoint(TRUNCATE)`)
  expect(await database.db.all(sql`SELECT text FROM notes ORDER BY id`)).toEqual([
    { text: 'one' },
    { text: 'two' },
    { text: 'three' },
  ])
  await database.client.execute('PRAGMA query_only = OFF')
})

it('a result tells the same as without the thread', async () => {
  const statement = {
    sql: 'INSERT INTO notes VALUES (?, ?, ?) RETURNING id, text, bytes, 1 AS id',
    args: [7, null, new Uint8Array([1, 2])],
  }
  const plain = await database.client.execute(statement)
  await database.client.execute('DELETE FROM notes')
  const writer = startWriter(join(dir, 'faro.db'), [])
  const result = await writer.execute(statement)
  expect(result.columns).toEqual(plain.columns)
  expect(result.rows.map((row) => [...Array.from(row), row.length, row['text'], row['id']])).toEqual(
    plain.rows.map((row) => [...Array.from(row), row.length, row['text'], row['id']]),
  )
  const { rowsAffected, lastInsertRowid } = await writer.execute('UPDATE notes SET text = 1')
  expect([rowsAffected, lastInsertRowid]).toEqual([1, 7n])
  await writer.close()
})

it('errors keep their codes, and the next statement is executed', async () => {
  await database.db.run(insert(1, 'one'))
  const again = await database.db.run(insert(1, 'again')).catch((error: unknown) => error)
  expect(isUniqueViolation(again)).toBe(true)
  expect(isStorageFullError(again)).toBe(false)
  const failed = await database.db
    .batch([database.db.run(insert(2, 'two')), database.db.run(insert(1, 'again'))])
    .catch((error: unknown) => error)
  expect(isUniqueViolation(failed)).toBe(true)
  expect(await database.db.all(sql`SELECT id FROM notes`)).toEqual([{ id: 1 }])
})

it('its version changes with every write, and what was written is there after closing', async () => {
  const before = await database.getVersion?.()
  await database.db.run(insert(1, 'one'))
  expect(await database.getVersion?.()).not.toBe(before)
  await database.close()
  database = await open()
  expect(await database.db.get(sql`SELECT text FROM notes`)).toEqual({ text: 'one' })
  expect(await database.db.get(sql`PRAGMA integrity_check`)).toEqual({ integrity_check: 'ok' })
})
