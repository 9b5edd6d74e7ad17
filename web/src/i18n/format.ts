import type { Language } from '#shared/languages.ts'

/** Money from integer cents: `$8`, `$8.50`; the currency's own sign in both languages. */
export const formatMoney = (cents: number, language: Language, currency = 'usd'): string =>
  new Intl.NumberFormat(language === 'es' ? 'es-US' : 'en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100)

export const formatNumber = (value: number, language: Language, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(language, options).format(value)

/** A day, long form: `20 de noviembre de 2026`. `at` is UTC ms. */
export const formatDate = (
  at: number,
  language: Language,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string => new Intl.DateTimeFormat(language, options).format(at)
