import type { TextRun, TextStyle, Weight } from '../compose/blocks.ts'
import type { Typeface } from '../fonts/typeface.ts'

interface LineSegment {
  readonly text: string
  readonly run: TextRun
  readonly width: number
}
/** A line of text; `width` in pt. */
export interface Line {
  readonly segments: readonly LineSegment[]
  readonly width: number
}

interface Word {
  readonly parts: readonly { text: string; run: TextRun }[]
  readonly width: number
}

const getWeight = (run: TextRun, style: TextStyle): Weight => run.weight ?? style.weight

/**
 * Breaks runs into lines of at most `width` pt. A word that is wider than a line is split, after punctuation if
 * possible.
 */
export const breakLines = (runs: readonly TextRun[], style: TextStyle, width: number, typeface: Typeface): Line[] => {
  const space = typeface.width(' ', style.weight, style.size)
  const lines: Line[] = []
  let line: Word[] = []
  let used = 0
  const flush = (continues: boolean) => {
    if (line.length > 0) lines.push(createLine(line, style, typeface, continues))
    line = []
    used = 0
  }
  for (const unbroken of splitWords(runs, style, typeface)) {
    const segments = unbroken.width > width ? breakWord(unbroken, style, width, typeface) : [unbroken]
    for (const [i, word] of segments.entries()) {
      if (line.length > 0 && (i > 0 || used + space + word.width > width + 0.01)) flush(i === 0)
      used += word.width + (line.length > 0 ? space : 0)
      line.push(word)
    }
  }
  flush(false)
  return lines
}

/** Keeps `43 %` on one line. */
const SIGN_AFTER_NUMBER = /(\d) (?=[%€$£‰°](?:\s|[.,;:)]|$))/g

const splitWords = (runs: readonly TextRun[], style: TextStyle, typeface: Typeface): Word[] => {
  const words: { parts: { text: string; run: TextRun }[]; width: number }[] = []
  let open = false
  for (const run of runs) {
    const segments = run.text.replace(SIGN_AFTER_NUMBER, '$1\u00a0').split(' ')
    for (const [i, text] of segments.entries()) {
      if (i > 0) open = false
      if (!text) continue
      const width = typeface.width(text, getWeight(run, style), style.size)
      const last = words.at(-1)
      if (open && last) {
        last.parts.push({ text, run })
        last.width += width
      } else words.push({ parts: [{ text, run }], width })
      open = true
    }
  }
  return words
}

/** The hyphen is excluded: text extractors remove it at the end of a line as hyphenation. */
const BREAK_OPPORTUNITY = /[/–—@.?&=:_,;]/

/** No line holds more characters, so longer strings are not measured. */
const MAX_LINE_CHARS = 400

/**
 * Splits a word that no line can hold: after the last punctuation that fits, else after the last character that fits.
 */
const breakWord = (word: Word, style: TextStyle, width: number, typeface: Typeface): Word[] => {
  const parts: Word[] = []
  for (const { text, run } of word.parts) {
    const weight = getWeight(run, style)
    let rest = text
    while (rest) {
      const fits = rest.length <= MAX_LINE_CHARS && typeface.width(rest, weight, style.size) <= width
      const end = fits ? rest.length : findBreakIndex(rest, weight, style, width, typeface)
      const part = rest.slice(0, end)
      parts.push({ parts: [{ text: part, run }], width: typeface.width(part, weight, style.size) })
      rest = rest.slice(end)
    }
  }
  return parts
}

const findBreakIndex = (text: string, weight: Weight, style: TextStyle, width: number, typeface: Typeface): number => {
  let low = 1
  let high = Math.min(text.length, MAX_LINE_CHARS)
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (typeface.width(text.slice(0, middle), weight, style.size) <= width) low = middle
    else high = middle - 1
  }
  for (let end = low; end > low / 4; end--) if (BREAK_OPPORTUNITY.test(text.charAt(end - 1))) return end
  const splits = isHighSurrogate(text.charCodeAt(low - 1)) || text.charAt(low - 1) === '-'
  return splits ? Math.max(low - 1, 1) : low
}

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code < 0xdc00

/**
 * Joins words into one segment for each run; the space between two runs goes to the one that is not a link. A line that
 * `continues` ends in a space that its width does not count: readers of tagged text join lines without adding one.
 */
const createLine = (words: readonly Word[], style: TextStyle, typeface: Typeface, continues: boolean): Line => {
  const texts: { text: string; run: TextRun }[] = []
  for (const [i, word] of words.entries()) {
    for (const [j, part] of word.parts.entries()) {
      const last = texts.at(-1)
      const spaced = i > 0 && j === 0
      if (last && last.run === part.run) last.text += (spaced ? ' ' : '') + part.text
      else if (spaced && last && !last.run.href) {
        last.text += ' '
        texts.push({ ...part })
      } else texts.push({ run: part.run, text: (spaced ? ' ' : '') + part.text })
    }
  }
  const segments = texts.map(({ text, run }) => ({
    text,
    run,
    width: typeface.width(text, getWeight(run, style), style.size),
  }))
  const width = segments.reduce((sum, segment) => sum + segment.width, 0)
  return {
    segments: segments.map((segment, i) =>
      continues && i === segments.length - 1 ? { ...segment, text: `${segment.text} ` } : segment,
    ),
    width,
  }
}
