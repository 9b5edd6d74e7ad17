import { readFileSync } from 'node:fs'
import { analyze } from '#shared/analysis/analyze.ts'
import { toResults } from '#shared/analysis/results-view.ts'
import { parseResume } from '#shared/extraction/parse-resume.ts'

const reads = JSON.parse(readFileSync('/tmp/sc/reads.json', 'utf8'))
for (const f of process.argv.slice(2)) {
  const read = reads[f]
  const p = parseResume(read).content
  const a = analyze({ read, content: p }, { language: 'en', now: 1795132800000 })
  console.log('=====', f, a.overallScore, JSON.stringify(a.categories), a.limit)
  for (const r of toResults({ analysis: a }, 'en').ledger)
    if (r.points / r.weight < 0.97)
      console.log(
        '  ',
        r.rule.padEnd(20),
        r.points,
        '/',
        r.weight,
        '|',
        r.text,
        '|',
        r.evidence
          .slice(0, 4)
          .map((e) => e.quote.slice(0, 50))
          .join(' ¦ '),
      )
}
