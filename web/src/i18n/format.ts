import type { Language } from '#shared/languages.ts'

/** Formats an amount in cents, such as `$8` or `$8.50`. The currency sign is the same in both languages. */
export const formatMoney = (cents: number, language: Language, currency = 'usd'): string =>
  new Intl.NumberFormat(language === 'es' ? 'es-US' : 'en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100)

/** A number with the separators of a language. */
export const formatNumber = (value: number, language: Language, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(language, options).format(value)

/** Formats a date (UTC ms), by default in the long form: `20 de noviembre de 2026`. */
export const formatDate = (
  at: number,
  language: Language,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string => new Intl.DateTimeFormat(language, options).format(at)
