import { describe, expect, it } from 'vitest'
import { unsafeCast } from '#shared/cast.ts'
import type { TextStyle } from '#shared/renderer/compose/blocks.ts'
import type { Typeface } from '#shared/renderer/fonts/typeface.ts'
import { breakLines } from '#shared/renderer/layout/break-lines.ts'

/** Every character is 1 pt wide. */
const typeface = unsafeCast<Typeface>({ width: (text: string) => text.length }, 'line breaking uses widths only')
const style = unsafeCast<TextStyle>({ weight: 'regular', size: 10 }, 'line breaking uses weight and size only')
const breakText = (text: string, width: number) =>
  breakLines([{ text }], style, width, typeface).map((line) =>
    line.segments
      .map((segment) => segment.text)
      .join('')
      .trim(),
  )

describe('words wider than a line', () => {
  it('are split after punctuation', () => {
    expect(breakText('linkedin.com/in/ana-ruiz', 18)).toEqual(['linkedin.com/in/', 'ana-ruiz'])
    expect(breakText('github.com/your-github-username', 28)).toEqual(['github.com/', 'your-github-username'])
  })
  it('never end a line with a hyphen, which text extractors would remove', () => {
    expect(breakText('your-github-username', 12)).toEqual(['your-github', '-username'])
  })
})
