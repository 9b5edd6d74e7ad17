import { normalizeText } from '../../../parser/lexicon/fold.ts'
import { splitWords } from '../../context/text.ts'

/** What a part of a job ad tells: what is required, what is preferred, the work itself, or what is no requirement. */
export type Zone = 'required' | 'preferred' | 'other' | 'ignore'

export interface AdSegment {
  readonly text: string
  readonly zone: Zone
  /** Whether a sentence of its own says that it is required or preferred, or a heading above it does. */
  readonly strict: boolean
  /** Whether it is an item of a list, or a short line of its own. */
  readonly item: boolean
}

const HEADINGS: readonly (readonly [Zone, RegExp])[] = [
  [
    'preferred',
    /\b(nice[ -]to[ -]haves?|preferred|bonus|plus(es)?|desirables?|advantageous|would be (great|nice|welcome)|great if|extra (credit|points)|stand out|would suit|good to have|deseables?|valorables?|se valora(ra)?n?|valora(mos|remos)|valoracion|no excluyentes?|un plus|suma(s|n|ras?)? puntos|puntos extra|preferibles?|preferentes?)\b/,
  ],
  [
    'required',
    /\b(requirements?|required|must[ -]haves?|must have|(minimum )?qualifications?|essentials?|criteria|(what|who) (you|we)('ll|'re| are| will)?.{0,16}(need|bring|have|looking|seek|expect)|the job needs|you('ll| will)? (have|need|bring|are)|who you are|about you|you will need|your (profile|skills|background|experience)|^((key|your|technical) )?(skills|experience)( and \p{L}+)*$|person specification|candidate|requisitos?|requerimientos|requerimos|se requiere|se necesita|se pide|indispensables?|imprescindibles?|excluyentes?|(que|lo que) (buscamos|pedimos|necesitas|necesitamos|esperamos|debes)|perfil|pedimos|^conocimientos( y \p{L}+)*$|necesitamos|minimos)(?!\p{L})/u,
  ],
  [
    'ignore',
    /\b(benefits?|perks|(what )?we offer|what you get|in it for you|why (us|join)|about (us|the (company|team|school|practice|role holder))|who we are|our company|salary|compensation|pay|equal opportunity|how to apply|(que )?ofrece(mos|n)?|se ofrece|te ofrecemos|que hace la (compania|empresa)|cuando y donde|con quien|de que fases|proceso de seleccion|beneficios|prestaciones|condiciones|por que (nosotros|unirte)|sobre (nosotros|la empresa)|quienes somos|acerca de|salario|sueldo|horario|lugar de trabajo|zona de trabajo)\b/,
  ],
  [
    'other',
    /\b(responsibilities|duties|what you.{0,10}do|the (role|job|position)|your role|day to day|tasks|job description|description|funciones|responsabilidades|tareas|actividades|descripcion|el puesto|mision|que (haras|vas a hacer)|(principales )?responsabilidades|objetivo del (cargo|puesto))\b/,
  ],
]

const PREFERRED =
  /\b(nice to have|preferred|preferably|(a|big|great|good|is a|real) plus|bonus|desirable|ideally|(an|of) advantage|advantageous|helpful|would be (welcome|great|good|nice)|nice extra|a nice|extra credit|deseables?|se valora(ra)?n?|valorables?|valora(mos|remos)|preferibles?|preferente(mente)?|de preferencia|idealmente|a ser posible|no indispensable|no excluyentes?|opcional|(un|es un|sera un) plus|se tendra en cuenta|suma puntos)\b/
const REQUIRED =
  /\b(must|required?|requires|mandatory|essential|indispensables?|imprescindibles?|obligatori[oa]s?|excluyentes?|necesari[oa]s?|need(s|ed)?|should have|will (hold|have|be able)|expected|a must|se (requiere|pide|necesita|precisa|exige)n?|requiere|solicita|precisa|pedimos|necesitamos|requerimos|buscamos|busca|debe(ras?|s|n)?|you (bring|know|have|are comfortable)|we ask|looking for|at least|al menos|minim[oa])\b/
/** What makes a requirement of a sentence under a heading about the work itself. */
const REQUIRED_ANYWHERE =
  /\b(must have|required|mandatory|essential|indispensables?|imprescindibles?|obligatori[oa]s?|excluyentes?|se requiere)\b/
/** A thing that the ad says is not needed. */
const NEGATED =
  /\b(no (previous |prior |formal )?([\p{L}-]+ ){0,4}(experience|knowledge|training|degrees?|qualifications?|skills?)( ([\p{L}-]+ ){0,5}?(is|are))? ?(needed|required|necessary|essential)|no experience (with|in|of)|(is|are|but) not (needed|required|necessary|essential)|(do not|don't|won't|will not) need|no need (to|for)|no (se )?(requiere|requerimos|necesita|precisa|pedimos|exige|hace falta|necesitas|hacen falta)|no (es|son) (necesari[oa]s?|imprescindibles?|obligatori[oa]s?|indispensables?)|sin necesidad de|sin experiencia)\b/u
/** Sentences about the company, the contract and the application. */
const ABOUT_THE_COMPANY =
  /^(we (are|'re|offer|were|serve|build|make|work|invest|have been|believe|provide|run)|we're|our (company|fleet|school|hotel|clients|customers|stack|results|team|office|mission)|the (company|school|council|trust|firm|centre|center|hotel|practice) (is|has|was|serves|invests|offers|belongs)|somos|(la|nuestra) (empresa|residencia|compania|escuela)|nuestros? (clientes?|equipo|empresa)|el (centro|colegio|hospital) (cuenta|dispone|tiene|pertenece)|empresa (familiar|joven|lider|en)|importante empresa|ofrecemos|se ofrece|te ofrecemos|contamos con|trabajamos|formamos|salary|salario|sueldo|horario|jornada|contrato|regimen|lugar|zona|compensation|benefits|great pay|join|do you want|interviews|hybrid|remote|free parking|paid |dos dias|about us)\b/

const BULLET = /^\s*(?:[-–—•*·▪●◦‣>]|\d{1,2}[.)])\s*/u
/** Longer lines are sentences. */
const MAX_HEADING_WORDS = 7
const MAX_BARE_HEADING_WORDS = 5
const MAX_ITEM_WORDS = 9

interface Line {
  readonly text: string
  readonly bullet: boolean
  readonly afterGap: boolean
}

/** Headings of ads that were copied without their line breaks: a question, or a capitalized heading before a colon or gap. */
const INLINE_QUESTION = /(¿[^?¿\n]{3,60}\?)/g
const INLINE_HEADING =
  /(?<=\S)[^\S\n]+(?=\p{Lu})(?=(?:Requisitos|Requerimientos|Requirements|Qualifications|Beneficios|Benefits|Ofrecemos|Se ofrece|Qué ofrecemos|What we offer|Responsibilities|(?:(?:Sus|Tus|Las) )?(?:[Pp]rincipales )?(?:[Ff]unciones|[Rr]esponsabilidades|[Tt]areas)[^:.\n]{0,15}|Deseables?|Se valora(?:rá)?|Nice to have|Será un plus[^:.\n]{0,30})(?::|[^\S\n]{2}))/gu

const LOST_SPACE = /(?<=\p{Ll}{3}[.?!])(?=\p{Lu}\p{Ll}{2})(?!Net\b)/gu

const restoreBreaks = (ad: string): string =>
  ad.replace(INLINE_QUESTION, '\n$1\n').replace(LOST_SPACE, ' ').replace(INLINE_HEADING, '\n')

const splitLines = (ad: string): Line[] => {
  const lines: Line[] = []
  let afterGap = false
  for (const raw of restoreBreaks(ad).split(/\r?\n/)) {
    if (raw.trim() === '') afterGap = true
    else {
      lines.push({ text: raw.replace(BULLET, '').trim(), bullet: BULLET.test(raw), afterGap })
      afterGap = false
    }
  }
  return lines.filter((line) => line.text !== '')
}

const findZone = (heading: string): Zone | undefined => HEADINGS.find(([, pattern]) => pattern.test(heading))?.[0]

const toPlain = (text: string): string =>
  normalizeText(text)
    .replace(/[^\p{L} '-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** A heading: its zone, and the text that follows it on the same line. */
const readHeading = ({ text, bullet }: Line): { zone: Zone; rest: string } | undefined => {
  const [, gapped, after] = /^(\p{Lu}\p{Ll}{2,30}) {2,8}(\S.*)$/su.exec(text) ?? []
  const early = gapped === undefined ? undefined : findZone(toPlain(gapped))
  if (early && after !== undefined) return { zone: early, rest: after }
  const [, label, rest] = /^([^:]{2,70}):\s*(.*)$/u.exec(text) ?? []
  if (label !== undefined && rest !== undefined) {
    const zone = splitWords(label).length <= MAX_HEADING_WORDS ? findZone(toPlain(label)) : undefined
    return zone && !(bullet && rest !== '') ? { zone, rest } : undefined
  }
  if (bullet || /[.,;]$/.test(text)) return undefined
  const plain = toPlain(text)
  const most = /[?:]$/.test(text) ? MAX_HEADING_WORDS : MAX_BARE_HEADING_WORDS
  if (plain === '' || plain.split(' ').length > most || /\d/.test(text)) return undefined
  const zone = findZone(plain)
  return zone && { zone, rest: '' }
}

/** Whether a line is the heading of a part of an ad. */
export const isAdHeading = (line: string): boolean =>
  readHeading({ text: line.trim(), bullet: BULLET.test(line), afterGap: false }) !== undefined

const splitSentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\d¿¡•])|;\s+|,?(?<!\s)\s+(?=(?:ideally|idealmente|preferably|preferentemente)\b)/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

interface Part {
  readonly zone: Zone
  /** Whether a heading names it. */
  readonly headed: boolean
}

const readSentence = (text: string, { zone, headed }: Part): Omit<AdSegment, 'text' | 'item'> => {
  const plain = normalizeText(text)
  const preferred = PREFERRED.test(plain)
  const required = (zone === 'other' && headed ? REQUIRED_ANYWHERE : REQUIRED).test(plain)
  if (NEGATED.test(plain) && !preferred) return { zone: 'ignore', strict: false }
  if (zone === 'ignore' && !required) return { zone: 'ignore', strict: false }
  if (ABOUT_THE_COMPANY.test(plain) && !(required && !/^(we|our|ofrecemos|se ofrece)/.test(plain)))
    return { zone: 'ignore', strict: false }
  if (preferred) return { zone: 'preferred', strict: true }
  if (required && zone !== 'preferred') return { zone: 'required', strict: true }
  return { zone, strict: headed && zone !== 'other' }
}

/** The sentences and list items of an ad with what each one tells, and whether a heading names the requirements. */
export const splitAd = (ad: string): { segments: AdSegment[]; headed: boolean } => {
  const segments: AdSegment[] = []
  let part: Part = { zone: 'other', headed: false }
  let headed = false
  let listed = false
  for (const line of splitLines(ad)) {
    const heading = readHeading(line)
    if (heading) {
      part = { zone: heading.zone, headed: true }
      headed ||= part.zone === 'required'
      listed = false
      if (heading.rest === '') continue
    } else if (listed && line.afterGap && !line.bullet) part = { zone: 'other', headed: false }
    listed ||= line.bullet
    const text = heading?.rest || line.text
    const sentences = splitSentences(text)
    for (const sentence of sentences) {
      const words = splitWords(sentence).length
      const item = line.bullet || (sentences.length === 1 && words <= MAX_ITEM_WORDS) || heading !== undefined
      segments.push({ text: sentence, item, ...readSentence(sentence, part) })
    }
  }
  return { segments, headed }
}
