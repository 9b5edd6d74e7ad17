import { Trans } from '@lingui/react/macro'
import type { HistoryEntry } from '#shared/api-schema/history.ts'

/** Units of the drawing: 100 high, as the points are. */
const STEP = 40
const MARGIN = 4
const MIN_POINTS = 3

const toPoints = (values: readonly (number | null)[]): string =>
  values.flatMap((value, i) => (value === null ? [] : [`${i * STEP},${100 - value}`])).join(' ')

/** Lines of score and match rate over the versions. The table below has the same figures as text. */
export const HistoryChart = ({ entries }: { entries: readonly HistoryEntry[] }) => {
  if (entries.length < MIN_POINTS) return null
  const width = (entries.length - 1) * STEP
  const rates = entries.map(({ matchRate }) => matchRate)
  const hasRates = rates.filter((rate) => rate !== null).length > 1
  const line = { fill: 'none', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' } as const
  return (
    <figure className="mt-4">
      <svg
        viewBox={`0 ${-MARGIN} ${width} ${100 + 2 * MARGIN}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-28 w-full border-line border-y"
      >
        <polyline points={toPoints(entries.map(({ overallScore }) => overallScore))} className="stroke-sea" {...line} />
        {hasRates && <polyline points={toPoints(rates)} className="stroke-beam" strokeDasharray="6 4" {...line} />}
      </svg>
      {hasRates && (
        <figcaption className="mt-1 text-ink-soft text-note">
          <Trans>Solid line: score. Dashed line: job match.</Trans>
        </figcaption>
      )}
    </figure>
  )
}
