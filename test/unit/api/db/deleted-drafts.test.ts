import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrate } from '#api/db/migrate.ts'
import { readMigrations } from '#api/db/migrations.ts'
import { type OpenDatabase, openDatabase } from '#api/db/open-database.ts'
import { upsertUser } from '#api/db/queries/account/users.ts'
import { insertVersion } from '#api/db/queries/resume/draft-versions.ts'
import { drafts, draftVersions, users } from '#api/db/schema/index.ts'

let dir: string
let database: OpenDatabase
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'faro-drafts-'))
  database = await openDatabase(`file:${join(dir, 'faro.db')}`)
})
afterEach(async () => {
  await database.close()
  rmSync(dir, { recursive: true })
})

const migrateTo = (last: number) =>
  migrate(
    database.client,
    readMigrations().filter(({ id }) => id <= last),
    1,
  )

/** Two drafts with a version each. */
const createDrafts = async () => {
  const { db } = database
  const person = { googleId: 'nora', email: 'nora@example.com', name: 'Nora', picture: null, createdAt: 1 }
  await upsertUser(db, { id: 'nora', ...person })
  for (const id of ['first', 'second']) {
    await db
      .insert(drafts)
      .values({ id, userId: 'nora', version: 1, name: id, document: {}, createdAt: 1, updatedAt: 1 })
    const version = { id: `${id}-1`, userId: 'nora', draftId: id, savedAt: 1, reason: 'manual', name: '' } as const
    expect(await insertVersion(db, { ...version, document: { id } })).toBe(true)
  }
}

/** As a release does that has no versions of drafts. */
const deleteAsOlderRelease = () => database.client.execute("UPDATE drafts SET deleted = 1 WHERE id = 'first'")

const readLeft = async () => ({
  versions: (await database.db.select().from(draftVersions)).map(({ id }) => id),
  bytes: (await database.db.select().from(users))[0]?.storageBytes,
})

it('versions end with their draft, whichever release deletes it', async () => {
  await migrateTo(Number.POSITIVE_INFINITY)
  await createDrafts()
  const { bytes = 0 } = await readLeft()
  await deleteAsOlderRelease()
  expect(await readLeft()).toEqual({
    versions: ['second-1'],
    bytes: bytes - 1_024 - JSON.stringify({ id: 'first' }).length,
  })
})

it('versions of drafts that were deleted before are removed by the migration', async () => {
  await migrateTo(18)
  await createDrafts()
  await deleteAsOlderRelease()
  expect((await readLeft()).versions).toEqual(['first-1', 'second-1'])
  await migrateTo(19)
  expect((await readLeft()).versions).toEqual(['second-1'])
})
