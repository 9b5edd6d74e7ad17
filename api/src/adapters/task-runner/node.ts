import { availableParallelism } from 'node:os'
import type { TaskRunner } from '#api/ports/task-runner.ts'
import { TASKS, type TaskInput, type TaskName, type TaskOutput } from '#api/ports/tasks.ts'
import { unsafeCast } from '#shared/cast.ts'
import { AppError } from '#shared/errors.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import type { TaskCounts } from '../metrics/process-gauges.ts'
import { createProcessPool } from './process-pool.ts'
import { startTaskProcess } from './task-process.ts'

export interface NodeTaskRunner extends TaskRunner {
  /** Starts the processes of each pool up to `count`, by default all, so that the first callers do not wait for it. */
  warm(count?: number): Promise<void>
  /** Tasks that wait and run, by pool. */
  countTasks(): readonly TaskCounts[]
  close(): Promise<void>
}

export interface NodeTaskRunnerOptions {
  /** Processes that read files, and processes for the other tasks: the tasks that run at the same time. */
  readonly processes?: number
  /** Limit of processor time per task, ms. */
  readonly deadlineMs?: number
  /** Limit of what one task adds to the resident memory of its process, bytes. */
  readonly growthBytes?: number
}

const MIB = 1024 * 1024
const DEADLINE_MS = 8_000
/** A real file adds up to 100 MiB; a new process has 140 MiB. */
const MAX_GROWTH_BYTES = 260 * MIB
/** Both limits leave room for what a process allocates between two checks. */
const MAX_TOTAL_BYTES = 600 * MIB
const RENEWAL = { growthBytes: 128 * MIB, tasks: 200 }
const QUEUE = { maxWaiting: 32, maxWaitingPerCaller: 8 }

/** Two, so that one bad file does not stop the others, and on large machines half of the cores up to four. */
const getDefaultProcesses = (): number => Math.min(4, Math.max(2, Math.floor(availableParallelism() / 2)))

/**
 * Runs tasks in child processes that can be killed. Callers take turns, and one caller never has all processes. Files are
 * read apart from the other tasks, which are short. Processes start with the first task, or by `warm`.
 */
export const createNodeTaskRunner = (options: NodeTaskRunnerOptions = {}): NodeTaskRunner => {
  const { processes = getDefaultProcesses(), deadlineMs = DEADLINE_MS, growthBytes = MAX_GROWTH_BYTES } = options
  const createPool = (entry: URL) =>
    createProcessPool({
      start: () => startTaskProcess({ entry, deadlineMs, growthBytes, totalBytes: MAX_TOTAL_BYTES }),
      processes,
      queue: { ...QUEUE, maxRunningPerCaller: Math.max(1, processes - 1) },
      renewal: RENEWAL,
    })
  const files = createPool(new URL('./extract-child.ts', import.meta.url))
  const others = createPool(new URL('./task-child.ts', import.meta.url))

  return {
    run: async <N extends TaskName>(name: N, input: TaskInput<N>, request = {}) => {
      if ('bytes' in input && input.bytes.length > LIMITS.fileBytes) throw new AppError('too-large')
      const output = await (name === 'extract-file' ? files : others).run({ name, input }, request)
      const { success, error } = TASKS[name].output.safeParse(output)
      if (!success) throw new AppError('internal', {}, error)
      return unsafeCast<TaskOutput<N>>(output, 'it matches the schema of the task')
    },
    warm: async (count) => {
      await Promise.all([others.warm(count), files.warm(count)])
    },
    countTasks: () => [
      { pool: 'files', ...files.countTasks() },
      { pool: 'others', ...others.countTasks() },
    ],
    close: async () => {
      await Promise.all([files.close(), others.close()])
    },
  }
}
