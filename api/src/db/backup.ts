import { chmodSync, existsSync, renameSync } from 'node:fs'
import { createClient } from '@libsql/client'

/** What SQLite keeps beside a database file. */
const FILE_SUFFIXES = ['', '-wal', '-shm'] as const

/**
 * Copies a database file to a new one, whole and as of one moment, while a server may be writing to it. Throws when
 * `to` is there already or the copy is not sound.
 */
export const backupDatabase = async (from: string, to: string): Promise<void> => {
  if (!existsSync(from)) throw new Error(`There is no database at ${from}.`)
  if (existsSync(to)) throw new Error(`${to} is there already.`)
  const client = createClient({ url: `file:${from}`, timeout: 10_000 })
  try {
    await client.execute({ sql: 'VACUUM INTO ?', args: [to] })
  } finally {
    client.close()
  }
  chmodSync(to, 0o600)
  await checkIntegrity(to)
}

/**
 * Puts a backup in the place of a database whose server is stopped; what was there is kept beside it as `….replaced`.
 * Throws when the backup is not sound, and has then changed nothing.
 */
export const restoreDatabase = async (backup: string, file: string): Promise<void> => {
  if (!existsSync(backup)) throw new Error(`There is no backup at ${backup}.`)
  await checkIntegrity(backup)
  const fresh = `${file}.restoring`
  await backupDatabase(backup, fresh)
  for (const part of FILE_SUFFIXES) if (existsSync(file + part)) renameSync(file + part, `${file}.replaced${part}`)
  renameSync(fresh, file)
}

/** How many people and CVs a database holds, once it is known to be sound. */
export const checkIntegrity = async (file: string): Promise<{ users: number; resumes: number }> => {
  const client = createClient({ url: `file:${file}` })
  try {
    const ask = async (sql: string) => (await client.execute(sql)).rows[0]?.[0]
    if ((await ask('PRAGMA integrity_check')) !== 'ok') throw new Error(`${file} is damaged.`)
    return {
      users: Number(await ask('SELECT count(*) FROM users')),
      resumes: Number(await ask('SELECT count(*) FROM resumes')),
    }
  } catch (error) {
    throw new Error(`${file} is no database of Faro, or is damaged.`, { cause: error })
  } finally {
    client.close()
  }
}
