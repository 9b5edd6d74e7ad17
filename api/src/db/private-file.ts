import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'

/** The files of a SQLite database: itself, write-ahead log, shared memory. */
export const DATABASE_SUFFIXES = ['', '-wal', '-shm'] as const

const OWNER_ONLY = 0o600

/** Takes a file from everyone but its owner; no effect when it is missing or belongs to another user. */
export const makePrivate = (file: string): void => {
  try {
    if (existsSync(file)) chmodSync(file, OWNER_ONLY)
  } catch {
    // Another user's file, or a file system without modes: the operator decides there.
  }
}

/** Creates an empty file that only its owner may read; an existing one is never opened, which would end its locks. */
export const createPrivateFile = (file: string): void => {
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_ONLY))
}

/** Creates a database file or tightens an existing one. SQLite gives its log and shared memory the same mode. */
export const makeDatabasePrivate = (file: string): void => {
  createPrivateFile(file)
  for (const suffix of DATABASE_SUFFIXES) makePrivate(file + suffix)
}
