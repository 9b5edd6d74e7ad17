// Quotas under load and crashes, cases of the fault table: Q1 with 1,000 analyses at once, Q3 with 20 kills while many
// run. Requests go to loopback only.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { PLANS } from '#shared/plans.ts'
import { startNode } from '#test/contract/harness/start-node.ts'
import { type SignedInUser, signIn, uploadResume } from '#test/contract/harness/target.ts'
import { exitWithResult, runCase, sleep, tempDir, toTarget } from '../utils/measurement/stress-cases.ts'
import { queryNumber } from '../utils/servers/query-database.ts'
import { startSlowModel } from '../utils/servers/slow-model.ts'

const LIMIT = PLANS.free.monthlyAnalyses
const analyze = (person: SignedInUser, id: string) => person.fetch(`/api/resumes/${id}/analyze`, { method: 'POST' })

const count = (dir: string, sql: string) => queryNumber(join(dir, 'faro.db'), sql)

const CHARGED = "SELECT count(*) FROM analysis_runs WHERE state = 'charged'"
const countUsedSql = (sub: string) => `SELECT count(*) FROM analysis_runs r JOIN users u ON u.id = r.user_id
  WHERE u.google_id = '${sub}' AND (state = 'charged' OR (state = 'reserved' AND lease_until > ${Date.now()}))`
/** Charged runs whose resume exists and has no results. */
const CHARGED_WITHOUT_RESULTS = `SELECT count(*) FROM analysis_runs r JOIN resumes c ON c.id = r.resume_id
  WHERE r.state = 'charged' AND c.analysis_results IS NULL`

await runCase('Q1 1,000 analyses at once, limit 3', async () => {
  const dir = tempDir()
  const server = await startNode({ DATA_DIR: dir, RATE_LIMIT: 'off' })
  const person = await signIn(toTarget(server), 'many')
  const ids: string[] = []
  while (ids.length < 1_000) ids.push(...(await Promise.all(Array.from({ length: 50 }, () => uploadResume(person)))))
  const answers = await Promise.all(
    ids.map(async (id) => {
      const answer = await analyze(person, id)
      const body = (await answer.json()) as { error?: { code: string } }
      return body.error ? `${answer.status} ${body.error.code}` : String(answer.status)
    }),
  )
  const usage = await (await person.fetch('/api/user/analysis-usage')).json()
  await server.stop()
  const [charged, forNothing] = [await count(dir, CHARGED), await count(dir, CHARGED_WITHOUT_RESULTS)]
  const done = await count(dir, 'SELECT count(*) FROM resumes WHERE analysis_results IS NOT NULL')
  rmSync(dir, { recursive: true })
  const counts = Object.fromEntries(
    Object.entries(Object.groupBy(answers, String)).map(([key, all]) => [key, all?.length ?? 0]),
  )
  return {
    passed:
      counts['200'] === LIMIT &&
      counts['402 limit-reached'] === 1_000 - LIMIT &&
      [charged, done, usage.count].every((n) => n === LIMIT) &&
      forNothing === 0,
    figure: `${JSON.stringify(counts)}, ${charged} charged, ${done} with results, usage ${usage.count}`,
  }
})

await runCase('Q3 20 kills with ten running, limit 3', async () => {
  const dir = tempDir()
  const model = await startSlowModel(300)
  const env = { DATA_DIR: dir, RATE_LIMIT: 'off', OPENAI_API_KEY: 'x', OPENAI_BASE_URL: model.url }
  let most = 0
  for (let point = 0; point < 20; point++) {
    const server = await startNode(env)
    const person = await signIn(toTarget(server), `kill-${point}`)
    const ids = await Promise.all(Array.from({ length: 10 }, () => uploadResume(person)))
    const running = ids.map((id) => analyze(person, id).catch(() => null))
    await sleep(point * 25)
    await server.stop('SIGKILL')
    await Promise.all(running)
    most = Math.max(most, await count(dir, countUsedSql(`kill-${point}`)))
  }
  await sleep(31_000)
  const server = await startNode(env)
  let wrong = 0
  for (let point = 0; point < 20; point++) {
    const person = await signIn(toTarget(server), `kill-${point}`)
    const { count } = await (await person.fetch('/api/user/analysis-usage')).json()
    const free = await uploadResume(person)
    const { status } = await analyze(person, free)
    if (count > LIMIT || status !== (count < LIMIT ? 200 : 402)) wrong += 1
  }
  await server.stop()
  model.close()
  const forNothing = await count(dir, CHARGED_WITHOUT_RESULTS)
  rmSync(dir, { recursive: true })
  return {
    passed: most <= LIMIT && wrong === 0 && forNothing === 0,
    figure: `at most ${most} used + reserved, ${forNothing} charged for nothing, ${wrong} of 20 wrong after 31 s`,
  }
})

exitWithResult()
