import { describe, expect, it } from 'vitest'
import { unsafeCast } from '#shared/cast.ts'
import type { TextStyle } from '#shared/renderer/compose/blocks.ts'
import type { Typeface } from '#shared/renderer/fonts/typeface.ts'
import { breakLines } from '#shared/renderer/layout/break-lines.ts'

/** Every character is 1 pt wide. */
const type = unsafeCast<Typeface>({ width: (text: string) => text.length }, 'lines are broken by widths alone')
const style = unsafeCast<TextStyle>({ weight: 'regular', size: 10 }, 'lines are broken by weight and size alone')
const linesOf = (text: string, width: number) =>
  breakLines([{ text }], style, width, type).map((line) =>
    line.segments
      .map((segment) => segment.text)
      .join('')
      .trim(),
  )

describe('words that no line can hold', () => {
  it('are cut after a joint', () => {
    expect(linesOf('linkedin.com/in/ana-ruiz', 18)).toEqual(['linkedin.com/in/', 'ana-ruiz'])
    expect(linesOf('github.com/your-github-username', 28)).toEqual(['github.com/', 'your-github-username'])
  })
  it('never end a line with a hyphen, which readers would drop', () => {
    expect(linesOf('your-github-username', 12)).toEqual(['your-github', '-username'])
  })
})
