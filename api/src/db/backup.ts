import { chmodSync, existsSync, renameSync } from 'node:fs'
import { createClient } from '@libsql/client'

/** The files of a SQLite database: itself, write-ahead log, shared memory. */
const FILE_SUFFIXES = ['', '-wal', '-shm'] as const

/**
 * Copies a database file as of one moment; a server may write to it meanwhile. Throws when `from` is missing, `to`
 * exists, or the copy is damaged.
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
 * Replaces the database of a stopped server with a backup; the old files remain with the suffix `.replaced`. Throws,
 * without any change, when the backup is missing or damaged.
 */
export const restoreDatabase = async (backup: string, file: string): Promise<void> => {
  if (!existsSync(backup)) throw new Error(`There is no backup at ${backup}.`)
  await checkIntegrity(backup)
  const fresh = `${file}.restoring`
  await backupDatabase(backup, fresh)
  for (const part of FILE_SUFFIXES) if (existsSync(file + part)) renameSync(file + part, `${file}.replaced${part}`)
  renameSync(fresh, file)
}

/** Verifies the integrity of a database and counts its users and resumes. Throws when it is damaged or not ours. */
export const checkIntegrity = async (file: string): Promise<{ users: number; resumes: number }> => {
  const client = createClient({ url: `file:${file}` })
  try {
    const queryValue = async (sql: string) => (await client.execute(sql)).rows[0]?.[0]
    if ((await queryValue('PRAGMA integrity_check')) !== 'ok') throw new Error(`${file} is damaged.`)
    return {
      users: Number(await queryValue('SELECT count(*) FROM users')),
      resumes: Number(await queryValue('SELECT count(*) FROM resumes')),
    }
  } catch (error) {
    throw new Error(`${file} is no database of Faro, or is damaged.`, { cause: error })
  } finally {
    client.close()
  }
}
