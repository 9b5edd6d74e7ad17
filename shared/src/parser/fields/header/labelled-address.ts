import { isHeadingText } from '../../lexicon/headings.ts'
import { hasKnownPlace } from '../../lexicon/places.ts'
import type { ParsedLine } from '../../lines/parsed-line.ts'
import { EMAIL, findLinks, findPhone, hasContactOrLink } from './contact-patterns.ts'
import { type HeaderSegment, removeContactKind } from './header-segments.ts'

const ADDRESS =
  '(?:(?:home|current|postal)\\s+)?address|direcci[oó]n(?: de residencia| domiciliaria| actual)?|domicilio|residencia|adre[çc]a|endere[çc]o|morada|anschrift|adresse|home|lugar y direcci[oó]n'
const LOCALITY =
  'location|ubicaci[oó]n|ciudad(?: de residencia| actual)?|localidad|localitat|city|lugar de residencia|residence|poblaci[oó]n|municipio|wohnort|ciudad y pa[ií]s'
const LABELLED = new RegExp(
  `(?<![\\p{L}])(?:(${ADDRESS})|(${LOCALITY}))\\s*:\\s*(.*?)(?=[.,]?\\s+\\p{Lu}[\\p{L}]+\\s*:|\\s*[|•●]|$)`,
  'giu',
)
/** `Municipio, Provincia:` is one label. */
const TOWN_AND_PROVINCE = /^(municipio|ciudad|localidad)[, /]{1,3}(?:y )?provincia(?=\s?:)/iu
const LABEL_ALONE = new RegExp(`^(?:(${ADDRESS})|(${LOCALITY}))$`, 'iu')
/** Labels of places and facts that are not where the person lives. */
const OTHER_FACT =
  /\b(?:lugar(?: y fecha)? de nacimiento|fecha(?: y lugar)? de nacimiento|nacid[oa] en|birth|born|nacionalidad|nationality|naturalidade|lloc de naixement|idiomas?|languages?)\b/iu
const ANY_LABEL = /^[\p{L} .]{2,30}:/u
const MAX_CHARS = 120
const MAX_WRAPPED_LINES = 3
const MAX_WRAPPED_WORDS = 6

export interface LabelledAddress extends HeaderSegment {
  /** Whether its label names a town: `Localidad:`. */
  readonly isTown: boolean
}

/** The value after a label for an address or a town (`Domicilio:`, `Localidad:`); both, the nearest town, where both are there. */
export const findLabelledAddress = (lines: readonly ParsedLine[]): LabelledAddress | undefined => {
  const found = lines.flatMap((line) => findLabelled(line, lines))
  const address = found.find(({ isTown }) => !isTown)
  const distance = ({ line }: LabelledAddress) => Math.abs(line.index - (address?.line.index ?? 0))
  const [town] = found.filter(({ isTown }) => isTown).sort((a, b) => distance(a) - distance(b))
  const first = address ?? town
  if (!first) return undefined
  const isWhole = !address || !town || address.text.includes(town.text)
  const text = isWhole ? first.text : `${address.text}, ${town.text}`
  return { line: first.line, text: text.slice(0, MAX_CHARS), isTown: town !== undefined }
}

/** Whether a line or the line above it is about birth or nationality. */
export const isOtherFact = (line: ParsedLine, lines: readonly ParsedLine[]): boolean => {
  const above = lines.find(({ index, column }) => index === line.index - 1 && column === line.column)
  return OTHER_FACT.test(line.text) || (above !== undefined && OTHER_FACT.test(above.text) && isLabelAlone(above.text))
}

const isLabelAlone = (text: string): boolean => text.replace(OTHER_FACT, '').replace(/[^\p{L}\d]/gu, '').length < 4

const findLabelled = (line: ParsedLine, lines: readonly ParsedLine[]): LabelledAddress[] => {
  if (OTHER_FACT.test(line.text)) return []
  const [first, ...others] = line.segments
  const isCell = first && others.length > 0 && LABEL_ALONE.test(first.text.replace(/^[•●]\s*/, ''))
  const text = isCell ? `${first.text}: ${others.map((segment) => segment.text).join(' ')}` : line.body
  const alone = others.length === 0 && LABEL_ALONE.exec(line.body)
  if (alone) return toValue('', alone[1] === undefined, line, lines)
  return [...text.replace(TOWN_AND_PROVINCE, '$1').matchAll(LABELLED)].flatMap(([, , town, value = '']) =>
    toValue(value, town !== undefined, line, lines),
  )
}

const toValue = (value: string, isTown: boolean, line: ParsedLine, lines: readonly ParsedLine[]): LabelledAddress[] => {
  let text = clean(value)
  let last = line
  for (let i = 0; i < MAX_WRAPPED_LINES; i++) {
    const next = lines.find(({ index, column }) => index === last.index + 1 && column === line.column)
    if (!next || !goesOn(text, next, value === '')) break
    text = clean(`${text}${POSTCODE.test(next.body) ? ', ' : ' '}${next.text.replace(POSTCODE, '')}`)
    last = next
  }
  return /\p{L}{2}/u.test(text) && text.split(' ').length <= 20 ? [{ text, line, isTown }] : []
}

/** `C.P.: 36900 Olmedo` below a street. */
const POSTCODE = /^(?:c\.? ?p\.?|c[oó]digo postal|post ?code|zip(?: code)?)\s?:?\s?(?=\d{4})/iu

const goesOn = (text: string, next: ParsedLine, isAlone: boolean): boolean => {
  if (POSTCODE.test(next.body)) return true
  if (ANY_LABEL.test(next.body) || next.bullet || hasContactOrLink(next.text) || isHeadingText(next.text)) return false
  if (OTHER_FACT.test(next.text) || next.text.split(' ').length > MAX_WRAPPED_WORDS) return false
  if (isAlone && /,/.test(text + next.text)) return true
  return text === '' || /[,–-]$/.test(text) || /^\p{Ll}/u.test(next.text) || hasKnownPlace(next.text)
}

const clean = (value: string): string => {
  const phone = findPhone(value)
  const rest = findLinks(value).reduce((text, link) => text.replace(link, ' '), value.replace(EMAIL, ' '))
  return removeContactKind(phone ? rest.replace(phone, ' ') : rest)
    .replace(/(?:(?<!\s)\s+)?\|\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.;:|–-]+|(?<![\s.;:|–-])[\s.;:|–-]+$/g, '')
    .trim()
}
