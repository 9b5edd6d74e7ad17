import { normalizeText } from '../../parser/lexicon/fold.ts'
import { splitWords, truncate } from '../context/text.ts'
import { readFacts, type SentenceFacts } from './ad/facts.ts'
import { extractPhrases, type PhraseTerm } from './ad/phrases.ts'
import { type AdSegment, isAdHeading, splitAd } from './ad/zones.ts'
import type { Requirement } from './requirement.ts'
import { isEmptyTitle } from './resume/find-title.ts'
import { toSearchText } from './tokens.ts'
import type { JobInput, Vocabulary } from './vocabulary.ts'

/** What a job ad asks for. The title is one of the requirements too. */
export interface JobAd {
  readonly title: string
  readonly requirements: readonly Requirement[]
}

const TITLE_CUE =
  /\b(?:looking for|seeking|hiring|recruiting|buscamos|busca|solicitamos|solicita|requiere|precisa|selecciona|incorpora|vacante|puesto|position|job title|t[ií]tulo del puesto|role)\b\s*(?::\s*)?(?:an?\s|un\s|una\s|una?\/a\s)?([^.,;\n(]{3,60})/i
/** Whoever is wanted, instead of a position. */
const ANYONE = /^(?:personas?|personal|candidat[oa]s?|alguien|someone|people|candidates?)$/i
const MAX_TITLE_WORDS = 9
/** Place, contract and hours that follow a title on its line. */
const AFTER_TITLE =
  /[|(–—,]| - |(?<![\p{L}\d])(?:para|en|con|for|in|with|at|to|who|que|from|full time|part time|remote|100 ?%)(?![\p{L}\d])/iu
const cutTitle = (line: string): string => line.split(AFTER_TITLE)[0]?.trim() ?? ''
const TITLE_OPENING = /^(?:se busca|buscamos|se necesita|we are hiring|hiring|wanted|vacante|puesto|job title)\s*:?\s*/i

const BULLET = /^[-–—•*·▪]/

/** The position that a job ad names, on its first line or in a sentence; empty when it names none. */
export const findAdTitle = (ad: string): string => {
  const lines = ad
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const first = (lines[0] ?? '').replace(TITLE_OPENING, '')
  if (isAdHeading(lines[0] ?? '') || BULLET.test(lines[0] ?? '')) return ''
  if (!/[.!?:]$/.test(first) || splitWords(first).length <= 3) {
    const title = cutTitle(first)
    if (title !== '' && splitWords(title).length <= MAX_TITLE_WORDS) return truncate(title, 80)
  }
  const named = TITLE_CUE.exec(lines.slice(0, 12).join('\n'))?.[1] ?? ''
  const position = cutTitle(named)
  return ANYONE.test(position) ? '' : truncate(position, 80)
}

type Level = Requirement['level']

/** An ad that names requirements nowhere asks for all that it tells. */
const toLevel = ({ zone }: AdSegment, headed: boolean): Level | null => {
  if (zone === 'required' || zone === 'preferred') return zone
  return zone === 'other' && !headed ? 'required' : null
}

const DEGREE_FILLER =
  /\b(related|similar|afin(es)?|carrera|field|subject|equivalent|area|titulad[oa]|degree|or|en|de|in|of|a|o|and|y|the|bachelor'?s?|master'?s?|licenciatura|grado|diploma|diplomatura|tecnico|tecnica|fp|medio|superior|graduad[oa]|ingenier[oa]|titulo|profesional|b\.?sc|m\.?sc|high|school|ged|universitari[oa]|ciclo|formativo|certificado|profesionalidad|completo)\b/g

/** The fields of study that a degree is asked in, normalized. */
const readDegreeFields = (name: string): string[] =>
  normalizeText(name)
    .split(/,|\/|\b(?:o|or|y|and|u|e)\b/)
    .map((part) => part.replace(DEGREE_FILLER, ' ').replace(/\s+/g, ' ').trim())
    .filter((field) => field !== '')

const toFactRequirements = (
  facts: SentenceFacts,
  terms: readonly PhraseTerm[],
  level: Level,
  title: string,
): Requirement[] => [
  ...(facts.experience
    ? [
        {
          kind: 'experience' as const,
          name: facts.experience.name,
          level,
          months: facts.experience.months,
          fields: [
            ...terms.flatMap(({ name, anyOf }) => anyOf?.map((one) => one.name) ?? [name]),
            ...(title === '' ? [] : [title]),
          ],
        },
      ]
    : []),
  ...facts.languages.map(({ text, language, rank }) => ({
    kind: 'language' as const,
    name: text,
    level,
    language,
    rank,
  })),
  ...facts.degrees.map(({ name, level: degree }) => ({
    kind: 'degree' as const,
    name: truncate(name, 90),
    level,
    degree,
    fields: readDegreeFields(name),
  })),
  ...facts.certificates.map((name) => ({
    kind: 'certificate' as const,
    name: truncate(name, 80),
    level,
    key: toSearchText(name).trim(),
  })),
]

/** How a sentence asks for something in an ad without headings. */
const ASKS =
  /\b(experience|knowledge|skills?|ability|experiencia|conocimientos?|manejo|dominio|nivel|diploma|formacion)\b/

const readSegment = (segment: AdSegment, level: Level, title: string, vocabulary: Vocabulary): Requirement[] => {
  const asks = segment.strict || ASKS.test(normalizeText(segment.text))
  // A language or a degree that is only mentioned in passing is nothing that the ad asks for.
  const facts = readFacts(asks || segment.item ? segment.text : '')
  const terms = extractPhrases(asks || segment.item ? facts.rest : segment.text, vocabulary, asks)
  return [
    ...toFactRequirements(facts, terms, level, title),
    ...terms.map((term) => ({ kind: 'term' as const, ...term, level })),
  ]
}

const toIdentity = (requirement: Requirement): string => {
  switch (requirement.kind) {
    case 'language':
      return `language ${requirement.language}`
    case 'experience':
      return `experience ${requirement.months} ${requirement.fields.join(',')}`
    case 'degree':
      return `degree ${normalizeText(requirement.name)}`
    default:
      return requirement.key
  }
}

/** Keeps the first of equal requirements; one that is required anywhere is required. */
const mergeEqual = (all: readonly Requirement[]): Requirement[] => {
  const merged = new Map<string, Requirement>()
  for (const requirement of all) {
    const id = toIdentity(requirement)
    const before = merged.get(id)
    if (!before) merged.set(id, requirement)
    else if (before.level === 'preferred' && requirement.level === 'required')
      merged.set(id, { ...before, level: 'required' })
  }
  return [...merged.values()]
}

const toPadded = (text: string): string => ` ${normalizeText(text).replace(/[,;]/g, ' ').replace(/\s+/g, ' ')} `

/** Whether a term is part of a longer requirement that was found too. */
const isPartOfAnother = (requirement: Requirement, all: readonly Requirement[]): boolean =>
  requirement.kind === 'term' &&
  all.some(
    (other) =>
      other !== requirement &&
      [toSearchText, toPadded].some(
        (pad) => pad(other.name).includes(pad(requirement.name)) && pad(other.name) !== pad(requirement.name),
      ),
  )

const MAX_REQUIREMENTS = 80
/** Longer texts are cut: no ad is. */
const MAX_AD_CHARS = 20_000

/**
 * Parses a job ad in Spanish or English: its title, and what it requires and prefers. Sentences about the company, the
 * contract and what is not needed give nothing. The work itself counts when the ad names no requirements.
 */
export const parseJobAd = ({ text, vocabulary }: JobInput): JobAd => {
  const ad = text.slice(0, MAX_AD_CHARS)
  const title = findAdTitle(ad)
  const { segments, headed } = splitAd(ad)
  const body = segments.filter(
    ({ text: part }, i) => i > 0 || title === '' || !part.replace(TITLE_OPENING, '').startsWith(title),
  )
  const found = body.flatMap((segment) => {
    const level = toLevel(segment, headed)
    return level === null ? [] : readSegment(segment, level, title, vocabulary)
  })
  const merged = mergeEqual(found)
  const titled: Requirement[] =
    title === '' || isEmptyTitle(title)
      ? []
      : [{ kind: 'title', name: title, level: 'required', key: toSearchText(title).trim() }]
  return {
    title,
    requirements: [...titled, ...merged.filter((one) => !isPartOfAnother(one, merged))].slice(0, MAX_REQUIREMENTS),
  }
}
