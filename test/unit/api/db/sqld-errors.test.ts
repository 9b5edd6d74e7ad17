import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isUniqueViolation, toDatabaseError } from '#api/db/errors.ts'
import { type OpenDatabase, openDatabase } from '#api/db/open-database.ts'
import { deleteDocumentById } from '#api/db/queries/resume/documents.ts'
import { deleteResumeById } from '#api/db/queries/resume/resumes.ts'

type Answer = { readonly status: number; readonly body: object } | { readonly code: string; readonly message: string }
const OK = { type: 'ok', response: { type: 'execute', result: { cols: [], rows: [], affected_row_count: 2 } } }
const CLOSED = { type: 'ok', response: { type: 'close' } }

/** Answers of the next requests with a statement; the last one remains. Null: the statement succeeds. */
let answers: (Answer | null)[] = []
let calls = 0
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { requests } = JSON.parse(Buffer.concat(chunks).toString()) as { requests: { type: string }[] }
  const answer = answers.length > 1 ? answers.shift() : answers[0]
  calls += 1
  const results = requests.map(({ type }) =>
    type === 'close' ? CLOSED : answer && 'code' in answer ? { type: 'error', error: answer } : OK,
  )
  const failed = answer && 'status' in answer ? answer : null
  response.writeHead(failed?.status ?? 200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(failed?.body ?? { baton: null, base_url: null, results }))
})
let database: OpenDatabase
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  database = await openDatabase(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
afterAll(async () => {
  await database.close()
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  calls = 0
})

const run = (...next: (Answer | null)[]): Promise<unknown> => {
  answers = next
  return Promise.resolve(database.db.run('UPDATE users SET name = 1')).then(
    () => null,
    (error: unknown) => error,
  )
}
const error = (code: string, message = 'x') => ({ code, message })
const PRIMARY = 'error executing a request on the primary: '

describe('errors of sqld', () => {
  it.each([
    ['no free transaction', error('TRANSACTION_BUSY', 'Server cannot handle additional transactions')],
    ['a transaction that timed out', error('TRANSACTION_TIMEOUT', 'Transaction timed out')],
    ['a lock', error('SQLITE_BUSY', 'SQLite error: database is locked')],
    ['a lock at the primary', error('PROXY_ERROR', `${PRIMARY}database is locked`)],
    ['too many requests', { status: 429, body: { error: 'Too many concurrent requests' } }],
  ])('%s: the statement is repeated', async (_, answer) => {
    expect(await run(answer, answer, null)).toBeNull()
    expect(calls).toBe(3)
  })

  it.each([
    ['blocked writes', error('BLOCKED', 'Operation was blocked: quota')],
    ['a primary that cannot be reached', error('PROXY_ERROR', `${PRIMARY}transport error`)],
    ['an error without a code', { status: 500, body: { message: 'Internal Error' } }],
    ['a server that stops', { status: 503, body: { error: 'Namespace store has shutdown' } }],
  ])('%s: told as unavailable, not repeated', async (_, answer) => {
    const thrown = await run(answer)
    expect(toDatabaseError(thrown)).toMatchObject({ code: 'database-unavailable' })
    expect(isUniqueViolation(thrown)).toBe(false)
    expect(calls).toBe(1)
  })

  it.each([
    ['at the primary itself', error('SQLITE_CONSTRAINT', 'SQLite error: UNIQUE constraint failed: users.email')],
    ['through a replica', error('PROXY_ERROR', `${PRIMARY}UNIQUE constraint failed: users.email`)],
  ])('a value that exists already is seen %s', async (_, answer) => {
    const thrown = await run(answer)
    expect(isUniqueViolation(thrown)).toBe(true)
    expect(toDatabaseError(thrown)).toBeUndefined()
    expect(calls).toBe(1)
  })

  it('a deletion counts as one when the server also counts the rows that it deleted with it', async () => {
    answers = [null]
    expect(await deleteResumeById(database.db, 'user', 'resume')).toBe(true)
    expect(await deleteDocumentById(database.db, 'user', 'document')).toBe(true)
  })

  it('a full disk of the primary is told as one', async () => {
    const thrown = await run(error('PROXY_ERROR', `${PRIMARY}database or disk is full`))
    expect(toDatabaseError(thrown)).toMatchObject({ code: 'storage-full' })
  })
})
