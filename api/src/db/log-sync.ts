import { type FileHandle, open } from 'node:fs/promises'

export interface LogSync {
  /** Resolves when everything that was written before the call is on the disk. Throws the error of the system. */
  readonly run: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Writes the write-ahead log of a database through to the disk without blocking the event loop. Calls that come while it
 * runs share the next run.
 */
export const createLogSync = (path: string, openLog: (path: string) => Promise<LogFile> = openForSync): LogSync => {
  let file: Promise<LogFile> | undefined
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const sync = async (): Promise<void> => {
    file ??= openLog(path).catch((error: unknown) => {
      file = undefined
      throw error
    })
    await (await file).datasync()
  }
  const start = (): Promise<void> => {
    next = undefined
    running = sync().finally(() => {
      running = undefined
    })
    return running
  }
  return {
    run: () => {
      if (!running) return start()
      next ??= running.then(start, start)
      return next
    },
    close: async () => {
      await (await file)?.close()
    },
  }
}

/** What is used of a file handle. */
export type LogFile = Pick<FileHandle, 'datasync' | 'close'>

const openForSync = (path: string): Promise<LogFile> => open(path, 'r')
