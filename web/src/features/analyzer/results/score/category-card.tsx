import { Trans } from '@lingui/react/macro'
import { getBand } from '#shared/scoring/bands.ts'
import type { AnalysisResults, Category } from '#shared/scoring/results.ts'
import { BAND_BACKGROUND_CLASS } from '#web/components/score/band-classes.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { useCategoryMessages } from './use-category-messages.ts'

interface CategoryCardProps {
  category: Category
  result: AnalysisResults['categories'][Category]
  /** Score of the previous analysis, when comparable. */
  before: number | null
}

export const CategoryCard = ({ category, result, before }: CategoryCardProps) => {
  const { name, about } = useCategoryMessages()(category)
  const { score, suggestions } = result
  return (
    <article aria-labelledby={`category-${category}`} className="border-t-2 border-ink pt-4">
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={`category-${category}`} className="font-medium text-lead">
          {name}
        </h3>
        <p className="font-serif text-title tabular-nums">
          {score}%{before !== null && <ScoreDelta value={score - before} />}
        </p>
      </div>
      <p className="text-note text-ink-soft">{about}</p>
      <div aria-hidden="true" className="faro-bar mt-3 h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className={cx('h-full rounded-full', BAND_BACKGROUND_CLASS[getBand(score)])}
          style={{ width: `${score}%` }}
        />
      </div>
      {suggestions.length > 0 ? (
        <ul className="mt-4 space-y-3 text-note">
          {suggestions.map((suggestion) => (
            <li key={suggestion} className="flex gap-2">
              <Icon name="arrow-right" size={16} className="mt-0.5 text-beam-ink" />
              <span className="min-w-0">{suggestion}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-4 flex gap-2 text-note text-good">
          <Icon name="check" size={16} className="mt-0.5" />
          <Trans>Nothing to mend here.</Trans>
        </p>
      )}
    </article>
  )
}

/** Difference to the previous score, such as `+3` or `−2`. */
export const ScoreDelta = ({ value }: { value: number }) =>
  value === 0 ? null : (
    <span className={cx('ms-2 font-sans text-note', value > 0 ? 'text-good' : 'text-bad')}>
      {value > 0 ? `+${value}` : `−${-value}`}
    </span>
  )
