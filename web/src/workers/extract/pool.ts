import { AppError } from '#shared/errors.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import type { CandidateAnalysis, CandidateContent } from '#shared/team/candidate.ts'
import { createWorkerClient, type WorkerClient } from '../worker-client.ts'
import type { CandidateReading, ExtractApi, ScoreOptions } from './protocol.ts'
import workerUrl from './worker.ts?worker&url'

/** Longest reading of one file. Several workers share the processor, so it is longer than for a single file. */
const DEADLINE_MS = 30_000
const MAX_WORKERS = 4

/** One processor stays free for the page. */
const getPoolSize = (): number => Math.max(1, Math.min(MAX_WORKERS, (navigator.hardwareConcurrency || 2) - 1))

export interface ReadingPool {
  /** How many files are read at once. */
  readonly size: number
  /** Reads a file for a board. Throws the codes of `extractFile`, `timeout` and `cancelled`. */
  read(signal: AbortSignal, file: Blob, options: ScoreOptions): Promise<CandidateReading>
  /** Reads a recognized scan for a board. Throws `timeout` and `cancelled`. */
  readDocument(signal: AbortSignal, extracted: ExtractedDocument, options: ScoreOptions): Promise<CandidateReading>
  /** Compares a CV of a board with another ad. Throws `timeout` and `cancelled`. */
  match(signal: AbortSignal, content: CandidateContent, options: ScoreOptions): Promise<CandidateAnalysis>
  /** Ends the workers. */
  close(): void
}

/** Workers of their own for many files, so that the analyzer and the editor do not wait for them. */
export const createReadingPool = (size: number = getPoolSize()): ReadingPool => {
  const clients = Array.from({ length: size }, () =>
    createWorkerClient<ExtractApi>({
      start: () => new Worker(workerUrl, { type: 'module', name: 'extract-pool' }),
      deadlineMs: DEADLINE_MS,
    }),
  )
  const load = new Map<WorkerClient<ExtractApi>, number>(clients.map((client) => [client, 0]))

  /** The call goes to the worker that has the fewest. */
  const run = async <T>(work: (client: WorkerClient<ExtractApi>) => Promise<T>): Promise<T> => {
    const client = clients.reduce<WorkerClient<ExtractApi> | undefined>(
      (best, one) => (best && (load.get(best) ?? 0) <= (load.get(one) ?? 0) ? best : one),
      undefined,
    )
    if (!client) throw new AppError('internal')
    load.set(client, (load.get(client) ?? 0) + 1)
    try {
      return await work(client)
    } finally {
      load.set(client, (load.get(client) ?? 0) - 1)
    }
  }

  return {
    size,
    read: (signal, file, options) => run((client) => client.call(signal, (api) => api.readCandidate(file, options))),
    readDocument: (signal, extracted, options) =>
      run((client) => client.call(signal, (api) => api.readCandidateDocument(extracted, options))),
    match: (signal, content, options) =>
      run((client) => client.call(signal, (api) => api.matchCandidate(content, options))),
    close: () => {
      for (const client of clients) client.close()
    },
  }
}
