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
