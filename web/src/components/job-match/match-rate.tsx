import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'

/** The match rate of a job ad, 0–100, which is no part of the score. */
export const MatchRate = ({ rate, className }: { rate: number; className?: string }) => {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <p className={className}>
      <span className="text-note font-medium">
        <Trans>Job match</Trans>
      </span>{' '}
      <output className="font-serif text-title tabular-nums" aria-label={t`Job match: ${rate} out of 100`}>
        {formatNumber(rate, language)}
      </output>
      <span className="text-note text-ink-faint"> / 100</span>
    </p>
  )
}
