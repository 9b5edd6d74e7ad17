import type { ParsedLine } from './parsed-line.ts'

interface StyledText {
  readonly style: string
  readonly text: string
}

/** Whether a text is all in capitals and has three of them in a row. */
export const isCaps = (text: string): boolean => text === text.toUpperCase() && /\p{Lu}{3}/u.test(text)

/** Style and capitals as one key: the headings of a document share it. */
export const getStyleKey = (line: StyledText): string => `${line.style} ${isCaps(line.text) ? 'C' : ''}`

/** The style that most letters of the lines have, with its size in pt. */
export const findBodyStyle = (lines: readonly ParsedLine[]): { style: string; size: number } => {
  const letters = new Map<string, { n: number; size: number }>()
  for (const line of lines) {
    const counted = letters.get(line.style)
    if (counted) counted.n += line.text.length
    else letters.set(line.style, { n: line.text.length, size: line.size })
  }
  const most = [...letters].sort((a, b) => b[1].n - a[1].n)[0]
  return { style: most?.[0] ?? '', size: most?.[1].size ?? 0 }
}
