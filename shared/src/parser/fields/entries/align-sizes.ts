import { findBodyStyle } from '../../lines/line-style.ts'
import type { ParsedLine, ParsedSegment } from '../../lines/parsed-line.ts'

/** Sizes closer than this, in pt, are one: a box of text was scaled by hand. */
const MAX_SCALED_PT = 0.45

/** The lines of a section with bold text of one font in one style, where its boxes were scaled to nearly the same size. */
export const alignSizes = (section: readonly ParsedLine[]): readonly ParsedLine[] => {
  const body = findBodyStyle(section).style
  const sizes = new Map<string, number>()
  const styles = new Map<string, string>()
  for (const { bold, style, size } of section) {
    if (!bold || style === body || styles.has(style)) continue
    const near = [...sizes].find(
      ([other, otherSize]) => isScaled(style, other) && Math.abs(size - otherSize) < MAX_SCALED_PT,
    )
    if (near) styles.set(style, near[0])
    else sizes.set(style, size)
  }
  if (styles.size === 0) return section
  const align = <T extends ParsedLine | ParsedSegment>(each: T): T => ({
    ...each,
    style: styles.get(each.style) ?? each.style,
  })
  return section.map((line) => ({ ...align(line), segments: line.segments.map(align) }))
}

const isScaled = (a: string, b: string): boolean => a !== b && a.split(' ')[0] === b.split(' ')[0]
