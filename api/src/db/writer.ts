import { Worker } from 'node:worker_threads'
import type { Client, InStatement, LibsqlError, ResultSet, Row, Value } from '@libsql/client'
import { unsafeCast } from '#shared/cast.ts'

type Batch = Parameters<Client['batch']>

export type WriterRequest =
  | { readonly id: number; readonly execute: InStatement }
  | { readonly id: number; readonly batch: Batch }

/** A result as it crosses threads: rows are lists of values, because what makes a `Row` is lost on the way. */
export interface WriterResult extends Pick<ResultSet, 'columns' | 'columnTypes' | 'rowsAffected' | 'lastInsertRowid'> {
  readonly values: readonly (readonly Value[])[]
}

type ErrorCodes = { readonly [K in 'code' | 'extendedCode' | 'rawCode']: LibsqlError[K] | undefined }

export type WriterReply =
  | { readonly id: number; readonly results: readonly WriterResult[] }
  | { readonly id: number; readonly error: Error; readonly codes: ErrorCodes }

/** What executes statements that may write. */
export interface Writer {
  readonly execute: (statement: InStatement) => Promise<ResultSet>
  readonly batch: (...args: Batch) => Promise<ResultSet[]>
}

export interface WriterThread extends Writer {
  /** Ends the thread and closes its connection. */
  readonly close: () => Promise<void>
}

/**
 * Executes statements in a thread with a connection of its own, because one that writes may wait for the disk: when it
 * starts the write-ahead log anew, moves it into the file, or makes it shorter. Statements run in the order of the calls
 * and throw the errors of the driver. A thread that fails ends the process.
 */
export const startWriter = (path: string, pragmas: readonly string[]): WriterThread => {
  const thread = new Worker(new URL('./writer-thread.ts', import.meta.url), { workerData: { path, pragmas } })
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()))
  const pending = new Map<number, PromiseWithResolvers<ResultSet[]>>()
  let lastId = 0
  thread.unref()
  thread.on('message', (message) => {
    const reply = unsafeCast<WriterReply>(message, 'the thread sends nothing else')
    const outcome = pending.get(reply.id)
    pending.delete(reply.id)
    if (pending.size === 0) thread.unref()
    // Codes of an error do not cross threads.
    if ('error' in reply) outcome?.reject(Object.assign(reply.error, reply.codes))
    else outcome?.resolve(reply.results.map(toResultSet))
  })
  const send = (request: Omit<WriterRequest, 'id'>): Promise<ResultSet[]> => {
    const outcome = Promise.withResolvers<ResultSet[]>()
    lastId += 1
    pending.set(lastId, outcome)
    thread.ref()
    thread.postMessage({ id: lastId, ...request })
    return outcome.promise
  }
  return {
    execute: async (execute) => {
      const [result] = await send({ execute })
      if (!result) throw new Error('a statement has one result')
      return result
    },
    batch: (...batch) => send({ batch }),
    close: async () => {
      thread.ref()
      thread.postMessage('close')
      await ended
    },
  }
}

const toResultSet = ({ values, ...result }: WriterResult): ResultSet => ({
  ...result,
  rows: values.map((row) => toRow(result.columns, row)),
  toJSON: () => ({ ...result, rows: values }),
})

/** Has its values by index and by column; only columns are listed. */
const toRow = (columns: readonly string[], values: readonly Value[]): Row => {
  const row: Row = Object.create(null, { length: { value: values.length } })
  for (const [i, value] of values.entries()) {
    Object.defineProperty(row, i, { value })
    const column = columns[i]
    if (column !== undefined && !Object.hasOwn(row, column))
      Object.defineProperty(row, column, { value, enumerable: true })
  }
  return row
}
