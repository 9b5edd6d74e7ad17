import type { Language } from '../../languages.ts'
import { ACTION_VERBS_EN, IRREGULAR_PAST_EN } from '../lexicon/verbs-en.ts'

const PAST_OF = new Map(Object.entries(IRREGULAR_PAST_EN).map(([past, base]) => [base, past]))
const BASES = new Set(ACTION_VERBS_EN)
const DOUBLES = /(?:[^aeiou]|^)[aeiou][bdglmnprt]$/
/** Two syllables with the stress on the first: the last letter is not doubled. */
const SINGLE = /(er|or|en|it|et|al|el|op)$/

const pastEn = (base: string): string => {
  const irregular = PAST_OF.get(base)
  if (irregular) return irregular
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  if (DOUBLES.test(base) && (!SINGLE.test(base) || base.length <= 4)) return `${base}${base.at(-1)}ed`
  return `${base}ed`
}

const baseOfGerund = (gerund: string): string | undefined => {
  const stem = gerund.replace(/ing$/, '')
  return [stem, `${stem}e`, stem.replace(/(\w)\1$/, '$1')].find((candidate) => BASES.has(candidate))
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const EN_GERUND =
  /^(?:(?:was|were)\s+)?(?:responsible (?:for|of)|in charge of|tasked with|charged with|my (?:duties|responsibilities) (?:included|were))\s+(\p{L}+ing)\s+(.+)$/isu
const EN_PERSON =
  /^I (?:have |had |also )?(\p{L}+ed|led|built|wrote|ran|drove|grew|won|taught|sold|made|took|set|cut)\s+(.+)$/su

const english = (text: string, current: boolean): string | null => {
  const duty = EN_GERUND.exec(text)
  if (duty) {
    const base = baseOfGerund((duty[1] ?? '').toLowerCase())
    // A list of gerunds ("managing X, training Y") would end up half in the past.
    if (!base || /,\s+(and\s+)?\p{L}+ing\b|\band \p{L}+ing\b/iu.test(duty[2] ?? '')) return null
    return `${capital(current ? base : pastEn(base))} ${duty[2]}`
  }
  const person = EN_PERSON.exec(text)
  return person ? `${capital(person[1] ?? '')} ${person[2]}` : null
}

/** Stems that change in the first person of the past; other verbs in -ar, -er and -ir are regular there. */
const IRREGULAR_ES: Readonly<Record<string, string>> = {
  hacer: 'hice',
  tener: 'tuve',
  mantener: 'mantuve',
  obtener: 'obtuve',
  poner: 'puse',
  proponer: 'propuse',
  componer: 'compuse',
  venir: 'vine',
  prevenir: 'previne',
  intervenir: 'intervine',
  decir: 'dije',
  traer: 'traje',
  atraer: 'atraje',
  conducir: 'conduje',
  producir: 'produje',
  reducir: 'reduje',
  traducir: 'traduje',
  introducir: 'introduje',
  dar: 'di',
  ir: 'fui',
  ser: 'fui',
  estar: 'estuve',
  poder: 'pude',
  saber: 'supe',
  andar: 'anduve',
  ver: 'vi',
  proveer: 'proveí',
  leer: 'leí',
}

const pastEs = (infinitive: string): string | null => {
  const irregular = IRREGULAR_ES[infinitive]
  if (irregular) return irregular
  const stem = infinitive.slice(0, -2)
  if (/(er|ir)$/.test(infinitive)) return `${stem}í`
  if (!infinitive.endsWith('ar')) return null
  if (stem.endsWith('g')) return `${stem}ué`
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}qué`
  if (stem.endsWith('z')) return `${stem.slice(0, -1)}cé`
  return `${stem}é`
}

const ES_LEAD =
  '(?:(?:fui|era|soy) )?(?:(?:el |la )?(?:responsable|encargad[oa]) (?:de|por)|a cargo de|me encargaba de|me encargué de)'
const ES_VERB = new RegExp(`^${ES_LEAD} (\\p{L}+[aeií]r)\\s+(.+)$`, 'isu')
const ES_NOUN = new RegExp(
  `^${ES_LEAD} (?:la |el |los |las )?(\\p{L}+(?:ción|sión|miento|aje)|gestión|diseño|desarrollo|control|análisis|manejo|mantenimiento|seguimiento)\\s+(.+)$`,
  'isu',
)
const ES_PERSON = /^Yo (\p{L}+[éí]|hice|tuve|dirigí)\s+(.+)$/su

const spanish = (text: string, current: boolean): string | null => {
  const verb = ES_VERB.exec(text)
  if (verb) {
    const infinitive = (verb[1] ?? '').toLowerCase()
    if (/(?:^y|,| y) \p{L}+[aeií]r(?!\p{L})/u.test(verb[2] ?? '')) return null
    const past = current ? infinitive : pastEs(infinitive)
    return past ? `${capital(past)} ${verb[2]}` : null
  }
  const noun = ES_NOUN.exec(text)
  if (noun) return `${capital((noun[1] ?? '').toLowerCase())} ${noun[2]}`
  const person = ES_PERSON.exec(text)
  return person ? `${capital(person[1] ?? '')} ${person[2]}` : null
}

/**
 * A line that opens with a duty or a pronoun, opened with the verb it already holds: "Responsible for managing 12
 * shops" → "Managed 12 shops". Null when the line is fine or the verb cannot be told for sure. Adds no fact.
 */
export const strongerOpening = (text: string, language: Language, current: boolean): string | null =>
  language === 'es' ? spanish(text, current) : english(text, current)
