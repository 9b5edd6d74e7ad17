import { Plural, Trans } from '@lingui/react/macro'
import { getBand } from '#shared/scoring/bands.ts'
import type { AnalysisResults, Category } from '#shared/scoring/results.ts'
import { BAND_BACKGROUND_CLASS } from '#web/components/score/band-classes.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { LINK_CLASS } from '#web/ui/link/text-link.tsx'
import { useCategoryMessages } from './use-category-messages.ts'

interface CategoryCardProps {
  category: Category
  result: AnalysisResults['categories'][Category]
  /** Number of findings of this category. */
  findings: number
  /** Whether points are lost by what is asked about the reading. */
  isAsked: boolean
  /** Score of an earlier version of the same CV. */
  before: number | null
  /** Shows the findings of this category. */
  onShow: () => void
}

export const CategoryCard = ({ category, result: { score }, findings, isAsked, before, onShow }: CategoryCardProps) => {
  const { name, about } = useCategoryMessages()(category)
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
      {findings > 0 ? (
        <button type="button" className={cx(LINK_CLASS, 'mt-3 min-h-6 text-note')} onClick={onShow}>
          <Plural value={findings} one="# issue" other="# issues" />
        </button>
      ) : isAsked ? (
        <p className="mt-3 text-ink-soft text-note">
          <Trans>The missing points depend on the parts we’re not sure about.</Trans>
        </p>
      ) : (
        <p className="mt-3 flex gap-2 text-note text-good">
          <Icon name="check" size={16} className="mt-0.5" />
          <Trans>Nothing to fix here.</Trans>
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
