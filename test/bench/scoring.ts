// Scores the judged CVs, measures the validity of the score on data outside of the repository (`FARO_WILD`, folders of
// PDFs separated by `:`; `FARO_RANKINGS`, two rankings of them; `FARO_HISTORIES`, git directories; `FARO_PAIRS`, pairs of
// `<name>-es.pdf` and `<name>-en.pdf`), and measures how soon the live score follows a keystroke. `WRITE=1 npm run bench -- scoring`
// writes table and figures of the corpus that `FARO_CORPUS` names into docs/scoring.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { readJobAds, readTermPairs } from '../corpus/job-ads/read-ads.ts'
import { JOB_MATCH_THRESHOLDS } from '../corpus/thresholds.ts'
import { type Figure, measure, writeReport } from '../utils/measurement/benchmark.ts'
import { median } from '../utils/measurement/statistics.ts'
import { corpora } from '../utils/paths.ts'
import { vocabulary } from '../utils/scoring/vocabulary.ts'
import { findWrongPairs, measureExtraction } from './scoring/job-requirements.ts'
import { measureLiveScoreMs } from './scoring/live-score.ts'
import { formatScoreTable, SCORING_THRESHOLDS, scoreJudged, summarizeScores } from './scoring/score-judged.ts'
import { measureValidity } from './scoring/validity.ts'

const RUNS = 15
const MAX_LIVE_SCORE_MS = 150
const DOCUMENT = new URL('../../docs/scoring.md', import.meta.url)
const TABLE = /Spearman [\d.]+ · [\s\S]*?\n\n\| Tier [\s\S]*?\n\n/

const measureJudged = async (root: string, isOutside: boolean): Promise<Figure[]> => {
  const rows = await scoreJudged(root, RUNS)
  const { spearman, brokenAtMost, strongAtLeast, medianMs } = summarizeScores(rows)
  console.log(formatScoreTable(rows))
  if (process.env['WRITE'] && isOutside) {
    const figures = `Spearman ${spearman.toFixed(3)} · highest broken ${brokenAtMost} · lowest strong ${strongAtLeast}`
    const table = `${figures} · median under ${Math.ceil(medianMs / 5) * 5} ms a CV.\n\n${formatScoreTable(rows)}\n\n`
    writeFileSync(
      DOCUMENT,
      readFileSync(DOCUMENT, 'utf8').replace(TABLE, () => table),
    )
  }
  const of = `of ${rows.length} CVs`
  return [
    measure(`agreement with the tiers ${of}, Spearman`, spearman, { atLeast: SCORING_THRESHOLDS.spearman }),
    measure(`highest score of a broken CV ${of}`, brokenAtMost, { atMost: SCORING_THRESHOLDS.brokenAtMost }),
    measure(`lowest score of a strong CV ${of}`, strongAtLeast, { atLeast: SCORING_THRESHOLDS.strongAtLeast }),
    measure(`rules ${of}, median processor ms a CV`, medianMs, { atMost: SCORING_THRESHOLDS.medianMs }),
  ]
}

/** Requirements read from labeled job ads, and terms found in lines of CVs. Prints what differs from the labels. */
const measureJobMatch = (): Figure[] => {
  const halves = (['tuned', 'held'] as const).flatMap((half) => {
    const ads = readJobAds(half)
    const { precision, recall, levels, misses } = measureExtraction(ads, vocabulary)
    console.log(misses.join('\n'))
    const of = `of ${ads.length} ${half} job ads`
    return [
      measure(`requirements ${of}, precision`, precision, { atLeast: JOB_MATCH_THRESHOLDS.precision }),
      measure(`requirements ${of}, recall`, recall, { atLeast: JOB_MATCH_THRESHOLDS.recall }),
      measure(`required or preferred ${of}, share right`, levels, { atLeast: JOB_MATCH_THRESHOLDS.levels }),
    ]
  })
  const pairs = readTermPairs()
  const wrong = findWrongPairs(pairs, vocabulary)
  for (const { term, line, matches } of wrong) console.log(`${matches ? 'not found' : 'found'}: ${term} in “${line}”`)
  const share = 1 - wrong.length / pairs.length
  return [
    ...halves,
    measure(`terms in ${pairs.length} lines of CVs, share right`, share, { atLeast: JOB_MATCH_THRESHOLDS.pairs }),
  ]
}

const live = await measureLiveScoreMs()
const judged: Figure[] = []
for (const { root, isOutside } of corpora()) judged.push(...(await measureJudged(root, isOutside)))
writeReport('scoring', [
  ...judged,
  ...measureJobMatch(),
  ...(await measureValidity()),
  measure('keystroke to live score on two pages, median ms', median(live), { atMost: MAX_LIVE_SCORE_MS }),
])
