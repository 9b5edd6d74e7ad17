import type { Language } from '../../languages.ts'
import type { TextRun, TextStyle } from '../compose/blocks.ts'
import type { Typeface } from '../fonts/typeface.ts'
import { measureText, splitTokens, type Token } from './split-words.ts'

export interface LineSegment {
  readonly text: string
  readonly run: TextRun
  readonly width: number
}
/** A line of text; `width` in pt. */
export interface Line {
  readonly segments: readonly LineSegment[]
  readonly width: number
  /** What each space is narrower than usual by, in pt, so that the line fits. */
  readonly tighter?: number
}

/** What may be done to a paragraph besides choosing its breaks. */
export interface BreakOptions {
  /** Splits words of prose in this language at syllables, where that gains room. */
  readonly hyphenate?: Language | undefined
}

/** Largest part of a space by which a line may be tightened; less than readers notice. */
const MAX_TIGHTENING = 0.14
/** Each line costs more than any badness, so that no paragraph takes more lines than it has to. */
const LINE_COST = 100
const TIGHT_LINE_COST = 0.04
const LONELY_WORD_COST = 2
const HYPHEN_COST = 0.1
/** A last line that is narrower than this share of the column counts as a single word. */
const SHORT_LAST_LINE = 0.08
const TOLERANCE_PT = 0.01
/** The glyph of a line end; readers join the word again. */
const SOFT_HYPHEN = '\u00ad'

/**
 * Breaks runs into lines of at most `width` pt: the fewest lines, with their ends as even as possible over the whole
 * paragraph and no single word on the last one if that can be helped (Knuth and Plass, Breaking Paragraphs into Lines,
 * 1981, for ragged lines). A word that is wider than a line is split, after punctuation if possible.
 */
export const breakLines = (
  runs: readonly TextRun[],
  style: TextStyle,
  width: number,
  typeface: Typeface,
  { hyphenate }: BreakOptions = {},
): Line[] => {
  const tokens = splitTokens(runs, style, width, typeface, hyphenate)
  const paragraph = createParagraph(tokens, style, width, typeface)
  return findBreaks(paragraph).map(({ from, to }) => createLine(paragraph, from, to, style, typeface))
}

interface Paragraph {
  readonly tokens: readonly Token[]
  readonly width: number
  readonly space: number
  readonly hyphen: number
  readonly isCentered: boolean
  /** Sums of the widths and of the spaces before each token. */
  readonly widths: readonly number[]
  readonly spaces: readonly number[]
}

const createParagraph = (tokens: readonly Token[], style: TextStyle, width: number, typeface: Typeface): Paragraph => {
  const widths = [0]
  const spaces = [0]
  for (const [i, token] of tokens.entries()) {
    widths.push((widths[i] ?? 0) + token.width)
    spaces.push((spaces[i] ?? 0) + (token.breakAfter === 'space' ? 1 : 0))
  }
  return {
    tokens,
    width,
    space: typeface.width(' ', style.weight, style.size, style.tracking),
    hyphen: tokens.some((token) => token.breakAfter === 'hyphen')
      ? typeface.width(SOFT_HYPHEN, style.weight, style.size, style.tracking)
      : 0,
    isCentered: style.align === 'center',
    widths,
    spaces,
  }
}

/** Number of spaces inside the line of tokens `from` to `to` (exclusive), and its width without tightening. */
const measureLine = ({ tokens, widths, spaces, space, hyphen }: Paragraph, from: number, to: number) => {
  const last = tokens[to - 1]
  const count = (spaces[to - 1] ?? 0) - (spaces[from] ?? 0)
  const natural = (widths[to] ?? 0) - (widths[from] ?? 0) + count * space
  return { count, natural: natural + (last?.breakAfter === 'hyphen' && to < tokens.length ? hyphen : 0) }
}

interface LineRange {
  readonly from: number
  readonly to: number
}

const findBreaks = (paragraph: Paragraph): LineRange[] => {
  const { tokens } = paragraph
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }]
  for (let to = 1; to <= tokens.length; to++) {
    let found = { cost: Number.POSITIVE_INFINITY, from: to - 1 }
    for (let from = to - 1; from >= 0; from--) {
      const cost = getLineCost(paragraph, from, to)
      if (cost === undefined) break
      const total = (best[from]?.cost ?? 0) + cost
      if (total < found.cost) found = { cost: total, from }
    }
    best.push(found)
  }
  const lines: LineRange[] = []
  for (let to = tokens.length; to > 0; to = best[to]?.from ?? 0) lines.unshift({ from: best[to]?.from ?? 0, to })
  return lines
}

/** The cost of a line; undefined when it is too wide. A single token always fits. */
const getLineCost = (paragraph: Paragraph, from: number, to: number): number | undefined => {
  const { tokens, width, space, isCentered } = paragraph
  const { count, natural } = measureLine(paragraph, from, to)
  const excess = natural - width
  if (excess > count * space * MAX_TIGHTENING + TOLERANCE_PT && to - from > 1) return undefined
  const isLast = to === tokens.length
  const hyphen = !isLast && tokens[to - 1]?.breakAfter === 'hyphen' ? HYPHEN_COST : 0
  if (excess > TOLERANCE_PT) return LINE_COST + TIGHT_LINE_COST + hyphen
  const slack = -excess / width
  if (!isLast || isCentered) return LINE_COST + slack * slack + hyphen
  const isLonely = from > 0 && (count === 0 || natural < width * SHORT_LAST_LINE)
  return LINE_COST + (isLonely ? LONELY_WORD_COST : 0)
}

/**
 * Joins tokens into one segment for each run; the space between two runs goes to the one that is not a link. A line that
 * the text continues after a space ends in a space that its width does not count: readers of tagged text join lines
 * without adding one.
 */
const createLine = (paragraph: Paragraph, from: number, to: number, style: TextStyle, typeface: Typeface): Line => {
  const { tokens } = paragraph
  const texts: { text: string; run: TextRun }[] = []
  let spaced = false
  for (const token of tokens.slice(from, to)) {
    for (const [j, part] of token.parts.entries()) appendText(texts, part, spaced && j === 0)
    spaced = token.breakAfter === 'space'
  }
  const last = texts.at(-1)
  const breakAfter = to < tokens.length ? tokens[to - 1]?.breakAfter : undefined
  if (last && breakAfter === 'hyphen') last.text += SOFT_HYPHEN
  const { count, natural } = measureLine(paragraph, from, to)
  const tighter = count > 0 ? Math.max(0, natural - paragraph.width) / count : 0
  const segments = texts.map(({ text, run }) => ({
    text,
    run,
    width: measureText(text, run, style, typeface) - tighter * countSpaces(text),
  }))
  const width = segments.reduce((sum, segment) => sum + segment.width, 0)
  if (last && breakAfter === 'space') segments.push(...endInSpace(segments.pop()))
  return { segments, width, ...(tighter > 0 && { tighter }) }
}

const endInSpace = (segment: LineSegment | undefined): LineSegment[] =>
  segment ? [{ ...segment, text: `${segment.text} ` }] : []

const countSpaces = (text: string): number => text.split(' ').length - 1

const appendText = (texts: { text: string; run: TextRun }[], part: { text: string; run: TextRun }, spaced: boolean) => {
  const last = texts.at(-1)
  if (last && last.run === part.run) last.text += (spaced ? ' ' : '') + part.text
  else if (spaced && last && !last.run.href) {
    last.text += ' '
    texts.push({ ...part })
  } else texts.push({ run: part.run, text: (spaced ? ' ' : '') + part.text })
}
