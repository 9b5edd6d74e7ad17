// A release replaces the one before it without a failed request. Two processes of an older release (RELEASE, by default
// a hundred commits before this one) and two of this one serve the same people on one database server, in turn: the new
// ones start and migrate under load, the old ones end, and one comes back, as in a rollback. SECONDS for each step.
// Loopback only.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { readMigrations } from '#api/db/migrations.ts'
import { type RunningNode, startNode } from '#test/contract/harness/start-node.ts'
import { RESUME_TEXT, type SignedInUser, signIn, type Target, uploadResume } from '#test/contract/harness/target.ts'
import {
  type CaseOutcome,
  exitWithResult,
  runCase,
  sleep,
  tempDir,
  toTarget,
} from '../utils/measurement/stress-cases.ts'
import { startDatabase } from '../utils/servers/database-server.ts'
import { startSlowModel } from '../utils/servers/slow-model.ts'
import { unpackOldRelease } from './deploy/old-release.ts'
import { createRotation, startTraffic } from './deploy/traffic.ts'

const SECONDS = Number(process.env['SECONDS'] ?? 15)
const PEOPLE = Number(process.env['PEOPLE'] ?? 6)
/** Longer than a request needs to reach a server that has just left the rotation. */
const LEAVE_MS = 500

const dir = tempDir()
const database = await startDatabase(join(dir, 'faro.db'), 'deploy')
const model = await startSlowModel(700)
const client = createClient({ url: database.url, ...(database.authToken && { authToken: database.authToken }) })
const env = {
  DATA_DIR: join(dir, 'data'),
  LIBSQL_URL: database.url,
  LIBSQL_AUTH_TOKEN: database.authToken,
  SESSION_SECRET: 'a secret of thirty-two characters',
  RATE_LIMIT: 'off',
  OPENAI_API_KEY: 'none',
  OPENAI_BASE_URL: model.url,
}
const release = unpackOldRelease(dir)
const startOld = () => startNode(env, release.entry)
const startNew = () => startNode(env)
const rotation = createRotation()
const all: Target = { fetch: rotation.fetch, close: async () => undefined }
const enter = async (started: Promise<RunningNode>): Promise<RunningNode> => {
  const server = await started
  rotation.add(server)
  return server
}
/** Ends a server as a deployment does: it leaves the rotation, then gets SIGTERM. Returns its exit code. */
const leave = async (server: RunningNode): Promise<number | null> => {
  rotation.remove(server)
  await sleep(LEAVE_MS)
  return server.stop()
}
/** The same for servers one after the other, which `servers` then no longer has. Returns null or what is wrong. */
const leaveAll = async (servers: RunningNode[]): Promise<string | null> => {
  const codes: (number | null)[] = []
  for (const server of servers.splice(0)) codes.push(await leave(server))
  return codes.every((code) => code === 0) ? null : `exit codes ${codes}`
}
const listMigrations = async (): Promise<string[]> =>
  (await client.execute('SELECT tag FROM migrations ORDER BY id')).rows.map((row) => String(row[0]))

const oldServers = [await enter(startOld()), await enter(startOld())]
const newServers: RunningNode[] = []
const people: SignedInUser[] = []
for (let i = 0; i < PEOPLE; i += 1) people.push(await signIn(all, `deploy-${i}`))
await client.execute("UPDATE users SET subscription_plan = 'enterprise', subscription_status = 'active'")

/** Runs a step of the deployment under load; `step` returns null or what is wrong. */
const underLoad = async (step: () => Promise<string | null>): Promise<CaseOutcome> => {
  const traffic = startTraffic(people)
  await sleep((SECONDS * 1_000) / 3)
  const problem = await step()
  await sleep((SECONDS * 2_000) / 3)
  const { requests, failures } = await traffic.stop()
  const kinds = [...new Set(failures)].slice(0, 5).join('; ')
  const figure = `${requests} requests, ${failures.length} failed${kinds && `: ${kinds}`}${problem ? `; ${problem}` : ''}`
  return { passed: requests > 0 && failures.length === 0 && problem === null, figure }
}

await runCase(`V1 this release starts beside ${release.commit} and migrates`, async () => {
  const before = await listMigrations()
  const outcome = await underLoad(async () => {
    newServers.push(await enter(startNew()), await enter(startNew()))
    const expected = readMigrations().map(({ tag }) => tag)
    return (await listMigrations()).join() === expected.join() ? null : 'migrations are missing or doubled'
  })
  if ('skipped' in outcome) return outcome
  const added = (await listMigrations()).length - before.length
  return { ...outcome, figure: `${added} migrations while the older one served; ${outcome.figure}` }
})

/** Session, text and results of one release, read, used and ended by the other. */
const crossReleases = async (from: RunningNode, to: RunningNode, name: string): Promise<string | null> => {
  const person = await signIn(toTarget(from), `deploy-${name}`)
  const at = (server: RunningNode, path: string, init: RequestInit = {}) =>
    fetch(server.url + path, { ...init, headers: { ...init.headers, cookie: person.cookie } })
  const id = await uploadResume(person)
  const analyzed = await at(to, `/api/resumes/${id}/analyze`, { method: 'POST' })
  const [first, second] = await Promise.all(
    [from, to].map(async (server) => (await at(server, `/api/resumes/${id}?language=en`)).text()),
  )
  const isRead = analyzed.status === 200 && [first, second].every((text) => text?.includes('"overallScore":'))
  const exported = (await at(to, '/api/account/export')).status
  const erased = (await at(to, '/api/account', { method: 'DELETE' })).status
  const after = (await at(from, '/api/user')).status
  return isRead && exported === 200 && erased === 204 && after === 401
    ? null
    : `${name}: analyzed ${analyzed.status}, read ${isRead}, exported ${exported}, erased ${erased}, then ${after}`
}

await runCase('V2 each release reads, uses and erases what the other wrote', async () => {
  const [older, newer] = [oldServers[0], newServers[0]]
  if (!older || !newer) throw new Error('one of the releases did not start')
  const problems = [await crossReleases(older, newer, 'old-new'), await crossReleases(newer, older, 'new-old')]
  const found = problems.filter((problem) => problem !== null)
  return { passed: found.length === 0, figure: found.join('; ') || `${RESUME_TEXT.length} characters both ways` }
})

await runCase('V3 the older release ends under load', () => underLoad(() => leaveAll(oldServers)))

await runCase('V4 the older release comes back, and this one ends', () =>
  underLoad(async () => {
    oldServers.push(await enter(startOld()))
    return leaveAll(newServers)
  }),
)

for (const server of [...oldServers, ...newServers]) await server.stop()
client.close()
model.close()
await database.close()
rmSync(dir, { recursive: true, force: true })
exitWithResult()
