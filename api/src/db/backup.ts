import { existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { createClient } from '@libsql/client'
import { lockDatabase } from './database-lock.ts'
import { createPrivateFile, createPrivateFolder, DATABASE_SUFFIXES, makePrivate } from './private-file.ts'

/**
 * Copies a database file as of one moment; a server may write to it meanwhile. Makes the folder of `to` for this user
 * alone. Throws when `from` is missing, `to` exists, or the copy is damaged.
 */
export const backupDatabase = async (from: string, to: string): Promise<void> => {
  if (!existsSync(from)) throw new Error(`There is no database at ${from}.`)
  if (existsSync(to)) throw new Error(`${to} is there already.`)
  createPrivateFolder(dirname(to))
  const client = createClient({ url: `file:${from}`, timeout: 10_000 })
  try {
    // SQLite fills an empty file and keeps its mode, so that nobody else can read the copy at any moment.
    createPrivateFile(to)
    await client.execute({ sql: 'VACUUM INTO ?', args: [to] })
  } catch (error) {
    rmSync(to, { force: true })
    throw error
  } finally {
    client.close()
  }
  await checkIntegrity(to)
}

/**
 * Replaces the database of a stopped server with a backup; the old files remain with the suffix `.replaced`. Throws,
 * without any change, when the backup is missing or damaged or a server has the database open.
 */
export const restoreDatabase = async (backup: string, file: string): Promise<void> => {
  if (!existsSync(backup)) throw new Error(`There is no backup at ${backup}.`)
  await checkIntegrity(backup)
  createPrivateFolder(dirname(file))
  const release = lockDatabase(file)
  try {
    const fresh = `${file}.restoring`
    // A restore that was stopped leaves its copy; nobody else writes it while this one holds the lock.
    rmSync(fresh, { force: true })
    await backupDatabase(backup, fresh)
    for (const suffix of DATABASE_SUFFIXES) {
      if (!existsSync(file + suffix)) continue
      makePrivate(file + suffix)
      renameSync(file + suffix, `${file}.replaced${suffix}`)
    }
    renameSync(fresh, file)
  } finally {
    release()
  }
}

/** The driver says only a number where the file is of another user, or is a folder. */
const openCopy = (file: string): ReturnType<typeof createClient> => {
  try {
    return createClient({ url: `file:${file}` })
  } catch (error) {
    throw new Error(`${file} cannot be opened by this user. Look at its owner and mode.`, { cause: error })
  }
}

/** Verifies the integrity of a database and counts its users and resumes. Throws when it is damaged or not ours. */
export const checkIntegrity = async (file: string): Promise<{ users: number; resumes: number }> => {
  const client = openCopy(file)
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
