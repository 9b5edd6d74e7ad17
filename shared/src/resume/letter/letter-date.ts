import type { Country } from '../../countries.ts'
import type { Language } from '../../languages.ts'
import { hasBritishUsage } from './salutation.ts'

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}

interface LetterDate {
  /** `YYYY-MM-DD` or empty. */
  readonly date: string
  readonly place: string
  readonly country: Country | undefined
}

/** The line with the date: `Valencia, 3 de mayo de 2026`, `May 3, 2026`, `3 May 2026`. English letters name no place. */
export const formatLetterDate = ({ date, place, country }: LetterDate, language: Language): string => {
  const [year = '', month = '', day = ''] = date.split('-')
  const name = MONTHS[language][Number(month) - 1]
  if (name === undefined) return ''
  if (language === 'es') return `${place.trim() === '' ? '' : `${place.trim()}, `}${Number(day)} de ${name} de ${year}`
  return hasBritishUsage(country) ? `${Number(day)} ${name} ${year}` : `${name} ${Number(day)}, ${year}`
}
