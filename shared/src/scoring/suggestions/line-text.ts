/** The text with its first letter in upper case. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const BULLET_GLYPH = /^(\s*(?:(?:[•◦▪●○■‣⁃·►▸▶➢✓✔→»–—-]|\*(?=\s))\s*)?)(.*)$/su

/** A line of prose as its bullet glyph with spaces, and the text after it. */
export const splitBullet = (line: string): { mark: string; text: string } => {
  const [, mark = '', text = ''] = BULLET_GLYPH.exec(line) ?? []
  return { mark, text }
}

/** The field with line `index` replaced; its bullet glyph stays. */
export const replaceLine = (field: string, index: number, text: string): string =>
  field
    .split('\n')
    .map((line, i) => (i === index ? splitBullet(line).mark + text : line))
    .join('\n')

/** Index of the only line that differs; -1 when none, several, or their number differs. */
export const findChangedLine = (before: string, after: string): number => {
  const [a, b] = [before.split('\n'), after.split('\n')]
  const changed = a.flatMap((line, i) => (line === b[i] ? [] : [i]))
  return a.length === b.length && changed.length === 1 ? (changed[0] ?? -1) : -1
}
