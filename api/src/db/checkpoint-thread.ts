// The thread of `createCheckpointer`. A passive checkpoint waits for nobody, and nobody waits for it.
import { closeSync, openSync, readSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { createClient } from '@libsql/client/sqlite3'
import * as z from 'zod'

// Places in the log (sqlite.org/fileformat2.html, the WAL file), in bytes. Numbers are big-endian.
const HEADER_BYTES = 32
const PAGE_SIZE_AT = 8
const SALT_AT = 16
const FRAME_HEADER_BYTES = 24
const FRAME_SALT_AT = 8
const SALT_BYTES = 8

const { path, pages } = z.object({ path: z.string(), pages: z.number() }).parse(workerData)
const resultSchema = z.object({ log: z.number(), checkpointed: z.number() })
const client = createClient({ url: `file:${path}`, concurrency: 1 })

/**
 * Whether the log has that many pages: the frame there has the salt of the header, which changes when the log starts anew.
 * The index of the log would tell too, but closing a descriptor of it would drop the locks of this process.
 */
const isLongLog = (): boolean => {
  const log = openSync(`${path}-wal`, 'r')
  try {
    const header = Buffer.alloc(HEADER_BYTES)
    readSync(log, header, 0, HEADER_BYTES, 0)
    const frameBytes = FRAME_HEADER_BYTES + header.readUInt32BE(PAGE_SIZE_AT)
    const salt = Buffer.alloc(SALT_BYTES)
    const at = HEADER_BYTES + (pages - 1) * frameBytes + FRAME_SALT_AT
    return (
      readSync(log, salt, 0, SALT_BYTES, at) === SALT_BYTES &&
      salt.equals(header.subarray(SALT_AT, SALT_AT + SALT_BYTES))
    )
  } finally {
    closeSync(log)
  }
}

/** Each try leaves only what was written meanwhile. The log starts anew once nothing is left. */
const MAX_TRIES = 20

const moveLog = async (): Promise<void> => {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const { rows } = await client.execute('PRAGMA wal_checkpoint(PASSIVE)')
    const { log, checkpointed } = resultSchema.parse(rows[0])
    if (log === checkpointed) return
  }
}

/** A disk without room, and a log that is not there, are told by the next write. */
const run = async (): Promise<void> => {
  try {
    if (isLongLog()) await moveLog()
  } catch {}
}

parentPort?.on('message', async (message) => {
  if (message === 'close') {
    client.close()
    parentPort?.close()
    return
  }
  await run()
  parentPort?.postMessage('done')
})
