import type { Client, InStatement } from '@libsql/client/http'
import { isLockError } from './errors.ts'

/** How long a statement goes on asking for a lock that another process holds. */
const MAX_LOCK_WAIT_MS = 10_000

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * A client whose statements wait for locks without blocking the event loop, and whose batches take the write lock at
 * their start (a deferred one could fail half way). `pragmas` are set again after a failure, since the pool may then
 * open a new connection. `onWrite` is told after anything that may have written.
 */
export const withRetries = (client: Client, pragmas: readonly string[], onWrite: () => void): Client => {
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
  return new Proxy(client, {
    get(target, key) {
      if (key === 'execute')
        return (...args: Parameters<Client['execute']>) => {
          const done = attempt(() => Reflect.apply(target.execute, target, args))
          return READ_STATEMENT.test(getSql(args[0])) ? done : done.finally(onWrite)
        }
      if (key === 'batch')
        return (statements: Parameters<Client['batch']>[0]) =>
          attempt(() => target.batch(statements, 'write')).finally(onWrite)
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

const READ_STATEMENT = /^\s*select\b/i

const getSql = (statement: InStatement): string => (typeof statement === 'string' ? statement : statement.sql)
