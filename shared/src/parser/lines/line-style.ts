import type { PLine } from './parsed-line.ts'

interface Style {
  readonly style: string
  readonly size: number
  readonly text: string
}

/** Whether a text is all in capitals. */
export const isCaps = (text: string): boolean => text === text.toUpperCase() && /\p{Lu}{3}/u.test(text)

/** The style of a line, and whether it is in capitals: what headings of one document share. */
export const lookOf = (line: Style): string => `${line.style} ${isCaps(line.text) ? 'C' : ''}`

/** The look that most letters of a document have. */
export const bodyStyle = (lines: readonly PLine[]): { style: string; size: number } => {
  const letters = new Map<string, { n: number; size: number }>()
  for (const line of lines) {
    const seen = letters.get(line.style)
    if (seen) seen.n += line.text.length
    else letters.set(line.style, { n: line.text.length, size: line.size })
  }
  const most = [...letters].sort((a, b) => b[1].n - a[1].n)[0]
  return { style: most?.[0] ?? '', size: most?.[1].size ?? 0 }
}
