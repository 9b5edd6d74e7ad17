import type { Client, InStatement } from '@libsql/client/http'
import { isLockError } from './errors.ts'
import type { Writer } from './writer.ts'

/** How long a statement is retried while another process holds the lock. */
const MAX_LOCK_WAIT_MS = 10_000

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export interface RetryOptions {
  /** Set again after an error, because the pool may open a new connection then. */
  readonly pragmas?: readonly string[]
  /** Executes what may write; by default the client itself. */
  readonly writer?: Writer
  /** Called after every statement that may have written, which ends when it does. */
  readonly onWrite?: () => Promise<void> | undefined
  /** May refuse such a statement by throwing. */
  readonly beforeWrite?: () => void
}

/**
 * Runs again for up to ten seconds while another connection holds the lock. `onError` runs after every error; the last one
 * is thrown.
 */
export const retryWhileLocked = async <T>(run: () => Promise<T>, onError?: () => Promise<void>): Promise<T> => {
  const started = performance.now()
  for (let pause = 5; ; pause = Math.min(pause * 2, 200)) {
    try {
      return await run()
    } catch (error) {
      await onError?.()
      if (!isLockError(error) || performance.now() - started > MAX_LOCK_WAIT_MS) throw error
      await sleep(pause)
    }
  }
}

/**
 * Wraps a client so that statements wait for locks without blocking the event loop. Batches that write take the write
 * lock at their start. Throws the error of the driver after ten seconds.
 */
export const withRetries = (client: Client, options: RetryOptions = {}): Client => {
  const { pragmas = [], writer = client, onWrite, beforeWrite } = options
  const attempt = <T>(on: Writer, run: (on: Writer) => Promise<T>): Promise<T> =>
    retryWhileLocked(
      () => run(on),
      async () => {
        for (const pragma of pragmas) await on.execute(pragma).catch(() => undefined)
      },
    )
  const write = async <T>(run: (on: Writer) => Promise<T>, isAllowed = false): Promise<T> => {
    if (!isAllowed) beforeWrite?.()
    return attempt(writer, run).finally(onWrite)
  }
  return new Proxy(client, {
    get(target, key) {
      if (key === 'execute')
        return (statement: InStatement) => {
          const text = getSql(statement)
          return READ_STATEMENT.test(text)
            ? attempt(target, (on) => on.execute(statement))
            : write((on) => on.execute(statement), PRAGMA.test(text))
        }
      if (key === 'batch')
        return (statements: Parameters<Client['batch']>[0]) =>
          statements.every((statement) => READ_STATEMENT.test(getSql(statement)))
            ? attempt(target, (on) => on.batch(statements, 'deferred'))
            : write((on) => on.batch(statements, 'write'))
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

const READ_STATEMENT = /^\s*select\b/i
const PRAGMA = /^\s*pragma\b/i

const getSql = (statement: Parameters<Client['batch']>[0][number]): string => {
  if (typeof statement === 'string') return statement
  return 'sql' in statement ? statement.sql : statement[0]
}
