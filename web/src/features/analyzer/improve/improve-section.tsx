import { Plural, Trans } from '@lingui/react/macro'
import type { ImproveResponse } from '#shared/api-schema/resumes.ts'
import type { AnalysisResults } from '#shared/scoring/results.ts'
import { isChanged } from '#web/components/suggestions/is-changed.ts'
import { Points } from '#web/components/suggestions/points.tsx'
import { QuestionList } from '#web/components/suggestions/question-list.tsx'
import { useGain } from '#web/components/suggestions/use-gain.ts'
import { useWordingReview } from '#web/components/suggestions/use-wording-review.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { ChangeGroupRow } from './change-group-row.tsx'
import { groupChanges } from './change-groups.ts'
import { OpenFindings } from './open-findings.tsx'
import { selectOpenRows } from './select-open-rows.ts'
import { type SuggestionInput, useSuggestions } from './use-suggestions.ts'

interface ImproveSectionProps extends SuggestionInput {
  results: AnalysisResults
}

type Suggestions = ReturnType<typeof useSuggestions>

/** Suggested changes, each accepted or rejected by the person before a draft is created. */
export const ImproveSection = ({ results, ...input }: ImproveSectionProps) => {
  const language = useLanguage()
  const suggestions = useSuggestions(input)
  const { busy, error, suggested, suggest } = suggestions
  return (
    <section aria-labelledby="improve-title">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-prose">
          <h2 id="improve-title" className="font-serif text-title">
            <Trans>Suggested changes</Trans>
          </h2>
          <p className="mt-1 text-note text-ink-soft">
            {suggested?.note ?? <Trans>Review each change before you accept it. We never invent facts.</Trans>}
          </p>
        </div>
        {suggested === null ? (
          <Button icon="edit" busy={busy} onClick={() => void suggest()}>
            {busy ? <Trans>Looking for suggestions…</Trans> : <Trans>Suggest changes</Trans>}
          </Button>
        ) : (
          suggested.changes.length > 0 && <DecideAll onDecide={suggestions.decideAll} />
        )}
      </div>
      {error && (
        <p role="alert" className="mt-3 text-bad text-note">
          {getErrorMessage(error, language)}
        </p>
      )}
      {suggested && <Suggested suggested={suggested} suggestions={suggestions} results={results} />}
    </section>
  )
}

const DecideAll = ({ onDecide }: { onDecide: (accept: boolean) => void }) => (
  <div className="flex gap-2">
    <Button kind="quiet" size="small" onClick={() => onDecide(true)}>
      <Trans>Accept all</Trans>
    </Button>
    <Button kind="quiet" size="small" onClick={() => onDecide(false)}>
      <Trans>Reject all</Trans>
    </Button>
  </div>
)

interface SuggestedProps extends Pick<ImproveSectionProps, 'results'> {
  suggested: ImproveResponse
  suggestions: Suggestions
}

const Suggested = ({ suggested, suggestions, results }: SuggestedProps) => {
  const { busy, rejected, answered, accepted, decide, answer, openInEditor } = suggestions
  const { document, changes } = suggested
  const review = useWordingReview(document)
  const gain = useGain(document, accepted)
  if (!review) return <Skeleton className="mt-4 h-24 w-full" />
  const questions = review.cards.filter((card) => card.questions.length > 0 && !isChanged(card, changes))
  const open = selectOpenRows(results.ledger, review.cards)
  const isEmpty = changes.length === 0 && questions.length === 0 && open.length === 0
  return (
    <>
      <div role="status" className="mt-4">
        {isEmpty && (
          <p className="border-line border-y py-5 text-ink-soft">
            <Trans>We have no automatic suggestions. See the issues above.</Trans>
          </p>
        )}
      </div>
      {changes.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {groupChanges(suggested).map((group) => {
            const indices = group.changes.map(({ index }) => index)
            return (
              <ChangeGroupRow
                key={indices.join('-')}
                group={group}
                document={document}
                accepted={!indices.every((index) => rejected.has(index))}
                onDecide={(accept) => decide(indices, accept)}
              />
            )
          })}
        </ul>
      )}
      <QuestionList cards={questions} document={document} answered={answered} onAnswer={answer} />
      <OpenFindings count={open.length} />
      {changes.length + answered.size > 0 && (
        <div className="mt-5 flex flex-wrap items-center gap-4">
          <Button kind="primary" icon="arrow-right" busy={busy} onClick={() => void openInEditor()}>
            <Plural
              value={accepted.length}
              one="Open in the editor with # change"
              other="Open in the editor with # changes"
            />
          </Button>
          <Points value={gain} />
        </div>
      )}
    </>
  )
}
