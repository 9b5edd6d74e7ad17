import type { Language } from '../../languages.ts'
import type { TextRun, TextStyle } from '../compose/blocks.ts'
import { measureTabularExcess } from '../fonts/tabular-figures.ts'
import type { Typeface } from '../fonts/typeface.ts'
import { findSyllableBreaks } from './hyphenate.ts'

interface WordPart {
  readonly text: string
  readonly run: TextRun
}

/** What a line may end after: a space, a point inside a word, or a syllable, which adds a hyphen. */
type BreakKind = 'space' | 'point' | 'hyphen'

/** A word or a part of one. `width` in pt, without the space or hyphen after it. */
export interface Token {
  readonly parts: readonly WordPart[]
  readonly width: number
  readonly breakAfter: BreakKind
}

/** Width of a text in the style of its run, in pt. */
export const measureText = (text: string, run: TextRun, style: TextStyle, typeface: Typeface): number => {
  const [weight, size] = [run.weight ?? style.weight, run.size ?? style.size]
  const width = typeface.width(text, weight, size, style.tracking)
  return style.tabular ? width + (measureTabularExcess(text, typeface.faces[weight]) * size) / 1000 : width
}

/** Keeps `43 %` on one line. */
const SIGN_AFTER_NUMBER = /(\d) (?=[%€$£‰°](?:\s|[.,;:)]|$))/g

/**
 * Splits runs into tokens at spaces; a word that is wider than `width` pt at syllables or punctuation. With `language`,
 * words of prose are split at their syllables too.
 */
export const splitTokens = (
  runs: readonly TextRun[],
  style: TextStyle,
  width: number,
  typeface: Typeface,
  language: Language | undefined,
): Token[] =>
  splitWords(runs, style, typeface).flatMap((word) => {
    const syllables = language && splitSyllables(word, style, typeface, language)
    if (syllables && syllables.length > 1) return syllables
    return word.width > width ? breakWord(word, style, width, typeface) : [word]
  })

const splitWords = (runs: readonly TextRun[], style: TextStyle, typeface: Typeface): Token[] => {
  const words: { parts: WordPart[]; width: number; breakAfter: 'space' }[] = []
  let open = false
  for (const run of runs) {
    const segments = run.text.replaceAll('\u00ad', '').replace(SIGN_AFTER_NUMBER, '$1\u00a0').split(' ')
    for (const [i, text] of segments.entries()) {
      if (i > 0) open = false
      if (!text) continue
      const width = measureText(text, run, style, typeface)
      const last = words.at(-1)
      if (open && last) {
        last.parts.push({ text, run })
        last.width += width
      } else words.push({ parts: [{ text, run }], width, breakAfter: 'space' })
      open = true
    }
  }
  return words
}

/** Words of one run without a link. */
const splitSyllables = (word: Token, style: TextStyle, typeface: Typeface, language: Language): Token[] => {
  const [part] = word.parts
  if (!part || word.parts.length > 1 || part.run.href) return [word]
  const ends = [...findSyllableBreaks(part.text, language), part.text.length]
  return ends.map((end, i) => {
    const text = part.text.slice(ends[i - 1] ?? 0, end)
    return {
      parts: [{ text, run: part.run }],
      width: measureText(text, part.run, style, typeface),
      breakAfter: end === part.text.length ? 'space' : 'hyphen',
    }
  })
}

/** The hyphen is excluded: text extractors remove it at the end of a line as hyphenation. */
const BREAK_OPPORTUNITY = /[/–—@.?&=:_,;]/

/** No line holds more characters, so longer strings are not measured. */
const MAX_LINE_CHARS = 400

/**
 * Splits a word that no line can hold: after the last punctuation that fits, else after the last character that fits.
 */
const breakWord = (word: Token, style: TextStyle, width: number, typeface: Typeface): Token[] => {
  const tokens: Token[] = []
  for (const { text, run } of word.parts) {
    let rest = text
    while (rest) {
      const fits = rest.length <= MAX_LINE_CHARS && measureText(rest, run, style, typeface) <= width
      const end = fits ? rest.length : findBreakIndex(rest, run, style, width, typeface)
      const part = rest.slice(0, end)
      tokens.push({
        parts: [{ text: part, run }],
        width: measureText(part, run, style, typeface),
        breakAfter: 'point',
      })
      rest = rest.slice(end)
    }
  }
  return tokens.map((token, i) => (i === tokens.length - 1 ? { ...token, breakAfter: 'space' } : token))
}

const findBreakIndex = (text: string, run: TextRun, style: TextStyle, width: number, typeface: Typeface): number => {
  let low = 1
  let high = Math.min(text.length, MAX_LINE_CHARS)
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (measureText(text.slice(0, middle), run, style, typeface) <= width) low = middle
    else high = middle - 1
  }
  for (let end = low; end > low / 4; end--) if (BREAK_OPPORTUNITY.test(text.charAt(end - 1))) return end
  const splits = isHighSurrogate(text.charCodeAt(low - 1)) || text.charAt(low - 1) === '-'
  return splits ? Math.max(low - 1, 1) : low
}

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code < 0xdc00
