// `node scripts/self-host/backup-sqld.mjs FOLDER`: copies a libSQL server as SQL every BACKUP_HOURS hours, and deletes
// copies older than BACKUP_DAYS days. A copy that fails is tried again after ten minutes. `--once` copies and ends.
import { createWriteStream, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { createGzip } from 'node:zlib'

const COPY = /^faro-.*\.sql\.gz$/
const DAY_MS = 86_400_000
const RETRY_MS = 600_000
/** A timer holds 24 days. */
const MAX_HOURS = 576
const END = /COMMIT;\s*$/

const args = process.argv.slice(2)
const isOnce = args.includes('--once')
const folder = args.find((arg) => !arg.startsWith('--'))
const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: token, BACKUP_HOURS = '24', BACKUP_DAYS = '14' } = process.env
if (!folder || !url || !(Number(BACKUP_HOURS) > 0) || !(Number(BACKUP_DAYS) > 0) || Number(BACKUP_HOURS) > MAX_HOURS) {
  console.error('Usage: LIBSQL_URL=http://sqld:8080 node scripts/self-host/backup-sqld.mjs FOLDER [--once]')
  process.exit(1)
}

/** Throws when the server does not answer, or when its answer is cut off: it ends with COMMIT. */
const backUp = async () => {
  const response = await fetch(new URL('/dump', url.replace(/^libsql:/, 'https:')), {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  if (!response.ok || !response.body) throw new Error(`the database answered ${response.status}`)
  const file = join(folder, `faro-${new Date().toISOString().replaceAll(':', '-')}.sql.gz`)
  let tail = ''
  const watchEnd = async function* (/** @type {AsyncIterable<Uint8Array>} */ chunks) {
    for await (const chunk of chunks) {
      tail = (tail + Buffer.from(chunk).toString('latin1')).slice(-64)
      yield chunk
    }
  }
  const part = `${file}.part`
  try {
    await pipeline(response.body, watchEnd, createGzip(), createWriteStream(part, { mode: 0o600 }))
    if (!END.test(tail)) throw new Error('the copy is not complete')
    const handle = await open(part)
    await handle.sync()
    await handle.close()
    renameSync(part, file)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
  console.log(`Backed up to ${file}`)
}

const deleteOldCopies = () => {
  const before = Date.now() - Number(BACKUP_DAYS) * DAY_MS
  for (const name of readdirSync(folder))
    if (COPY.test(name) && statSync(join(folder, name)).mtimeMs < before) rmSync(join(folder, name))
}

/** Old copies stay until a new one is complete. */
const run = async () => {
  try {
    await backUp()
    deleteOldCopies()
    return true
  } catch (error) {
    console.error(`The backup failed: ${error instanceof Error ? error.message : error}`)
    return false
  }
}

mkdirSync(folder, { recursive: true, mode: 0o700 })
if (isOnce) process.exitCode = (await run()) ? 0 : 1
else {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort())
  while (!stop.signal.aborted) {
    const waitMs = (await run()) ? Number(BACKUP_HOURS) * 3_600_000 : RETRY_MS
    await sleep(waitMs, undefined, { signal: stop.signal }).catch(() => undefined)
  }
}
