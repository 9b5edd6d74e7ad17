// Heavy work delays nobody, case H1 of the fault table: every attack at once, while the event loop is measured from the
// inside and polls from the outside. BLOCKING_SECONDS sets how long it takes. Run it on a machine that does nothing else.
import { signIn } from '#test/contract/target.ts'
import { readMemoryMib } from '../utils/process-memory.ts'
import { quantile } from '../utils/statistics.ts'
import { exitWithResult, runCase, sleep } from '../utils/stress-cases.ts'
import {
  type Answers,
  type Attack,
  attackExport,
  attackImprove,
  attackLayouts,
  attackReading,
  attackRendering,
} from './isolation/attacks.ts'
import { startMeasuredServer, startPolling } from './isolation/server.ts'

const SECONDS = Number(process.env['BLOCKING_SECONDS'] ?? 60)
const MAX_DELAY_MS = 50
const MAX_POLL_MS = 100
const EXPORTED_CVS = 60

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
  const running = attacks.map((attack) => attack(gone.signal, answers))
  await sleep(SECONDS * 1_000)
  const eventLoop = readEventLoop()
  const polls = await polling.stop()
  gone.abort()
  await Promise.all(running)
  const peak = readMemoryMib(server.child.pid, 'peak')
  await stop()
  const times = polls.map(({ ms }) => ms)
  const failed = polls.filter(({ status }) => status !== 200).length
  const listed = [...answers]
    .toSorted()
    .map(([key, n]) => `${key} × ${n}`)
    .join(', ')
  return {
    passed: eventLoop.p999 <= MAX_DELAY_MS && quantile(times, 1) < MAX_POLL_MS && failed === 0,
    figure: `${SECONDS} s: event loop p99.9 ${eventLoop.p999} ms, max ${eventLoop.max} ms of ${eventLoop.samples}; ${polls.length} polls p50 ${Math.round(quantile(times, 0.5))} ms, p99 ${Math.round(quantile(times, 0.99))} ms, slowest ${Math.round(quantile(times, 1))} ms, ${failed} failed; server's memory at most ${peak} MB; ${listed}`,
  }
})
exitWithResult()
