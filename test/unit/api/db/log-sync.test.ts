import { mkdtempSync, rmSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createLogSync } from '#api/db/log-sync.ts'
import { openDatabase } from '#api/db/open-database.ts'

/** A log whose writes to the disk end when `finish` is called. */
const openSlowLog = () => {
  const pending: PromiseWithResolvers<void>[] = []
  let closed = 0
  const log = {
    datasync: () => {
      const sync = Promise.withResolvers<void>()
      pending.push(sync)
      return sync.promise
    },
    close: async () => {
      closed += 1
    },
  }
  return { log, pending, countClosed: () => closed }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

it('a write waits for a run that started after it, and shares it with the others', async () => {
  const { log, pending, countClosed } = openSlowLog()
  const sync = createLogSync('x', async () => log)
  const done: string[] = []
  const write = (name: string) => sync.run().then(() => done.push(name))
  const first = write('first')
  await settle()
  const others = [write('second'), write('third')]
  await settle()
  expect(pending).toHaveLength(1)
  pending[0]?.resolve()
  await first
  await settle()
  expect(done).toEqual(['first'])
  expect(pending).toHaveLength(2)
  pending[1]?.resolve()
  await Promise.all(others)
  expect(done).toEqual(['first', 'second', 'third'])
  await sync.close()
  expect(countClosed()).toBe(1)
})

it('a failure is told to those who waited, and the next write tries again', async () => {
  const { log, pending } = openSlowLog()
  const sync = createLogSync('x', async () => log)
  const failing = sync.run()
  await settle()
  const waiting = sync.run()
  pending[0]?.reject(new Error('EIO'))
  await expect(failing).rejects.toThrow('EIO')
  await settle()
  pending[1]?.resolve()
  await waiting
  expect(pending).toHaveLength(2)
})

it('a log that could not be opened is opened again', async () => {
  let tries = 0
  const sync = createLogSync('x', async () => {
    tries += 1
    if (tries === 1) throw new Error('EACCES')
    return { datasync: async () => undefined, close: async () => undefined }
  })
  await expect(sync.run()).rejects.toThrow('EACCES')
  await sync.run()
  expect(tries).toBe(2)
})

it('a database file does not wait for the disk within its statements, and is on it when they end', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'faro-log-sync-'))
  const path = join(dir, 'faro.db')
  const database = await openDatabase(`file:${path}`)
  await database.db.run(sql`CREATE TABLE t (x)`)
  expect(await database.db.all(sql`PRAGMA synchronous`)).toEqual([{ synchronous: 1 }])
  await database.db.run(sql`INSERT INTO t VALUES ('a value')`)
  expect((await fs.readFile(`${path}-wal`)).includes('a value')).toBe(true)
  await database.close()
  rmSync(dir, { recursive: true })
})
