// Polls a second: the real server against a bare Hono app with one prepared SELECT, in the same run on the same
// database file.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNode } from '#test/contract/harness/start-node.ts'
import { signIn, uploadAndAnalyze, uploadResume } from '#test/contract/harness/target.ts'
import { compare, measure, writeReport } from '../utils/measurement/benchmark.ts'
import { type Load, runLoad } from '../utils/measurement/http-load.ts'

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 20)
const CONNECTIONS = 100

/** One prepared SELECT behind a bare Hono app: through Drizzle and @libsql/client, and through the embedded driver. */
const BARE_SERVER = `
import { serve } from '@hono/node-server'
import { createClient } from '@libsql/client'
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/libsql'
import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { Hono } from 'hono'
import Database from 'libsql'
const [, file] = process.argv
const resumes = sqliteTable('resumes', { id: text('id').primaryKey(), stage: text('stage') })
const db = drizzle(createClient({ url: 'file:' + file }))
const prepared = db.select().from(resumes).where(eq(resumes.id, sql.placeholder('id'))).prepare()
const raw = new Database(file, { readonly: true }).prepare('SELECT id, stage FROM resumes WHERE id = ?')
const app = new Hono()
  .get('/drizzle/:id', async (c) => c.json((await prepared.all({ id: c.req.param('id') }))[0]))
  .get('/driver/:id', (c) => c.json(raw.get(c.req.param('id'))))
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(port))
`

/** The load after three seconds in which the server warms up. */
const load = async (url: string, headers: Readonly<Record<string, string>>): Promise<Load> => {
  await runLoad({ url, headers, connections: CONNECTIONS, seconds: 3 })
  return runLoad({ url, headers, connections: CONNECTIONS, seconds: SECONDS })
}

const startBare = async (file: string): Promise<{ url: string; child: ChildProcess }> => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', BARE_SERVER, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<string>((resolve) => child.stdout.once('data', (data) => resolve(String(data).trim())))
  return { url: `http://127.0.0.1:${port}`, child }
}

const dir = mkdtempSync(join(tmpdir(), 'faro-bench-'))
const server = await startNode({ DATA_DIR: dir, RATE_LIMIT: 'off' })
const target = {
  fetch: (path: string, init?: RequestInit) => fetch(server.url + path, init),
  close: async () => undefined,
}
const ana = await signIn(target, 'bench')
const waiting = await uploadResume(ana)
const done = await uploadAndAnalyze(ana)
const etag = (await ana.fetch(`/api/resumes/${waiting}`)).headers.get('etag') ?? ''
const bare = await startBare(join(dir, 'faro.db'))

const drizzle = await load(`${bare.url}/drizzle/${waiting}`, {})
const driver = await load(`${bare.url}/driver/${waiting}`, {})
const poll = await load(`${server.url}/api/resumes/${waiting}`, { cookie: ana.cookie })
const unchanged = await load(`${server.url}/api/resumes/${waiting}`, { cookie: ana.cookie, 'if-none-match': etag })
const results = await load(`${server.url}/api/resumes/${done}`, { cookie: ana.cookie })
const again = await load(`${bare.url}/drizzle/${waiting}`, {})

bare.child.kill()
await server.stop()
rmSync(dir, { recursive: true })

const base = { name: 'bare Hono + one prepared SELECT', value: (drizzle.perSecond + again.perSecond) / 2 }
const polls = { 'poll, running (200)': poll, 'poll, unchanged (304)': unchanged, 'poll, done (200)': results }
console.log(`the same SELECT by the embedded driver: ${Math.round(driver.perSecond)} a second`)
writeReport(
  'api',
  Object.entries(polls).flatMap(([name, measured]) => [
    compare(`${name}, requests a second`, measured.perSecond, base, { atLeast: 0.7 }),
    measure(`${name}, p99 ms at ${CONNECTIONS} connections`, measured.p99, { atMost: 100 }),
    measure(`${name}, failed responses`, measured.errors, { atMost: 0 }),
  ]),
)
