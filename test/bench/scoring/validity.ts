import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { analyzeContent } from '#shared/scoring/analyze.ts'
import { type Band, getBand } from '#shared/scoring/bands.ts'
import { readJobAds } from '#test/corpus/job-ads/read-ads.ts'
import { listVersionPairs } from '#test/corpus/version-pairs.ts'
import { type Figure, measure, measureNothing } from '#test/utils/measurement/benchmark.ts'
import { median } from '#test/utils/measurement/statistics.ts'
import { measureAblations } from './ablations.ts'
import { NOW, scoreFile } from './exact-score.ts'
import { spearman } from './spearman.ts'
import { measureVersionSeries } from './version-series.ts'
import { readLanguagePairs, readWildResumes, type WildResume } from './wild-resumes.ts'

/** Scores 0–100, shares 0–1, correlations −1 to 1. */
const LIMITS = { p10: 40, p90: 83, band: 0.45, pairs: 4, series: 0.8, lowers: 1, notRaised: 1, ranking: 0.75 } as const

/** Two rankings of wild resumes, best first, as names of files without extension. */
const rankingsSchema = z.tuple([z.array(z.string()), z.array(z.string())])

const BANDS: readonly Band[] = ['needs-work', 'good', 'excellent']

const measureDistribution = (scores: readonly number[]): Figure[] => {
  const sorted = scores.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  const shares = BANDS.map((band) => scores.filter((score) => getBand(score) === band).length / scores.length)
  const of = `of ${scores.length} wild CVs`
  console.log(`Scores ${of}: 10th, 50th, 90th percentile ${[0.1, 0.5, 0.9].map(at).join(', ')}.`)
  console.log(BANDS.map((band, i) => `${band} ${((shares[i] ?? 0) * 100).toFixed(1)} %`).join(', '))
  return [
    measure(`10th percentile ${of}`, at(0.1), { atMost: LIMITS.p10 }),
    measure(`90th percentile ${of}`, at(0.9), { atLeast: LIMITS.p90 }),
    measure(`largest share of a band ${of}`, Math.max(...shares), { atMost: LIMITS.band }),
  ]
}

const measureRankings = (resumes: readonly WildResume[], scores: readonly number[]): Figure[] => {
  const path = process.env['FARO_RANKINGS']
  if (!path) return [measureNothing('agreement with two hand rankings, Spearman', 'FARO_RANKINGS')]
  const rankings = rankingsSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  const names = rankings[0]
  const toPlaces = (ranking: readonly string[]) => names.map((name) => -ranking.indexOf(name))
  const ranked = names.map((name) => scores[resumes.findIndex((resume) => resume.name === name)] ?? 0)
  const of = `of ${names.length} wild CVs, Spearman`
  return [
    measure(`the two hand rankings with each other ${of}`, spearman(toPlaces(rankings[0]), toPlaces(rankings[1])), {
      atLeast: LIMITS.ranking,
    }),
    ...rankings.map((ranking, i) =>
      measure(`score and hand ranking ${i + 1} ${of}`, spearman(toPlaces(ranking), ranked), {
        atLeast: LIMITS.ranking,
      }),
    ),
  ]
}

const measureWild = async (): Promise<Figure[]> => {
  const resumes = await readWildResumes()
  if (!resumes)
    return ['distribution', 'hand rankings', 'ablations'].map((name) =>
      measureNothing(`${name} of wild CVs`, 'FARO_WILD'),
    )
  const scores = resumes.map(({ extracted, parsed }) => scoreFile(extracted, parsed).shown)
  const ads = [...readJobAds('tuned'), ...readJobAds('held')].map(({ text }) => text)
  const ablations = measureAblations(
    resumes.map(({ parsed }) => parsed.content),
    ads,
  )
  return [
    ...measureDistribution(scores),
    ...measureRankings(resumes, scores),
    ...ablations.flatMap(({ name, count, exact, shown }) => [
      measure(`${name}, share of ${count}, exact`, exact, { atLeast: LIMITS.lowers }),
      measure(`${name}, share of ${count}, as shown`, shown, { atLeast: LIMITS.notRaised }),
    ]),
  ]
}

const measurePairs = (): Figure => {
  const pairs = listVersionPairs()
  const score = (content: (typeof pairs)[number]['en'], language: 'en' | 'es') =>
    analyzeContent(content, { language, now: NOW }).overallScore
  const differences = pairs.map(({ en, es }) => Math.abs(score(en, 'en') - score(es, 'es')))
  return measure(`English and Spanish of ${pairs.length} own CVs, median difference`, median(differences), {
    atMost: LIMITS.pairs,
  })
}

const measureWildPairs = async (): Promise<Figure> => {
  const pairs = await readLanguagePairs()
  if (!pairs) return measureNothing('English and Spanish of one wild CV, median difference', 'FARO_PAIRS')
  const score = ({ extracted, parsed }: WildResume) => scoreFile(extracted, parsed).shown
  const differences = pairs.map(({ es, en }) => Math.abs(score(es) - score(en)))
  const close = differences.filter((difference) => difference <= LIMITS.pairs).length / differences.length
  console.log(`English and Spanish differ by at most ${LIMITS.pairs} points in ${close.toFixed(3)} of the wild pairs.`)
  return measure(`English and Spanish of ${pairs.length} wild CVs, median difference`, median(differences), {
    atMost: LIMITS.pairs,
  })
}

const measureSeries = async (): Promise<Figure[]> => {
  const series = await measureVersionSeries()
  if (!series) return [measureNothing('last version above the first, share of changed series', 'FARO_HISTORIES')]
  const { changed, risen, grown } = series
  console.log(`Naive baseline: the last version is longer in ${grown.toFixed(3)} of the changed series.`)
  return [
    measure(`last version above the first, share of ${changed} changed series`, risen, { atLeast: LIMITS.series }),
  ]
}

/** Whether the score tells real CVs apart, and cannot be bought. What is not there is not measured, and fails. */
export const measureValidity = async (): Promise<Figure[]> => [
  measurePairs(),
  await measureWildPairs(),
  ...(await measureWild()),
  ...(await measureSeries()),
]
