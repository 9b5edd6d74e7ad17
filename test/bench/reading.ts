import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { loadPdfjs } from '#api/adapters/pdf-text/pdfjs-legacy.ts'
import { extractPdf, extractWarnings } from '#shared/parser/extract-pdf.ts'
import { type ExtractedDocument, textOf } from '#shared/parser/extracted-document.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import type { PdfJs, PdfPage } from '#shared/parser/pdf/types.ts'
import { against, type Figure, report } from '../utils/figures.ts'
import { parseBars, textBars } from './reading/bars.ts'

/**
 * Reading, measured: our text pass against bare pdf.js text extraction, our hazards pass against bare operator lists,
 * in one run on the same files, as ratios; and the score tables of the corpus.
 *   node test/bench/reading.ts [--corpus DIR] [--rounds N]
 */
const { values } = parseArgs({
  options: {
    corpus: { type: 'string', default: '../shared/corpus' },
    rounds: { type: 'string', default: '5' },
  },
})
const corpus = resolve(values.corpus)
const folder = join(corpus, 'resumes')
if (!existsSync(folder)) {
  console.log(`no corpus at ${corpus}: nothing measured`)
  process.exit(0)
}
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.pdf'))
  .map((name) => ({ name, path: join(folder, name), bytes: new Uint8Array(readFileSync(join(folder, name))) }))

interface Times {
  bareText: number
  text: number
  bareOperators: number
  hazards: number
}

const openBare = (pdfjs: PdfJs, bytes: Uint8Array) =>
  pdfjs.getDocument({ data: bytes.slice(), verbosity: 0, isEvalSupported: false, useSystemFonts: false })

/** Time of a step in ms. */
const timed = async (step: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await step()
  return performance.now() - start
}

/** pdf.js alone, each on a file opened for it: the text of every page, the operators of every page. */
const bare = async (pdfjs: PdfJs, bytes: Uint8Array): Promise<Pick<Times, 'bareText' | 'bareOperators'>> => {
  const over = (read: (page: PdfPage) => Promise<unknown>) =>
    timed(async () => {
      const loading = openBare(pdfjs, bytes)
      const file = await loading.promise
      for (let n = 1; n <= file.numPages; n++) await read(await file.getPage(n))
      await loading.destroy()
    })
  return {
    bareText: await over((page) => page.getTextContent({})),
    bareOperators: await over((page) => page.getOperatorList()),
  }
}

/** Ours, each on a file opened for it: the text pass, the hazards pass. */
const ours = async (pdfjs: PdfJs, bytes: Uint8Array): Promise<Pick<Times, 'text' | 'hazards'>> => {
  let document: ExtractedDocument | undefined
  const text = await timed(async () => {
    document = await extractPdf(pdfjs, bytes).catch(() => undefined)
  })
  const read = document
  if (!read) return { text: 0, hazards: 0 }
  return { text, hazards: await timed(() => extractWarnings(pdfjs, bytes, read)) }
}

const quantile = (list: readonly number[], q: number): number => {
  const sorted = [...list].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0
}

const pdfjs = await loadPdfjs()
const measured: { name: string; times: Times }[] = []
for (const { bytes } of files) {
  await bare(pdfjs, bytes)
  await ours(pdfjs, bytes)
}
for (const { name, bytes } of files) {
  const rounds: Times[] = []
  for (let round = 0; round < Number(values.rounds); round++) {
    // Which goes first changes with the round, so that neither always finds the memory swept.
    const first = round % 2 === 0 ? await bare(pdfjs, bytes) : undefined
    const own = await ours(pdfjs, bytes)
    rounds.push({ ...(first ?? (await bare(pdfjs, bytes))), ...own })
  }
  const best = (key: keyof Times) => Math.min(...rounds.map((r) => r[key]))
  const times = {
    bareText: best('bareText'),
    text: best('text'),
    bareOperators: best('bareOperators'),
    hazards: best('hazards'),
  }
  if (times.text > 0) measured.push({ name, times })
}

const column = (key: keyof Times) => measured.map((m) => m.times[key])
const timing = (figure: string, own: keyof Times, base: keyof Times, name: string): Figure[] =>
  [0.5, 0.95].map((q) =>
    against(
      `${figure}, ${q === 0.5 ? 'median' : 'p95'} ms`,
      quantile(column(own), q),
      { name, value: quantile(column(base), q) },
      { atMost: 1.25 },
    ),
  )

const lines: { extract: string[]; parse: string[] } = { extract: [], parse: [] }
for (const { path, bytes } of files) {
  const outcome = await extractPdf(pdfjs, bytes, { hazards: 'after' }).then(
    (document) => ({ document }),
    (error: unknown) => ({ error: { code: error instanceof Error ? error.message : 'internal' } }),
  )
  if ('error' in outcome)
    for (const list of [lines.extract, lines.parse]) list.push(JSON.stringify({ file: path, ...outcome }))
  else {
    lines.extract.push(JSON.stringify({ file: path, result: { text: textOf(outcome.document) } }))
    lines.parse.push(JSON.stringify({ file: path, result: parseResume(outcome.document).content }))
  }
}
const score = (command: string, args: string[], input: string[]): string => {
  const run = spawnSync(command, args, { input: input.join('\n'), encoding: 'utf8' })
  return run.status === 0 ? run.stdout.trim() : `not scored: ${run.stderr || run.error?.message}`
}
const text = score('python3', [join(corpus, 'score-text.py')], lines.extract)
const parse = score(process.execPath, [join(corpus, 'score-parse.mjs'), '--worst', '0'], lines.parse)
console.log(text)
console.log(parse)

report(
  'reading',
  [
    ...timing('text of a CV', 'text', 'bareText', 'pdf.js getTextContent'),
    ...timing('hazards of a CV', 'hazards', 'bareOperators', 'pdf.js getOperatorList'),
    ...textBars(text),
    ...parseBars(parse),
  ],
  { rounds: Number(values.rounds), measured, text, parse },
)
