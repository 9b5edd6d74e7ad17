import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createStorageFullError } from '#api/db/errors.ts'
import { type OpenDatabase, openDatabase } from '#api/db/open-database.ts'
import { withReserve } from '#api/db/with-reserve.ts'

let dir: string
let database: OpenDatabase
const states: string[] = []
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'faro-reserve-'))
  states.length = 0
  database = await openDatabase(`file:${join(dir, 'faro.db')}`, undefined, (state) => states.push(state))
  await database.db.run(sql`CREATE TABLE notes (id INTEGER)`)
})
afterEach(async () => {
  await database.close()
  rmSync(dir, { recursive: true })
})

const reserve = () => join(dir, 'faro.db.reserve')

it('takes space that only its owner reads', () => {
  expect(statSync(reserve()).size).toBe(16 * 1024 * 1024)
  expect(statSync(reserve()).mode & 0o777).toBe(0o600)
  expect(database.getStorage()).toBe('ok')
})

it('gives the space to a deletion on a full disk and refuses other writes meanwhile', async () => {
  let runs = 0
  const result = await withReserve(database.db, async (db) => {
    runs += 1
    if (runs === 1) throw createStorageFullError()
    expect(existsSync(reserve())).toBe(false)
    await db.run(sql`DELETE FROM notes`)
    return 'deleted'
  })
  expect(result).toBe('deleted')
  expect(runs).toBe(2)
  expect(states).toEqual(['full', 'ok'])
  expect(existsSync(reserve())).toBe(true)
})

it('runs small steps first, and throws what still fails', async () => {
  const steps: string[] = []
  const run = async () => {
    steps.push('run')
    throw createStorageFullError()
  }
  const failing = withReserve(database.db, run, async () => void steps.push('shrink'))
  await expect(failing).rejects.toMatchObject({ code: 'SQLITE_FULL' })
  expect(steps).toEqual(['run', 'shrink', 'run'])
  await expect(withReserve(database.db, async () => Promise.reject(new Error('other')))).rejects.toThrow('other')
})
