// Limits of an account and of rates, cases of the fault table: K1 and K2 (ten processes on one database), K3 (the export
// of a full account), and K4 (sign-in, banner and deletions on a full disk). Requests go to loopback only.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { RATE_LIMITS } from '#api/ports/rate-limiter.ts'
import { PLANS, STORAGE_LIMITS } from '#shared/plans.ts'
import { createEmptyDocument } from '#shared/resume/schema/document.ts'
import { type RunningNode, startNode } from '#test/contract/harness/start-node.ts'
import {
  formRequest,
  jsonRequest,
  RESUME_TEXT,
  type SignedInUser,
  signIn,
  uploadResume,
} from '#test/contract/harness/target.ts'
import { readMemoryMib } from '../utils/measurement/process-memory.ts'
import { quantile } from '../utils/measurement/statistics.ts'
import { exitWithResult, runCase, sleep, tempDir, toTarget } from '../utils/measurement/stress-cases.ts'
import { queryNumber } from '../utils/servers/query-database.ts'
import { startSlowModel } from '../utils/servers/slow-model.ts'

const PROCESSES = 10

const execute = async (dir: string, sql: string, args: (string | number)[] = []) => {
  const client = createClient({ url: `file:${join(dir, 'faro.db')}`, timeout: 10_000 })
  await client.execute({ sql, args }).finally(() => client.close())
}

/** Ten servers on one data folder; `ask` sends the n-th request of a person to the n-th of them. */
const startTen = async (env: Readonly<Record<string, string>>) => {
  // The first one creates secret, key and database.
  const servers = [await startNode(env)]
  while (servers.length < PROCESSES) servers.push(await startNode(env))
  const ask = (person: SignedInUser, path: string, init: RequestInit, n: number) => {
    const server = servers[n % PROCESSES] as RunningNode
    const headers = { ...(init.headers as Record<string, string>), cookie: person.cookie }
    return fetch(server.url + path, { ...init, headers })
  }
  const askMany = async (count: number, ask: (n: number) => Promise<Response>) => {
    const answers = await Promise.all(Array.from({ length: count }, (_, n) => ask(n)))
    return answers.reduce<Record<string, number>>((sum, { status }) => {
      sum[status] = (sum[status] ?? 0) + 1
      return sum
    }, {})
  }
  const stop = async () => void (await Promise.all(servers.map((server) => server.stop())))
  return { target: toTarget(servers[0] as RunningNode), ask, askMany, stop }
}

const upload = () => formRequest({ text: RESUME_TEXT })

await runCase('K1 ten processes on one database: rates', async () => {
  const dir = tempDir()
  const { target, ask, askMany, stop } = await startTen({ DATA_DIR: dir })
  const person = await signIn(target, 'rates')
  const calling = await signIn(target, 'calls')
  const uploads = await askMany(60, (n) => ask(person, '/api/resumes/upload', upload(), n))
  const calls = await askMany(1_200, (n) => ask(calling, '/api/user', {}, n))
  await stop()
  rmSync(dir, { recursive: true })
  return {
    passed:
      uploads['200'] === RATE_LIMITS.upload &&
      uploads['429'] === 60 - RATE_LIMITS.upload &&
      calls['200'] === RATE_LIMITS.call &&
      calls['429'] === 1_200 - RATE_LIMITS.call,
    figure: `60 uploads ${JSON.stringify(uploads)}, 1,200 calls ${JSON.stringify(calls)}`,
  }
})

await runCase('K2 ten processes on one database: analyses, suggestions, drafts, bytes', async () => {
  const dir = tempDir()
  const model = await startSlowModel(50)
  const env = { DATA_DIR: dir, RATE_LIMIT: 'off', OPENAI_API_KEY: 'x', OPENAI_BASE_URL: model.url }
  const { target, ask, askMany, stop } = await startTen(env)
  const person = await signIn(target, 'limits')
  const ids = await Promise.all(Array.from({ length: 8 }, () => uploadResume(person)))
  const post = (path: string) => (n: number) =>
    ask(person, path.replace('{id}', ids[n % ids.length] ?? ''), jsonRequest({}), n)
  const analyses = await askMany(8, post('/api/resumes/{id}/analyze'))
  const limit = PLANS.free.dailyImprovements
  const improvements: Record<string, number> = {}
  for (let round = 0; round < 2; round++) {
    for (const [status, count] of Object.entries(await askMany(limit, post('/api/resumes/{id}/improve'))))
      improvements[status] = (improvements[status] ?? 0) + count
  }
  const asked = await queryNumber(join(dir, 'faro.db'), "SELECT count FROM daily_usage WHERE kind = 'improvement'")
  const drafts = await askMany(STORAGE_LIMITS.drafts + 50, (n) => {
    const body = { name: 'x', baseVersion: 0, document: createEmptyDocument(`d${n}`, 'es') }
    return ask(person, `/api/drafts/d${n}`, jsonRequest(body, 'PUT'), n)
  })
  const used = await queryNumber(join(dir, 'faro.db'), 'SELECT storage_bytes FROM users')
  await uploadResume(person)
  const each = (await queryNumber(join(dir, 'faro.db'), 'SELECT storage_bytes FROM users')) - used
  await execute(dir, 'UPDATE users SET storage_bytes = ?', [STORAGE_LIMITS.bytes - 20 * each])
  const uploads = await askMany(60, (n) => ask(person, '/api/resumes/upload', upload(), n))
  await stop()
  model.close()
  rmSync(dir, { recursive: true })
  return {
    passed:
      analyses['200'] === PLANS.free.monthlyAnalyses &&
      asked === limit &&
      drafts['200'] === STORAGE_LIMITS.drafts &&
      uploads['200'] === 20 &&
      uploads['422'] === 40,
    figure: `8 analyses ${JSON.stringify(analyses)}; ${2 * limit} suggestions ${JSON.stringify(improvements)}, ${asked} asked of the model; ${STORAGE_LIMITS.drafts + 50} drafts ${JSON.stringify(drafts)}; room for 20 of 60 uploads ${JSON.stringify(uploads)}`,
  }
})

/** Fills an account with resumes whose layouts do not compress well. */
const fillAccount = async (dir: string, person: SignedInUser): Promise<number> => {
  const bytes = 500_000
  const count = Math.floor((STORAGE_LIMITS.bytes - 5_000_000) / (2 * bytes))
  for (let i = 0; i < count; i++) {
    const text = Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))).toString('hex')
    const filler = text.repeat(4).slice(0, bytes)
    await execute(dir, 'INSERT INTO resumes (id, user_id, original_text, layout) VALUES (?, ?, ?, ?)', [
      `${i}`.padStart(32, '0'),
      person.id,
      filler,
      JSON.stringify({ lines: [filler] }),
    ])
  }
  return count
}

await runCase('K3 the export of a full account', async () => {
  const dir = tempDir()
  const server = await startNode({ DATA_DIR: dir, RATE_LIMIT: 'off' })
  const person = await signIn(toTarget(server), 'full')
  const count = await fillAccount(dir, person)
  const before = readMemoryMib(server.child.pid)
  const started = performance.now()
  const response = await person.fetch('/api/account/export')
  const firstMs = performance.now() - started
  let [bytes, exporting] = [0, true]
  const polls: number[] = []
  const memory: number[] = []
  const polling = (async () => {
    while (exporting) {
      const asked = performance.now()
      await (await person.fetch('/api/user')).text()
      polls.push(performance.now() - asked)
      memory.push(readMemoryMib(server.child.pid))
      await sleep(20)
    }
  })()
  for await (const chunk of response.body ?? []) bytes += chunk.length
  exporting = false
  await polling
  const seconds = (performance.now() - started) / 1_000
  const middle = Math.floor(memory.length / 2)
  const [first, second] = [Math.max(...memory.slice(0, middle)), Math.max(...memory.slice(middle))]
  const p99 = Math.round(quantile(polls, 0.99))
  await server.stop()
  rmSync(dir, { recursive: true })
  return {
    passed: response.status === 200 && second < first * 1.2 && first < before + 200 && bytes > 10_000_000 && p99 < 250,
    figure: `${count} CVs, ${Math.round(bytes / 1e6)} MB of ZIP in ${seconds.toFixed(1)} s, first byte after ${Math.round(firstMs)} ms, memory ${before} MB before, at most ${first} MB in the first half and ${second} MB in the second, ${polls.length} polls meanwhile, p99 ${p99} ms`,
  }
})

await runCase('K4 a full disk', async () => {
  const dir = tempDir()
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', dir]).status === 0
  if (!mounted) return { skipped: 'a small file system cannot be mounted here' }
  try {
    const server = await startNode({ DATA_DIR: dir, RATE_LIMIT: 'off' })
    const person = await signIn(toTarget(server), 'full')
    const big = `${RESUME_TEXT}\n${'Más texto de relleno para llenar el disco. '.repeat(4_000)}`
    const statuses: number[] = []
    for (let i = 0; i < 30; i++)
      statuses.push((await person.fetch('/api/resumes/upload', formRequest({ text: big }))).status)
    const trySignIn = async (name: string, at: RunningNode) => {
      try {
        return (await signIn(toTarget(at), name)).cookie ? 'in' : 'no cookie'
      } catch (error) {
        return /answered (\d+)/.exec(String(error))?.[1] ?? 'failed'
      }
    }
    const signIns = [await trySignIn('full', server), await trySignIn('somebody-new', server)]
    for (let i = 0; i < 50; i++) signIns.push(await trySignIn('full', server))
    await server.stop('SIGKILL')
    const again = await startNode({ DATA_DIR: dir, RATE_LIMIT: 'off' })
    const config = await (await fetch(`${again.url}/api/config`)).json()
    signIns.push(await trySignIn('full', again))
    const back = await signIn(toTarget(again), 'full')
    const exported = (await back.fetch('/api/account/export')).status
    const deleted = (await back.fetch('/api/account', { method: 'DELETE' })).status
    await again.stop()
    const known = signIns.filter((_, i) => i !== 1)
    return {
      passed:
        statuses.at(-1) === 507 &&
        known.every((result) => result === 'in') &&
        signIns[1] === '507' &&
        exported === 200 &&
        deleted === 204,
      figure: `sign-in ${known.filter((r) => r === 'in').length} of ${known.length}, a new account ${signIns[1]}, after a kill storage ${config.storage}, export ${exported}, deletion ${deleted}`,
    }
  } finally {
    spawnSync('umount', ['-l', dir])
    rmSync(dir, { recursive: true, force: true })
  }
})

exitWithResult()
