import type { PdfExtractor } from '#api/ports/pdf-extractor.ts'
import { AppError } from '#shared/errors.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { createParserProcess, type ParserProcess } from './parser-process.ts'

export interface NodePdfExtractor extends PdfExtractor {
  /** Starts the processes now, so that the first read does not wait for them. */
  warm(): void
  close(): Promise<void>
}

export interface NodePdfExtractorOptions {
  /** Reading processes at most: how many files are read at the same time. */
  readonly processes?: number
  /** Longest that one file may take, in ms. */
  readonly deadlineMs?: number
  /** Most resident memory that a reading process may take, in bytes. */
  readonly memoryBytes?: number
}

/** Room above for what a process takes between two looks at its memory: never over 700 MB. */
const MAX_MEMORY_BYTES = 420 * 1024 * 1024
const DEADLINE_MS = 8_000

/** Reads PDFs in killable child processes, each warm and used again; files wait for a free one in turn. */
export const createNodePdfExtractor = (options: NodePdfExtractorOptions = {}): NodePdfExtractor => {
  const { processes = 1, deadlineMs = DEADLINE_MS, memoryBytes: memory = MAX_MEMORY_BYTES } = options
  const pool: ParserProcess[] = Array.from({ length: processes }, () =>
    createParserProcess({ deadlineMs, memoryBytes: memory }),
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
