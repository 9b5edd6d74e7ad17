import { splitBulletPrefix } from '../../resume/prose/bullet.ts'
import { type MarkedSegment, parseMarks } from '../../resume/prose/marks.ts'
import { normalizeLine, normalizeText } from './normalize-text.ts'
import type { Prose } from './outline.ts'

const hasMarks = ({ bold, italic, href }: MarkedSegment): boolean => Boolean(bold || italic || href)

/** A line of prose without its marks, with its parts where it has marks. */
const parseLine = (line: string, bullet: boolean, path: string): Prose => {
  const parts = parseMarks(normalizeLine(line))
  const text = parts.map((part) => part.text).join('')
  return { bullet, text, path, ...(parts.some(hasMarks) && { parts }) }
}

/** Splits prose into lines. A line with a bullet character is a list item, without that character. */
export const parseProse = (raw: string | undefined, path: string): Prose[] =>
  normalizeText(raw ?? '')
    .split('\n')
    .map((line) => {
      const { prefix, text } = splitBulletPrefix(line)
      return parseLine(text, prefix !== '', path)
    })
    .filter((line) => line.text !== '')

/** List items such as achievements. */
export const parseBullets = (items: readonly string[] | undefined, path: string): Prose[] =>
  (items ?? [])
    .map((item, i) => parseLine(splitBulletPrefix(item).text, true, `${path}/${i}`))
    .filter((line) => line.text !== '')
