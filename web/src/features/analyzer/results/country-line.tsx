import { Trans } from '@lingui/react/macro'
import { countriesEn } from '#shared/messages/en/countries.ts'
import { countriesEs } from '#shared/messages/es/countries.ts'
import type { AnalysisResults } from '#shared/scoring/results.ts'
import { useLanguage } from '#web/i18n/use-language.ts'

const NAMES = { es: countriesEs.names, en: countriesEn.names }

/** Whose customs an analysis followed; nothing for results of older versions. */
export const CountryLine = ({ country }: Pick<AnalysisResults, 'country'>) => {
  const names = NAMES[useLanguage()]
  if (!country) return null
  const name = country.code === 'unknown' ? '' : names[country.code]
  return (
    <p className="text-note text-ink-soft" data-testid="country">
      {name === '' ? (
        <Trans>We don’t know the country, so your photo and personal data don’t affect your score.</Trans>
      ) : country.source === 'guessed' ? (
        <Trans>Country: {name}, based on your phone number and location</Trans>
      ) : (
        <Trans>Country: {name}</Trans>
      )}
    </p>
  )
}
