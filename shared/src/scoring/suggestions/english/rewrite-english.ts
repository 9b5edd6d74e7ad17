import { capitalize } from '../line-text.ts'
import type { Tense } from '../spanish/conjugate.ts'
import { BASE_VERBS_EN, findBaseOfGerund, toEnglishPast, VERB_OF_NOUN_EN } from './verbs.ts'

const SUBJECT = '(?:i\\s+)?(?:(?:was|were|am|is|have been|had been)\\s+)?'
const DUTIES = '(?:job\\s+)?(?:duties|responsibilities|tasks)'
const GERUND_LEADS: readonly RegExp[] = [
  new RegExp(`^${SUBJECT}(?:mainly |also |solely |fully )?responsible (?:for|of)\\s+`, 'i'),
  new RegExp(`^${SUBJECT}(?:in charge of|tasked with|charged with)\\s+`, 'i'),
  new RegExp(`^(?:my |main |daily |key )*${DUTIES}(?: (?:included|include|were|are|involved)|\\s*:)\\s*:?\\s*`, 'i'),
]
const BASE_LEAD = /^my (?:role|job|task|duty|work) (?:was|is) to\s+/i
const LIGHT_LEAD = /^(?:i\s+)?(?:carried out|performed|conducted|undertook|did)\s+(?=(?:the\s+)?\p{L}+\s+of\s)/iu
const ADVERB = /^(?:successfully|effectively|efficiently|actively|proactively|diligently|professionally)\s+/i

/** Nouns that look like a gerund: after “and” they may be part of a name (“food and cleaning supplies”). */
const NOUN_GERUNDS =
  /^(?:cleaning|marketing|training|packaging|building|accounting|cooking|testing|planning|hiring|teaching|writing|reading|billing|lighting|plumbing|serving|washing|mailing|operating|sewing|printing|recording|processing|cutting|painting|gardening|nursing|catering|onboarding|scheduling|sorting|shipping|pricing|banking|housing|engineering)$/i
const COMPOUND_HEADS =
  /^\S+ing\s+(?:supplies|materials|equipment|systems?|products|programs?|programmes?|software|services?|schedules?|budgets?|teams?|staff|tools|machines?|orders|areas?|tasks|duties|activities|process(?:es)?|reports|policies|instructions|costs|plans|stations?|lists?)\b/i
const NO_OBJECT = /^(?:(?:for|in|at|on|to|with|by|of|from|during|across|as|within|and|or)\b|[,.;]|$)/i
const NOT_ACTIONS = /^(?:being|having|doing|making sure|getting|going)$/i
const COORDINATION = /(,\s+(?:and\s+)?|(?<!\s)\s+and\s+)/

const inflect = (base: string, tense: Tense): string => (tense === 'past' ? toEnglishPast(base) : base)

/** Moves the adverb of a phrasal verb with it: “laying out leaflets” → “laid out leaflets”. */
const inflectGerund = (part: string, tense: Tense): string | null => {
  const [, gerund = '', rest = ''] = /^(\p{L}+ing)\b(.*)$/su.exec(part.replace(ADVERB, '')) ?? []
  const base = NOT_ACTIONS.test(gerund) ? undefined : findBaseOfGerund(gerund.toLowerCase())
  return base ? `${inflect(base, tense)}${rest}` : null
}

const startsWithGerund = (part: string): boolean => /^\p{L}+ing\b/u.test(part) && inflectGerund(part, 'past') !== null

/** “managing stock and training staff” → “managed stock and trained staff”; null when a gerund may be a noun. */
export const inflectGerunds = (text: string, tense: Tense): string | null => {
  const parts = text.split(COORDINATION)
  const verbs = parts.filter((part, i) => i % 2 === 0 && startsWithGerund(part))
  if (!startsWithGerund((parts[0] ?? '').replace(ADVERB, ''))) return null
  const out: string[] = []
  for (const [i, part] of parts.entries()) {
    if (i % 2 === 1 || (i > 0 && !/^\p{L}+ing\b/u.test(part))) {
      out.push(part)
      continue
    }
    const [, gerund = '', rest = ''] = /^(?:\p{L}+ly\s+)?(\p{L}+)\s*(.*)$/su.exec(part) ?? []
    const previous = parts[i - 2] ?? ''
    const followsBareGerund = i > 0 && /^\p{L}+ing$/u.test(previous)
    if (i > 0 && /\s\p{L}+ing$/u.test(previous)) return null
    const teaches = /^(?:training|hiring)\s+(?:staff|teams?)\b/i.test(part)
    if (i > 0 && NOUN_GERUNDS.test(gerund) && COMPOUND_HEADS.test(part) && !teaches) {
      if (!followsBareGerund || verbs.length > 2) return null
    }
    // A gerund without an object is a verb only when a later one brings the object: “loading and unloading trucks”.
    const next = parts
      .slice(i + 2)
      .some((later) => startsWithGerund(later) && !NO_OBJECT.test(later.replace(/^\p{L}+\s*/u, '')))
    if (NO_OBJECT.test(rest) && !next) return null
    if (/^(?:\p{L}+ing|that|how|whether)\b/u.test(rest)) return null
    const done = inflectGerund(part, tense)
    if (done === null) return null
    out.push(done)
  }
  return out.join('')
}

/** “answer the phone and book tables” → “answered the phone and booked tables”. */
export const inflectBases = (text: string, tense: Tense): string | null => {
  const parts = text.split(COORDINATION)
  const out: string[] = []
  for (const [i, part] of parts.entries()) {
    const [, base = '', rest = ''] = /^(\p{Ll}+)(.*)$/su.exec(part) ?? []
    if (i % 2 === 1 || (i > 0 && !BASE_VERBS_EN.has(base))) out.push(part)
    else if (!BASE_VERBS_EN.has(base) || (i > 0 && AMBIGUOUS_BASES.test(base))) return null
    else out.push(inflect(base, tense) + rest)
  }
  return out.join('')
}
const AMBIGUOUS_BASES =
  /^(?:test|order|stock|file|record|report|market|plan|supply|iron|water|plant|paint|label|list|model|cover|store|box|mail|type|draft|guide|program|project|process|research|survey|schedule|staff|budget)$/

/** “the management of 12 shops” → “managed 12 shops”; “care of residents” → “cared for residents”. */
const rewriteNoun = (text: string, tense: Tense): string | null => {
  const [, nouns = '', object = ''] = /^(?:the\s+)?(\p{L}+(?: and \p{L}+)?)\s+of\s+(.+)$/su.exec(text) ?? []
  if (nouns.toLowerCase() === 'care') return `${inflect('care', tense)} for ${object}`
  const verbs = nouns.split(' and ').map((noun) => VERB_OF_NOUN_EN.get(noun.toLowerCase()))
  if (/^\p{L}+ing\s+(?:and|,)/u.test(object) || /(?:,|\band) (?:the )?\p{L}+ of\b/u.test(object)) return null
  const pasts = verbs.map((verb) => verb && inflect(verb, tense))
  return pasts.includes(undefined) || new Set(pasts).size < pasts.length ? null : `${pasts.join(' and ')} ${object}`
}

const STAFF =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\s+(?:\p{L}+\s+)?(?:people|persons|employees|workers|staff|waiters|waitresses|cashiers|nurses|cooks|clerks|interns|volunteers|engineers|technicians|drivers|operators|mechanics|cleaners|guards|agents|developers|instructors|apprentices)\b/iu

const rewriteTeam = (text: string, tense: Tense): string | null =>
  /^(?:a|the) (?:team|crew|group) of\s/i.test(text) || STAFF.test(text) ? `${inflect('lead', tense)} ${text}` : null

/** “Used Excel to track spending” → “Tracked spending with Excel”. */
const rewriteTool = (text: string, tense: Tense): string | null => {
  const [, tool = '', rest = ''] =
    /^(?:i\s+)?(?:used|utilized|utilised|use)\s+((?:\S+\s+){0,3}?\S+)\s+(?:in order )?to\s+(.+?)\.?$/iu.exec(text) ?? []
  if (
    tool === '' ||
    /\b(?:skills|knowledge|ability|experience|expertise)$/i.test(tool) ||
    /[,;]|\sand\s|\bwith\b/.test(rest)
  )
    return null
  const done = inflectBases(rest, tense)
  return done && `${done} with ${tool}`
}

/** “Provided training to 30 drivers” → “Trained 30 drivers”. */
const rewriteGiven = (text: string, tense: Tense): string | null => {
  const [, object = ''] = /^(?:i\s+)?(?:provided|gave|delivered)\s+training (?:to|for)\s+(.+)$/is.exec(text) ?? []
  return object === '' ? null : `${inflect('train', tense)} ${object}`
}

const rewriteDuty = (text: string, tense: Tense): string | null => {
  const lead = GERUND_LEADS.map((pattern) => pattern.exec(text)?.[0]).find(Boolean)
  if (lead) {
    const rest = text.slice(lead.length)
    const lowered = rest.charAt(0).toLowerCase() + rest.slice(1)
    return rewriteTeam(lowered, tense) ?? rewriteNoun(lowered, tense) ?? inflectGerunds(lowered, tense)
  }
  const base = BASE_LEAD.exec(text)?.[0]
  if (base) return inflectBases(text.slice(base.length), tense)
  const light = LIGHT_LEAD.exec(text)?.[0]
  if (light) return rewriteNoun(text.slice(light.length), tense)
  if (/^\p{L}+ing\s/u.test(text)) return inflectGerunds(text.charAt(0).toLowerCase() + text.slice(1), tense)
  return null
}

/**
 * Rewrites an English line that opens with a duty to open with its verb: “Responsible for managing 12 shops” →
 * “Managed 12 shops”. Null when the result is not certain.
 */
export const rewriteDutyEnglish = (text: string, tense: Tense): string | null => {
  const done = rewriteTool(text, tense) ?? rewriteGiven(text, tense) ?? rewriteDuty(text, tense)
  return done && capitalize(done)
}
