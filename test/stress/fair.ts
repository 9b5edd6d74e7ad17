// Accounts share the processes for heavy work, cases of the fault table: F1 (files and texts of three accounts beside those
// of another one), F2 (more tasks than the queue takes), F3 (a caller that goes away frees its process). Turns are
// counted and times compared with that of one bomb on the same server, so that a slow machine passes too.
import { readFileSync } from 'node:fs'
import { formRequest, jsonRequest, type SignedInUser, signIn, uploadResume } from '#test/contract/harness/target.ts'
import { quantile } from '../utils/measurement/statistics.ts'
import { exitWithResult, runCase, sleep } from '../utils/measurement/stress-cases.ts'
import { corpusFile } from '../utils/paths.ts'
import {
  type Answers,
  attackImprove,
  attackLayouts,
  attackReading,
  attackRendering,
  describeAnswers,
} from './isolation/attacks.ts'
import { startMeasuredServer } from './isolation/server.ts'

const CV = readFileSync(corpusFile('resumes/es-pdfkit-aguero.pdf'))
const ATTACK_MS = 20_000
const RUNS_ALONE = 10
/**
 * Answers of an attacker while one request of the other account waits. In one queue for all they would be those of all
 * its lanes.
 */
const MAX_BOMBS = 1
const MAX_TEXTS = { median: 1, most: 3 }

const { target, stop } = await startMeasuredServer()
const signInAll = (names: readonly string[]): Promise<SignedInUser[]> =>
  Promise.all(names.map((name) => signIn(target, `fair-${name}`)))
const other = await signIn(target, 'fair-other')
const otherResume = await uploadResume(other)

interface Timed {
  /** `performance.now` */
  readonly from: number
  readonly ms: number
  readonly status: number
}

const time = async (send: () => Promise<Response>): Promise<Timed> => {
  const start = performance.now()
  const response = await send()
  await response.arrayBuffer()
  return { from: start, ms: performance.now() - start, status: response.status }
}
const uploadCv = (): Promise<Timed> =>
  time(() => other.fetch('/api/resumes/upload', formRequest({ resume: new File([CV], 'cv.pdf') })))
const improveCv = (): Promise<Timed> => time(() => other.fetch(`/api/resumes/${otherResume}/improve`, jsonRequest({})))

const getQuantile = (all: readonly Timed[], share: number): number =>
  Math.round(
    quantile(
      all.map(({ ms }) => ms),
      share,
    ),
  )
const describeTimes = (all: readonly Timed[]): string => {
  const failed = all.filter(({ status }) => status !== 200).length
  return `${all.length} times, median ${getQuantile(all, 0.5)} ms, slowest ${getQuantile(all, 1)} ms, ${failed} failed`
}

const repeat = async (runs: number, run: () => Promise<Timed>): Promise<Timed[]> => {
  const all: Timed[] = []
  for (let i = 0; i < runs; i++) all.push(await run())
  return all
}
const bomb = new File([readFileSync(corpusFile('hostile/bomb-flate-64m-ops.pdf'))], 'cv.pdf')
const [bomber] = await signInAll(['one-bomb'])
if (!bomber) throw new Error('not signed in')
const alone = {
  uploads: await repeat(RUNS_ALONE, uploadCv),
  improvements: await repeat(RUNS_ALONE, improveCv),
  bomb: await time(() => bomber.fetch('/api/resumes/upload', formRequest({ resume: bomb }))),
}
console.log(
  `alone: PDFs ${describeTimes(alone.uploads)}; suggestions ${describeTimes(alone.improvements)}; a bomb ${alone.bomb.status} after ${Math.round(alone.bomb.ms)} ms`,
)

await runCase('F1 another account beside three that attack', async () => {
  const [a, b, c] = await signInAll(['bombs', 'texts', 'layouts'])
  if (!a || !b || !c) throw new Error('not signed in')
  const attacks = [await attackReading(a), await attackImprove(b), await attackLayouts(c), await attackRendering(c)]
  const gone = new AbortController()
  const answers: Answers = new Map()
  const running = attacks.map((attack) => attack(gone.signal, answers))
  await sleep(1_000)
  const [uploads, improvements]: [Timed[], Timed[]] = [[], []]
  for (const end = performance.now() + ATTACK_MS; performance.now() < end; ) {
    uploads.push(await uploadCv())
    improvements.push(await improveCv())
  }
  gone.abort()
  await Promise.all(running)
  const countMeanwhile = (all: readonly Timed[], keys: readonly string[]): number[] => {
    const times = keys.flatMap((key) => answers.get(key) ?? [])
    return all.map(({ from, ms }) => times.filter((at) => at > from && at < from + ms).length)
  }
  const bombs = countMeanwhile(uploads, ['bomb 200', 'bomb 422'])
  const texts = countMeanwhile(improvements, ['improve 200'])
  return {
    passed:
      [...uploads, ...improvements].every(({ status }) => status === 200) &&
      Math.max(...bombs) <= MAX_BOMBS &&
      Math.max(...texts) <= MAX_TEXTS.most &&
      quantile(texts, 0.5) <= MAX_TEXTS.median,
    figure: `the other account's PDFs: ${describeTimes(uploads)}, meanwhile at most ${Math.max(...bombs)} bombs were read; its suggestions: ${describeTimes(improvements)}, meanwhile ${quantile(texts, 0.5)} texts of an attacker in the median, at most ${Math.max(...texts)}; ${describeAnswers(answers)}`,
  }
})

await runCase('F2 more tasks than the queue takes', async () => {
  const people = await signInAll(['1', '2', '3', '4', '5', '6'].map((n) => `crowd-${n}`))
  const ids = await Promise.all(people.map((person) => uploadResume(person)))
  const text = 'Led a team of ten people in Lima and saved 30 %\n'.repeat(800)
  const sent = people.flatMap((person, i) =>
    Array.from({ length: 12 }, () => person.fetch(`/api/resumes/${ids[i]}/improve`, jsonRequest({ text }))),
  )
  const responses = await Promise.all(sent)
  const refused = responses.filter(({ status }) => status === 503)
  const isTimed = refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)
  const unexpected = responses.map(({ status }) => status).filter((status) => ![200, 422, 503].includes(status))
  return {
    passed: refused.length > 0 && isTimed && unexpected.length === 0,
    figure: `${responses.length} at once: ${refused.length} × 503 busy with Retry-After, ${responses.filter(({ ok }) => ok).length} × 200, unexpected: ${unexpected.join(', ') || 'none'}`,
  }
})

await runCase('F3 callers that go away', async () => {
  const [person] = await signInAll(['gone'])
  if (!person) throw new Error('not signed in')
  const id = await uploadResume(person)
  const gone = new AbortController()
  const answers: Answers = new Map()
  const attack = await attackReading(person, 8)
  const running = attack(gone.signal, answers)
  await sleep(500)
  gone.abort()
  await running
  const after = [
    await time(() => person.fetch('/api/resumes/upload', formRequest({ resume: new File([CV], 'cv.pdf') }))),
    await time(() => person.fetch(`/api/resumes/${id}/improve`, jsonRequest({}))),
  ]
  // In processes that are not freed, the first would wait for eight bombs.
  return {
    passed: after.every(({ status, ms }) => status === 200 && ms < alone.bomb.ms),
    figure: `after 8 aborted bombs the account's own CV and suggestions: ${describeTimes(after)}`,
  }
})

await stop()
exitWithResult()
