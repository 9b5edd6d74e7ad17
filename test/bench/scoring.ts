// Scores the judged CVs of the corpus with the real reader and rules: the table of docs/scoring.md, and its bars.
// How soon the live score answers a keystroke. `WRITE=1 npm run bench scoring` writes table and figures into the document.
import { readFileSync, writeFileSync } from 'node:fs'
import { measured, report } from '../utils/figures.ts'
import { liveScoreTimes } from './scoring/live-score.ts'
import { BARS, figuresOf, hasCorpus, scoreJudged, tableOf } from './scoring/score-judged.ts'
import { median } from './writing/stats.ts'

const RUNS = 15
const NOTES = new URL('../../docs/scoring.md', import.meta.url)
const TABLE = /Spearman [\d.]+ · [\s\S]*?\n\n\| Tier [\s\S]*?\n\n/

const judged = async () => {
  const rows = await scoreJudged(RUNS)
  const { spearman, brokenAtMost, strongAtLeast, medianMs } = figuresOf(rows)
  console.log(tableOf(rows))
  if (process.env['WRITE']) {
    const figures = `Spearman ${spearman.toFixed(3)} · highest broken ${brokenAtMost} · lowest strong ${strongAtLeast}`
    const table = `${figures} · median under ${Math.ceil(medianMs / 5) * 5} ms a CV.\n\n${tableOf(rows)}\n\n`
    writeFileSync(
      NOTES,
      readFileSync(NOTES, 'utf8').replace(TABLE, () => table),
    )
  }
  return [
    measured('agreement with hand-made tiers, Spearman', spearman, { atLeast: BARS.spearman }),
    measured('highest score of a broken CV', brokenAtMost, { atMost: BARS.brokenAtMost }),
    measured('lowest score of a strong CV', strongAtLeast, { atLeast: BARS.strongAtLeast }),
    measured('rules, median ms a CV', medianMs, { atMost: BARS.medianMs }),
  ]
}

if (!hasCorpus) console.log('the judged CVs are skipped: the corpus is not here')
const live = await liveScoreTimes()
report('scoring', [
  ...(hasCorpus ? await judged() : []),
  measured('keystroke to live score on two pages, median ms', median(live), { atMost: 150 }),
])
