import type { CountryMessages } from './types.ts'

type Value = string | number | undefined

/** The form of a word for a count: `one` for 1, `many` for any other, 0 included. Holds for Spanish and English. */
export const pluralize = (count: Value, one: string, many: string): string => (Number(count) === 1 ? one : many)

/** The form of a verb whose subject is a part of a whole: `0 of 1 bullet is`, `1 of 3 bullets is`, `2 of 3 bullets are`. */
export const pluralizePart = (part: Value, whole: Value, one: string, many: string): string =>
  pluralize(Number(whole) === 1 ? whole : part, one, many)

interface NumberFormat {
  /** A number with the language's decimal and thousands separators. Text and what is missing stay as they are. */
  readonly formatNumber: (value: Value) => string
  /** The count with its noun: `1 línea`, `3 líneas`. */
  readonly formatCount: (count: Value, one: string, many: string) => string
}

const groupDigits = (digits: string, separator: string): string =>
  digits.length > 3 ? `${groupDigits(digits.slice(0, -3), separator)}${separator}${digits.slice(-3)}` : digits

/** `grouped` is the smallest number with a thousands separator. Pure, because `Intl` differs between runtimes. */
export const createNumberFormat = (decimal: string, thousands: string, grouped: number): NumberFormat => {
  const formatNumber = (value: Value): string => {
    if (typeof value !== 'number') return value ?? '0'
    const [whole = '', fraction] = String(value).split('.')
    const digits = value >= grouped ? groupDigits(whole, thousands) : whole
    return fraction ? `${digits}${decimal}${fraction}` : digits
  }
  const formatCount = (count: Value, one: string, many: string) =>
    `${formatNumber(count)} ${pluralize(count, one, many)}`
  return { formatNumber, formatCount }
}

/** The text with a capital first letter. */
export const startSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** ` (text)`, or an empty string when there is no text. */
export const inParentheses = (text: Value): string => (text ? ` (${text})` : '')

/** The source of a statement after it: ` (source: Labor Ministry)`; empty without one. `word`: its name in the language. */
export const citeSource = (word: string, source: Value): string => inParentheses(source && `${word}: ${source}`)

/** Replaces codes that are separated by spaces with their names, joined by commas. */
export const listNames = (codes: Value, names: Readonly<Record<string, string>>): string =>
  String(codes ?? '')
    .split(' ')
    .filter((code) => code !== '')
    .map((code) => names[code] ?? code)
    .join(', ')

/** Topics by their codes, with the country's own name for its identity number. */
export const listTopics = (codes: Value, country: Value, { topics, documents }: CountryMessages): string => {
  const names: Readonly<Record<string, string>> = documents
  return listNames(codes, { ...topics, document: names[String(country)] ?? topics.document })
}

/** What a resume is called in a country; the usual word for an unknown one. */
export const nameResume = (country: Value, { resumes }: CountryMessages): string => {
  const names: Readonly<Record<string, string>> = resumes
  return names[String(country)] ?? resumes.OTHER
}

/** What a telephone that one carries is called in a country. */
export const namePhone = (country: Value, { phones }: CountryMessages): string => {
  const names: Readonly<Record<string, string>> = phones
  return names[String(country)] ?? phones.OTHER
}

/** `in Spain`; undefined for an unknown country. */
export const nameCountry = (country: Value, { inside }: CountryMessages): string | undefined => {
  const names: Readonly<Record<string, string>> = inside
  return names[String(country)]
}
