import { fold } from './fold.ts'
import { HEADING_PHRASES, type SectionKind } from './heading-words.ts'

const KINDS = new Map<string, SectionKind>()
const SPACED = new Map<string, string>()
for (const [kind, phrases] of Object.entries(HEADING_PHRASES))
  for (const phrase of phrases.split(',').map((p) => p.trim().replace(/\s+/g, ' '))) {
    if (!KINDS.has(phrase)) KINDS.set(phrase, kind as SectionKind)
    if (phrase.length >= 4) SPACED.set(phrase.replaceAll(' ', ''), phrase)
  }

/** No heading of a CV that we know is longer than this. */
const LONGEST = 60

/** Leading numbers, bullets and icons, trailing colons and rules of a heading. */
const TRIM = /^[^\p{L}]+|[^\p{L})]+$/gu

const key = (text: string): string =>
  fold(text.replace(TRIM, ''))
    .replace(/[&+/|,]| and | y | e /g, ' and ')
    .replace(/\s+/g, ' ')
    .trim()

const AND = new Map<string, SectionKind>()
for (const [phrase, kind] of KINDS) AND.set(key(phrase), kind)

/** What a line is a heading of, when its words say so; undefined otherwise. */
export const headingKind = (text: string): SectionKind | undefined => {
  if (text.length > LONGEST) return undefined
  const folded = key(text)
  if (!folded) return undefined
  const whole = AND.get(folded)
  if (whole) return whole
  const halves = folded.split(' and ')
  if (halves.length < 2 || halves.length > 3) return undefined
  const kinds = halves.map((half) => AND.get(half))
  return kinds.every((k) => k) ? kinds[0] : undefined
}

/** Whether the words of a text are those of a heading. */
export const isHeadingText = (text: string): boolean => headingKind(text) !== undefined

/**
 * A heading whose spaces got lost in letter-spacing (`WORKEXPERIENCE`), with its spaces and in the case it was written in.
 * Undefined when it is none that we know.
 */
export const spacedHeading = (joined: string): string | undefined => {
  const letters = [...joined]
  const phrase = SPACED.get(fold(joined))
  if (!phrase || phrase.replaceAll(' ', '').length !== letters.length) return undefined
  let at = 0
  return [...phrase].map((c) => (c === ' ' ? ' ' : letters[at++])).join('')
}
