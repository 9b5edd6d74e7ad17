import type { Client, InStatement } from '@libsql/client/http'
import { isBusy } from './errors.ts'

/** How long a statement goes on asking for a lock that another process holds. */
const PATIENCE_MS = 10_000

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * A client whose statements wait for locks without blocking the event loop, and whose batches take the write lock at
 * their start (a deferred one could fail half way). `pragmas` are set again after a failure, since the pool may then
 * open a new connection. `onWrite` is told after anything that may have written.
 */
export const retrying = (client: Client, pragmas: readonly string[], onWrite: () => void): Client => {
  const attempt = async <T>(run: () => Promise<T>): Promise<T> => {
    const started = performance.now()
    for (let pause = 5; ; pause = Math.min(pause * 2, 200)) {
      try {
        return await run()
      } catch (error) {
        for (const pragma of pragmas) await client.execute(pragma).catch(() => undefined)
        if (!isBusy(error) || performance.now() - started > PATIENCE_MS) throw error
        await sleep(pause)
      }
    }
  }
  return new Proxy(client, {
    get(target, key) {
      if (key === 'execute')
        return (...args: Parameters<Client['execute']>) => {
          const done = attempt(() => Reflect.apply(target.execute, target, args))
          return READS.test(textOf(args[0])) ? done : done.finally(onWrite)
        }
      if (key === 'batch')
        return (statements: Parameters<Client['batch']>[0]) =>
          attempt(() => target.batch(statements, 'write')).finally(onWrite)
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

const READS = /^\s*select\b/i

const textOf = (statement: InStatement): string => (typeof statement === 'string' ? statement : statement.sql)
