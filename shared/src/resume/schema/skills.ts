/** Comma-separated text to trimmed, non-empty items (spec section 5). Commas inside brackets stay: `AWS (S3, EC2)`. */
export const splitSkills = (text: string): string[] =>
  text
    .split(/,(?![^(]*\))/)
    .map((item) => item.trim())
    .filter((item) => item !== '')

export const joinSkills = (items: readonly string[]): string => items.join(', ')
