import { Plural, Trans } from '@lingui/react/macro'
import type { AnalysisResults } from '#shared/scoring/results.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import type { OpenFinding } from './use-open-finding.ts'

/** How much of the CV was understood, and what may have been misread: each question opens what was read. */
export const ReadingQuestions = ({ results, finding }: { results: AnalysisResults; finding: OpenFinding }) => {
  const { understood, questions = [] } = results
  if (understood === undefined && questions.length === 0) return null
  return (
    <section aria-labelledby="reading-questions" className="border-sea border-s-4 ps-4">
      <h2 id="reading-questions" className="font-medium text-lead">
        {understood !== undefined ? (
          <Trans>We understood {understood}% of the words in your resume</Trans>
        ) : (
          <Plural value={questions.length} one="One question" other="# questions" />
        )}
      </h2>
      {questions.length > 0 && (
        <>
          <p className="mt-1 max-w-prose text-note text-ink-soft">
            <Trans>
              Check what we’re not sure about. It doesn’t affect your score until you answer; if you correct something,
              the score updates.
            </Trans>
          </p>
          <ul className="mt-3 divide-y divide-line border-line border-y">
            {questions.map(({ text, rules, path }) => (
              <li key={rules.join()} className="flex flex-wrap items-center gap-3 py-3">
                <Icon name="info" className="text-sea" />
                <span className="min-w-0 flex-1 basis-56">{text}</span>
                <Button
                  size="small"
                  icon="edit"
                  busy={finding.busy === rules[0]}
                  onClick={() => finding.open(rules[0] ?? '', { text, path })}
                >
                  <Trans>See what we read</Trans>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
