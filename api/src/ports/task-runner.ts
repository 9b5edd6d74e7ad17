import type { TaskInput, TaskName, TaskOutput } from './tasks.ts'

export interface TaskRequest {
  /** Whose data it is, e.g. a user id: callers take turns. Without it, the task counts for one common caller. */
  readonly caller?: string
  /** Aborts when nobody waits for the result any more. */
  readonly signal?: AbortSignal
}

/**
 * Runs heavy work so that it delays nobody else. Throws the codes of the task, and `timeout`, `too-complex` for one that
 * needs too much time or memory, `busy` with `seconds` to wait when too many wait, and `cancelled` when `signal` aborts.
 */
export interface TaskRunner {
  run<N extends TaskName>(name: N, input: TaskInput<N>, request?: TaskRequest): Promise<TaskOutput<N>>
}
