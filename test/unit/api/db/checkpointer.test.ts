import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '#api/db/open-database.ts'
import { getCheckpointPages } from '#api/db/storage-reserve.ts'

let dir: string
let database: OpenDatabase
const path = () => join(dir, 'faro.db')
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'faro-checkpointer-'))
  database = await openDatabase(`file:${path()}`, undefined, () => undefined)
  await database.db.run(sql`CREATE TABLE notes (text TEXT)`)
})
afterEach(async () => {
  await database.close()
  rmSync(dir, { recursive: true })
})

/** Writes as many pages of text as are below the number at which a commit moves the log itself. */
const write = async (share: number) => {
  const rows = Math.floor(getCheckpointPages(path()) * share)
  for (let i = 0; i < rows; i += 1) await database.db.run(sql`INSERT INTO notes VALUES (${'x'.repeat(4_000)})`)
}

it('moves a long log into the file without a commit that does', async () => {
  const before = statSync(path()).size
  await write(0.45)
  await expect.poll(() => statSync(path()).size, { timeout: 20_000 }).toBeGreaterThan(before + 500_000)
})

it('keeps every row, also those that are written while it runs and after it', async () => {
  await write(0.45)
  await write(0.45)
  await database.close()
  database = await openDatabase(`file:${path()}`, undefined, () => undefined)
  const rows = 2 * Math.floor(getCheckpointPages(path()) * 0.45)
  expect(await database.db.get(sql`SELECT count(*) AS rows FROM notes`)).toEqual({ rows })
  expect(await database.db.get(sql`PRAGMA integrity_check`)).toEqual({ integrity_check: 'ok' })
})
