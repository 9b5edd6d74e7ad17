// Structured mutation of our own files, cases of the fault table: U15 (files that the server reads), U16 (structured
// imports), U17 (bodies of API calls), U18 (fonts). FUZZ_MINUTES is the time of each, FUZZ_SEED repeats a run.
// A file that fails is written to FUZZ_OUT.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cpuUsage } from 'node:process'
import { createFileExtractor } from '#api/adapters/task-runner/extract-file.ts'
import { createProcessMeter } from '#api/adapters/task-runner/memory.ts'
import { createNodeTaskRunner } from '#api/adapters/task-runner/node.ts'
import { createRandom } from '#scripts/utils/random.ts'
import { AppError } from '#shared/errors.ts'
import { writeOwnFace } from '#shared/renderer/fonts/write-own-face.ts'
import { detectImportSource } from '#shared/resume/import/detect-source.ts'
import { importStructured } from '#shared/resume/import/import-structured.ts'
import { startNode } from '#test/contract/harness/start-node.ts'
import { signIn } from '#test/contract/harness/target.ts'
import { buildLinkedInExport, readExportFolder } from '../utils/files/linkedin-export.ts'
import { createBoxFace } from '../utils/files/own-faces.ts'
import { listChildren, readChildMemory } from '../utils/measurement/process-memory.ts'
import { quantile } from '../utils/measurement/statistics.ts'
import { exitWithResult, runCase, tempDir, toTarget } from '../utils/measurement/stress-cases.ts'
import { corpusFile, ROOT } from '../utils/paths.ts'
import { drawInFace } from './fuzz/draw-in-face.ts'
import { type JsonCall, listJsonCalls } from './fuzz/json-calls.ts'
import { mutateFont, mutateJson, mutatePdf, mutateZip, type Random } from './fuzz/mutate.ts'
import { redraw } from './fuzz/redraw.ts'

const MINUTES = Number(process.env['FUZZ_MINUTES'] ?? 3)
const SEED = Number(process.env['FUZZ_SEED'] ?? Math.floor(Date.now() / 1_000))
const OUT = process.env['FUZZ_OUT'] ?? tempDir()
const MAX_MS = 8_000
const MAX_MEMORY_MIB = 600
const PROTOTYPE_NAMES = Object.getOwnPropertyNames(Object.prototype).length

const readFolder = (folder: string, ending: RegExp): Uint8Array[] =>
  readdirSync(corpusFile(folder))
    .filter((name) => ending.test(name))
    .map((name) => new Uint8Array(readFileSync(corpusFile(join(folder, name)))))

const PDFS = readFolder('resumes', /\.pdf$/)
const WORD_FILES = readFolder('word', /\.(?:docx|odt)$/)
const EXPORTS = [readExportFolder('linkedin-en'), readExportFolder('linkedin-es')].map(buildLinkedInExport)
const EUROPASS = readFolder('structured/europass', /\.xml$/)
const JSON_RESUMES = readFolder('json-resume/valid', /\.json$/).map((bytes): unknown =>
  JSON.parse(new TextDecoder().decode(bytes)),
)
const FONT_FOLDER = join(ROOT, 'node_modules/@expo-google-fonts')
const FONTS = ['lora/400Regular/Lora_400Regular.ttf', 'inter/700Bold/Inter_700Bold.ttf'].map(
  (path) => new Uint8Array(readFileSync(join(FONT_FOLDER, path))),
)
const BRAND_FACE = writeOwnFace(createBoxFace())
const encode = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value))

const pick = <T>(random: Random, list: readonly T[]): T => {
  const item = list[Math.floor(random() * list.length)]
  if (item === undefined) throw new Error('there is no file to change')
  return item
}

type Run = () => Promise<string>

interface Finds {
  readonly times: number[]
  readonly outcomes: Map<string, number>
  readonly finds: string[]
  readonly slow: { readonly input: Uint8Array; readonly run: Run }[]
}

const createFinds = (): Finds => ({ times: [], outcomes: new Map(), finds: [], slow: [] })

const addFind = (finds: Finds, outcome: string, ms: number, input: Uint8Array): void => {
  mkdirSync(OUT, { recursive: true })
  const file = join(OUT, `${SEED}-${finds.times.length}-${finds.finds.length}`)
  writeFileSync(file, input)
  finds.finds.push(`${outcome} after ${Math.round(ms)} ms: ${file}`)
}

/** Runs one input and remembers its outcome; a failure is a find, and its input is written to `OUT`. */
const tryInput = async (finds: Finds, input: Uint8Array, run: Run): Promise<void> => {
  const start = performance.now()
  const outcome = await run()
  const ms = performance.now() - start
  finds.times.push(ms)
  finds.outcomes.set(outcome, (finds.outcomes.get(outcome) ?? 0) + 1)
  if (outcome === 'bug' || outcome === 'internal') addFind(finds, outcome, ms, input)
  else if (ms > MAX_MS) finds.slow.push({ input, run })
}

/** Processor time of this process and its children, ms. */
const readProcessorMs = async (): Promise<number> => {
  const meters = listChildren(process.pid).map(createProcessMeter)
  const times = await Promise.all(meters.map((meter) => meter.read()))
  await Promise.all(meters.map((meter) => meter.close()))
  return times.reduce((sum, { ms }) => sum + ms, cpuUsage().user / 1_000)
}

/** On the clock an input also waits for others: those that took long run again, alone and by processor time. */
const repeatSlow = async (finds: Finds): Promise<void> => {
  for (const { input, run } of finds.slow) {
    const before = await readProcessorMs()
    const outcome = await run()
    const ms = (await readProcessorMs()) - before
    // A process that is ended at its limits takes its time with it: the file is refused then.
    if (ms > MAX_MS) addFind(finds, outcome, ms, input)
  }
}

const report = ({ times, outcomes, finds, slow }: Finds, more = ''): string =>
  `seed ${SEED}: ${times.length} inputs, ${[...outcomes].map(([name, n]) => `${name} × ${n}`).join(', ')}; p50 ${Math.round(quantile(times, 0.5))} ms, slowest ${Math.round(quantile(times, 1))} ms, ${slow.length} again by processor time${more}${finds.map((find) => `\n      ${find}`).join('')}`

const toOutcome = (error: unknown): string => (error instanceof AppError ? error.code : 'bug')

const importFile = async (input: Uint8Array): Promise<string> => {
  if (detectImportSource(input) === null) return 'no source'
  importStructured(input)
  return 'imported'
}

const mutateFile = (random: Random): Uint8Array => {
  const kind = random()
  if (kind < 0.6) return mutatePdf(random, pick(random, PDFS))
  return mutateZip(random, pick(random, kind < 0.9 ? WORD_FILES : EXPORTS))
}

await runCase('U15 mutated PDFs, Word files and archives', async () => {
  const random = createRandom(SEED)
  const tasks = createNodeTaskRunner()
  const extractFile = createFileExtractor(tasks)
  const [sound] = PDFS
  if (!sound) throw new Error('there is no PDF')
  // Without fonts and colors: at its deadline a task answers with what it knows before them.
  const readLines = async () =>
    (await extractFile(new Uint8Array(sound), { caller: 'sound' })).lines.map(({ text }) => text).join('\n')
  const expected = await readLines()
  const finds = createFinds()
  let wrong = 0
  let largest = 0
  const watch = setInterval(() => {
    largest = Math.max(largest, ...readChildMemory(process.pid))
  }, 100)
  const end = performance.now() + MINUTES * 60_000
  const readMutated = async (caller: string): Promise<void> => {
    while (performance.now() < end) {
      const input = mutateFile(random)
      await tryInput(finds, input, () => extractFile(new Uint8Array(input), { caller }).then(() => 'read', toOutcome))
    }
  }
  const readSound = async (): Promise<void> => {
    while (performance.now() < end) {
      // The file waits behind those that take long; then the queue answers that it is full.
      const lines = await readLines().catch((error: unknown) => {
        if (toOutcome(error) === 'busy') return expected
        throw error
      })
      if (lines !== expected) wrong++
    }
  }
  await Promise.all([readMutated('a'), readMutated('b'), readSound()])
  await repeatSlow(finds)
  clearInterval(watch)
  await tasks.close()
  return {
    passed: finds.finds.length === 0 && wrong === 0 && largest < MAX_MEMORY_MIB && finds.times.length > 0,
    figure: report(finds, `, largest process ${Math.round(largest)} MB, wrong answers to a sound file ${wrong}`),
  }
})

await runCase('U16 mutated JSON, Europass and LinkedIn imports', async () => {
  const random = createRandom(SEED)
  const finds = createFinds()
  const end = performance.now() + MINUTES * 60_000
  while (performance.now() < end) {
    const kind = random()
    const input =
      kind < 0.5
        ? encode(mutateJson(random, pick(random, JSON_RESUMES)))
        : kind < 0.75
          ? mutatePdf(random, pick(random, EUROPASS))
          : mutateZip(random, pick(random, EXPORTS))
    await tryInput(finds, input, () => importFile(input).catch(toOutcome))
  }
  await repeatSlow(finds)
  const isClean = Object.getOwnPropertyNames(Object.prototype).length === PROTOTYPE_NAMES
  return { passed: finds.finds.length === 0 && finds.times.length > 0 && isClean, figure: report(finds) }
})

await runCase('U17 mutated bodies of API calls', async () => {
  const random = createRandom(SEED)
  const server = await startNode({ DATA_DIR: tempDir(), RATE_LIMIT: 'off' })
  const person = await signIn(toTarget(server), 'fuzz')
  const calls = listJsonCalls(await (await person.fetch('/api/openapi.json')).json())
  const finds = createFinds()
  const end = performance.now() + MINUTES * 60_000
  while (performance.now() < end) {
    const { path, method, body } = pick<JsonCall>(random, calls)
    const input = encode(mutateJson(random, body))
    await tryInput(finds, input, async () => {
      const response = await person.fetch(path, {
        method,
        headers: { 'content-type': 'application/json' },
        body: new Uint8Array(input),
      })
      await response.arrayBuffer()
      const isBug = response.status >= 500 && response.status !== 503
      if (isBug) console.log(`      ${response.status} of ${method} ${path}`)
      return isBug ? 'bug' : String(response.status)
    })
  }
  await repeatSlow(finds)
  const alive = await person.fetch('/api/health')
  await server.stop()
  return { passed: finds.finds.length === 0 && finds.times.length > 0 && alive.ok, figure: report(finds) }
})

await runCase('U18 mutated fonts, uploaded and in a brand', async () => {
  const random = createRandom(SEED)
  const tasks = createNodeTaskRunner()
  const draw = drawInFace(createFileExtractor(tasks))
  const finds = createFinds()
  const end = performance.now() + MINUTES * 60_000
  while (performance.now() < end) {
    const isUpload = random() < 0.5
    const input = mutateFont(random, isUpload ? pick(random, FONTS) : BRAND_FACE)
    await tryInput(finds, input, () => (isUpload ? redraw : draw)(input).catch(toOutcome))
  }
  await repeatSlow(finds)
  await tasks.close()
  return { passed: finds.finds.length === 0 && finds.times.length > 0, figure: report(finds) }
})

exitWithResult()
