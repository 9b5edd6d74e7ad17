import type { ExtractRequest } from '#api/ports/pdf-extractor.ts'
import { AppError } from '#shared/errors.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { createFairQueue, type FairQueueLimits } from './fair-queue.ts'
import { getWear, type RenewalLimits } from './memory.ts'
import { type ParserProcess, ProcessEnded } from './parser-process.ts'

export interface ParserPoolOptions {
  readonly start: () => ParserProcess
  /** Number of files extracted at the same time. One more process may stand by. */
  readonly processes: number
  readonly queue: FairQueueLimits
  readonly renewal: RenewalLimits
}

export interface ParserPool {
  /** Throws the codes of `PdfExtractor`. */
  extract(bytes: Uint8Array, request: ExtractRequest): Promise<ExtractedDocument>
  /** Kills all processes; files that are read or wait are `cancelled`. */
  close(): Promise<void>
}

interface Job {
  readonly bytes: Uint8Array
  readonly signal: AbortSignal | undefined
  readonly outcome: PromiseWithResolvers<ExtractedDocument>
  /** Set on the second try of a file that a used process could not read within its memory. */
  needsNewProcess: boolean
}

/** When a full queue may have room again: about the time of one file that runs into its deadline. */
const BUSY_SECONDS = 10
/** The process that stands by is started when another one is this near to its renewal. */
const STAND_BY_WEAR = 0.5

/** Parser processes that are reused, renewed between files when they have grown, and shared fairly by callers. */
export const createParserPool = ({ start, processes, queue: limits, renewal }: ParserPoolOptions): ParserPool => {
  const queue = createFairQueue<Job>(limits)
  const all = new Set<ParserProcess>()
  let idle: ParserProcess[] = []
  let standBy: ParserProcess | undefined
  let running = 0
  let isClosed = false

  const startProcess = (): ParserProcess => {
    const process = start()
    all.add(process)
    return process
  }
  const discard = (process: ParserProcess): void => {
    void process.kill().then(() => all.delete(process))
  }
  const takeNewProcess = (): ParserProcess => {
    const process = standBy?.isAlive() ? standBy : startProcess()
    standBy = undefined
    return process
  }
  const takeProcess = ({ needsNewProcess }: Job): ParserProcess => {
    idle = idle.filter((process) => process.isAlive())
    const isNew = (process: ParserProcess): boolean => process.getState().files === 0
    const found = needsNewProcess ? idle.find(isNew) : idle.at(-1)
    const taken = found ?? takeNewProcess()
    idle = idle.filter((process) => process !== taken)
    for (const surplus of idle.splice(processes - running)) discard(surplus)
    return taken
  }
  const putBack = (process: ParserProcess): void => {
    if (isClosed) return
    const wear = process.isAlive() ? getWear(process.getState(), renewal) : 1
    if (wear < 1) {
      idle.push(process)
      if (wear >= STAND_BY_WEAR) standBy ??= startProcess()
      return
    }
    discard(process)
    // The last one is taken first: the new one may still be starting.
    idle.unshift(takeNewProcess())
  }

  /** Returns true when the file has to be tried again in a new process. */
  const run = async (job: Job, process: ParserProcess): Promise<boolean> => {
    const isUsed = process.getState().files > 0
    try {
      job.outcome.resolve(await process.extract(job.bytes, job.signal))
    } catch (error) {
      if (!(error instanceof ProcessEnded)) job.outcome.reject(error)
      else if (error.code === 'too-complex' && isUsed && !isClosed) return true
      else if (error.text && error.code !== 'cancelled') job.outcome.resolve(error.text)
      else job.outcome.reject(new AppError(isClosed ? 'cancelled' : error.code))
    }
    return false
  }
  const startWaiting = (): void => {
    while (running < processes) {
      const next = queue.start()
      if (!next) return
      const { caller, item: job } = next
      running++
      const process = takeProcess(job)
      void run(job, process).then((isRepeated) => {
        running--
        if (isRepeated) job.needsNewProcess = true
        queue.finish(caller, isRepeated ? job : undefined)
        putBack(process)
        startWaiting()
      })
    }
  }

  return {
    extract: async (bytes, { caller = '', signal }) => {
      if (signal?.aborted || isClosed) throw new AppError('cancelled')
      const job: Job = { bytes, signal, outcome: Promise.withResolvers(), needsNewProcess: false }
      if (!queue.push(caller, job)) throw new AppError('busy', { seconds: BUSY_SECONDS })
      const leave = (): void => {
        if (queue.remove(caller, job)) job.outcome.reject(new AppError('cancelled'))
      }
      signal?.addEventListener('abort', leave, { once: true })
      startWaiting()
      try {
        return await job.outcome.promise
      } finally {
        signal?.removeEventListener('abort', leave)
      }
    },
    close: async () => {
      isClosed = true
      for (const job of queue.clear()) job.outcome.reject(new AppError('cancelled'))
      await Promise.all([...all].map((process) => process.kill()))
    },
  }
}
