// Heavy work delays nobody, case H1 of the fault table: every attack at once, while the event loop is measured from the
// inside and polls from the outside. BLOCKING_SECONDS sets how long it takes. Run it on a machine that does nothing else.
import { setPriority } from 'node:os'
import { signIn } from '#test/contract/harness/target.ts'
import { readMemoryMib } from '../utils/measurement/process-memory.ts'
import { quantile } from '../utils/measurement/statistics.ts'
import { exitWithResult, runCase, sleep } from '../utils/measurement/stress-cases.ts'
import {
  type Answers,
  type Attack,
  attackExport,
  attackImprove,
  attackLayouts,
  attackReading,
  attackRendering,
  describeAnswers,
} from './isolation/attacks.ts'
import { type EventLoopReport, type Polls, startMeasuredServer, startPolling } from './isolation/server.ts'

const SECONDS = Number(process.env['BLOCKING_SECONDS'] ?? 60)
const MAX_DELAY_MS = 50
const MAX_POLL_MS = 100
const EXPORTED_CVS = 60
/** That of the server's tasks. */
const ATTACK_PRIORITY = 7

/** What the server and the thread that polls did during the slowest poll. */
const describeSlowest = (polls: Polls, { stalls }: EventLoopReport): string => {
  const slowest = polls.toSorted((a, b) => b.ms - a.ms)[0]
  if (!slowest) return 'no poll'
  const { from, ms, path, waitedMs } = slowest
  const during = stalls.filter((stall) => stall.from < from + ms && stall.from + stall.ms > from)
  const sum = (name: 'ms' | 'ranMs' | 'waitedMs' | 'collectedMs'): number =>
    Math.round(during.reduce((total, stall) => total + stall[name], 0))
  return `slowest ${Math.round(ms)} ms (${path}; meanwhile the server's loop stood still for ${sum('ms')} ms: it ran ${sum('ranMs')}, waited for a processor ${sum('waitedMs')}, collected garbage ${sum('collectedMs')}; the poller waited for a processor ${Math.round(waitedMs)})`
}

await runCase('H1 all attacks at once', async () => {
  const { server, target, readEventLoop, stop } = await startMeasuredServer()
  const [a, b, c, d, e, poller] = await Promise.all(
    ['text', 'layout', 'render', 'bomb', 'export', 'poll'].map((name) => signIn(target, `blocking-${name}`)),
  )
  if (!a || !b || !c || !d || !e || !poller) throw new Error('not signed in')
  const attacks: Attack[] = [
    await attackImprove(a),
    await attackLayouts(b),
    await attackRendering(c),
    await attackReading(d),
    await attackExport(e, EXPORTED_CVS),
  ]
  const gone = new AbortController()
  const answers: Answers = new Map()
  const polling = startPolling(server.url, poller.cookie, ['/api/health', '/api/user/analysis-usage', '/api/resumes'])
  // Attacks come from other machines: here they must not take the processors from the server, whose tasks do.
  setPriority(ATTACK_PRIORITY)
  const running = attacks.map((attack) => attack(gone.signal, answers))
  await sleep(SECONDS * 1_000)
  const eventLoop = await readEventLoop()
  const polls = await polling.stop()
  gone.abort()
  await Promise.all(running)
  const peak = readMemoryMib(server.child.pid, 'peak')
  await stop()
  const times = polls.map(({ ms }) => ms)
  const failed = polls.filter(({ status }) => status !== 200).length
  return {
    passed: eventLoop.p999 <= MAX_DELAY_MS && quantile(times, 1) < MAX_POLL_MS && failed === 0,
    figure: `${SECONDS} s: event loop p99.9 ${eventLoop.p999} ms, max ${eventLoop.max} ms of ${eventLoop.samples}; ${polls.length} polls p50 ${Math.round(quantile(times, 0.5))} ms, p99 ${Math.round(quantile(times, 0.99))} ms, ${failed} failed, ${describeSlowest(polls, eventLoop)}; server's memory at most ${peak} MB; ${describeAnswers(answers)}`,
  }
})
exitWithResult()
