import type { LanguageSkill } from '../../../resume/schema/content.ts'
import { LIMITS } from '../../../resume/schema/limits.ts'
import { getLevelDetail } from '../../../resume/schema/proficiency.ts'
import { findLanguageLevel } from '../../lexicon/language-levels.ts'
import { isLanguageName, removeLanguageWord, startsWithLanguage } from '../../lexicon/language-names.ts'
import { BRACKET, isContinuation } from '../../lines/line-continuation.ts'
import { type ParsedLine, splitAtGaps } from '../../lines/parsed-line.ts'
import { joinWhere } from '../entries/wrapped-lines.ts'
import type { ProvenanceCollector } from '../provenance-collector.ts'
import { CEFR_CODES } from './language-grid.ts'

const NAME = /^(\p{L}[\p{L} ]{2,30}?)\s*(?:[:–—(,-]|\s{2,}|$)/u
const LEVEL =
  '(?:(?:nivel|level|n[ií]vel|niveau|nivell)\\s*(?::\\s*)?)?(?:native|natal|materno|mother tongue|competente?|proficient|working|elemental|principiante|regular|excelente|muy bueno|buen[oa]?|good|notions|nociones|basico|avan[cç]ad[oa]|natiu|nadiu|courant|alt[oa]|bajo|nativ[oa]|materna|fluent|advanced|intermediate|basic|beginner|elementary|conversational|bilingual|professional|full|limited|avanzad[oa]|intermedi[oa]|b[aá]sic[oa]|biling[uü]e|fluido|alto|medio|bajo|[abc][12])(?![\\p{L}\\d])'
/** `Proficient in English`, `NATIVO ESPAÑOL`. */
const LEVEL_AND_NAME = new RegExp(`^(${LEVEL})\\s+(?:(?:in|en|em|of|de)\\s+)?(\\p{L}+)$`, 'iu')
const STARTS_WITH_LEVEL = new RegExp(`^[(]?${LEVEL}`, 'iu')
/** A name and its level with only a space between them. */
const NAME_AND_LEVEL = new RegExp(`^(\\p{L}{3,}(?: \\p{L}+)??) ${LEVEL}`, 'iu')
const MAX_NAME_WORDS = 3
/** More words after a name that is in no list are no level. */
const MAX_LEVEL_WORDS = 6

interface FoundLanguage {
  readonly name: string
  /** The level as written; empty until one is found. */
  readonly level: string
  readonly line: number
}

/**
 * The languages of lines as `normalizeLanguageLines` returns them: `Español: Nativo`, `Inglés (C1)`, names and levels on
 * lines of their own or in a grid. `offset` is the number of languages before.
 */
export const parseLanguages = (
  lines: readonly ParsedLine[],
  provenance: ProvenanceCollector,
  offset = 0,
): LanguageSkill[] =>
  findLanguages(lines)
    .flatMap((found) => splitNames(found.name).map((name) => ({ ...found, name })))
    .slice(0, LIMITS.listItems)
    .map(({ name, level, line }, i) => {
      const id = `language-${offset + i + 1}`
      const proficiency = findLanguageLevel(findMainLevel(level))
      const detail = level === '' ? undefined : getLevelDetail(level)
      provenance.record(`languages/${id}/language`, line, startsWithLanguage(name) ? 0.9 : 0.5)
      if (proficiency) provenance.record(`languages/${id}/proficiency`, line, 0.8)
      return {
        id,
        language: name.slice(0, LIMITS.lineChars),
        ...(proficiency && { proficiency }),
        ...(detail && { detail: detail.slice(0, LIMITS.lineChars) }),
      }
    })

/** Whether a text names a language at its start or after a level. */
export const namesLanguage = (text: string): boolean =>
  startsWithLanguage(removeLanguageWord(text)) || namesLanguageAfterLevel(text)

/** Whether a line among languages names none: `Carné: moto`. */
export const isNoLanguage = (line: ParsedLine, lines: readonly ParsedLine[]): boolean =>
  lines.some(({ body }) => namesLanguage(body)) &&
  findLanguages([line]).every(({ name, level }) => !startsWithLanguage(name) && !findLanguageLevel(level)) &&
  !STARTS_WITH_LEVEL.test(line.body) &&
  !findLanguageLevel(line.body)

const findLanguages = (lines: readonly ParsedLine[]): FoundLanguage[] => {
  const found: FoundLanguage[] = []
  for (const line of joinWhere(lines, (above, next) => isContinuation(BRACKET, { above, line: next }))) {
    const texts = splitLanguages(line)
    for (const text of texts) {
      const beside = found.findIndex((each) => each.level === '' && isOnRow(each, line, lines))
      const open = beside >= 0 ? beside : findOpenLanguage(found, texts.length)
      const language = found[open]
      if (STARTS_WITH_LEVEL.test(text) && language && !namesLanguageAfterLevel(text))
        found[open] = { ...language, level: language.level === '' ? text : `${language.level}, ${text}` }
      else {
        const next = parseLanguage(text, line)
        if (next) found.push(next)
      }
    }
  }
  return found
}

const namesLanguageAfterLevel = (text: string): boolean => isLanguageName(LEVEL_AND_NAME.exec(text)?.[2] ?? '')

/** Baselines of one row differ by no more than this, in em. */
const MAX_BASELINE_SHIFT_EM = 0.4

/** Whether a language stands on the row of a line in another column: names in one column, levels in the next. */
const isOnRow = (language: FoundLanguage, line: ParsedLine, lines: readonly ParsedLine[]): boolean => {
  const own = lines.find(({ index }) => index === language.line)
  return (
    own !== undefined &&
    own.column !== line.column &&
    own.page === line.page &&
    Math.abs(own.y - line.y) <= MAX_BASELINE_SHIFT_EM * line.size
  )
}

/** Index of the first of the last `count` languages without a level, else of the last language; -1 without languages. */
const findOpenLanguage = (found: readonly FoundLanguage[], count: number): number => {
  const from = Math.max(0, found.length - count)
  const open = found.findIndex(({ level }, i) => i >= from && level === '')
  return open >= 0 ? open : found.length - 1
}

/** Of several levels, one per ability, the most frequent; of two, the lower. A word for all comes before codes. */
const findMainLevel = (level: string): string => {
  const [first = ''] = level.split(', ')
  if (!/\d/.test(first) && findLanguageLevel(first)) return first
  const codes = level.match(CEFR_CODES) ?? []
  if (codes.length < 2) return level
  const count = (code: string) => codes.filter((other) => other === code).length
  return codes.toSorted((a, b) => count(b) - count(a) || (a < b ? -1 : 1))[0] ?? level
}

/** The texts of a line, one per language or level: split at commas and bars, and at gaps where it is a row of a grid. */
const splitLanguages = (line: ParsedLine): string[] => {
  const cells = splitAtGaps(line)
  const isGridRow =
    cells.length > 1 &&
    (cells.filter((text) => startsWithLanguage(text.replace(/^[^\p{L}]+/u, ''))).length > 1 ||
      cells.every((text) => STARTS_WITH_LEVEL.test(text)))
  return (isGridRow ? cells : [line.body])
    .flatMap((text) => text.split(/[,;|•·●○▪](?![^()]{0,200}\))|\.\s{1,9}(?=\p{Lu}\p{Ll}{1,20} \()/u))
    .flatMap(splitSentences)
    .flatMap(splitPair)
    .map((text) => removeLanguageWord(text.trim().replace(/^[-–]\s+/, '')))
    .filter((text) => text !== '')
}

/** `Español: nativo. Inglés: B2.`: sentences that each begin with a language. */
const splitSentences = (text: string): string[] => {
  const sentences = text.split(/\.\s{1,9}(?=\p{Lu})/u)
  return sentences.slice(1).every(startsWithLanguage) ? sentences : [text]
}

/** `Portuguese (native) and English (B2)`: two languages. Two names before one level stay together: `Español y gallego: nativo`. */
const splitPair = (text: string): string[] => {
  const names = splitNames(text.split(/[:–—]/u)[0]?.trim() ?? '')
  if (names.length > 1 && names.every(isLanguageName)) return [text.replace(' / ', ' y ')]
  return splitNames(text)
}

/** `Español e inglés`, `Español / Valenciano`: the languages. */
const splitNames = (text: string): string[] => {
  const names = text.split(/ (?:y|e|i|and|&|\/) /iu).map((name) => name.trim())
  return names.every(startsWithLanguage) ? names : [text]
}

/** A list of languages without its label: `Bilingual: Spanish, English`. */
export const removeListLabel = (text: string): string =>
  startsWithLanguage(text) ? text : text.replace(/^\p{L}[\p{L} ]{2,25}:\s*/u, '')

/** `Native: Dutch, basic: French, Greek` with the level behind each language; other texts as they are. */
export const moveLevelLabels = (text: string): string => {
  const lists = text.split(/[,;.|·]\s{1,9}(?=\p{L}[\p{L} ]{2,25}:\s)/u).map(moveLevelLabel)
  return lists.some((list) => list === undefined) ? text : lists.join(', ')
}

const moveLevelLabel = (text: string): string | undefined => {
  const [, label = '', list = ''] = /^(\p{L}[\p{L} ]{2,25}):\s{1,9}(\p{L}.*)$/u.exec(text) ?? []
  const names = list.replace(/\.$/, '').split(/,\s*/).flatMap(splitNames)
  if (!findLanguageLevel(label) || isLanguageName(label) || !names.every(isLanguageName)) return undefined
  return names.map((name) => `${name} (${label})`).join(', ')
}

/** Whether a text lists nothing but languages, with a level for one at least: `Bilingual: Spanish (native), English (C1)`. */
export const isLanguageList = (text: string): boolean => {
  const items = removeListLabel(moveLevelLabels(text))
    .split(/[,;|•·](?![^()]{0,200}\))/u)
    .flatMap((item) => splitNames(item.trim()))
    .filter((item) => item !== '')
  const levels = items.map((item) => item.replace(/^\p{L}+[\s:–—-]*/u, ''))
  return (
    items.every(startsWithLanguage) &&
    levels.some((level) => level !== '') &&
    levels.every(
      (level) => level === '' || (STARTS_WITH_LEVEL.test(level) && level.split(' ').length <= MAX_NAME_WORDS),
    )
  )
}

const parseLanguage = (text: string, line: ParsedLine): FoundLanguage | undefined => {
  const [, levelBefore, nameAfter] = LEVEL_AND_NAME.exec(text) ?? []
  if (levelBefore && nameAfter && isLanguageName(nameAfter))
    return { name: nameAfter, level: levelBefore, line: line.index }
  const [broken = '', wholeName] = joinBrokenName(text)
  if (wholeName) return { name: wholeName, level: removeBrackets(text.slice(broken.length).trim()), line: line.index }
  const name = findLanguageName(text, line)
  if (!name || !(/^\p{Lu}/u.test(name) || startsWithLanguage(name))) return undefined
  if (name.split(' ').length > MAX_NAME_WORDS) return undefined
  const rest = text.slice(name.length).replace(/^[\s:–—,-]+/, '')
  if (!startsWithLanguage(name) && (/\d/.test(name) || rest.split(' ').length > MAX_LEVEL_WORDS || namesOther(rest)))
    return undefined
  return { name: name.trim(), level: removeBrackets(rest.replace(/\.$/, '').trim()), line: line.index }
}

/** Whether the text after a name that is in no list names a language: `Título intermedio de euskera`. */
const namesOther = (text: string): boolean => text.split(/[^\p{L}]+/u).some(isLanguageName)

/** A language's name with a space in it (`Espa ñol`), as it is printed and as a whole. */
const joinBrokenName = (text: string): [string, string] | [] => {
  const [printed, start, end] = /^(\p{Lu}\p{Ll}{1,8}) (\p{Ll}{2,8})(?!\p{L})/u.exec(text) ?? []
  return printed && start && end && isLanguageName(start + end) && !isLanguageName(start) ? [printed, start + end] : []
}

const findLanguageName = (text: string, line: ParsedLine): string | undefined => {
  const [first] = line.segments
  if (line.segments.length > 1 && first && text.startsWith(first.text) && !hasLevel(first.text))
    return first.text.replace(/(?<![\s:–—(-])[\s:–—(-]+$/, '')
  return NAME_AND_LEVEL.exec(text)?.[1] ?? NAME.exec(text)?.[1] ?? text.split(' ')[0]
}

/** Whether a segment has a level after its first word: `Español - Nativo`. */
const hasLevel = (text: string): boolean => findLanguageLevel(text.split(' ').slice(1).join(' ')) !== undefined

/** `(Advanced, C1)` → `Advanced, C1`; brackets inside stay. */
const removeBrackets = (text: string): string => {
  const inner = /^\(([^()]*)\)?$/.exec(text)?.[1] ?? text
  const open = inner.split('(').length
  return open < inner.split(')').length ? inner.replace(/\)$/, '').trim() : inner.trim()
}
