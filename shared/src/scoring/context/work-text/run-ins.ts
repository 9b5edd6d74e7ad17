import type { VisibleLine } from '../page-lines.ts'
import { toLinePrefix } from '../text.ts'

/** Words that what follows goes on from: no label, no end of a sentence. */
const OPEN_WORDS = /\p{L}{2}[^.:;|–—-]{0,3}$/u

/**
 * How texts start that go on after words in another font, as `is a map of …` after the name of a project in bold: their
 * first word opens no line.
 */
export const listRunIns = (lines: readonly VisibleLine[]): Set<string> =>
  new Set(
    lines.flatMap(({ text, parts = [] }) =>
      parts
        .filter(({ at, gap }) => at > 0 && !gap && OPEN_WORDS.test(text.slice(0, at).trim()))
        .map(({ at }) => toLinePrefix(text.slice(at))),
    ),
  )
