import type { TaskRequest } from '#api/ports/task-runner.ts'
import { AppError } from '#shared/errors.ts'
import { createFairQueue, type FairQueueLimits } from './fair-queue.ts'
import { getWear, type RenewalLimits } from './memory.ts'
import { ProcessEnded, type Task, type TaskProcess } from './task-process.ts'

export interface ProcessPoolOptions {
  readonly start: () => TaskProcess
  /** Number of tasks that run at the same time. One more process may stand by. */
  readonly processes: number
  readonly queue: FairQueueLimits
  readonly renewal: RenewalLimits
}

export interface ProcessPool {
  /** Runs one task in a process. Throws the codes of `TaskRunner`. */
  run(task: Task, request: TaskRequest): Promise<unknown>
  /**
   * Starts processes one after the other until `count` are there, by default all, so that the first tasks find them
   * ready. Stops at one that fails.
   */
  warm(count?: number): Promise<void>
  /** Tasks that wait and run. */
  countTasks(): { readonly waiting: number; readonly running: number }
  /** Kills all processes; tasks that run or wait are `cancelled`. */
  close(): Promise<void>
}

interface Job {
  readonly task: Task
  readonly signal: AbortSignal | undefined
  readonly outcome: PromiseWithResolvers<unknown>
  /** Set on the second try of a task that a used process could not run within its memory. */
  needsNewProcess: boolean
}

/** When a full queue may have room again: about the time of one task that runs into its deadline. */
const BUSY_SECONDS = 10
/** The process that stands by is started when another one is this near to its renewal. */
const STAND_BY_WEAR = 0.5

/** Processes that are reused, renewed between tasks when they have grown, and shared fairly by callers. */
export const createProcessPool = ({ start, processes, queue: limits, renewal }: ProcessPoolOptions): ProcessPool => {
  const queue = createFairQueue<Job>(limits)
  const all = new Set<TaskProcess>()
  let idle: TaskProcess[] = []
  let standBy: TaskProcess | undefined
  let running = 0
  let isClosed = false

  const startProcess = (): TaskProcess => {
    const process = start()
    all.add(process)
    return process
  }
  const discard = (process: TaskProcess): void => {
    void process.kill().then(() => all.delete(process))
  }
  const takeNewProcess = (): TaskProcess => {
    const process = standBy?.isAlive() ? standBy : startProcess()
    standBy = undefined
    return process
  }
  const takeProcess = ({ needsNewProcess }: Job): TaskProcess => {
    idle = idle.filter((process) => process.isAlive())
    const isNew = (process: TaskProcess): boolean => process.getState().tasks === 0
    const found = needsNewProcess ? idle.find(isNew) : idle.at(-1)
    const taken = found ?? takeNewProcess()
    idle = idle.filter((process) => process !== taken)
    for (const surplus of idle.splice(processes - running)) discard(surplus)
    return taken
  }
  const putBack = (process: TaskProcess): void => {
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

  /** Returns true when the task has to be tried again in a new process. */
  const run = async (job: Job, process: TaskProcess): Promise<boolean> => {
    const isUsed = process.getState().tasks > 0
    try {
      job.outcome.resolve(await process.run(job.task, job.signal))
    } catch (error) {
      if (!(error instanceof ProcessEnded)) job.outcome.reject(error)
      else if (error.code === 'too-complex' && isUsed && !isClosed) return true
      else if (error.partial !== undefined && error.code !== 'cancelled') job.outcome.resolve(error.partial)
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
    run: async (task, { caller = '', signal }) => {
      if (signal?.aborted || isClosed) throw new AppError('cancelled')
      const job: Job = { task, signal, outcome: Promise.withResolvers(), needsNewProcess: false }
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
    warm: async (count = processes) => {
      while (!isClosed && idle.length + running < count) {
        const process = startProcess()
        idle.push(process)
        await process.ready()
      }
    },
    countTasks: () => ({ waiting: queue.countWaiting(), running }),
    close: async () => {
      isClosed = true
      for (const job of queue.clear()) job.outcome.reject(new AppError('cancelled'))
      await Promise.all([...all].map((process) => process.kill()))
    },
  }
}
