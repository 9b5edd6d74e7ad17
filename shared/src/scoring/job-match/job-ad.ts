import { normalizeText } from '../../parser/lexicon/fold.ts'
import { splitWords, truncate } from '../context/text.ts'
import { extractTerms, type Term } from './terms.ts'
import { toSearchText } from './tokens.ts'

/** The title and terms that the rules find in a job ad. */
export interface JobAd {
  readonly title: string
  readonly required: readonly Term[]
  readonly preferred: readonly Term[]
}

type Zone = 'required' | 'preferred' | 'other' | 'ignore'

const ZONE_HEADINGS: readonly (readonly [Zone, RegExp])[] = [
  [
    'preferred',
    /\b(nice to have|preferred|bonus|pluses|desirable|would be (great|nice)|deseables?|se valora|valorables?|plus|preferible|good to have)\b/,
  ],
  [
    'required',
    /\b(requirements?|required|must have|qualifications|what (you|we).{0,20}(need|bring|looking)|you have|who you are|your profile|skills|requisitos?|requerimos|indispensables?|imprescindibles?|que buscamos|perfil|conocimientos|necesitamos|minimum)\b/,
  ],
  [
    'ignore',
    /\b(benefits|perks|we offer|what we offer|about (us|the company)|who we are|salary|compensation|equal opportunity|how to apply|ofrecemos|beneficios|prestaciones|sobre nosotros|quienes somos|acerca de|salario|sueldo|horario)\b/,
  ],
  [
    'other',
    /\b(responsibilities|duties|what you.{0,10}do|the role|your role|day to day|tasks|job description|funciones|responsabilidades|tareas|actividades|descripcion|el puesto|mision|que haras)\b/,
  ],
]

const IS_PREFERRED =
  /\b(nice to have|preferred|preferably|a plus|is a bonus|bonus|desirable|ideally|an advantage|advantageous|not required|deseables?|se valora|valorables?|valoraremos|preferible|preferentemente|idealmente|no indispensable|no excluyente|no es necesari[oa]|opcional|un plus|sera un plus)\b/
const IS_REQUIRED =
  /\b(must|required|requires|mandatory|essential|indispensable|imprescindible|obligatori[oa]|excluyente|necesari[oa])\b/

const TERM_CUE =
  /\b(?:experience (?:with|in|using)|knowledge of|proficien(?:t|cy) (?:in|with)|familiar(?:ity)? with|expertise in|skilled in|skills in|background in|command of|experiencia (?:en|con)|conocimientos? (?:de|en|sobre)|manejo de|dominio de|uso de|habilidad(?:es)? (?:en|para)|formacion en|certificacion (?:en|de))\s+([^.;:\n()]{3,140})/gi
const NON_TERMS =
  /^(similar|related|relevant|other|others|etc|the|a|an|strong|good|our|your|years?|area|areas|puesto|puestos|similares?|otros?|otras?|afines?|posiciones? similar(es)?|minim[oa]|un|una|el|la|at least.*|al menos.*)$/
/** A level after a name, which is not part of it. */
const LEVEL =
  /\s+(avanzad[oa]|intermedi[oa]|básic[oa]|basic[oa]?|advanced|intermediate|experience|skills|required|preferred|fluido|fluent)$/i
const PROPER_NAME = /(?<=[\p{Ll},]\s)(?:\p{Lu}[\p{L}\d+#./]+)(?:\s\p{Lu}[\p{L}\d+#./]+){0,2}/gu

const getHeadingZone = (line: string): Zone | undefined => {
  if (/^\s*[-–•*·▪]/.test(line) && !/:\s*$/.test(line)) return undefined
  const plain = normalizeText(line)
    .replace(/[^\p{L} ']/gu, ' ')
    .trim()
  if (plain === '' || splitWords(plain).length > 7 || (/[.,;]\s*$/.test(line) && !/:\s*$/.test(line))) return undefined
  if (splitWords(plain).length > 4 && !/:\s*$/.test(line)) return undefined
  return ZONE_HEADINGS.find(([, pattern]) => pattern.test(plain))?.[0]
}

const getSentenceZone = (sentence: string, zone: Zone): Zone => {
  const plain = normalizeText(sentence)
  if (IS_PREFERRED.test(plain)) return 'preferred'
  if (IS_REQUIRED.test(plain)) return 'required'
  return zone
}

const extractCuedTerms = (sentence: string): Term[] =>
  [...sentence.matchAll(TERM_CUE)].flatMap((match) =>
    (match[1] ?? '')
      .split(/,|\/|\b(?:and|or|y|e|o|u|as well as|asi como|asimismo)\b/i)
      .map((item) =>
        item
          .trim()
          .replace(/^(the|el|la|los|las|un|una|an?)\s+/i, '')
          .replace(LEVEL, ''),
      )
      .filter(
        (item) =>
          splitWords(item).length > 0 &&
          splitWords(item).length <= 3 &&
          !NON_TERMS.test(normalizeText(item)) &&
          !/\d{2,}/.test(item),
      )
      .map((name) => ({ key: toSearchText(name).trim(), name: truncate(name, 60) })),
  )

const extractProperNames = (sentence: string): Term[] =>
  (sentence.match(PROPER_NAME) ?? []).map((name) => ({
    key: toSearchText(name).trim(),
    name: truncate(name.replace(/[.]$/, ''), 60),
  }))

const TITLE_CUE =
  /\b(?:looking for|seeking|hiring|recruiting|buscamos|solicitamos|solicita|se busca|vacante|puesto|position|job title|titulo del puesto|role)\b\s*:?\s*(?:an?\s|un\s|una\s|una?\/a\s)?([^.,;\n(]{3,60})/i

const findTitle = (lines: readonly string[]): string => {
  const first = lines[0] ?? ''
  if (splitWords(first).length <= 8 && getHeadingZone(first) === undefined && !/[.!?]$/.test(first))
    return truncate(first, 80)
  const named = TITLE_CUE.exec(lines.slice(0, 12).join('\n'))?.[1] ?? ''
  return truncate(named.replace(/\s(para|en|con|for|in|with|at|to|who|que)\s.*$/i, ''), 80)
}

const MAX_TERMS = 60

/** Parses a job ad (plain text, Spanish or English): its title, and its distinct required and preferred terms. */
export const parseJobAd = (job: string): JobAd => {
  const lines = job
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const title = findTitle(lines)
  const zones = new Map<string, { term: Term; zone: Zone }>()
  let zone: Zone = 'other'
  let headed = false
  // The title is compared separately by `job-title`.
  for (const line of title !== '' && title === truncate(lines[0] ?? '', 80) ? lines.slice(1) : lines) {
    const named = getHeadingZone(line)
    if (named) {
      zone = named
      headed ||= named === 'required'
      if (!/:\s*\S/.test(line)) continue
    }
    for (const sentence of line.split(/(?<=[.!?])\s+/)) {
      const here = getSentenceZone(sentence, zone)
      if (here === 'ignore') continue
      const strict = here === 'required' || here === 'preferred'
      for (const term of [
        ...extractTerms(sentence),
        ...extractCuedTerms(sentence),
        ...(strict ? extractProperNames(sentence) : []),
      ]) {
        const before = zones.get(term.key)
        if (term.key && (!before || (before.zone !== 'required' && here === 'required')))
          zones.set(term.key, { term: before?.term ?? term, zone: here })
      }
    }
  }
  const all = [...zones.values()].filter(({ term }) => !isPartOfAnother(term, zones))
  const required = all.filter((t) => t.zone === 'required' || (!headed && t.zone === 'other')).map((t) => t.term)
  const preferred = all.filter((t) => t.zone === 'preferred' || (headed && t.zone === 'other')).map((t) => t.term)
  return { title, required: required.slice(0, MAX_TERMS), preferred: preferred.slice(0, MAX_TERMS) }
}

/** Whether a term is part of a longer one that was found too. */
const isPartOfAnother = (term: Term, all: ReadonlyMap<string, unknown>): boolean =>
  [...all.keys()].some((other) => other !== term.key && ` ${other} `.includes(` ${term.key} `))
