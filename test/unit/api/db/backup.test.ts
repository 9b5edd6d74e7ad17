import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { backupDatabase, checkIntegrity, restoreDatabase } from '#api/db/backup.ts'
import { migrate } from '#api/db/migrate.ts'
import { readMigrations } from '#api/db/migrations.ts'
import { openDatabase } from '#api/db/open-database.ts'
import { upsertUser } from '#api/db/queries/account/users.ts'
import { startNode } from '../../../contract/harness/start-node.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'faro-backup-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const at = (name: string) => join(dir, name)
const open = async (name: string) => {
  const database = await openDatabase(`file:${at(name)}`)
  await migrate(database.client, readMigrations(), 1)
  const add = (id: string) =>
    upsertUser(database.db, { id, googleId: id, email: `${id}@example.com`, name: id, picture: null, createdAt: 1 })
  return { ...database, add }
}

it('a backup during writes is complete, and a restore brings it back (D4)', async () => {
  const live = await open('faro.db')
  for (let i = 0; i < 20; i++) await live.add(`before-${i}`)
  const writing = (async () => {
    for (let i = 0; i < 50; i++) await live.add(`during-${i}`)
  })()
  const backup = join('copies', 'backup.db')
  await backupDatabase(at('faro.db'), at(backup))
  await writing
  await live.close()
  const kept = await checkIntegrity(at(backup))
  expect(kept.users).toBeGreaterThanOrEqual(20)
  for (const name of ['copies', backup]) expect(statSync(at(name)).mode & 0o077).toBe(0)

  await restoreDatabase(at(backup), at('faro.db'))
  expect(await checkIntegrity(at('faro.db'))).toEqual(kept)
  expect((await checkIntegrity(at('faro.db.replaced'))).users).toBe(70)
  const again = await open('faro.db')
  await again.add('after')
  await again.close()
  expect((await checkIntegrity(at('faro.db'))).users).toBe(kept.users + 1)
})

it('nothing is overwritten, and an invalid backup changes nothing', async () => {
  const live = await open('faro.db')
  await live.close()
  writeFileSync(at('other.db'), 'not a database at all')
  await expect(backupDatabase(at('faro.db'), at('other.db'))).rejects.toThrow('is there already')
  await expect(backupDatabase(at('gone.db'), at('new.db'))).rejects.toThrow('There is no database')
  await expect(restoreDatabase(at('other.db'), at('faro.db'))).rejects.toThrow('is no database of Faro')
  await expect(restoreDatabase(dir, at('faro.db'))).rejects.toThrow('cannot be opened by this user')
  expect(existsSync(at('faro.db.replaced'))).toBe(false)
  expect(await checkIntegrity(at('faro.db'))).toEqual({ users: 0, resumes: 0 })
})

const isPrivate = (name: string) => (statSync(at(name)).mode & 0o777) === 0o600

it('only the owner may read the files of a database, also of an older one', async () => {
  const umask = process.umask(0o022)
  try {
    const live = await open('faro.db')
    await live.add('ana')
    for (const name of ['faro.db', 'faro.db-wal', 'faro.db-shm']) expect(isPrivate(name), name).toBe(true)
    await live.close()
    writeFileSync(at('faro.db-wal'), '')
    for (const name of ['faro.db', 'faro.db-wal']) chmodSync(at(name), 0o644)
    const again = await open('faro.db')
    await again.add('ben')
    for (const name of ['faro.db', 'faro.db-wal', 'faro.db-shm']) expect(isPrivate(name), name).toBe(true)
    await backupDatabase(at('faro.db'), at('backup.db'))
    await again.close()
    await restoreDatabase(at('backup.db'), at('faro.db'))
    for (const name of ['backup.db', 'faro.db', 'faro.db.replaced']) expect(isPrivate(name), name).toBe(true)
  } finally {
    process.umask(umask)
  }
})

it('a database is not restored while a server has it open, and is after a kill', async () => {
  const first = await open('faro.db')
  await first.add('ana')
  await backupDatabase(at('faro.db'), at('backup.db'))
  const second = await openDatabase(`file:${at('faro.db')}`)
  await first.close()
  await expect(restoreDatabase(at('backup.db'), at('faro.db'))).rejects.toThrow(/server is running on .* Stop it/)
  expect(existsSync(at('faro.db.replaced'))).toBe(false)
  await second.close()
  const server = await startNode({ DATA_DIR: dir })
  await expect(restoreDatabase(at('backup.db'), at('faro.db'))).rejects.toThrow(/server is running/)
  await server.stop('SIGKILL')
  await restoreDatabase(at('backup.db'), at('faro.db'))
  expect(await checkIntegrity(at('faro.db'))).toEqual({ users: 1, resumes: 0 })
})
