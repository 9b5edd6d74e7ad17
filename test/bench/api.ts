// Polls a second: the real server against a bare Hono app with one prepared SELECT, in the same run on the same
// database file, with load from wrk.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNode } from '#test/contract/start-node.ts'
import { signIn, uploadAndAnalyze, uploadResume } from '#test/contract/target.ts'
import { compare, measure, writeReport } from '../utils/benchmark.ts'

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

interface Load {
  readonly perSecond: number
  readonly p99: number
  readonly errors: number
}

const wrk = (url: string, headers: Readonly<Record<string, string>>): Load => {
  run(url, headers, 3)
  return run(url, headers, SECONDS)
}

const run = (url: string, headers: Readonly<Record<string, string>>, seconds: number): Load => {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency']
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}: ${value}`)
  const { stdout, error } = spawnSync('wrk', [...args, url], { encoding: 'utf8' })
  if (error) throw new Error('this benchmark needs wrk', { cause: error })
  const [, figure = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    p99: Number(figure) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1),
    errors: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0),
  }
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

const drizzle = wrk(`${bare.url}/drizzle/${waiting}`, {})
const driver = wrk(`${bare.url}/driver/${waiting}`, {})
const poll = wrk(`${server.url}/api/resumes/${waiting}`, { cookie: ana.cookie })
const unchanged = wrk(`${server.url}/api/resumes/${waiting}`, { cookie: ana.cookie, 'if-none-match': etag })
const results = wrk(`${server.url}/api/resumes/${done}`, { cookie: ana.cookie })
const again = wrk(`${bare.url}/drizzle/${waiting}`, {})

bare.child.kill()
await server.stop()
rmSync(dir, { recursive: true })

const base = { name: 'bare Hono + one prepared SELECT', value: (drizzle.perSecond + again.perSecond) / 2 }
const polls = { 'poll, running (200)': poll, 'poll, unchanged (304)': unchanged, 'poll, done (200)': results }
console.log(`the same SELECT by the embedded driver: ${Math.round(driver.perSecond)} a second`)
writeReport(
  'api',
  Object.entries(polls).flatMap(([name, load]) => [
    compare(`${name}, requests a second`, load.perSecond, base, { atLeast: 0.7 }),
    measure(`${name}, p99 ms at ${CONNECTIONS} connections`, load.p99, { atMost: 100 }),
    measure(`${name}, failed responses`, load.errors, { atMost: 0 }),
  ]),
)
