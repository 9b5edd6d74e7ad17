/**
 * Splits comma-separated skills into trimmed, non-empty items. Commas inside parentheses do not split: `AWS (S3, EC2)`.
 */
export const splitSkills = (text: string): string[] =>
  text
    .split(/,(?![^(]*\))/)
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** The inverse of `splitSkills`. */
export const joinSkills = (items: readonly string[]): string => items.join(', ')
