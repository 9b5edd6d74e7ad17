import { Plural } from '@lingui/react/macro'

const MIN_SHOWN_POINTS = 0.05

/** Points of the overall score that a change would gain: “+1.2 points”; nothing below a tenth. */
export const Points = ({ value }: { value: number | null }) => {
  if (value === null || value < MIN_SHOWN_POINTS) return null
  return (
    <span className="whitespace-nowrap font-medium text-good text-note tabular-nums">
      <Plural value={Math.round(value * 10) / 10} one="+# point" other="+# points" />
    </span>
  )
}
