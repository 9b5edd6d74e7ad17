import type { Client, InStatement, InValue, ResultSet, Transaction } from '@libsql/client'
import { Hono } from 'hono'
import * as z from 'zod'

/**
 * libSQL over HTTP (Hrana 2 pipeline, JSON) in front of a libSQL file, for `wrangler dev` and tests; production uses
 * `sqld` or Turso. Not implemented: streams across requests (batons), cursors, protobuf, `describe`. Requires the bearer
 * `token`, because other programs on this machine can reach the port.
 */
export const createLibsqlFake = (client: Client, token: string) => {
  let previous: Promise<unknown> = Promise.resolve()
  /** Runs one pipeline at a time, because a batch holds the only connection of the file. */
  const runInSequence = <T>(work: () => Promise<T>): Promise<T> => {
    const current = previous.then(work, work)
    previous = current
    return current
  }
  return new Hono().post('/v2/pipeline', async (c) => {
    if (c.req.header('authorization') !== `Bearer ${token}`)
      return c.json({ error: 'Unauthorized: the token is not valid' }, 401)
    const body = pipelineSchema.parse(await c.req.json())
    if (body.baton) return c.json({ message: 'streams are not kept here' }, 400)
    return c.json({
      baton: null,
      base_url: null,
      results: await runInSequence(() => runPipeline(client, body.requests)),
    })
  })
}

const valueSchema = z.union([
  z.object({ type: z.literal('null') }),
  z.object({ type: z.literal('integer'), value: z.string() }),
  z.object({ type: z.literal('float'), value: z.number() }),
  z.object({ type: z.literal('text'), value: z.string() }),
  z.object({ type: z.literal('blob'), base64: z.string() }),
])
const stmtSchema = z.object({
  sql: z.string().optional(),
  sql_id: z.number().optional(),
  args: z.array(valueSchema).default([]),
})
interface Condition {
  readonly type: string
  readonly step?: number | undefined
  readonly cond?: Condition | undefined
  readonly conds?: readonly Condition[] | undefined
}
const conditionSchema: z.ZodType<Condition> = z.object({
  type: z.string(),
  step: z.number().optional(),
  cond: z.lazy(() => conditionSchema).optional(),
  conds: z.array(z.lazy(() => conditionSchema)).optional(),
})
const stepSchema = z.object({ condition: conditionSchema.optional(), stmt: stmtSchema })
const requestSchema = z.object({
  type: z.string(),
  sql: z.string().optional(),
  sql_id: z.number().optional(),
  stmt: stmtSchema.optional(),
  batch: z.object({ steps: z.array(stepSchema) }).optional(),
})
const pipelineSchema = z.object({ baton: z.string().nullish(), requests: z.array(requestSchema) })

type Stmt = z.infer<typeof stmtSchema>
type Step = z.infer<typeof stepSchema>

const runPipeline = async (client: Client, requests: readonly z.infer<typeof requestSchema>[]) => {
  const texts = new Map<number, string>()
  const results: unknown[] = []
  for (const request of requests) {
    try {
      results.push({ type: 'ok', response: await handleRequest(client, request, texts) })
    } catch (error) {
      results.push({ type: 'error', error: toError(error) })
    }
  }
  return results
}

const handleRequest = async (client: Client, request: z.infer<typeof requestSchema>, texts: Map<number, string>) => {
  const { type, sql, sql_id: sqlId, stmt, batch } = request
  if (type === 'store_sql' && sql !== undefined && sqlId !== undefined) texts.set(sqlId, sql)
  if (type === 'execute' && stmt) return { type, result: toResult(await client.execute(toStatement(stmt, texts))) }
  if (type === 'batch' && batch) return { type, result: await runBatch(client, batch.steps, texts) }
  if (type === 'sequence' && sql !== undefined) await client.executeMultiple(sql)
  return { type }
}

/** Runs the steps whose conditions are true. `BEGIN`, `COMMIT` and `ROLLBACK` use a transaction of the client. */
const runBatch = async (client: Client, steps: readonly Step[], texts: Map<number, string>) => {
  const results: (unknown | null)[] = []
  const errors: (unknown | null)[] = []
  let transaction: Transaction | undefined
  const run = async (statement: { sql: string; args: InValue[] }): Promise<ResultSet | null> => {
    const keyword = statement.sql.trimStart().slice(0, 8).toUpperCase()
    if (keyword.startsWith('BEGIN')) transaction = await client.transaction('write')
    else if (keyword.startsWith('COMMIT') || keyword === 'ROLLBACK') {
      const ending = transaction
      transaction = undefined
      await (keyword === 'ROLLBACK' ? ending?.rollback() : ending?.commit())
    } else return (transaction ?? client).execute(statement)
    return null
  }
  try {
    for (const { condition, stmt } of steps) {
      const isSkipped = condition && !evaluateCondition(condition, results, errors)
      try {
        results.push(isSkipped ? null : toResult(await run(toStatement(stmt, texts))))
        errors.push(null)
      } catch (error) {
        results.push(null)
        errors.push(toError(error))
      }
    }
  } finally {
    transaction?.close()
  }
  return { step_results: results, step_errors: errors }
}

const evaluateCondition = ({ type, step, cond, conds }: Condition, results: unknown[], errors: unknown[]): boolean => {
  const inner = (condition: Condition) => evaluateCondition(condition, results, errors)
  if (type === 'ok') return step !== undefined && results[step] !== null && results[step] !== undefined
  if (type === 'error') return step !== undefined && errors[step] !== null && errors[step] !== undefined
  if (type === 'not') return cond !== undefined && !inner(cond)
  if (type === 'and') return (conds ?? []).every(inner)
  return type === 'or' && (conds ?? []).some(inner)
}

const toStatement = (stmt: Stmt, texts: Map<number, string>): Exclude<InStatement, string> & { args: InValue[] } => ({
  sql: stmt.sql ?? texts.get(stmt.sql_id ?? -1) ?? '',
  args: stmt.args.map((value) => {
    if (value.type === 'null') return null
    if (value.type === 'integer') return BigInt(value.value)
    return value.type === 'blob' ? Buffer.from(value.base64, 'base64') : value.value
  }),
})

const toResult = (set: ResultSet | null) => ({
  cols: (set?.columns ?? []).map((name, i) => ({ name, decltype: set?.columnTypes[i] ?? null })),
  rows: (set?.rows ?? []).map((row) => Array.from({ length: set?.columns.length ?? 0 }, (_, i) => toValue(row[i]))),
  affected_row_count: set?.rowsAffected ?? 0,
  last_insert_rowid: set?.lastInsertRowid === undefined ? null : String(set.lastInsertRowid),
})

const toValue = (value: unknown) => {
  if (value === null || value === undefined) return { type: 'null' }
  if (typeof value === 'bigint') return { type: 'integer', value: String(value) }
  if (typeof value === 'number')
    return Number.isInteger(value) ? { type: 'integer', value: String(value) } : { type: 'float', value }
  if (value instanceof ArrayBuffer) return { type: 'blob', base64: Buffer.from(value).toString('base64') }
  return { type: 'text', value: String(value) }
}

const errorSchema = z.object({ message: z.string(), code: z.string().optional() })

const toError = (error: unknown) => errorSchema.safeParse(error).data ?? { message: 'failed', code: 'UNKNOWN' }
