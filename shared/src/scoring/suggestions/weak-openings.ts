import type { Language } from '../../languages.ts'
import { ACTION_VERBS_EN, IRREGULAR_PAST_EN } from '../lexicon/verbs-en.ts'

const IRREGULAR_PASTS_EN = new Map(Object.entries(IRREGULAR_PAST_EN).map(([past, base]) => [base, past]))
const BASE_VERBS_EN = new Set(ACTION_VERBS_EN)
const DOUBLES_CONSONANT = /(?:[^aeiou]|^)[aeiou][bdglmnprt]$/
/** The last syllable is unstressed, so the consonant is not doubled. */
const UNSTRESSED_ENDING = /(er|or|en|it|et|al|el|op)$/

const toEnglishPast = (base: string): string => {
  const irregular = IRREGULAR_PASTS_EN.get(base)
  if (irregular) return irregular
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  if (DOUBLES_CONSONANT.test(base) && (!UNSTRESSED_ENDING.test(base) || base.length <= 4))
    return `${base}${base.at(-1)}ed`
  return `${base}ed`
}

const findBaseOfGerund = (gerund: string): string | undefined => {
  const stem = gerund.replace(/ing$/, '')
  return [stem, `${stem}e`, stem.replace(/(\w)\1$/, '$1')].find((candidate) => BASE_VERBS_EN.has(candidate))
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const DUTY_GERUND_EN =
  /^(?:(?:was|were)\s+)?(?:responsible (?:for|of)|in charge of|tasked with|charged with|my (?:duties|responsibilities) (?:included|were))\s+(\p{L}+ing)\s+(.+)$/isu
const FIRST_PERSON_EN =
  /^I (?:have |had |also )?(\p{L}+ed|led|built|wrote|ran|drove|grew|won|taught|sold|made|took|set|cut)\s+(.+)$/su

const rewriteEnglish = (text: string, current: boolean): string | null => {
  const duty = DUTY_GERUND_EN.exec(text)
  if (duty) {
    const base = findBaseOfGerund((duty[1] ?? '').toLowerCase())
    // In a list of gerunds ("managing X, training Y") only the first one would change.
    if (!base || /,\s+(and\s+)?\p{L}+ing\b|\band \p{L}+ing\b/iu.test(duty[2] ?? '')) return null
    return `${capitalize(current ? base : toEnglishPast(base))} ${duty[2]}`
  }
  const person = FIRST_PERSON_EN.exec(text)
  return person ? `${capitalize(person[1] ?? '')} ${person[2]}` : null
}

/** Irregular first-person preterites. Other verbs in -ar, -er and -ir are regular. */
const IRREGULAR_PASTS_ES: Readonly<Record<string, string>> = {
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

const toSpanishPast = (infinitive: string): string | null => {
  const irregular = IRREGULAR_PASTS_ES[infinitive]
  if (irregular) return irregular
  const stem = infinitive.slice(0, -2)
  if (/(er|ir)$/.test(infinitive)) return `${stem}í`
  if (!infinitive.endsWith('ar')) return null
  if (stem.endsWith('g')) return `${stem}ué`
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}qué`
  if (stem.endsWith('z')) return `${stem.slice(0, -1)}cé`
  return `${stem}é`
}

const DUTY_LEAD_ES =
  '(?:(?:fui|era|soy) )?(?:(?:el |la )?(?:responsable|encargad[oa]) (?:de|por)|a cargo de|me encargaba de|me encargué de)'
const DUTY_VERB_ES = new RegExp(`^${DUTY_LEAD_ES} (\\p{L}+[aeií]r)\\s+(.+)$`, 'isu')
const DUTY_NOUN_ES = new RegExp(
  `^${DUTY_LEAD_ES} (?:la |el |los |las )?(\\p{L}+(?:ción|sión|miento|aje)|gestión|diseño|desarrollo|control|análisis|manejo|mantenimiento|seguimiento)\\s+(.+)$`,
  'isu',
)
const FIRST_PERSON_ES = /^Yo (\p{L}+[éí]|hice|tuve|dirigí)\s+(.+)$/su

const rewriteSpanish = (text: string, current: boolean): string | null => {
  const verb = DUTY_VERB_ES.exec(text)
  if (verb) {
    const infinitive = (verb[1] ?? '').toLowerCase()
    if (/(?:^y|,| y) \p{L}+[aeií]r(?!\p{L})/u.test(verb[2] ?? '')) return null
    const past = current ? infinitive : toSpanishPast(infinitive)
    return past ? `${capitalize(past)} ${verb[2]}` : null
  }
  const noun = DUTY_NOUN_ES.exec(text)
  if (noun) return `${capitalize((noun[1] ?? '').toLowerCase())} ${noun[2]}`
  const person = FIRST_PERSON_ES.exec(text)
  return person ? `${capitalize(person[1] ?? '')} ${person[2]}` : null
}

/**
 * Rewrites a line that opens with a duty or a pronoun to open with its verb: "Responsible for managing 12 shops" →
 * "Managed 12 shops". Null when the line needs no change or the verb is not certain. Adds no facts.
 */
export const rewriteWeakOpening = (text: string, language: Language, current: boolean): string | null =>
  language === 'es' ? rewriteSpanish(text, current) : rewriteEnglish(text, current)
