import { existsSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { loadPdfjs } from '#api/adapters/pdf-text/pdfjs-legacy.ts'
import { AppError } from '#shared/errors.ts'
import { extractPdf } from '#shared/parser/extract-pdf.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { analyze } from '#shared/scoring/analyze.ts'
import { CATEGORIES } from '#shared/scoring/results.ts'
import { spearman } from './spearman.ts'
import { JUDGED, TIERS, type Tier } from './tiers.ts'

const CORPUS = resolve(import.meta.dirname, '../../../../shared/corpus')
export const hasCorpus = existsSync(CORPUS)

/** A fixed day, so that the table can be made again: 20 November 2026. */
const NOW = 1_795_132_800_000
/** What has to hold on the judged CVs. */
export const BARS = { spearman: 0.8, brokenAtMost: 60, strongAtLeast: 80, medianMs: 15 } as const

export interface Judged {
  readonly tier: Tier
  readonly file: string
  readonly asSeen: string
  readonly score: number
  /** The four categories, or why there is no score. */
  readonly categories: string
  /** Processor time of one analysis; null where the reader refused the file. */
  readonly ms: number | null
}

/** Reads and scores every judged CV, `runs` times each for the time; broken first, each tier from its lowest score. */
export const scoreJudged = async (runs: number): Promise<Judged[]> => {
  const pdfjs = await loadPdfjs()
  const rows: Judged[] = []
  for (const tier of TIERS)
    for (const [path, asSeen] of Object.entries(JUDGED[tier])) {
      const about = { tier, file: path.startsWith('resumes/') ? basename(path) : path, asSeen }
      try {
        const read = await extractPdf(pdfjs, new Uint8Array(readFileSync(join(CORPUS, path))), { hazards: 'after' })
        const { content } = parseResume(read)
        const once = () => analyze({ read, content }, { language: 'en', now: NOW })
        const { overallScore: score, categories: scores } = once()
        rows.push({
          ...about,
          score,
          categories: CATEGORIES.map((c) => scores[c].score).join(' / '),
          ms: cpu(once, runs),
        })
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        rows.push({ ...about, score: 0, categories: `refused: ${error.code}`, ms: null })
      }
    }
  return rows.sort((a, b) => TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier) || a.score - b.score)
}

/** Processor time, so that what else runs on the machine does not count. */
const cpu = (run: () => unknown, runs: number): number => {
  const start = process.cpuUsage()
  for (let i = 0; i < runs; i += 1) run()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000 / runs
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The figures that the bars are about. */
export const figuresOf = (rows: readonly Judged[]) => ({
  spearman: spearman(
    rows.map((row) => TIERS.indexOf(row.tier)),
    rows.map((row) => row.score),
  ),
  brokenAtMost: Math.max(...rows.filter((row) => row.tier === 'broken').map((row) => row.score)),
  strongAtLeast: Math.min(...rows.filter((row) => row.tier === 'strong').map((row) => row.score)),
  medianMs: median(rows.flatMap((row) => (row.ms === null ? [] : [row.ms]))),
})

/** The table of docs/scoring.md. */
export const tableOf = (rows: readonly Judged[]): string =>
  [
    '| Tier | File | As a person sees it | Score | Content / keywords / format / ATS |',
    '| --- | --- | --- | ---: | --- |',
    ...rows.map((row) => `| ${row.tier} | ${row.file} | ${row.asSeen} | ${row.score} | ${row.categories} |`),
  ].join('\n')
