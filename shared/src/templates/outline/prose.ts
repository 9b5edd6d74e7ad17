import { clean, cleanLine } from './normalize-text.ts'
import type { Prose } from './outline.ts'

const MARK = /^\s*(?:[•‣▪▸●○◦∙⁃·■–—*]|-(?=\s))\s*/

/** A field of prose as lines; a line that starts with a bullet mark is one of a list, its mark taken off. */
export const proseOf = (raw: string | undefined, path: string): Prose[] =>
  clean(raw ?? '')
    .split('\n')
    .map((line) => ({ bullet: MARK.test(line), text: cleanLine(line.replace(MARK, '')), path }))
    .filter((line) => line.text !== '')

/** Items that are bullets by nature (achievements, items of a section of one's own). */
export const bulletsOf = (items: readonly string[] | undefined, path: string): Prose[] =>
  (items ?? []).flatMap((item, i) => {
    const text = cleanLine(item.replace(MARK, ''))
    return text ? [{ bullet: true, text, path: `${path}/${i}` }] : []
  })
