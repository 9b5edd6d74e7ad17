import type { TextLine, TextSegment } from '../../lines/text-run.ts'
import type { TabStop, WordParagraph, WordRun } from '../word-model.ts'
import { estimateWidth } from './estimate-width.ts'
import { wrapEntryRow } from './wrap-entry-rows.ts'

/** Where text may stand; in pt from the page's left edge. */
export interface Area {
  readonly x: number
  readonly width: number
  readonly column: number
}

export interface BuiltLine {
  /** Its `y` is 0; undefined for an empty line. */
  readonly line: TextLine | undefined
  readonly size: number
  /** What comes after it. */
  readonly end: 'line' | 'page' | 'column' | 'paragraph'
  /** Whether a page of the last printing starts with it, or in it. */
  readonly startsPage: boolean
  readonly breaksPage: boolean
  readonly runs: readonly WordRun[]
}

/** Numbers of fonts by name, weight and slant, in the order they are met. */
export interface FontIndex {
  readonly indexOf: (run: WordRun) => number
  readonly isBold: (font: number) => boolean
}

const MAX_FONTS = 10_000

export const createFontIndex = (): FontIndex => {
  const fonts = new Map<string, number>()
  const bold: boolean[] = []
  return {
    indexOf: (run) => {
      const known = fonts.get(run.font)
      if (known !== undefined) return known
      const index = Math.min(MAX_FONTS, fonts.size)
      fonts.set(run.font, index)
      bold[index] = run.bold
      return index
    },
    isBold: (font) => bold[font] === true,
  }
}

const DEFAULT_TAB_PT = 36
/** So many spaces in a row set text apart as a tab does. */
const SPACE_GAP = / {5,}/
/** A bullet or number typed by hand: the tab after it is no gap. */
const TYPED_MARKER = /^(?:[^\p{L}\p{N}\s]{1,2}|o|\(?\d{1,2}[.)]|[a-z][.)])$/u

/** A part of a line being built. */
interface Draft {
  segments: TextSegment[]
  text: string
  /** Right edge of the text so far, from the area's left edge. */
  cursor: number
  /** Left edge of the paragraph's text. */
  left: number
  isGap: boolean
  size: Map<number, number>
}

/** The lines of a paragraph between its breaks. Wrapped text is one line, as wide as its last row on paper. */
export const buildLines = (paragraph: WordParagraph, area: Area, fonts: FontIndex): BuiltLine[] =>
  splitAtBreaks(paragraph.runs)
    .flatMap((row) => wrapRow(row, paragraph, area))
    .map(({ runs, end, startsPage, breaksPage }, i) => {
      const line = buildLine(paragraph, runs, i === 0, area, fonts)
      return { line, size: line?.size ?? paragraph.size, end, startsPage, breaksPage, runs }
    })

const wrapRow = (row: Row, paragraph: WordParagraph, area: Area): Row[] => {
  if (paragraph.marker !== '') return [row]
  const rows = wrapEntryRow(row.runs, area.width - paragraph.indent)
  return rows.map((runs, i) => ({
    ...row,
    runs,
    startsPage: row.startsPage && i === 0,
    breaksPage: row.breaksPage && i === rows.length - 1,
    end: i === rows.length - 1 ? row.end : 'line',
  }))
}

interface Row {
  readonly runs: WordRun[]
  end: BuiltLine['end']
  startsPage: boolean
  breaksPage: boolean
  chars: number
}

/** Longer paragraphs take more than one line. */
const MAX_ROW_CHARS = 3_600
const LONG_PIECE = /.{1,3500}(?:\s|$)|.{3500}/gs

const ENDS: Readonly<Record<string, BuiltLine['end']>> = { '\n': 'line', '\f': 'page', '\v': 'column' }

const splitAtBreaks = (runs: readonly WordRun[]): Row[] => {
  let row = newRow()
  const rows = [row]
  for (const run of runs) {
    const end = ENDS[run.text]
    if (end) {
      row.end = end
      row = newRow()
      rows.push(row)
    } else if (run.text === '\u000e') {
      if (row.runs.length === 0) row.startsPage = true
      else row.breaksPage = true
    } else
      for (const text of splitLongText(run.text)) {
        if (row.chars + text.length > MAX_ROW_CHARS) {
          row.end = 'line'
          row = newRow()
          rows.push(row)
        }
        row.runs.push(text === run.text ? run : { ...run, text })
        row.chars += text.length
      }
  }
  return rows
}

const newRow = (): Row => ({ runs: [], end: 'paragraph', startsPage: false, breaksPage: false, chars: 0 })

/** Pieces of a text, cut at spaces, that fit in a line of an extracted document. */
const splitLongText = (text: string): string[] =>
  text.length <= MAX_ROW_CHARS ? [text] : (text.match(LONG_PIECE) ?? [])

const buildLine = (
  paragraph: WordParagraph,
  runs: readonly WordRun[],
  isFirst: boolean,
  area: Area,
  fonts: FontIndex,
): TextLine | undefined => {
  const { indent, firstLineIndent } = paragraph
  const draft: Draft = {
    segments: [],
    text: '',
    cursor: indent + (isFirst ? firstLineIndent : 0),
    left: indent,
    isGap: false,
    size: new Map(),
  }
  const visible = runs.filter((run) => !run.hidden)
  const [first] = visible
  if (isFirst && paragraph.marker !== '' && first) {
    append(draft, paragraph.marker, first, fonts)
    append(draft, ' ', first, fonts)
    draft.cursor = Math.max(draft.cursor, indent)
  }
  visible.forEach((run, i) => {
    if (run.text === '\t') applyTab(draft, paragraph.tabs, visible, i + 1, area)
    else appendText(draft, run, fonts)
  })
  return finish(draft, paragraph, area)
}

const appendText = (draft: Draft, run: WordRun, fonts: FontIndex): void => {
  let rest = run.text
  for (let gap = SPACE_GAP.exec(rest); gap; gap = SPACE_GAP.exec(rest)) {
    append(draft, rest.slice(0, gap.index), run, fonts)
    draft.cursor += estimateWidth(gap[0], run.size)
    if (hasText(draft)) draft.isGap = true
    rest = rest.slice(gap.index + gap[0].length)
  }
  append(draft, rest, run, fonts)
}

const hasText = (draft: Draft): boolean => draft.size.size > 0

const append = (draft: Draft, raw: string, run: WordRun, fonts: FontIndex): void => {
  const isStart = !hasText(draft) || draft.isGap
  const text = isStart ? raw.trimStart() : raw
  if (isStart && raw.length > text.length)
    draft.cursor += estimateWidth(raw.slice(0, raw.length - text.length), run.size)
  if (text === '') return
  const width = estimateWidth(text, run.size, run.bold)
  const last = draft.segments.at(-1)
  const isBlank = text.trim() === ''
  const font = last && isBlank ? last.font : fonts.indexOf(run)
  if (draft.isGap) draft.text = `${draft.text.trimEnd()} `
  if (!last || draft.isGap || last.font !== font) {
    draft.segments.push({
      text,
      x: draft.cursor,
      right: draft.cursor + width,
      font,
      size: run.size,
      afterGap: draft.isGap,
      order: 0,
    })
  } else draft.segments[draft.segments.length - 1] = { ...last, text: last.text + text, right: draft.cursor + width }
  draft.text += text
  draft.cursor += width
  draft.isGap = false
  draft.size.set(run.size, (draft.size.get(run.size) ?? 0) + text.length)
}

/** Moves to the next stop. Text after a stop at the right ends there. */
const applyTab = (draft: Draft, tabs: readonly TabStop[], runs: readonly WordRun[], next: number, area: Area): void => {
  const stops = tabs.filter(({ at }) => at > draft.cursor + 1).sort((a, b) => a.at - b.at)
  const stop = stops[0] ?? defaultStop(draft)
  if (hasText(draft) && !(draft.text.length < 8 && TYPED_MARKER.test(draft.text.trim()))) draft.isGap = true
  else if (hasText(draft) && !draft.text.endsWith(' ')) {
    draft.text += ' '
    const last = draft.segments.at(-1)
    if (last) draft.segments[draft.segments.length - 1] = { ...last, text: `${last.text} ` }
  }
  const width = stop.align === 'left' ? 0 : measureToTab(runs, next)
  const at = Math.min(stop.at, Math.max(area.width, draft.cursor))
  draft.cursor = Math.max(
    draft.cursor,
    stop.align === 'right' ? at - width : stop.align === 'center' ? at - width / 2 : at,
  )
}

const defaultStop = (draft: Draft): TabStop => {
  const next = (Math.floor((draft.cursor + 1) / DEFAULT_TAB_PT) + 1) * DEFAULT_TAB_PT
  return { at: draft.cursor < draft.left - 1 ? draft.left : next, align: 'left' }
}

const measureToTab = (runs: readonly WordRun[], from: number): number => {
  let width = 0
  for (let i = from; i < runs.length; i++) {
    const run = runs[i]
    if (!run || run.text === '\t') break
    width += estimateWidth(run.text, run.size, run.bold)
  }
  return width
}

const finish = (draft: Draft, paragraph: WordParagraph, area: Area): TextLine | undefined => {
  const text = draft.text.replace(/ {2,}/g, ' ').trim()
  const [first] = draft.segments
  if (text === '' || !first) return undefined
  const right = draft.segments.at(-1)?.right ?? first.right
  const room = Math.max(20, area.width - first.x)
  const overflow = right - first.x > room ? wrapWidth(right - first.x, room) : right - first.x
  const free = Math.max(0, area.width - first.x - (right - first.x))
  const shift = paragraph.align === 'right' ? free : paragraph.align === 'center' ? free / 2 : 0
  const move = area.x + shift
  return {
    text,
    x: first.x + move,
    y: 0,
    right: first.x + move + overflow,
    size: findMainSize(draft.size),
    column: area.column,
    segments: draft.segments.flatMap((segment) => {
      const trimmed = segment.text.replace(/ {2,}/g, ' ').trim()
      return trimmed === '' ? [] : [{ ...segment, text: trimmed, x: segment.x + move, right: segment.right + move }]
    }),
  }
}

/** Width of the last row of text that takes more than one. */
const wrapWidth = (width: number, room: number): number => Math.max(room * 0.05, width % room)

/** The size that most of the letters have. */
const findMainSize = (sizes: ReadonlyMap<number, number>): number =>
  [...sizes].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0
