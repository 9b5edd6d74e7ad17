import type { Client } from '@libsql/client/http'
import { isLockError } from './errors.ts'

/** How long a statement is retried while another process holds the lock. */
const MAX_LOCK_WAIT_MS = 10_000

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Wraps a client so that statements wait for locks without blocking the event loop. Batches that write take the write
 * lock at their start. `pragmas` are set again after an error, because the pool may open a new connection then. `onWrite` is called
 * after every statement that may have written, which ends when it does; `beforeWrite` may refuse one by throwing. Throws the error of the driver
 * after ten seconds.
 */
export const withRetries = (
  client: Client,
  pragmas: readonly string[],
  onWrite: () => Promise<void> | undefined,
  beforeWrite: () => void = () => undefined,
): Client => {
  const attempt = async <T>(run: () => Promise<T>): Promise<T> => {
    const started = performance.now()
    for (let pause = 5; ; pause = Math.min(pause * 2, 200)) {
      try {
        return await run()
      } catch (error) {
        for (const pragma of pragmas) await client.execute(pragma).catch(() => undefined)
        if (!isLockError(error) || performance.now() - started > MAX_LOCK_WAIT_MS) throw error
        await sleep(pause)
      }
    }
  }
  const write = async <T>(run: () => Promise<T>, isAllowed = false): Promise<T> => {
    if (!isAllowed) beforeWrite()
    return run().finally(onWrite)
  }
  return new Proxy(client, {
    get(target, key) {
      if (key === 'execute')
        return (...args: Parameters<Client['execute']>) => {
          const run = () => attempt(() => Reflect.apply(target.execute, target, args))
          const statement = getSql(args[0])
          return READ_STATEMENT.test(statement) ? run() : write(run, PRAGMA.test(statement))
        }
      if (key === 'batch')
        return (statements: Parameters<Client['batch']>[0]) =>
          statements.every((statement) => READ_STATEMENT.test(getSql(statement)))
            ? attempt(() => target.batch(statements, 'deferred'))
            : write(() => attempt(() => target.batch(statements, 'write')))
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
