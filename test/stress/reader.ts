// Reading PDFs on the server, cases of the fault table: U7 (many files, memory), U8 (bombs of another account), U9 (a full
// queue), U10 (callers that go away), U11 (bombs on workerd). Counts and times only: the files may be of real people.
// READER_FOLDERS=/a:/b adds folders of PDFs to U7; READER_FILES is its number of files.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createFileExtractor, type FileExtractor } from '#api/adapters/task-runner/extract-file.ts'
import { createNodeTaskRunner } from '#api/adapters/task-runner/node.ts'
import { AppError } from '#shared/errors.ts'
import { startNode } from '#test/contract/harness/start-node.ts'
import { startWorkerd } from '#test/contract/harness/start-workerd.ts'
import { formRequest, type SignedInUser, signIn } from '#test/contract/harness/target.ts'
import { isAllowedOutcome, listHostileFiles } from '../corpus/hostile-outcomes.ts'
import { readChildMemory } from '../utils/measurement/process-memory.ts'
import { quantile } from '../utils/measurement/statistics.ts'
import { exitWithResult, runCase, tempDir, toTarget } from '../utils/measurement/stress-cases.ts'
import { corpusFile, outsideCorpus } from '../utils/paths.ts'

const TOTAL_FILES = Number(process.env['READER_FILES'] ?? 1_000)
const CV = readFileSync(corpusFile('resumes/es-pdfkit-aguero.pdf'))
const BOMB = readFileSync(corpusFile('hostile/q-stack-1e6.pdf'))

const listPdfs = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /\.pdf$/i.test(name))
    .map((name) => join(folder, name))

const countBy = (values: readonly string[]): string => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, n]) => `${value} × ${n}`).join(', ')
}

await runCase('U7 many files in one run', async () => {
  const outside = outsideCorpus('resumes')
  const more = (process.env['READER_FOLDERS'] ?? '').split(':').filter(Boolean)
  const files = [corpusFile('resumes'), ...(outside ? [outside] : []), ...more].flatMap(listPdfs)
  const extract = async (file: string, extractFile: FileExtractor, caller: string) => {
    try {
      const { meta } = await extractFile(new Uint8Array(readFileSync(file)), { caller })
      return meta.hazardsPass ? 'read' : 'read without warnings'
    } catch (error) {
      return error instanceof AppError ? error.code : 'bug'
    }
  }
  const tasks = createNodeTaskRunner()
  const extractFile = createFileExtractor(tasks)
  const outcomes: { file: string; outcome: string }[] = []
  const times: number[] = []
  let largest = 0
  const watch = setInterval(() => {
    largest = Math.max(largest, ...readChildMemory(process.pid))
  }, 100)
  const started = performance.now()
  let next = 0
  const readAll = async (caller: string): Promise<void> => {
    while (next < TOTAL_FILES) {
      // A step that is prime to the number of files mixes the folders.
      const file = files[(next++ * 10_007) % files.length] ?? ''
      const start = performance.now()
      outcomes.push({ file, outcome: await extract(file, extractFile, caller) })
      times.push(performance.now() - start)
    }
  }
  await Promise.all([readAll('a'), readAll('b')])
  const seconds = Math.round((performance.now() - started) / 1_000)
  clearInterval(watch)
  await tasks.close()
  const unread = new Map(outcomes.filter(({ outcome }) => outcome !== 'read').map((one) => [one.file, one.outcome]))
  let innocent = 0
  for (const [file, outcome] of unread) {
    const alone = createNodeTaskRunner({ processes: 1 })
    if ((await extract(file, createFileExtractor(alone), 'a')) !== outcome) innocent++
    await alone.close()
  }
  return {
    passed: innocent === 0 && outcomes.length === TOTAL_FILES && largest < 600,
    figure: `${outcomes.length} of ${files.length} different in ${seconds} s: ${countBy(outcomes.map((one) => one.outcome))}; other result alone: ${innocent}; p50 ${Math.round(quantile(times, 0.5))} ms, p99 ${Math.round(quantile(times, 0.99))} ms, slowest ${Math.round(quantile(times, 1))} ms; largest process ${Math.round(largest)} MB`,
  }
})

interface Answer {
  readonly status: number
  readonly code: string
  readonly retryAfter: string | null
  readonly ms: number
}

const upload = async (person: SignedInUser, bytes: Uint8Array<ArrayBuffer>, signal?: AbortSignal): Promise<Answer> => {
  const resume = new File([bytes], 'cv.pdf', { type: 'application/pdf' })
  const start = performance.now()
  const response = await person.fetch('/api/resumes/upload', {
    ...formRequest({ resume }),
    ...(signal && { signal }),
  })
  const code = /"code":"([\w-]+)"/.exec(await response.text())?.[1] ?? 'read'
  return {
    status: response.status,
    code,
    retryAfter: response.headers.get('retry-after'),
    ms: performance.now() - start,
  }
}

const dir = tempDir()
const server = await startNode({ DATA_DIR: dir, RATE_LIMIT: 'off' })
const target = toTarget(server)
const signInAll = (names: readonly string[]) => Promise.all(names.map((name) => signIn(target, name)))
const other = await signIn(target, 'reader-other')
await upload(other, new Uint8Array(CV))

/** Uploads `count` bombs for each person, until `stop` is called. */
const bombard = (people: readonly SignedInUser[], count: number) => {
  const gone = new AbortController()
  const answers: Answer[] = []
  const uploads = people.flatMap((person) =>
    Array.from({ length: count }, () =>
      upload(person, new Uint8Array(BOMB), gone.signal).then(
        (answer) => void answers.push(answer),
        () => {},
      ),
    ),
  )
  return {
    answers,
    stop: async () => {
      gone.abort()
      await Promise.all(uploads)
    },
  }
}

/** Times of uploads of a small CV one after the other for `ms`, at least one. NaN for one that was not read. */
const timeUploads = async (ms: number): Promise<number[]> => {
  const end = performance.now() + ms
  const times: number[] = []
  do {
    const answer = await upload(other, new Uint8Array(CV))
    times.push(answer.code === 'read' ? answer.ms : Number.NaN)
  } while (performance.now() < end)
  return times
}
const describeTimes = (times: readonly number[]): string =>
  `${times.length} times, median ${Math.round(quantile(times, 0.5))} ms, slowest ${Math.round(Math.max(...times))} ms`

/** Longer than a bomb takes until it is stopped. */
const BOMBED_MS = 12_000

await runCase('U8 20 bombs of one account', async () => {
  const before = await timeUploads(1_000)
  const bombs = bombard(await signInAll(['reader-bomber']), 20)
  const during = await timeUploads(BOMBED_MS)
  await bombs.stop()
  return {
    passed: Math.max(...during) < 2_000,
    figure: `the other account's upload before: ${describeTimes(before)}; during: ${describeTimes(during)}`,
  }
})

await runCase('U9 45 bombs of five accounts', async () => {
  const bombs = bombard(await signInAll([1, 2, 3, 4, 5].map((n) => `reader-crowd-${n}`)), 9)
  const deadline = AbortSignal.timeout(20_000)
  while (bombs.answers.length === 0 && !deadline.aborted) await target.fetch('/api/health')
  const [during = Number.NaN] = await timeUploads(0)
  const refused = bombs.answers.filter(({ status }) => status === 503)
  await bombs.stop()
  return {
    passed: refused.length > 0 && refused.every(({ code, retryAfter }) => code === 'busy' && Number(retryAfter) > 0),
    figure: `${refused.length} × 503 busy, Retry-After ${refused[0]?.retryAfter} s; the other account's upload then: ${Number.isNaN(during) ? '503' : `${Math.round(during)} ms`}`,
  }
})

await runCase('U10 callers go away', async () => {
  const [bomber] = await signInAll(['reader-gone'])
  if (!bomber) throw new Error('not signed in')
  const bombs = bombard([bomber], 8)
  await timeUploads(100)
  await bombs.stop()
  const own = await upload(bomber, new Uint8Array(CV))
  return {
    passed: own.code === 'read' && own.ms < 3_000,
    figure: `after 8 aborted bombs the account's own CV took ${Math.round(own.ms)} ms (${own.code})`,
  }
})

await server.stop()
rmSync(dir, { recursive: true })

await runCase('U11 hostile files on workerd', async () => {
  const worker = await startWorkerd()
  try {
    const person = await signIn(worker, 'reader-worker')
    const cvs = listPdfs(corpusFile('resumes'))
    const read: string[] = []
    for (const file of cvs) read.push((await upload(person, new Uint8Array(readFileSync(file)))).code)
    const refusals: number[] = []
    const wrong: string[] = []
    for (const file of listHostileFiles(corpusFile('hostile'))) {
      const send = () => upload(person, new Uint8Array(readFileSync(file.path)))
      const { code, ms } = await send()
      // The quickest of three: other processes of a busy machine add to one, not to all.
      if (code === 'too-complex') refusals.push(Math.min(ms, (await send()).ms, (await send()).ms))
      else if (!isAllowedOutcome(file, code === 'read' ? undefined : code)) wrong.push(`${file.name} ${code}`)
    }
    const slowest = Math.max(...refusals)
    return {
      passed: wrong.length === 0 && slowest < 200 && !read.includes('too-complex'),
      figure: `${refusals.length} bombs refused, slowest ${Math.round(slowest)} ms; CVs: ${countBy(read)}; unexpected: ${wrong.join(', ') || 'none'}`,
    }
  } finally {
    await worker.close()
  }
})
exitWithResult()
