import { Trans } from '@lingui/react/macro'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'

const MIN_SHOWN_POINTS = 0.05

/** Points of the overall score that a change would gain: “+1.2 points”; nothing below a tenth. */
export const Points = ({ value }: { value: number | null }) => {
  const language = useLanguage()
  if (value === null || value < MIN_SHOWN_POINTS) return null
  const shown = formatNumber(value, language, { maximumFractionDigits: 1 })
  return (
    <span className="whitespace-nowrap font-medium text-good text-note tabular-nums">
      <Trans>+{shown} points</Trans>
    </span>
  )
}
