// Load on the polling route, on Node with a file database: T1 (100 connections) and T2 (500 clients every 2 s) of the
// fault table. SECONDS sets the duration. Requests go to loopback only.
import { rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { startNode } from '#test/contract/harness/start-node.ts'
import { signIn, uploadResume } from '#test/contract/harness/target.ts'
import { runLoad } from '../utils/measurement/http-load.ts'
import { quantile } from '../utils/measurement/statistics.ts'
import { exitWithResult, runCase, sleep, tempDir, toTarget } from '../utils/measurement/stress-cases.ts'

const SECONDS = Number(process.env['SECONDS'] ?? 60)
const dir = tempDir()
const server = await startNode({ DATA_DIR: dir, RATE_LIMIT: 'off' })
const person = await signIn(toTarget(server), 'load')
const id = await uploadResume(person)
const url = `${server.url}/api/resumes/${id}`

/** One poll over a keep-alive connection: its ms and status, 0 on a network error. */
const poll = (agent: Agent): Promise<{ ms: number; status: number }> =>
  new Promise((resolve) => {
    const started = performance.now()
    const done = (status: number) => resolve({ ms: performance.now() - started, status })
    get(url, { agent, headers: { cookie: person.cookie } }, (response) => {
      response.resume()
      response.on('end', () => done(response.statusCode ?? 0))
    }).on('error', () => done(0))
  })

const summarizePolls = (answers: readonly { ms: number; status: number }[], limit: number) => {
  const p99 = Math.round(
    quantile(
      answers.map(({ ms }) => ms),
      0.99,
    ),
  )
  const bad = answers.filter(({ status }) => status !== 200).length
  return { passed: p99 < limit && bad === 0, figure: `${answers.length} polls, p99 ${p99} ms, ${bad} not 200` }
}

await runCase(`T1 100 connections, ${SECONDS} s`, async () => {
  const { perSecond, p99, errors } = await runLoad({
    url,
    headers: { cookie: person.cookie },
    connections: 100,
    seconds: SECONDS,
  })
  const figure = `${Math.round(perSecond)} a second, p99 ${Math.round(p99)} ms, ${errors} not 2xx`
  return { passed: p99 < 100 && errors === 0, figure }
})

await runCase(`T2 500 clients every 2 s, ${SECONDS} s`, async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 500 })
  const until = Date.now() + SECONDS * 1000
  const answers: { ms: number; status: number }[] = []
  const client = async (_: unknown, i: number) => {
    await sleep((i / 500) * 2_000)
    while (Date.now() < until) {
      answers.push(await poll(agent))
      await sleep(2_000)
    }
  }
  await Promise.all(Array.from({ length: 500 }, client))
  agent.destroy()
  return summarizePolls(answers, 200)
})

await server.stop()
rmSync(dir, { recursive: true })
exitWithResult()
