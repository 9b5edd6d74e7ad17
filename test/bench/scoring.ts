// Scores the judged CVs and measures how soon the live score follows a keystroke. `WRITE=1 npm run bench -- scoring`
// writes table and figures of the corpus that `FARO_CORPUS` names into docs/scoring.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { type Figure, measure, writeReport } from '../utils/benchmark.ts'
import { corpora } from '../utils/paths.ts'
import { median } from '../utils/statistics.ts'
import { measureLiveScoreMs } from './scoring/live-score.ts'
import { formatScoreTable, SCORING_THRESHOLDS, scoreJudged, summarizeScores } from './scoring/score-judged.ts'

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

const live = await measureLiveScoreMs()
const judged: Figure[] = []
for (const { root, isOutside } of corpora()) judged.push(...(await measureJudged(root, isOutside)))
writeReport('scoring', [
  ...judged,
  measure('keystroke to live score on two pages, median ms', median(live), { atMost: MAX_LIVE_SCORE_MS }),
])
