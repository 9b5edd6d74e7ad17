import { normalizeLine, normalizeText } from './normalize-text.ts'
import type { Prose } from './outline.ts'

const BULLET_PREFIX = /^\s*(?:[•‣▪▸●○◦∙⁃·■–—*]|-(?=\s))\s*/

/** Splits prose into lines. A line with a bullet character is a list item, without that character. */
export const parseProse = (raw: string | undefined, path: string): Prose[] =>
  normalizeText(raw ?? '')
    .split('\n')
    .map((line) => ({ bullet: BULLET_PREFIX.test(line), text: normalizeLine(line.replace(BULLET_PREFIX, '')), path }))
    .filter((line) => line.text !== '')

/** List items such as achievements. */
export const parseBullets = (items: readonly string[] | undefined, path: string): Prose[] =>
  (items ?? []).flatMap((item, i) => {
    const text = normalizeLine(item.replace(BULLET_PREFIX, ''))
    return text ? [{ bullet: true, text, path: `${path}/${i}` }] : []
  })
