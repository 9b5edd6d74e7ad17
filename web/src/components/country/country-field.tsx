import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { COUNTRIES, type Country, isCountry } from '#shared/countries.ts'
import { countriesEn } from '#shared/messages/en/countries.ts'
import { countriesEs } from '#shared/messages/es/countries.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/input.tsx'

const NAMES = { es: countriesEs.names, en: countriesEn.names }

interface CountryFieldProps {
  /** Undefined to guess it. */
  country: Country | undefined
  onCountry: (country: Country | undefined) => void
  disabled?: boolean
  /** What follows its customs; the parts of a resume by default. */
  hint?: ReactNode
}

/** The country whose customs a resume is judged by. */
export const CountryField = ({ country, onCountry, disabled = false, hint }: CountryFieldProps) => {
  const { t } = useLingui()
  const names = NAMES[useLanguage()]
  return (
    <Field
      label={<Trans>Country of the job</Trans>}
      hint={
        hint ?? t`We check your photo, personal data, length and section order against what’s usual in that country.`
      }
    >
      <Select
        value={country ?? ''}
        disabled={disabled}
        onChange={({ target }) => onCountry(isCountry(target.value) ? target.value : undefined)}
      >
        <option value="">{t`Detect from the resume`}</option>
        {COUNTRIES.map((code) => (
          <option key={code} value={code}>
            {names[code]}
          </option>
        ))}
      </Select>
    </Field>
  )
}
