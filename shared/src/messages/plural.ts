/** `1 línea`, `3 líneas`. */
export const counted = (count: string | number | undefined, one: string, many: string): string =>
  `${count ?? 0} ${Number(count) === 1 ? one : many}`

/** ` (a, b)` or nothing. */
export const inBrackets = (text: string | number | undefined): string => (text ? ` (${text})` : '')

/** Codes set apart by spaces, put into words and joined by commas. */
export const listed = (codes: string | number | undefined, names: Readonly<Record<string, string>>): string =>
  String(codes ?? '')
    .split(' ')
    .filter((code) => code !== '')
    .map((code) => names[code] ?? code)
    .join(', ')
