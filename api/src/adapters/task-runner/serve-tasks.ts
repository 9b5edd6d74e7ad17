import { describeError } from '#api/log.ts'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import { requestSchema, type TaskMessage, type TaskReply } from './protocol.ts'

/** Sends the result of a part of the task, which counts when the rest of it fails. */
export type SendPartial = (output: unknown) => void

const send = (reply: TaskReply): void => void process.send?.(reply)

/**
 * Serves one task after another in a child process, until its parent disconnects or kills it. A failure without a code
 * becomes `unknownError`.
 */
export const serveTasks = (
  handle: (task: TaskMessage, sendPartial: SendPartial) => Promise<unknown>,
  unknownError: ErrorCode,
): void => {
  process.on('disconnect', () => process.exit(0))
  process.on('message', (message: unknown) => {
    const task = requestSchema.parse(message)
    const { id } = task
    handle(task, (output) => send({ kind: 'partial', id, output })).then(
      (output) => send({ kind: 'done', id, output }),
      (error: unknown) => {
        const { code, params } = error instanceof AppError ? error : new AppError(unknownError)
        const { fault: name, at: stack } = describeError(error)
        send({ kind: 'error', id, code, params: { ...params }, ...(code === 'internal' && { cause: { name, stack } }) })
      },
    )
  })
  send({ kind: 'ready' })
}
