// Several Node processes on one database server behave as one: INSTANCES (10) on the libSQL fake of this process, or on
// the empty sqld of SQLD_URL. Starts race, limits are exact, sessions and erasure are seen everywhere, and the others
// answer for SECONDS when one is killed: the figures of docs/scale.md. Loopback only.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { RATE_LIMITS } from '#api/ports/rate-limiter.ts'
import { PLANS } from '#shared/plans.ts'
import { type RunningNode, startNode } from '#test/contract/harness/start-node.ts'
import { formRequest, RESUME_TEXT, type SignedInUser, signIn, uploadResume } from '#test/contract/harness/target.ts'
import { runLoad } from '../utils/measurement/http-load.ts'
import { readMemoryMib } from '../utils/measurement/process-memory.ts'
import { exitWithResult, runCase, tempDir, toTarget } from '../utils/measurement/stress-cases.ts'
import { startDatabase } from '../utils/servers/database-server.ts'

const INSTANCES = Number(process.env['INSTANCES'] ?? 10)
const SECONDS = Number(process.env['SECONDS'] ?? 10)
const TOKEN = 'scale'
const dir = tempDir()
const database = await startDatabase(join(dir, 'faro.db'), TOKEN)
const { url, authToken } = database
const client = createClient({ url, ...(authToken && { authToken }) })
const dataDir = tempDir()
const env = {
  DATA_DIR: dataDir,
  LIBSQL_URL: url,
  LIBSQL_AUTH_TOKEN: authToken,
  SESSION_SECRET: 'a secret of thirty-two characters',
}
const servers: RunningNode[] = []
const readNumber = async (sql: string): Promise<number> => Number((await client.execute(sql)).rows[0]?.[0])
const pick = (index: number): RunningNode => {
  const server = servers[index % servers.length]
  if (!server) throw new Error('no server runs')
  return server
}
/** The same session at another process. */
const at =
  (person: SignedInUser, index: number) =>
  (path: string, init: RequestInit = {}) =>
    fetch(pick(index).url + path, { ...init, headers: { ...init.headers, cookie: person.cookie } })
const countStatuses = (statuses: readonly number[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

await runCase(`S1 ${INSTANCES} starts at the same time`, async () => {
  const started = await Promise.allSettled(Array.from({ length: INSTANCES }, () => startNode(env)))
  for (const start of started) if (start.status === 'fulfilled') servers.push(start.value)
  const applied = await readNumber('SELECT count(*) FROM migrations')
  const distinct = await readNumber('SELECT count(DISTINCT tag) FROM migrations')
  const memory = servers.map(({ child }) => readMemoryMib(child.pid))
  return {
    passed: servers.length === INSTANCES && applied > 0 && applied === distinct,
    figure: `${servers.length} serve, ${applied} migrations once each, ${Math.max(...memory)} MiB at most in a process`,
  }
})

const person = await signIn(toTarget(pick(0)), 'scale')

await runCase('S2 a rate limit over all processes', async () => {
  const upload = (_: unknown, i: number) => at(person, i)('/api/resumes/upload', formRequest({ text: RESUME_TEXT }))
  const answers = await Promise.all(Array.from({ length: 2 * RATE_LIMITS.upload }, upload))
  const counts = countStatuses(answers.map(({ status }) => status))
  return {
    passed: counts['200'] === RATE_LIMITS.upload,
    figure: `${RATE_LIMITS.upload} allowed: ${JSON.stringify(counts)}`,
  }
})

await runCase('S3 the analyses of a month over all processes', async () => {
  const other = await signIn(toTarget(pick(1)), 'scale-month')
  const ids = await Promise.all(Array.from({ length: 10 }, () => uploadResume(other)))
  let busy = 0
  // An overloaded machine answers 503 and gives the analysis back, which is asked for again.
  const analyze = async (id: string, i: number): Promise<number> => {
    const { status } = await at(other, i)(`/api/resumes/${id}/analyze`, { method: 'POST' })
    if (status !== 503 || ++busy > 3 * ids.length) return status
    return analyze(id, i)
  }
  const counts = countStatuses(await Promise.all(ids.map(analyze)))
  const allowed = PLANS.free.monthlyAnalyses
  return {
    passed: counts['200'] === allowed && counts['402'] === ids.length - allowed,
    figure: `${allowed} allowed: ${JSON.stringify(counts)}, ${busy} times busy`,
  }
})

await runCase('S4 sign-out and erasure are seen by every process', async () => {
  const leaving = await signIn(toTarget(pick(2)), 'scale-leaving')
  const elsewhere = await signIn(toTarget(pick(4)), 'scale-leaving')
  const id = await uploadResume(leaving)
  // Each process has answered a poll of it, and has it in its cache.
  const readAs = async (session: SignedInUser) =>
    countStatuses(await Promise.all(servers.map(async (_, i) => (await at(session, i)(`/api/resumes/${id}`)).status)))
  const before = [await readAs(leaving), await readAs(elsewhere)]
  await at(elsewhere, 1)('/api/auth/sign-out', { method: 'POST' })
  const signedOut = [await readAs(elsewhere), await readAs(leaving)]
  await at(leaving, 5)(`/api/resumes/${id}`, { method: 'DELETE' })
  const deleted = await readAs(leaving)
  await at(leaving, 3)('/api/account', { method: 'DELETE' })
  const erased = await readAs(leaving)
  const steps = [...before, ...signedOut, deleted, erased]
  const expected = ['200', '200', '401', '200', '404', '401']
  return {
    passed: steps.every((counts, i) => counts[expected[i] ?? ''] === servers.length),
    figure: `read twice, signed out, other session, resume deleted, account erased: ${JSON.stringify(steps)}`,
  }
})

await runCase('S5 one process killed under load', async () => {
  const polled = await signIn(toTarget(pick(0)), 'scale-polls')
  const id = await uploadResume(polled)
  const victim = servers.pop()
  const load = Promise.all(
    servers.map(({ url: base }) =>
      runLoad({
        url: `${base}/api/resumes/${id}`,
        headers: { cookie: polled.cookie },
        connections: 2,
        seconds: SECONDS,
      }),
    ),
  )
  await victim?.stop('SIGKILL')
  const figures = await load
  const perSecond = Math.round(figures.reduce((sum, one) => sum + one.perSecond, 0))
  const p99 = Math.round(Math.max(...figures.map((one) => one.p99)))
  // Polls above the rate of a person are refused, by all processes together.
  return {
    passed: perSecond > 0,
    figure: `${perSecond} answers a second, refusals included, over ${servers.length} processes, p99 ${p99} ms`,
  }
})

for (const server of servers) await server.stop()
client.close()
await database.close()
for (const folder of [dir, dataDir]) rmSync(folder, { recursive: true, force: true })
exitWithResult()
