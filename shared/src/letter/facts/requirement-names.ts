import type { Language } from '../../languages.ts'
import { detectProseLanguage } from '../../scoring/context/language.ts'
import type { Requirement } from '../../scoring/job-match/requirement.ts'
import { toSearchText } from '../../scoring/job-match/tokens.ts'
import type { Vocabulary } from '../../scoring/job-match/vocabulary.ts'
import { BASE_VERBS_EN } from '../../scoring/suggestions/english/verbs.ts'
import { isInfinitive } from '../../scoring/suggestions/spanish/conjugate.ts'
import { createTextPattern } from '../../text-pattern.ts'

type TermRequirement = Extract<Requirement, { kind: 'term' | 'certificate' | 'title' }>

/** A requirement under a name that fits into a sentence. */
export interface NamedRequirement {
  readonly key: string
  readonly name: string
  readonly level: Requirement['level']
}

/** Names that open with one of these are a part of a sentence. */
const OPENS_MIDWAY =
  /^(?:of|in|on|at|as|to|for|with|by|from|up|and|or|a|an|the|your|our|similar|base|bit|extra|it|de|del|en|por|para|con|como|a|al|el|la|los|las|un|una|se|pero|que|y|o|su|sus|valid|similares|otros|otras|otro|otra)\s|^(?:it|clinical|looking|software|engineering|payments|obras|código|infraestructura|ventas|sales|turismo|construction|agencias|preferente|indispensables|acreditar|valoramos|retail|servicios?|services?)$/i
const MAX_WORDS = 5

/** English nouns that stand before another noun and are verbs too. */
const NOUN_FIRST =
  /^(?:access|audit|balance|budget|care|code|contract|control|cost|customer|design|document|file|food|heat|help|load|mail|market|menu|model|order|pattern|print|process|product|program|project|purchase|quality|record|report|research|review|risk|sheet|sound|staff|stock|store|supply|test|track|trade|type|water)$/

/** `plan lessons` and `realizar informes` say what is to be done. */
const opensWithVerb = (first: string): boolean =>
  isInfinitive(first) || (BASE_VERBS_EN.has(first) && !NOUN_FIRST.test(first))

/** `HPLC`, `Power BI`, `C++`: a name that is written the same in both languages. */
export const isProperName = (name: string): boolean =>
  name.split(' ').every((word) => /^[\p{Lu}\d]/u.test(word)) && /\p{Lu}.*[\p{Lu}\d+#./]|^\p{Lu}+$/u.test(name)

const COMMON_NOUN =
  /(?:ción|sión|ciones|dad|ía|ismo|miento|ura|aje|anza|encia|ancia|ería|ística|ing|tion|ment|ics|ance|ence|ship|ery|ogy)$/iu

/** A name as it stands in a sentence: with a small first letter, where it is no proper name. */
export const toRunningText = (name: string, texts: readonly string[]): string => {
  const [first = '', ...others] = name.split(' ')
  if (!/^\p{Lu}\p{Ll}+$/u.test(first) || others.some((word) => /\p{Lu}/u.test(word))) return name
  const lowered = name.charAt(0).toLowerCase() + name.slice(1)
  if (
    texts.some((text) =>
      createTextPattern(lowered, { before: '(?<!\\p{L})', after: '(?!\\p{L})', flags: 'u' }).test(text),
    )
  )
    return lowered
  return others.length > 0 || COMMON_NOUN.test(first) ? lowered : name
}

const isSpeakable = (name: string, vocabulary: Vocabulary, skills: ReadonlySet<string>): boolean => {
  const [first = ''] = name.toLowerCase().split(' ')
  if (OPENS_MIDWAY.test(name) || name.split(' ').length > MAX_WORDS || /[,;:()/]/.test(name.replace(/\w\/\w/g, '')))
    return false
  if (opensWithVerb(first)) return false
  if (vocabulary.isTerm(toSearchText(name).trim()) || isProperName(name) || skills.has(name.toLowerCase())) return true
  return name.includes(' ') && !/ing$/.test(first)
}

/**
 * The names of a requirement that can stand in a sentence of a letter, one for each of its alternatives. `texts`: the ad
 * and the resume, which tell how a name is written. `skills`: those of the resume in lower case. An ad in the other
 * language gives proper names alone.
 */
export const nameRequirement = (
  requirement: TermRequirement,
  {
    ad,
    texts,
    skills,
    language,
    vocabulary,
  }: {
    readonly ad: string
    readonly texts: readonly string[]
    readonly skills: ReadonlySet<string>
    readonly language: Language
    readonly vocabulary: Vocabulary
  },
): NamedRequirement[] => {
  const isForeign = (detectProseLanguage(ad) ?? language) !== language
  const alternatives = requirement.anyOf ?? [{ key: requirement.key, name: requirement.name }]
  return alternatives.flatMap(({ key, name }): NamedRequirement[] => {
    const trimmed = name.replace(/(?<![\s.])[\s.]+$/, '').trim()
    if (!isSpeakable(trimmed, vocabulary, skills)) return []
    if (isForeign && !isProperName(trimmed)) return []
    return [{ key, name: toRunningText(trimmed, texts), level: requirement.level }]
  })
}
