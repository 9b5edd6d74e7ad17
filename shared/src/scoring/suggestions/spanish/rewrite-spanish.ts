import { normalizeText } from '../../../parser/lexicon/fold.ts'
import { capitalize } from '../line-text.ts'
import { conjugateSpanish, isInfinitive, type Tense } from './conjugate.ts'
import { LIGHT_NOUNS_ES, VERB_OF_NOUN_ES } from './duty-nouns.ts'
import { namesStaff, toObject } from './objects.ts'
import { dropSubjectSpanish } from './plain-spanish.ts'

const DUTIES = '(?:funciones|tareas|labores|responsabilidades|obligaciones|actividades)'
/** Each opening says that what follows is done; `de` and `del` are looked at again, as an article may hide in them. */
const LEADS: readonly RegExp[] = [
  /^(?:(?:fui|era|soy|he sido)\s+)?(?:(?:el|la)\s+)?(?:responsable|encargad[oa])\s+(?=de\s|del\s|por\s)/i,
  /^(?:(?:estuve|estaba|estoy)\s+)?a cargo\s+(?=de\s|del\s)/i,
  /^(?:tuve|tenía|tengo) a (?:mi )?cargo\s+/i,
  /^me (?:encargaba|encargué|encargo|ocupaba|ocupé|ocupo)\s+(?=de\s|del\s)/i,
  /^me (?:dedicaba|dediqué|dedico)\s+(?=a\s|al\s)/i,
  new RegExp(
    `^(?:entre )?(?:mis|las) (?:principales )?${DUTIES}(?: principales)? (?:eran|fueron|son|incluían|incluyen|estaba|estaban|está|están)\\s*:?\\s*`,
    'i',
  ),
  /^mi (?:trabajo|labor|función|tarea)(?: principal)? (?:consistía en|consistió en|consiste en|era|es)\s+/i,
  new RegExp(`^${DUTIES}\\s+(?=de\\s|del\\s)`, 'i'),
  /^(?:realicé|realizo|llevé a cabo|efectué|efectúo|hice|ejecuté)\s+(?=(?:el|la|los|las)\s)/i,
]
const COORDINATION = /(,\s+(?:y\s+|e\s+)?|(?<!\s)\s+(?:y|e)\s+)/

/** Drops “de”, “del” and “al” after a lead: “del montaje” → “el montaje”. */
const dropPreposition = (text: string): string =>
  text.replace(/^(?:del|al)\s+/i, 'el ').replace(/^(?:de|por|a)\s+/i, '')

/** “dirigir 3 obras y controlar gastos” → “dirigí 3 obras y controlé gastos”. */
export const conjugateInfinitives = (text: string, tense: Tense): string | null => {
  const parts = text.split(COORDINATION)
  let isDependent = false
  const out: string[] = []
  for (const [i, part] of parts.entries()) {
    const [first = ''] = part.split(/[\s.;:]/)
    if (i % 2 === 0 && isInfinitive(first)) {
      // After “para organizar” another infinitive may depend on it, so its subject is not certain.
      if (isDependent) return null
      const verb = conjugateSpanish(first, tense)
      if (!verb) return null
      out.push(verb + part.slice(first.length))
    } else if (i === 0 || /^\p{L}+(?:[aeií]r|[áéí]r)(?:me|te|se|nos|l[oae]s?)(?!\p{L})/u.test(part)) return null
    else out.push(part)
    const rest = part.slice(first.length)
    if (/(?:^|\s)(?:para|de|a|al|por|sin|hasta|tras)\s+\p{Ll}+[aeií]r(?!\p{L})/u.test(rest)) isDependent = true
  }
  return out.join('')
}

const ARTICLE = '(?:(?:el|la|los|las)\\s+)?'
const NOUN = '\\p{L}+'
/** One or more nouns of action, then “de” or “a” and what was acted on. */
const NOUN_PHRASE = new RegExp(
  `^${ARTICLE}(${NOUN}(?:(?:,\\s+|\\s+y\\s+|\\s+e\\s+)${ARTICLE}${NOUN})*)\\s+(de|del|a|al)\\s+(.+)$`,
  'isu',
)

const NOUN_START = new RegExp(`^${ARTICLE}(${NOUN})`, 'iu')
const LIGHT_START = new RegExp(`^${ARTICLE}(${NOUN})\\s+(?:de|del)\\s`, 'iu')
const ARTICLE_START = new RegExp(`^${ARTICLE}`, 'i')

const findVerb = (noun: string): string | undefined => VERB_OF_NOUN_ES.get(normalizeText(noun))

/** Where a second noun of action with its own complement starts: “gestión de compras y control de stock”. */
const splitPhrases = (text: string): { joint: string; phrase: string }[] => {
  const parts = text.split(
    /(,\s+(?:y\s+|e\s+)?|(?<!\s)\s+(?:y|e)\s+)(?=(?:de\s+)?(?:(?:el|la|los|las)\s+|del\s+)?\p{L}+\s+(?:de|del|a|al)\s)/iu,
  )
  const phrases: { joint: string; phrase: string }[] = [{ joint: '', phrase: parts[0] ?? '' }]
  for (let i = 1; i < parts.length; i += 2) {
    const [joint = '', raw = ''] = [parts[i], parts[i + 1]]
    const phrase = raw.replace(/^del\s+/i, 'el ').replace(/^de\s+/i, '')
    const noun = NOUN_START.exec(phrase)?.[1] ?? ''
    const last = phrases.at(-1)
    const isComplete = last && /\s(?:de|del|a|al)\s/i.test(last.phrase)
    if (isComplete && (findVerb(noun) || Object.hasOwn(LIGHT_NOUNS_ES, normalizeText(noun))))
      phrases.push({ joint, phrase })
    else if (last) last.phrase += joint + raw
  }
  return phrases
}

/** A second complement with its own “de”: “del almacén y de las compras” → “el almacén y las compras”. */
const joinComplements = (verb: string, text: string): string | null => {
  const parts = text.split(/(?<!\s)\s+y\s+(?=de\s|del\s)/i)
  const objects = parts.map((part, i) => {
    const [, preposition = 'de', rest = ''] = /^(de|del)\s+(.+)$/is.exec(part) ?? []
    return i === 0 ? part : toObject(verb, preposition, rest)
  })
  return objects.includes(null) ? null : objects.join(' y ')
}

/** A noun of action in the complement whose own complement is not clear: “rutas y asignación de turnos”. */
const HIDDEN_ACTION =
  /(?:,|\s[ye])\s+(?:(?:el|la)\s+)?(?:\p{L}{3,}(?:ción|sión|miento|aje)|control|manejo|cuidado|limpieza|venta|atención|diseño|desarrollo|apoyo|cierre)(?!\p{L})/iu

const rewritePhrase = (phrase: string, tense: Tense): string | null => {
  const light = LIGHT_START.exec(phrase)?.[1] ?? ''
  const article = LIGHT_NOUNS_ES[normalizeText(light)]
  if (article) return `${conjugateSpanish('realizar', tense)} ${article} ${phrase.replace(ARTICLE_START, '')}`
  const [, nouns = '', preposition = '', complement = ''] = NOUN_PHRASE.exec(phrase) ?? []
  if (nouns === '') return null
  const joint = nouns.search(/\s[ye]\s/)
  if (joint >= 0 && nouns.includes(',', joint)) return null
  const words = nouns.split(COORDINATION)
  const infinitives = words.map((word, i) => (i % 2 === 0 ? findVerb(word.replace(ARTICLE_START, '')) : word))
  const [first] = infinitives
  if (!first || infinitives.includes(undefined)) return null
  if (/^al?$/i.test(preposition) && first !== 'atender') return null
  // “Realización de la limpieza de…” names its action in the complement.
  const inner = first === 'realizar' && words.length === 1 ? rewritePhrase(complement, tense) : null
  if (inner) return inner
  const [head = '', ...others] = complement.split(/(?<!\s)\s+y\s+(?=de\s|del\s)/i)
  const object = toObject(first, preposition, head)
  if (object === null) return null
  const whole = joinComplements(first, [object, ...others].join(' y '))
  if (HIDDEN_ACTION.test(complement)) return null
  const verbs = infinitives.map((word, i) => (i % 2 === 0 ? conjugateSpanish(word ?? '', tense) : word))
  return whole === null || verbs.includes(null) ? null : `${verbs.join('')} ${whole}`
}

const rewriteNouns = (text: string, tense: Tense): string | null => {
  const rewritten = splitPhrases(text).map(({ joint, phrase }) => {
    const done = rewritePhrase(phrase, tense)
    return done === null ? null : joint + done
  })
  return rewritten.includes(null) ? null : rewritten.join('')
}

const rewriteTeam = (text: string, tense: Tense): string | null => {
  const verb = conjugateSpanish('dirigir', tense)
  if (/^(?:un|el) (?:equipo|grupo|cuadrilla) de\s/i.test(text)) return `${verb} ${text}`
  return namesStaff(text) ? `${verb} a ${text}` : null
}

/** “Utilicé Excel para controlar gastos” → “Controlé gastos con Excel”. */
const rewriteTool = (text: string, tense: Tense): string | null => {
  const [, tool = '', rest = ''] =
    /^(?:utilicé|usé|utilizo|uso)\s+((?:\S+\s+){0,3}?\S+)\s+para\s+(\S.*?)\.?$/iu.exec(text) ?? []
  if (tool === '' || /[,;]|\s[ye]\s/.test(rest)) return null
  const done = conjugateInfinitives(rest, tense)
  return done && `${done} con ${tool}`
}

/** “y” is “e” before the sound of an i, and only there. */
const fixConjunctions = (text: string): string =>
  text.replace(/ y (?=h?[ií](?!e))/giu, ' e ').replace(/ e (?!h?[ií])/giu, ' y ')

/**
 * Rewrites a Spanish line that opens with a duty or a noun of action to open with a verb in the first person:
 * “Responsable de la formación de 12 personas” → “Formé a 12 personas”. Null when the result is not certain.
 */
export const rewriteDutySpanish = (line: string, tense: Tense): string | null => {
  const text = dropSubjectSpanish(line)
  const tool = rewriteTool(text, tense)
  if (tool) return capitalize(tool)
  const lead = LEADS.map((pattern) => pattern.exec(text)?.[0]).find(Boolean)
  const rest = lead === undefined ? text : dropPreposition(text.slice(lead.length))
  const lowered = rest.charAt(0).toLowerCase() + rest.slice(1)
  const done =
    lead === undefined
      ? rewriteNouns(lowered, tense)
      : (rewriteTeam(lowered, tense) ?? conjugateInfinitives(lowered, tense) ?? rewriteNouns(lowered, tense))
  return done && capitalize(fixConjunctions(done))
}
