import type { CountryMessages } from './types.ts'

/** The count with its noun: `1 línea`, `3 líneas`. */
export const formatCount = (count: string | number | undefined, one: string, many: string): string =>
  `${count ?? 0} ${Number(count) === 1 ? one : many}`

/** ` (text)`, or an empty string when there is no text. */
export const inParentheses = (text: string | number | undefined): string => (text ? ` (${text})` : '')

/** Replaces codes that are separated by spaces with their names, joined by commas. */
export const listNames = (codes: string | number | undefined, names: Readonly<Record<string, string>>): string =>
  String(codes ?? '')
    .split(' ')
    .filter((code) => code !== '')
    .map((code) => names[code] ?? code)
    .join(', ')

/** Topics by their codes, with the country's own name for its identity number. */
export const listTopics = (
  codes: string | number | undefined,
  country: string | number | undefined,
  { topics, documents }: CountryMessages,
): string => {
  const names: Readonly<Record<string, string>> = documents
  return listNames(codes, { ...topics, document: names[String(country)] ?? topics.document })
}

/** `in Spain`; undefined for an unknown country. */
export const nameCountry = (country: string | number | undefined, { inside }: CountryMessages): string | undefined => {
  const names: Readonly<Record<string, string>> = inside
  return names[String(country)]
}

/** A sentence that starts with a capital. */
export const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
