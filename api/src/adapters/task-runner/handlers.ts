import type { TaskInput, TaskName, TaskOutput } from '#api/ports/tasks.ts'
import { TASKS } from '#api/ports/tasks.ts'
import { unsafeCast } from '#shared/cast.ts'

/** The work of each task. */
export type Handlers = { readonly [N in TaskName]: (input: TaskInput<N>) => TaskOutput<N> | Promise<TaskOutput<N>> }

/** Runs the handler of a task. Throws for an input of another shape, and what the handler throws. */
export const handleTask = async <N extends TaskName>(
  handlers: Pick<Handlers, N>,
  name: N,
  input: unknown,
): Promise<TaskOutput<N>> => {
  const parsed = unsafeCast<TaskInput<N>>(TASKS[name].input.parse(input), 'the schema of the same task')
  const handler: Pick<Handlers, N>[N] = handlers[name]
  return await handler(parsed)
}
