import { isCompanySuffix } from '../../../lexicon/company-suffixes.ts'
import { scoreRole } from '../../../lexicon/name-scores.ts'
import { hasKnownPlace } from '../../../lexicon/places.ts'
import { hasOpenBracket, type ParsedLine } from '../../../lines/parsed-line.ts'
import { JOB_VERB } from '../../experience/job-verb.ts'
import { splitProse } from '../../experience/name-splitters.ts'
import { type Segment, splitTitleLines } from '../segments.ts'
import { findCourse, isLevel } from './text-marks.ts'
import { WEIGHTS } from './weights.ts'

/** A piece of a title line between possible ends of fields. */
export interface LinePart {
  readonly segment: Segment
  readonly text: string
  /** The characters before it, up to the part before; empty for the first one of a segment. */
  readonly joint: string
  /** How likely a field starts here, and the cost of a field that goes on. */
  readonly split: number
  readonly join: number
}

const JOINT =
  /(?<strong>\s{1,9}[|·•–—−@]\s{1,9}|\s{0,9}\|\s{0,9}|\s{1,9}-{1,2}\s{1,9}|\s{2,9}|\s[–—]|[–—]\s)|(?<comma>,\s(?:en|in|at)\s(?:(?:la|el|the)\s)?(?=\p{Lu})|\s,\s?|,\s|,(?=\p{Lu}))|(?<colon>\s:\s?|:\s)|(?<at>\sat\s(?=\p{Lu}))|(?<en>\s(?:en|para|por)\s(?:(?:la|el|los|las)\s)?(?=\p{Lu}|(?:universidad|instituto|colegio|escuela|hospital|cl[ií]nica|empresa|municipalidad|fundaci[oó]n|consultora|tienda|discoteca|restaurante|bar|cafeter[ií]a|hotel|supermercado|academia|f[aá]brica|farmacia|festival|bufete|gimnasio|panader[ií]a|librer[ií]a|constructora|asociaci[oó]n)\s(?=\p{Lu}))|\sEN\s(?:(?:LA|EL)\s)?(?=\p{Lu}{3})|\s(?:in|at|on|for|with)\sthe\s(?=\p{Lu})|\sin\s(?=(?:\p{Lu}\p{L}{2,20}\s){0,2}(?:Faculty|College|[Uu]niversity|School|Institute|[Hh]ospital)(?!\p{L})))|(?<note>\s(?=(?:durante|during)(?:\s\p{Ll}|$)))|(?<bracket>\s\()|(?<stop>(?<=\p{L}{4}|\))(?<!\b(?:Hnos|Corp|Bros|Dept))\.\s(?=\p{Lu}))|(?<form>\s(?=\p{Lu}\p{Ll})(?<=\s(?:S\.?\s?A\.?S|S\.?R\.?L|S\.L|S\.A|SL|Ltda|Ltd|LLC|Inc|GmbH)\.?\s))|(?<quote>(?<=\p{L}[”»"])\s(?=[\p{Lu}(]))|(?<slash>\s?\/\s?|\s-(?=\p{Lu})|(?<=\p{Ll}{3})-(?=\p{Lu}\p{Ll}))|(?<school>(?<=(?:[Mm]ember|[Ss]ecretary|[Pp]resident|[Tt]reasurer|[Dd]irector|[Cc]oordinator|[Dd]ean|[Cc]hair|[Cc]ounsel))\sof\s(?:the\s)?(?=(?:\p{Lu}\p{L}{1,20}\s){0,3}(?:Faculty|College|University|School|Institute|Hospital|Council|Board|Association|Society|Cooperation|Foundation)(?!\p{L}))|\s(?:del|(?:de|por)\s(?:la|el))\s(?=(?:Universi|Institu|Colegi)\p{Ll}|(?:Superintendencia|Ministerio|Municipalidad|Ayuntamiento|Hospital|Secretar[ií]a|Fundaci[oó]n|Asociaci[oó]n|Gobierno|Empresa|Agencia|Cl[ií]nica|Corporaci[oó]n|Facultad)\s)|(?<!\s(?:de|del|la|el|DE|DEL|LA|EL))\s(?=(?:Universi|UNIVERSI|Institu|INSTITU|Colegi|COLEGI|Escuela|ESCUELA|Liceo|LICEO|Centro|CENTRO|Unidad Educativa|IES\s)))/gu
/** `University of Norwood at Easton` is one name. */
const OPEN_NAME = /\bUniversity of \p{L}{1,30}$/u
/** `University of Nevada, Reno`: some states name the parts of their university by town. */
const STATE_UNIVERSITY =
  /^University of (?:California|Colorado|Illinois|Maryland|Massachusetts|Missouri|Nevada|Texas|Wisconsin)$/u
const CAMPUS = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u
/** A full stop after a word or a bracket, not after an abbreviation. */
const FINAL_STOP = /(?<=\p{L}{4}|\))(?<!\bCorp)\.$/iu
/** `Vocal - Inter-American Bank`: beside such a sign a hyphen within a word ends no name. */
const SPACED_SIGN = /\s[|·•–—-]\s/u
/** More parts than these are running text. */
const MAX_PARTS = 7

/** The preposition before a position in another font. */
const ALONE_AS = /^(?:as(?: an?)?|como)$/iu

/** The parts of a line's names, in order; dates, links and durations are no names. */
export const splitLine = (line: ParsedLine): LinePart[] => {
  const parts: LinePart[] = []
  const segments = splitTitleLines([line]).filter(
    ({ text }, i, all) => i > 0 || !ALONE_AS.test(text) || scoreRole(all[1]?.text ?? '') < 1,
  )
  for (const segment of segments.flatMap((each) => splitProse(each) ?? [withoutVerb(each)])) {
    const isFirst = parts.length === 0
    const [split, join] = isFirst
      ? [0, 0]
      : segment.afterGap
        ? [WEIGHTS.splitGap, WEIGHTS.joinGap]
        : segment.afterSign
          ? [WEIGHTS.splitSign, WEIGHTS.joinSign]
          : [WEIGHTS.splitFont, WEIGHTS.joinFont]
    parts.push(...splitSegmentParts(segment).map((part, i) => (i === 0 ? { ...part, split, join } : part)))
    if (parts.length > MAX_PARTS) return mergeAll(line, parts)
  }
  return parts
}

/** `Worked as a Gardener` and `As gardener` name a position. */
const withoutVerb = (segment: Segment): Segment => {
  const [told = ''] = JOB_VERB.exec(segment.text) ?? []
  const [as] = /^(?:como|as):?\s+(?:an?\s+)?(?=\p{L}{3})/iu.exec(segment.text.slice(told.length)) ?? []
  const text = segment.text.slice(told.length + (as?.length ?? 0))
  return as && (told || scoreRole(text) >= 1) ? { ...segment, text } : segment
}

const mergeAll = (line: ParsedLine, parts: readonly LinePart[]): LinePart[] => {
  const [first] = parts
  return first ? [{ ...first, text: line.body, segment: { ...first.segment, text: line.body } }] : []
}

const splitSegmentParts = (segment: Segment): LinePart[] => {
  if (segment.label) return [{ segment, text: segment.text, joint: '', split: 0, join: 0 }]
  const parts: LinePart[] = []
  let from = 0
  let joint = ''
  let weights: readonly [number, number] = [0, 0]
  const push = (to: number): void => {
    const text = segment.text.slice(from, to).replace(FINAL_STOP, '')
    if (/[\p{L}\d]/u.test(text)) parts.push({ segment, text, joint, split: weights[0], join: weights[1] })
  }
  for (const match of segment.text.matchAll(JOINT)) {
    if (parts.length >= MAX_PARTS) break
    if (match.groups?.['at'] && OPEN_NAME.test(segment.text.slice(from, match.index))) continue
    const after = segment.text.slice(match.index + match[0].length)
    if (
      match.groups?.['school'] &&
      /^(?:University|Institute|College)(?!\p{L})/u.test(after) &&
      hasKnownPlace(segment.text.slice(from, match.index))
    )
      continue
    if (match.groups?.['comma'] && endsName(segment.text.slice(from, match.index), after)) continue
    if (/[–-]/.test(match[0]) && isCampus(segment.text.slice(from, match.index), after.split(',')[0] ?? '')) continue
    if (isInBrackets(segment.text, match.index)) continue
    if (
      match.groups?.['colon'] &&
      /(?:^|\s)[Cc]lientes?$|(?:^|\s)[Cc]lients?$/u.test(segment.text.slice(from, match.index))
    )
      continue
    if (match.groups?.['bracket'] && ACRONYM.test(after)) continue
    if (findCourse(segment.text.slice(from))?.signAt === match.index - from) continue
    if (match[0] === '-' && SPACED_SIGN.test(segment.text)) continue
    push(match.index)
    from = match.index + match[0].length
    joint = match[0]
    weights =
      match.groups?.['colon'] && isLevel(parts.at(-1)?.text ?? '')
        ? [WEIGHTS.splitLevel, WEIGHTS.joinLevel]
        : weighJoint(match.groups ?? {}, segment.text.slice(from, from + 1))
  }
  push(segment.text.length)
  return parts
}

/** `Diploma in Dance, summa cum laude`: honors belong to the degree before the comma. */
const HONORS =
  /^(?:(?:summa|magna) )?cum laude\b|^with (?:distinction|(?:first[- ]class )?hono[u]?rs|merit)\b|^(?:first[- ]class )?hono[u]?rs\b/iu
const endsName = (before: string, text: string): boolean =>
  startsWithLegalForm(text) || HONORS.test(text) || isCampus(before, text)

/** `University of Nevada – Reno`: the town of one of several. */
const isCampus = (before: string, text: string): boolean => STATE_UNIVERSITY.test(before) && CAMPUS.test(text)

/** `Ribera, S.L. (Olmedo)`: a legal form belongs to the name before the comma. */
const startsWithLegalForm = (text: string): boolean =>
  /^[CN]\.\s?A\.?(?!\p{L})/u.test(text) || isCompanySuffix(/^(?:\p{L}\.\s?){2,4}|^[\p{L}.]{2,6}/u.exec(text)?.[0] ?? '')

/** `(Olmedo - Valladolid)` is one text. */
const isInBrackets = (text: string, at: number): boolean =>
  hasOpenBracket(text.slice(0, at)) && text.includes(')', at) && text.lastIndexOf('(', at) < at

/** `Programadora ABAP (ECC)`, `Escuela de Arte del Sur (EASUR)`: what brackets add to the name before them. */
const ACRONYM = /^[\p{Lu}\d][\p{Lu}\d/.&-]{1,9}\)/u

const weighJoint = (groups: Readonly<Record<string, string | undefined>>, next: string): readonly [number, number] => {
  if (groups['strong']) return [WEIGHTS.splitStrong, WEIGHTS.joinStrong]
  if (groups['comma']) return [WEIGHTS.splitComma + (/\p{Ll}/u.test(next) ? WEIGHTS.splitLowercase : 0), 0]
  if (groups['colon']) return [WEIGHTS.splitColon, 0]
  if (groups['at']) return [WEIGHTS.splitAt, -1]
  if (groups['en']) return [WEIGHTS.splitEn, 0]
  if (groups['note']) return [WEIGHTS.splitStop, WEIGHTS.joinStrong]
  if (groups['bracket']) return [WEIGHTS.splitBracket, 0]
  if (groups['stop']) return [WEIGHTS.splitStop, -0.5]
  if (groups['form']) return [WEIGHTS.splitForm, WEIGHTS.joinForm]
  if (groups['quote']) return [WEIGHTS.splitQuote, WEIGHTS.joinQuote]
  if (groups['slash']) return [WEIGHTS.splitSlash, 0]
  return [WEIGHTS.splitSchool, 0]
}

/** Whether a part stands after `en`, `para` or `por`: `Cajera en Mercado Sur`. */
export const isAfterPreposition = ({ joint }: LinePart): boolean =>
  /^\s(?:en|para|por|in|at|on|for|with)\s/i.test(joint)

/** The text of consecutive parts, with the characters between them. */
export const joinParts = (parts: readonly LinePart[]): string =>
  parts.reduce((text, part, i) => (i === 0 ? part.text : `${text}${part.joint || ' '}${part.text}`), '')
