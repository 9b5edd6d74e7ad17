import { fold } from '../../lexicon/fold.ts'
import type { SectionKind } from '../../lexicon/heading-words.ts'
import { headingKind, isComposedHeading } from '../../lexicon/headings.ts'
import { isSoftSkill } from '../../lexicon/soft-skills.ts'
import { isTool } from '../../lexicon/tool-names.ts'
import { MIN_SENTENCE_WORDS } from '../../lines/is-sentence.ts'
import { hasWideLeading, isContinuation, overflowsLineAbove, SKILL_LIST } from '../../lines/line-continuation.ts'
import {
  findColumnRight,
  hasOpenBracket,
  type ParsedLine,
  type ParsedSegment,
  splitAtGaps,
} from '../../lines/parsed-line.ts'
import { joinWhere } from '../entries/wrapped-lines.ts'
import { isLevelText, SKILL_LEVEL } from './skill-levels.ts'

/** A list of skills with the label before it, or the last label above it. */
export interface SkillRow {
  readonly text: string
  readonly label: string
  readonly line: ParsedLine
  /** All lines of the row. */
  readonly lines: readonly ParsedLine[]
  /** Index of the line of its label; undefined without a label. */
  readonly labelLine: number | undefined
}

const LABEL = /^([\p{L}\d][\p{L}\d&/+#.,()' -]{0,58}?)\s{0,9}:\s{1,40}(?=\S)|^([\p{L}][\p{L}&/ ]{1,40}?)\s{0,9}:$/u
/** `Languages – Python, Java`. */
const DASH_LABEL = /^(\p{Lu}[\p{L} ]{2,25}) [–—-] (?=[^,]+,)/u
/** A label does not end with these words. */
export const OPEN_LABEL = /\s(?:a|la|el|de|del|en|como|con|of|in|the|and|y)$/i
const MAX_LABEL_CHARS = 45
const MAX_GROUP_NAME_CHARS = 60
/** Text after a gap with this many words is a list, whatever its style. */
const MIN_LIST_WORDS = 5

/** The rows of a skills section, wrapped lines joined, each with its label. */
export const splitSkillRows = (section: readonly ParsedLine[]): SkillRow[] => {
  const lines = joinWhere(
    section.filter((line, i) => !isRowOfGroupNames(line, section[i + 1])),
    isRestOfLevel,
  )
  const rows: SkillRow[] = []
  let labelAbove = ''
  let labelLine: number | undefined
  /** The last line that is nothing but a label. */
  let labelEnd: ParsedLine | undefined
  const columnRight = findColumnRight(lines)
  const items = lines.filter(({ bullet }) => bullet)
  const columns = findColumns(items)
  const listLeading = Math.min(...items.map(({ leading }) => leading))
  const listLeft = items.length >= MIN_LIST_ITEMS ? Math.min(...items.map(({ x }) => x)) : 0
  const widest = Math.max(0, ...lines.map(({ x, right }) => right - x))
  lines.forEach((line, i) => {
    const above = lines[i - 1]
    const last = rows.at(-1)
    const text = line.bullet ? splitAtColumn(line, columns) : joinWithBars(line)
    const label = /^\p{Ll}/u.test(line.body) ? '' : findLabel(line)
    const goesOn =
      above &&
      above !== labelEnd &&
      !endsWithLevelCell(above) &&
      (isContinuation(SKILL_LIST, { above, line, columnRight }) ||
        (isWrapped(above, line) && !isOwnItem(above, line) && !hasRoomAbove(above, line, widest)) ||
        (isParagraphLine(above, line, last?.line ?? above, columnRight) && !isOwnItem(above, line)) ||
        (last?.line.bullet && isRestOfItem(above, line, { listLeading, columnRight })))
    if (last && goesOn && label === '') {
      const joined = `${last.text} ${text}`
      if (!WRAPPED_LABEL.test(joined)) {
        rows[rows.length - 1] = { ...last, text: joined, lines: [...last.lines, line] }
        return
      }
      labelAbove = joined.slice(0, -1)
      labelLine = last.line.index
      rows[rows.length - 1] = { ...last, text: '', label: labelAbove, labelLine }
      return
    }
    const isBeside = ({ right, size }: ParsedLine) => right < listLeft && right > listLeft - MAX_LABEL_GAP_EM * size
    if (isBeside(line)) {
      const isWrapped = labelAbove !== '' && above !== undefined && isBeside(above)
      labelAbove = isWrapped ? `${labelAbove} ${line.text}` : line.text
      labelLine = line.index
      labelEnd = line
      return
    }
    if (isGroupName(lines, i) || isHeadingOfList(lines, i)) {
      labelAbove = line.text
      labelLine = line.index
      labelEnd = line
      return
    }
    // A line in the look of the label above what it lists is no item of that list.
    if (line.bold && labelEnd && above !== labelEnd && line.style === labelEnd.style) labelAbove = ''
    const list = text.slice(label.includes(':') ? text.indexOf(':') + 1 : label.length).replace(/^[\s:|–—-]*/, '')
    const name = label.replace(/(?<!\s)\s*:\s*$/, '')
    if (label !== '') {
      labelAbove = list === '' ? name : ''
      labelLine = line.index
    }
    rows.push({
      text: list,
      label: name || labelAbove,
      line,
      lines: [line],
      labelLine: label || labelAbove ? labelLine : undefined,
    })
  })
  return rows.filter((row) => row.text !== '')
}

/** As many items to the right of a text make it their label. */
const MIN_LIST_ITEMS = 3
const MAX_LABEL_GAP_EM = 3

/** `Lua, Perl   intermedio`: the end of a row of a table. */
const endsWithLevelCell = ({ segments }: ParsedLine): boolean => {
  const last = segments.at(-1)
  return segments.length > 1 && last?.afterGap === true && isLevelText(last.text)
}

/** A name of what is listed below, over two lines. */
const WRAPPED_LABEL = /^[^,;|:]{4,80}:$/u

/** Lists set wide: as wide as this, in multiples of the white between their items, is no gap. */
const MAX_LIST_LEADING = 1.05

/** A line without a bullet in a widely set list with bullets, whose first word had no room above. */
const isRestOfItem = (
  above: ParsedLine,
  line: ParsedLine,
  { listLeading, columnRight }: { readonly listLeading: number; readonly columnRight: number },
): boolean =>
  !line.bullet &&
  line.style === above.style &&
  line.column === above.column &&
  line.page === above.page &&
  line.leading <= listLeading * MAX_LIST_LEADING &&
  overflowsLineAbove(above, line, columnRight)

/** The name of a section alone above what it lists, in no look of its own: `Languages`, `Computer skills`. */
const isHeadingOfList = (lines: readonly ParsedLine[], at: number): boolean => {
  const line = lines[at]
  if (!line || line.bullet || line.segments.length > 1 || line.text.includes('(')) return false
  if (/^\p{Ll}/u.test(lines[at + 1]?.text ?? '')) return false
  const kind = headingKind(line.text)
  if (kind === 'skills') return isComposedHeading(line.text) && at < lines.length - 1
  return kind !== undefined && LISTED_KINDS.has(kind)
}
const LISTED_KINDS: ReadonlySet<SectionKind> = new Set(['languages', 'interests', 'references'])

/** `Lua: Manejo` over `avanzado`. */
const isRestOfLevel = (above: ParsedLine, line: ParsedLine): boolean =>
  /:\s[^:]{0,20}(?:manejo|nivel|dominio|conocimientos?)$/iu.test(above.text) &&
  /^\p{Ll}/u.test(line.text) &&
  isLevelText(line.text) &&
  line.column === above.column &&
  line.page === above.page

/** Bold names of groups side by side, over their bullets or over as many cells. */
const isRowOfGroupNames = (line: ParsedLine, next: ParsedLine | undefined): boolean =>
  line.bold &&
  !line.bullet &&
  line.segments.length > 1 &&
  line.segments.every(({ afterGap, text }, i) => (i === 0 || afterGap) && /^\p{Lu}[^,;:]{2,40}$/u.test(text)) &&
  next !== undefined &&
  !next.bold &&
  (next.bullet || (splitAtGaps(next).length === line.segments.length && !line.segments.some(isSkillName)))

/** Whether a text is the name of a tool or of a soft skill. */
export const isSkillName = ({ text }: { readonly text: string }): boolean => isTool(text) || isSoftSkill(text)

/** A skill in lower case below one that is whole: no end of the line above. */
const isOwnItem = (above: ParsedLine, line: ParsedLine): boolean =>
  isSkillName(line) && (isSkillName(above) || !/^\p{Lu}/u.test(above.text))

/** Lowercase text right below the text above it, in the same style and column. */
const isWrapped = (above: ParsedLine, line: ParsedLine): boolean =>
  /^(?:\p{Ll}{3}|\(\p{Lu}|[/&] )/u.test(line.text) &&
  !line.bullet &&
  line.segments.length === 1 &&
  line.style === above.style &&
  line.column === above.column &&
  line.page === above.page &&
  !hasWideLeading(line) &&
  /^\p{Lu}/u.test(above.body)

/** A line that is this much shorter than the widest one has room for more than a word. */
const MAX_ROOM_SHARE = 0.9

/** Whether the first word of a line had room on the line above, which may be centered. */
const hasRoomAbove = (above: ParsedLine, line: ParsedLine, widest: number): boolean => {
  const [word = ''] = line.text.split(' ')
  const letter = (line.right - line.x) / Math.max(1, line.text.length)
  return above.right - above.x + letter * (word.length + 1) < MAX_ROOM_SHARE * widest
}

/** A lowercase line of a paragraph, whose first word had no room on the line above. */
const isParagraphLine = (above: ParsedLine, line: ParsedLine, first: ParsedLine, columnRight: number): boolean =>
  /^\p{Ll}/u.test(line.text) &&
  /^[^\p{L}]*\p{Lu}/u.test(first.body) &&
  line.style === above.style &&
  line.column === above.column &&
  line.page === above.page &&
  !hasWideLeading(line) &&
  overflowsLineAbove(above, line, columnRight)

/** A word alone between gaps of justified text. */
const JUSTIFIED_WORD = /^(?:de|del|la|el|en|y|con|para|the|of|in|and|to)$/i

/** Cells of as many items start at one place: the list has a second column, whose bullets are drawn. */
const MIN_CELLS = 3
const SAME_EDGE_PT = 3

const findCell = ({ segments }: ParsedLine): ParsedSegment | undefined =>
  segments.findLast(({ afterGap }, i) => afterGap && segments.slice(0, i).some(({ text }) => /\p{L}/u.test(text)))

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < SAME_EDGE_PT

/** Where the cells of a second column start in items with bullets. */
const findColumns = (items: readonly ParsedLine[]): readonly number[] => {
  const starts = items.flatMap((item) => findCell(item)?.x ?? [])
  return starts.filter((x) => starts.filter((other) => isNear(other, x)).length >= MIN_CELLS)
}

/** The text of an item with a bar before its cell in a second column. */
const splitAtColumn = (line: ParsedLine, columns: readonly number[]): string => {
  const cell = findCell(line)
  return cell && columns.some((x) => isNear(x, cell.x)) && line.body.endsWith(cell.text)
    ? `${line.body.slice(0, -cell.text.length)}| ${cell.text}`
    : line.body
}

/** The line's text with a bar at each wide gap, which separates two items of a table. */
const joinWithBars = (line: ParsedLine): string => {
  const isAfterGap = (i: number) => i > 0 && line.segments[i]?.afterGap === true
  if (!line.segments.some((_, i) => isAfterGap(i))) return line.body
  if (line.segments.length > 2 && line.segments.some(({ text }) => JUSTIFIED_WORD.test(text))) return line.body
  return line.segments
    .map(({ text }, i) => (isAfterGap(i) ? ` | ${text}` : ` ${text}`))
    .join('')
    .trim()
}

/** A line that only names the list below it: no separators, in another style than the list. */
const isGroupName = (lines: readonly ParsedLine[], at: number): boolean => {
  const line = lines[at]
  const next = lines[at + 1]
  const list = next && SKILL_LEVEL.test(fold(next.text)) ? lines[at + 2] : next
  if (!line || !list || line.bullet || /[,;:|]/.test(line.text) || line.segments.length > 1) return false
  if (list.style === line.style || line.text.length >= MAX_GROUP_NAME_CHARS) return false
  return list.text.includes(',') || isColumnName(lines, at)
}

/** Bold or larger over bullets, over a sentence, or over two items in one other style. */
const isColumnName = (lines: readonly ParsedLine[], at: number): boolean => {
  const [line, first, second] = lines.slice(at, at + 3)
  if (!line || !first || line.page !== first.page || first.y <= line.y) return false
  if (!(line.bold && !first.bold) && line.size <= first.size) return false
  if (first.bullet || first.text.split(' ').length >= MIN_SENTENCE_WORDS) return true
  return second !== undefined && second.style === first.style && second.y > first.y
}

/** The label of a line, before a colon or in a segment of its own; empty where there is none. */
const findLabel = (line: ParsedLine): string => {
  const colon = LABEL.exec(line.body)
  if (colon && !hasOpenBracket(colon[0])) return isLevelText(line.body.slice(colon[0].length)) ? '' : colon[0]
  const dash = DASH_LABEL.exec(line.body)
  if (dash?.[1] && (headingKind(dash[1]) || isComposedHeading(dash[1]))) return dash[0]
  const [first, second, ...others] = line.segments
  if (!first || !second || line.bullet || !line.text.startsWith(first.text)) return ''
  if (OPEN_LABEL.test(first.text) || /^\p{Ll}/u.test(second.text)) return ''
  if (/[·|•]$/.test(first.text) || /^[·|•]/.test(second.text)) return ''
  if (first.text.includes(',') || first.text.length > MAX_LABEL_CHARS) return ''
  const isOtherStyle = first.style !== second.style
  const list = [second, ...others].map((segment) => segment.text)
  const words = list.join(' ').split(' ').length
  const isCell = second.afterGap && others.length === 0 && (words >= MIN_LIST_WORDS || isOtherStyle)
  const isList = list.some((text) => text.includes(',')) || isCell
  return (isOtherStyle || second.afterGap) && isList ? first.text : ''
}
