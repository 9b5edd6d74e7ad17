import type { PdfReader } from '#api/ports/pdf-reader.ts'
import { AppError } from '#shared/errors.ts'
import { LIMITS } from '#shared/resume/limits.ts'
import { createReaderProcess, type ReaderProcess } from './reader-process.ts'

export interface NodePdfReader extends PdfReader {
  /** Starts the processes now, so that the first read does not wait for them. */
  warm(): void
  close(): Promise<void>
}

export interface NodePdfReaderOptions {
  /** Reading processes at most: how many files are read at the same time. */
  readonly processes?: number
  /** Longest that one file may take, in ms. */
  readonly deadlineMs?: number
  /** Most resident memory that a reading process may take, in bytes. */
  readonly memory?: number
}

/** Room above for what a process takes between two looks at its memory: never over 700 MB. */
const MEMORY = 420 * 1024 * 1024
const DEADLINE_MS = 8_000

/** Reads PDFs in killable child processes, each warm and used again; files wait for a free one in turn. */
export const nodePdfReader = (options: NodePdfReaderOptions = {}): NodePdfReader => {
  const { processes = 1, deadlineMs = DEADLINE_MS, memory = MEMORY } = options
  const pool: ReaderProcess[] = Array.from({ length: processes }, () => createReaderProcess({ deadlineMs, memory }))
  const idle = [...pool]
  const waiting: ((free: ReaderProcess) => void)[] = []

  const take = async (): Promise<ReaderProcess> => {
    const free = idle.pop()
    return free ?? (await new Promise<ReaderProcess>((resolve) => waiting.push(resolve)))
  }
  const give = (free: ReaderProcess): void => {
    const next = waiting.shift()
    if (next) next(free)
    else idle.push(free)
  }

  return {
    read: async (bytes, signal) => {
      if (bytes.length > LIMITS.file) throw new AppError('too-large')
      const reader = await take()
      try {
        return await reader.read(bytes, signal)
      } finally {
        give(reader)
      }
    },
    warm: () => {
      for (const reader of pool) reader.warm()
    },
    close: async () => {
      await Promise.all(pool.map((reader) => reader.close()))
    },
  }
}
