import { isSentence, MAX_TITLE_CHARS } from '../../../lines/is-sentence.ts'
import { hasWideLeading } from '../../../lines/line-continuation.ts'
import { findBodyStyle, isCaps } from '../../../lines/line-style.ts'
import { columnKey, findColumnRight, type ParsedLine } from '../../../lines/parsed-line.ts'
import { scoreTextKinds } from '../../../text-kind/text-kind.ts'
import { isDated } from '../../dates/dated-lines.ts'
import { splitProse } from '../../experience/name-splitters.ts'
import { isDutiesLabel, isNote, type LabelKind, parseLabelledValue } from '../labelled-values.ts'
import { findHangingLines } from '../listed-entries.ts'
import type { Segment } from '../segments.ts'
import { isWrappedName } from '../wrapped-lines.ts'
import { endAtDates } from './entry-bullets.ts'
import { findFirstPersonLines } from './first-person-lines.ts'
import { isEntryBullet, type LinePair, readPair } from './line-pairs.ts'
import { splitLine } from './line-parts.ts'
import { type EntryKind, type LineReading, ORGANIZATION, readLine, TITLE } from './line-readings.ts'
import { isStatus } from './text-marks.ts'
import { WEIGHTS } from './weights.ts'

/** A line of a section with what speaks for each of its roles. */
export interface SectionLine {
  readonly line: ParsedLine
  readonly isDated: boolean
  readonly isRange: boolean
  /** Evidence that it goes on with the name on the line above; undefined where it cannot. */
  readonly wrapped: number | undefined
  readonly readings: readonly LineReading[]
  /** The line and the next one, read as one that wraps. */
  readonly pair: LinePair | undefined
  /** Evidence for the first line of an entry, for a further line of its title and for its text. */
  readonly start: number
  readonly head: number
  readonly body: number
  /** What its look has in common with lines of the same role. */
  readonly style: string
}

/** Lines further right than this stand in. */
const MIN_INDENT_PT = 5
/** Leading of a line that is wide for its section, as a multiple of the median, and leadings that tell nothing, in em. */
const WIDE_LEADING_SHARE = 1.25
const NO_LEADING_EM = 9
const USUAL_LEADING_EM = 1.2
/** A line that ends closer to the right edge of the text than this, and is longer than this, may go on below. */
const FULL_LINE_PT = 60
const MIN_FULL_LINE_CHARS = 60
/** Two lines with this many words are running text where the second one starts in lower case. */
const MIN_TEXT_WORDS = 11

/** The lines of a section with the evidence for their roles. */
export const describeLines = (lines: readonly ParsedLine[], kind: EntryKind): SectionLine[] => {
  const measures = measureSection(lines)
  const firstPerson = kind === 'study' ? findFirstPersonLines(lines) : new Set<ParsedLine>()
  return lines.map((line, i) => {
    const above = lines[i - 1]
    const look = describeLook({ above, line, below: lines[i + 1], next: lines[i + 2] }, measures)
    const { dated, hanging } = look
    const isTold = firstPerson.has(line)
    return {
      line,
      isDated: dated,
      isRange: dated && line.dates?.isRange === true,
      wrapped: above && !dated ? scoreWrapped(above, line, lines) : undefined,
      readings: hanging || isTold || (above && GRADE.test(line.body)) ? [] : listReadings(line, kind, dated),
      pair: hanging || isTold ? undefined : readPair(line, lines[i + 1], lines, kind),
      start: scoreStart(line, above, look),
      head: WEIGHTS.head + scoreTitle(line, look) + (look.wide ? WEIGHTS.wideHead : 0),
      body: scoreBody(line, look),
      style: `${line.segments[0]?.style ?? line.style}${isCaps(line.body) ? 'C' : ''}${line.bullet ? '•' : ''}${look.indented ? '>' : ''}`,
    }
  })
}

/** Words that no name ends with. */
const OPEN_END = /(?:[&/]|\s(?:of|in|and|for|the|at|de|del|la|las|los|el|en|y|e|con|para))$/iu

/** Words inside a name: `CONSERVACIÓN` over `DE BOSQUES`. */
const INNER_WORD = /^(?:\p{Ll}{3}|(?:DE|DEL|EN|Y|E|OF|AND|FOR)\s\p{Lu}{2})/u
const PREPOSITION = /^(?:de|del|of|and|y|e)\s\p{L}{3}/iu
const MAX_NAME_WORDS = 7

/** Whether a short line starts in the middle of a name, in the look of the text that ends the line above. */
const goesOnWithName = (above: ParsedLine, line: ParsedLine): boolean =>
  (INNER_WORD.test(line.text) || (line.bold && PREPOSITION.test(line.text))) &&
  !/[\d@:]/.test(line.text) &&
  line.segments.length === 1 &&
  line.text.split(' ').length <= MAX_NAME_WORDS &&
  !/[.;:]$/.test(above.text) &&
  !above.bullet &&
  above.segments.at(-1)?.style === line.style &&
  columnKey(above) === columnKey(line) &&
  !hasWideLeading(line) &&
  (PREPOSITION.test(line.text) || startsInLowerCase(above, line) || !isNameItself(line.text))

/** Bold text that starts in lower case below bold text that does not. */
const startsInLowerCase = (above: ParsedLine, line: ParsedLine): boolean =>
  line.bold && /^\p{Ll}/u.test(line.text) && /^\p{Lu}/u.test(above.body)

/** Log-probability of a name of its own. */
const MIN_NAME_SCORE = -0.6

const isNameItself = (text: string): boolean => {
  const { title, degree, organization, school, place } = scoreTextKinds(text)
  return Math.max(title, degree, organization, school, place) > MIN_NAME_SCORE
}

const scoreWrapped = (above: ParsedLine, line: ParsedLine, lines: readonly ParsedLine[]): number | undefined => {
  if (isSentence(above.text) || isStatus(line.text)) return undefined
  const isOpen = OPEN_END.test(above.text) && !line.bullet && !hasWideLeading(line) && line.segments.length === 1
  if (isOpen || goesOnWithName(above, line)) return WEIGHTS.wrapped + WEIGHTS.openEnd
  return isWrappedName(above, line, lines) ? WEIGHTS.wrapped : undefined
}

interface Measures {
  readonly bodyStyle: string
  readonly hanging: ReadonlySet<ParsedLine>
  /** Left edges by column. */
  readonly edges: ReadonlyMap<string, number>
  readonly columnRight: number
  readonly usualLeading: number
}

const measureSection = (lines: readonly ParsedLine[]): Measures => {
  const edges = new Map<string, number>()
  for (const line of lines) edges.set(columnKey(line), Math.min(line.x, edges.get(columnKey(line)) ?? Infinity))
  const leadings = lines.slice(1).flatMap(({ leading }) => (leading < NO_LEADING_EM ? [leading] : []))
  return {
    bodyStyle: findBodyStyle(lines).style,
    hanging: findHangingLines(lines),
    edges,
    columnRight: findColumnRight(lines),
    usualLeading: leadings.sort((a, b) => a - b)[leadings.length >> 1] ?? USUAL_LEADING_EM,
  }
}

interface Look {
  readonly dated: boolean
  readonly indented: boolean
  readonly hanging: boolean
  readonly wide: boolean
  readonly emphasized: boolean
  /** Whether the line above is a full line of the same text. */
  readonly continued: boolean
  /** Whether it and the line below, which goes on in lower case, have too many words for a name. */
  readonly runsOn: boolean
  /** Whether two lines go on with it in lower case. */
  readonly startsParagraph: boolean
}

interface Neighbors {
  readonly above: ParsedLine | undefined
  readonly line: ParsedLine
  readonly below: ParsedLine | undefined
  readonly next: ParsedLine | undefined
}

const describeLook = ({ above, line, below, next }: Neighbors, measures: Measures): Look => ({
  dated: isDated(line),
  indented: line.x - (measures.edges.get(columnKey(line)) ?? line.x) > MIN_INDENT_PT,
  hanging: measures.hanging.has(line),
  wide: line.leading > WIDE_LEADING_SHARE * measures.usualLeading || hasWideLeading(line),
  emphasized: line.bold || isCaps(line.body) || line.style !== measures.bodyStyle,
  continued:
    above?.style === line.style &&
    above.right > measures.columnRight - FULL_LINE_PT &&
    above.text.length > MIN_FULL_LINE_CHARS &&
    !line.bullet &&
    !hasWideLeading(line),
  runsOn: runsOn(line, below) || (above !== undefined && runsOn(above, line)),
  startsParagraph: below !== undefined && runsOn(line, below) && runsOn(below, next),
})

const runsOn = (line: ParsedLine, below: ParsedLine | undefined): boolean =>
  below !== undefined &&
  !below.bullet &&
  below.style === line.style &&
  /^\p{Ll}/u.test(below.text) &&
  !hasWideLeading(below) &&
  `${line.text} ${below.text}`.split(' ').length >= MIN_TEXT_WORDS

/** The readings of a line as a whole and as names with running text after them; for each set of fields the better one. */
const listReadings = (line: ParsedLine, kind: EntryKind, dated: boolean): LineReading[] => {
  const told = kind === 'job' && !dated ? readToldRole(line) : undefined
  if (!dated && TELEPHONE.test(line.text)) return [{ fields: 0, score: 0, spans: [], order: '' }]
  const readings = [...(canBeTitle(line, dated) ? readLine(splitLine(line), kind, dated) : []), ...(told ? [told] : [])]
  const clause = line.bullet ? undefined : (NAMES_AND_CLAUSE.exec(line.text) ?? undefined)
  const ended = endAtDates(line)
  const [, names, text] = (!line.bullet && (ended ?? NAMES_AND_TEXT.exec(line.text) ?? clause)) || []
  const isText =
    text !== undefined &&
    (ended || clause?.[2] === text || MARKED_TEXT.test(text) || isSentence(text) || isLikeText(text))
  if (!names || !text || (readings.length > 0 && !isText)) return readings
  const rest = { field: 0, segment: { text, line: line.index, afterGap: false, style: line.style } }
  const cut = readLine(splitLine(cutLine(line, names)), kind, dated).map((reading) => ({
    ...reading,
    score:
      reading.score + (MARKED_TEXT.test(text) && reading.fields === TITLE ? WEIGHTS.markedText : WEIGHTS.otherText),
    spans: [...reading.spans, rest],
  }))
  const best = new Map<number, LineReading>()
  for (const reading of [...readings, ...cut])
    if (reading.score > (best.get(reading.fields)?.score ?? -Infinity)) best.set(reading.fields, reading)
  return [...best.values()]
}

/** `+34 981 000 000`, `Tel.: (2944) 00-0000`: the telephone of an employer. */
const TELEPHONE = /^(?:(?:tel[eé]?f?|tel[eé]fono|cel|celular|phone|m[oó]vil)\.?\s?:?\s?)?\+?[\d() ./-]{7,40}$/iu

const TOLD_ROLE =
  /^(?:me )?(?:desempe[ñn](?:é|o|aba|ando|ándome)|ejerc(?:í|o|iendo)|ocup(?:é|o|ando)|trabaj(?:é|ando)|labor(?:é|ando)|work(?:ed|ing))\s(?:en\s)?(?:(?:el|la)\s(?:cargo|puesto|rol|funci[oó]n|[aá]rea)\sde|como|as(?:\san?)?)\s(\p{L}[^,.;:]{2,50}?)(?=[,.;]|\s(?:en|realizando|donde|at|in)\s|$)/iu

/** `Desempeñé el cargo de soldadora, reparando tanques`: the role in a sentence below the employer. */
const readToldRole = (line: ParsedLine): LineReading | undefined => {
  const whole = { text: line.body, line: line.index, afterGap: false, style: line.style }
  const [, role] = TOLD_ROLE.exec(line.body) ?? []
  const names: readonly Segment[] = splitProse(whole) ?? (role ? [{ ...whole, text: role, label: 'position' }] : [])
  if (names.length === 0) return undefined
  const spans = names.map((segment) => ({ field: segment.label === 'position' ? TITLE : ORGANIZATION, segment }))
  return {
    fields: spans.reduce((fields, { field }) => fields | field, 0),
    score: WEIGHTS.toldRole,
    spans: [...spans, { field: 0, segment: whole }],
    order: spans.map(({ field }) => field).join(''),
  }
}

const isLikeText = (text: string): boolean => scoreTextKinds(text).text >= MIN_TEXT_SCORE

/** `Duna.es, diseñadora. Maqueté tres revistas.` */
const NAMES_AND_TEXT =
  /^(.{8,140}?(?<=\p{L}{3}|\))(?<!\s(?:[Ii]ng|[Ll]ic|[Tt][eé]c|[Dd]ip|[Ee]ng|[Uu]niv|[Dd]ept|[Ss]up|[Aa]dm)))\.\s(\p{Lu}.{20,}|[•·▪‣]\s\p{Lu}.{7,})$/u
/** `Soil chemist. • Mapped two valleys`. */
const MARKED_TEXT = /^[•·▪‣]/u
/** `Arbea SL (2015 – 2018): Técnica de riego, en la cual revisé bombas`: a clause tells what was done. */
const NAMES_AND_CLAUSE =
  /^(.{8,140}?(?<=\p{L}{3}|\)))[,;]\s((?:(?:en|con|por|para) (?:la|el|los|las) (?:cual(?:es)?|que)|donde|where|(?:me )?(?:encargad[oa]|responsable) de|responsible for|in charge of|\p{Ll}+(?:ando|iendo|yendo)|(?:desarroll|realic|ejecut|particip|colabor|apoy|brind|gestion|implement|lider|coordin)[eé])(?!\p{L}).{0,99})$/u
/** Log-probability of running text from which on it may stand after names. */
const MIN_TEXT_SCORE = -2

/** The line up to the end of `names`. */
const cutLine = (line: ParsedLine, names: string): ParsedLine => {
  let left = names.length
  const segments = line.segments.flatMap((segment) => {
    const text = segment.text.slice(0, Math.max(0, left))
    left -= segment.text.length + 1
    return text.trim() === '' ? [] : [{ ...segment, text }]
  })
  const dates = line.dates && line.dates.to <= names.length ? line.dates : undefined
  return { ...line, text: names, body: names, segments, dates }
}

const canBeTitle = (line: ParsedLine, dated: boolean): boolean => {
  if (line.text.length > 2 * MAX_TITLE_CHARS) return false
  return dated || !isSentence(line.body) || !(line.bullet || line.body.length > MAX_TITLE_CHARS)
}

const scoreTitle = (line: ParsedLine, { dated, emphasized }: Look): number =>
  (emphasized ? WEIGHTS.emphasis : WEIGHTS.bodyStyle) +
  (dated ? WEIGHTS.dated : 0) -
  (line.bullet ? WEIGHTS.bullet : 0) -
  (/^\p{Ll}/u.test(line.body) ? WEIGHTS.lowercase : 0)

/** Labels of values that stand below the name of an entry. */
const INNER_LABELS: ReadonlySet<LabelKind> = new Set(['period', 'place', 'position', 'degree'])

/** A line that tells how well a study went, or what it taught, belongs to the one above. */
const GRADE =
  /^\W{0,3}(?:(?:c?gpa|nota media|promedio|dean['’]s list)(?!\p{L})|(?:(?:relevant|selected|key|main) )?(?:course ?work|courses|modules|subjects)\s?:|(?:materias|asignaturas|cursos|m[oó]dulos)(?: (?:cursad[oa]s|destacad[oa]s|relevantes|principales))?\s?:)/iu

const scoreStart = (line: ParsedLine, above: ParsedLine | undefined, look: Look): number =>
  WEIGHTS.start +
  scoreTitle(line, look) +
  (look.wide ? WEIGHTS.wideStart : 0) +
  (look.dated ? WEIGHTS.datedStart : 0) +
  (isEntryBullet(line) ? WEIGHTS.entryBullet : 0) +
  (INNER_LABELS.has(parseLabelledValue(line.body)?.kind ?? 'name') ? WEIGHTS.labeledStart : 0) +
  (above?.bullet && !line.bullet && !look.hanging ? WEIGHTS.afterBullet : 0) +
  (above && isStatus(above.text) ? WEIGHTS.afterStatus : 0) -
  (look.indented ? WEIGHTS.indent : 0)

/** `Planos de riego, por ejemplo:` before a list. */
const INTRODUCTION = /^\S+ \S.* \p{Ll}{2,20}:$/u

const scoreBody = (line: ParsedLine, look: Look): number => {
  const scores = scoreTextKinds(line.body)
  const text = Math.log(Math.exp(scores.text) + 0.6 * Math.exp(scores.skill) + 0.02)
  let score = WEIGHTS.body + WEIGHTS.bodyKind * text
  if (line.bullet) score += WEIGHTS.bullet
  if (isSentence(line.body) && !(line.wrapped && look.dated)) score += WEIGHTS.sentence
  if ((line.wrapped?.[0] ?? line).body.length > MAX_TITLE_CHARS) score += WEIGHTS.long
  if (look.indented) score += WEIGHTS.indent / 2
  if (look.hanging || look.continued) score += WEIGHTS.wrappedBody
  if (look.runsOn) score += WEIGHTS.runsOn
  if (look.startsParagraph) score += WEIGHTS.paragraph
  if (INTRODUCTION.test(line.body) && !look.dated) score += WEIGHTS.introduction
  if (isDutiesLabel(line.body) || isNote(line)) score += WEIGHTS.label
  if (look.dated) score += line.dates?.isRange ? WEIGHTS.datedBody : WEIGHTS.datedBody / 2
  return score
}
