// The thread of `startWriter`.
import { parentPort, workerData } from 'node:worker_threads'
import type { LibsqlError, ResultSet } from '@libsql/client'
import * as z from 'zod'
import { unsafeCast } from '#shared/cast.ts'
import { openFile } from './open-file.ts'
import type { WriterReply, WriterRequest, WriterResult } from './writer.ts'

const { path, pragmas } = z.object({ path: z.string(), pragmas: z.array(z.string()) }).parse(workerData)
const client = await openFile(path, pragmas)

const toWriterResult = ({ columns, columnTypes, rows, rowsAffected, lastInsertRowid }: ResultSet): WriterResult => ({
  columns,
  columnTypes,
  rowsAffected,
  lastInsertRowid,
  values: rows.map((row) => Array.from(row)),
})

const run = async (request: WriterRequest): Promise<WriterReply> => {
  const { id } = request
  try {
    const results = 'batch' in request ? await client.batch(...request.batch) : [await client.execute(request.execute)]
    return { id, results: results.map(toWriterResult) }
  } catch (thrown) {
    const error = unsafeCast<LibsqlError>(thrown, 'the driver throws nothing else')
    const { code, extendedCode, rawCode } = error
    return { id, error, codes: { code, extendedCode, rawCode } }
  }
}

parentPort?.on('message', async (message) => {
  if (message === 'close') {
    client.close()
    parentPort?.close()
    return
  }
  parentPort?.postMessage(await run(unsafeCast<WriterRequest>(message, 'the writer sends nothing else')))
})
