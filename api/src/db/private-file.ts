import { chmodSync, chownSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The files of a SQLite database: itself, write-ahead log, shared memory. */
export const DATABASE_SUFFIXES = ['', '-wal', '-shm'] as const

const OWNER_ONLY = 0o600
const OWNER_ONLY_FOLDER = 0o700

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/**
 * Creates a folder and its parents for this user alone. Throws the error of the file system. The `recursive` option of
 * Node never returns where a file system refuses a folder as if its parent were missing, as `/proc` does.
 */
export const createPrivateFolder = (dir: string): void => {
  if (isFolder(dir)) return
  if (dirname(dir) !== dir) createPrivateFolder(dirname(dir))
  try {
    mkdirSync(dir, { mode: OWNER_ONLY_FOLDER })
  } catch (error) {
    // Another process may have been faster.
    if (!isFolder(dir)) throw error
  }
}

/** Takes a file from everyone but its owner; no effect when it is missing or belongs to another user. */
export const makePrivate = (file: string): void => {
  try {
    if (existsSync(file)) chmodSync(file, OWNER_ONLY)
  } catch {
    // Another user's file, or a file system without modes: the operator decides there.
  }
}

/**
 * Creates an empty file that only its owner may read; an existing one is never opened, which would end its locks. What
 * root creates belongs to the owner of the folder, because a server under a user of its own could not open it.
 */
export const createPrivateFile = (file: string): void => {
  if (existsSync(file)) return
  closeSync(openSync(file, 'a', OWNER_ONLY))
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(file))
  chownSync(file, uid, gid)
}

/** Creates a database file or tightens an existing one. SQLite gives its log and shared memory the same mode. */
export const makeDatabasePrivate = (file: string): void => {
  createPrivateFile(file)
  for (const suffix of DATABASE_SUFFIXES) makePrivate(file + suffix)
}
