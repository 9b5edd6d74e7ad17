import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { AppError } from '#shared/errors.ts'
import { extractPdf } from '#shared/parser/extract-pdf.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { analyze } from '#shared/scoring/analyze.ts'
import { CATEGORIES } from '#shared/scoring/results.ts'
import { median } from '#test/utils/measurement/statistics.ts'
import { NOW } from './exact-score.ts'
import { spearman } from './spearman.ts'
import { JUDGED, TIERS, type Tier } from './tiers.ts'

/** Limits for the judged CVs of every corpus: correlation −1 to 1, scores 0–100, processor ms a CV. */
export const SCORING_THRESHOLDS = { spearman: 0.8, brokenAtMost: 60, strongAtLeast: 80, medianMs: 15 } as const

export interface JudgedScore {
  readonly tier: Tier
  readonly file: string
  readonly asSeen: string
  readonly score: number
  /** The four categories, or why there is no score. */
  readonly categories: string
  /** Processor time of one analysis; null where the file was refused. */
  readonly ms: number | null
}

/** Scores the judged CVs that `root` has, `runs` times each for the time; broken first, each tier from its lowest score. */
export const scoreJudged = async (root: string, runs: number): Promise<JudgedScore[]> => {
  const pdfjs = await loadPdfjs()
  const rows: JudgedScore[] = []
  for (const tier of TIERS)
    for (const [path, asSeen] of Object.entries(JUDGED[tier])) {
      if (!existsSync(join(root, path))) continue
      const about = { tier, file: path.startsWith('resumes/') ? basename(path) : path, asSeen }
      try {
        const extracted = await extractPdf(pdfjs, new Uint8Array(readFileSync(join(root, path))), { hazards: 'after' })
        const { content } = parseResume(extracted)
        const once = () => analyze({ extracted, content }, { language: 'en', now: NOW })
        const { overallScore: score, categories: scores } = once()
        rows.push({
          ...about,
          score,
          categories: CATEGORIES.map((c) => scores[c].score).join(' / '),
          ms: measureCpuMs(once, runs),
        })
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        rows.push({ ...about, score: 0, categories: `refused: ${error.code}`, ms: null })
      }
    }
  return rows.sort((a, b) => TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier) || a.score - b.score)
}

/** Processor ms of one run: other work on the machine does not count. */
const measureCpuMs = (run: () => unknown, runs: number): number => {
  const start = process.cpuUsage()
  for (let i = 0; i < runs; i += 1) run()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000 / runs
}

/** The figures that `SCORING_THRESHOLDS` limits. */
export const summarizeScores = (rows: readonly JudgedScore[]) => ({
  spearman: spearman(
    rows.map((row) => TIERS.indexOf(row.tier)),
    rows.map((row) => row.score),
  ),
  brokenAtMost: Math.max(...rows.filter((row) => row.tier === 'broken').map((row) => row.score)),
  strongAtLeast: Math.min(...rows.filter((row) => row.tier === 'strong').map((row) => row.score)),
  medianMs: median(rows.flatMap((row) => (row.ms === null ? [] : [row.ms]))),
})

/** The table of docs/scoring.md, in Markdown. */
export const formatScoreTable = (rows: readonly JudgedScore[]): string =>
  [
    '| Tier | File | As a person sees it | Score | Content / keywords / format / ATS |',
    '| --- | --- | --- | ---: | --- |',
    ...rows.map((row) => `| ${row.tier} | ${row.file} | ${row.asSeen} | ${row.score} | ${row.categories} |`),
  ].join('\n')
