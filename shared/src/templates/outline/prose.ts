import { normalizeLine, normalizeText } from './normalize-text.ts'
import type { Prose } from './outline.ts'

const BULLET_PREFIX = /^\s*(?:[•‣▪▸●○◦∙⁃·■–—*]|-(?=\s))\s*/

/** A field of prose as lines; a line that starts with a bullet mark is one of a list, its mark taken off. */
export const parseProse = (raw: string | undefined, path: string): Prose[] =>
  normalizeText(raw ?? '')
    .split('\n')
    .map((line) => ({ bullet: BULLET_PREFIX.test(line), text: normalizeLine(line.replace(BULLET_PREFIX, '')), path }))
    .filter((line) => line.text !== '')

/** Items that are bullets by nature (achievements, items of a section of one's own). */
export const parseBullets = (items: readonly string[] | undefined, path: string): Prose[] =>
  (items ?? []).flatMap((item, i) => {
    const text = normalizeLine(item.replace(BULLET_PREFIX, ''))
    return text ? [{ bullet: true, text, path: `${path}/${i}` }] : []
  })
