import { availableParallelism } from 'node:os'
import type { PdfExtractor } from '#api/ports/pdf-extractor.ts'
import { AppError } from '#shared/errors.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { createParserPool } from './parser-pool.ts'
import { startParserProcess } from './parser-process.ts'

export interface NodePdfExtractor extends PdfExtractor {
  close(): Promise<void>
}

export interface NodePdfExtractorOptions {
  /** Number of parser processes, i.e. of files extracted at the same time. */
  readonly processes?: number
  /** Time limit per file, ms. */
  readonly deadlineMs?: number
  /** Limit of what one file adds to the resident memory of its process, bytes. */
  readonly growthBytes?: number
}

const MIB = 1024 * 1024
const DEADLINE_MS = 8_000
/** A real file adds up to 100 MiB; a new process has 140 MiB. */
const MAX_GROWTH_BYTES = 260 * MIB
/** Both limits leave room for what a process allocates between two checks. */
const MAX_TOTAL_BYTES = 600 * MIB
const RENEWAL = { growthBytes: 128 * MIB, files: 200 }
const QUEUE = { maxWaiting: 32, maxWaitingPerCaller: 8 }

/** Two, so that one bad file does not stop the others, and on large machines half of the cores up to four. */
const getDefaultProcesses = (): number => Math.min(4, Math.max(2, Math.floor(availableParallelism() / 2)))

/**
 * Extracts PDFs in child processes that can be killed. Callers take turns, and one caller never has all processes.
 * Processes start with the first file.
 */
export const createNodePdfExtractor = (options: NodePdfExtractorOptions = {}): NodePdfExtractor => {
  const { processes = getDefaultProcesses(), deadlineMs = DEADLINE_MS, growthBytes = MAX_GROWTH_BYTES } = options
  const pool = createParserPool({
    start: () => startParserProcess({ deadlineMs, growthBytes, totalBytes: MAX_TOTAL_BYTES }),
    processes,
    queue: { ...QUEUE, maxRunningPerCaller: Math.max(1, processes - 1) },
    renewal: RENEWAL,
  })
  return {
    extract: async (bytes, request = {}) => {
      if (bytes.length > LIMITS.fileBytes) throw new AppError('too-large')
      return await pool.extract(bytes, request)
    },
    close: () => pool.close(),
  }
}
