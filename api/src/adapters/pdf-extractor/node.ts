import type { PdfExtractor } from '#api/ports/pdf-extractor.ts'
import { AppError } from '#shared/errors.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { createParserProcess, type ParserProcess } from './parser-process.ts'

export interface NodePdfExtractor extends PdfExtractor {
  /** Starts the processes, so that the first extraction does not wait for them. */
  warm(): void
  close(): Promise<void>
}

export interface NodePdfExtractorOptions {
  /** Number of parser processes, i.e. of files extracted at the same time. */
  readonly processes?: number
  /** Time limit per file, ms. */
  readonly deadlineMs?: number
  /** Limit of resident memory per process, bytes. */
  readonly memoryBytes?: number
}

/** Leaves room for what a process allocates between two checks; it never exceeds 700 MB. */
const MAX_MEMORY_BYTES = 420 * 1024 * 1024
const DEADLINE_MS = 8_000

/** Extracts PDFs in child processes that can be killed and are reused; files wait for a free one in order. */
export const createNodePdfExtractor = (options: NodePdfExtractorOptions = {}): NodePdfExtractor => {
  const { processes = 1, deadlineMs = DEADLINE_MS, memoryBytes = MAX_MEMORY_BYTES } = options
  const pool: ParserProcess[] = Array.from({ length: processes }, () =>
    createParserProcess({ deadlineMs, memoryBytes }),
  )
  const idle = [...pool]
  const waiting: ((free: ParserProcess) => void)[] = []

  const acquire = async (): Promise<ParserProcess> => {
    const free = idle.pop()
    return free ?? (await new Promise<ParserProcess>((resolve) => waiting.push(resolve)))
  }
  const release = (free: ParserProcess): void => {
    const next = waiting.shift()
    if (next) next(free)
    else idle.push(free)
  }

  return {
    extract: async (bytes, signal) => {
      if (bytes.length > LIMITS.fileBytes) throw new AppError('too-large')
      const reader = await acquire()
      try {
        return await reader.extract(bytes, signal)
      } finally {
        release(reader)
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
