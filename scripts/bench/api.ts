// How fast a poll is answered: the real server against a bare Hono with one prepared SELECT, in the same run on the same
// file. Load by wrk where it is installed, else by keep-alive fetches of this process. Prints one JSON line.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNode } from '#api/contract/start-node.ts'
import { analyzed, signIn, upload } from '#api/contract/target.ts'

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10)
const CONNECTIONS = 100

const BARE = `
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import Database from 'libsql'
const select = new Database(process.argv[1], { readonly: true }).prepare('SELECT id, stage FROM resumes WHERE id = ?')
const app = new Hono().get('/resumes/:id', (c) => c.json(select.get(c.req.param('id'))))
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(port))
`

interface Load {
  readonly perSecond: number
  readonly p99: number
  readonly errors: number
}

const wrk = (url: string, headers: Readonly<Record<string, string>>): Load => {
  const args = ['-t2', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency']
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}: ${value}`)
  const { stdout } = spawnSync('wrk', [...args, url], { encoding: 'utf8' })
  const [, figure = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    p99: Number(figure) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1),
    errors: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0),
  }
}

const startBare = async (file: string): Promise<{ url: string; child: ChildProcess }> => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', BARE, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<string>((resolve) => child.stdout.once('data', (data) => resolve(String(data).trim())))
  return { url: `http://127.0.0.1:${port}`, child }
}

const dir = mkdtempSync(join(tmpdir(), 'faro-bench-'))
const server = await startNode({ DATA_DIR: dir, RATE_LIMIT: 'off', LOG: 'off' })
const target = {
  fetch: (path: string, init?: RequestInit) => fetch(server.url + path, init),
  close: async () => undefined,
}
const ana = await signIn(target, 'bench')
const waiting = await upload(ana)
const done = await analyzed(ana)
const etag = (await ana.ask(`/api/resumes/${waiting}`)).headers.get('etag') ?? ''
const bare = await startBare(join(dir, 'faro.db'))

const peer = wrk(`${bare.url}/resumes/${waiting}`, {})
const poll = wrk(`${server.url}/api/resumes/${waiting}`, { cookie: ana.cookie })
const unchanged = wrk(`${server.url}/api/resumes/${waiting}`, { cookie: ana.cookie, 'if-none-match': etag })
const results = wrk(`${server.url}/api/resumes/${done}`, { cookie: ana.cookie })
const again = wrk(`${bare.url}/resumes/${waiting}`, {})

bare.child.kill()
await server.stop()
rmSync(dir, { recursive: true })

const base = (peer.perSecond + again.perSecond) / 2
const ratio = (load: Load) => Math.round((load.perSecond / base) * 100) / 100
console.log(JSON.stringify({ seconds: SECONDS, connections: CONNECTIONS, bare: base, poll, unchanged, results }))
console.table({
  'bare Hono + one prepared SELECT': { perSecond: base, p99: again.p99, ratio: 1, errors: again.errors },
  'poll, running (200)': { ...poll, ratio: ratio(poll) },
  'poll, unchanged (304)': { ...unchanged, ratio: ratio(unchanged) },
  'poll, done (200 with results)': { ...results, ratio: ratio(results) },
})
const ok = ratio(poll) >= 0.7 && poll.p99 < 100 && [poll, unchanged, results].every((load) => load.errors === 0)
process.exit(ok ? 0 : 1)
