import { closeSync, existsSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

export type StorageState = 'ok' | 'full'

/** A file that takes up space while the disk has some, so that deleting still works when it has none. */
export interface StorageReserve {
  readonly getState: () => StorageState
  /** Gives the space back to the disk. The state is `full` until it is taken again. */
  readonly release: () => void
  /** Takes the space again where the disk has it, at most once a second unless `now`. */
  readonly refill: (now?: boolean) => void
}

/** Holds the log of one checkpoint, and the log of deleting the largest resume, whose pages are overwritten. */
const RESERVE_BYTES = 16 * 1024 * 1024
/** On a small disk: a share of what is free at the first start, and of what a deletion has left. */
const FIRST_SHARE = 1 / 4
const REFILL_SHARE = 3 / 4
const MIN_BYTES = 128 * 1024
const RETRY_MS = 1_000
const CHUNK = new Uint8Array(64 * 1024)

/**
 * Opens the reserve of a database file. `onChange` is called with every new state, also with the first one when that is
 * `full`.
 */
export const openStorageReserve = (file: string, onChange: (state: StorageState) => void): StorageReserve => {
  const path = `${file}.reserve`
  let state: StorageState = 'ok'
  let triedAt = 0
  let share = FIRST_SHARE
  const setState = (next: StorageState) => {
    if (next === state) return
    state = next
    onChange(next)
  }
  const refill = (now = false) => {
    if (state === 'ok' && existsSync(path)) return
    if (!now && Date.now() - triedAt < RETRY_MS) return
    triedAt = Date.now()
    setState(fill(path, share) ? 'ok' : 'full')
    share = REFILL_SHARE
  }
  refill(true)
  return {
    getState: () => state,
    release: () => {
      rmSync(path, { force: true })
      setState('full')
    },
    refill,
  }
}

/** Pages after which SQLite moves its log into the file: an eighth of the reserve, at most 2 MiB. */
export const getCheckpointPages = (file: string): number => {
  const bytes = existsSync(`${file}.reserve`) ? statSync(`${file}.reserve`).size : MIN_BYTES
  return Math.max(8, Math.floor(bytes / 8 / 4_096))
}

const fill = (path: string, share: number): boolean => {
  try {
    const { bavail, bsize } = statfsSync(dirname(path))
    const bytes = Math.min(RESERVE_BYTES, bavail * bsize * share)
    if (bytes < MIN_BYTES) return false
    const fd = openSync(path, 'w', 0o600)
    try {
      for (let at = 0; at < bytes; at += CHUNK.length) writeSync(fd, CHUNK)
    } finally {
      closeSync(fd)
    }
    return true
  } catch {
    rmSync(path, { force: true })
    return false
  }
}
