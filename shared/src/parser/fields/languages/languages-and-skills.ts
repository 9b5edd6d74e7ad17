import type { Sections } from '../../../resume/schema/content.ts'
import { LIMITS } from '../../../resume/schema/limits.ts'
import { findLanguageLevel } from '../../lexicon/language-levels.ts'
import { isLanguageName, removeLanguageWord, startsWithLanguage } from '../../lexicon/language-names.ts'
import { isTool } from '../../lexicon/tool-names.ts'
import { type ParsedLine, replaceText } from '../../lines/parsed-line.ts'
import type { ProvenanceCollector } from '../provenance-collector.ts'
import { parseSkills } from '../skills/parse-skills.ts'
import { isLevelText } from '../skills/skill-levels.ts'
import { CEFR_CODES, isMotherTongue, isOtherSkill, LANGUAGES_LABEL, normalizeLanguageLines } from './language-grid.ts'
import {
  isLanguageList,
  isNoLanguage,
  moveLevelLabels,
  namesLanguage,
  parseLanguages,
  removeListLabel,
} from './parse-languages.ts'

type Skills = NonNullable<Sections['skills']>

/** Between languages on one line: `Valencià: nativo · Español: nativo`. */
const BETWEEN_LANGUAGES = /\s[·•|]\s/

/** Adds the lines of a languages section. Other abilities that a form lists there go to the skills. */
export const addLanguages = (known: Skills, lines: readonly ParsedLine[], provenance: ProvenanceCollector): Skills => {
  const plain = normalizeLanguageLines(lines)
  const hasLanguages = plain.some(({ body }) => body.split(BETWEEN_LANGUAGES).some(namesLanguage))
  const others = hasLanguages ? plain.filter((line) => isOtherSkill(line.body)) : plain
  const spoken = plain.filter((line) => !others.includes(line) && !isNoLanguage(line, plain))
  const found = parseLanguages(spoken, provenance, known.languages.length)
  const skills = [...others, ...findToolLines(plain)]
  return addSkills({ ...known, languages: [...known.languages, ...found] }, skills, provenance)
}

/** A list of tools has this many lines, and this share of them are names of common ones. */
const MIN_TOOL_LINES = 4
const MIN_TOOL_SHARE = 0.4
const MAX_TOOL_WORDS = 4

/** Lines of a list of tools that follows the languages without a heading. */
const findToolLines = (plain: readonly ParsedLine[]): ParsedLine[] => {
  const others = plain.filter(
    (line) =>
      !line.dates &&
      !isOtherSkill(line.body) &&
      isNoLanguage(line, plain) &&
      line.body.split(' ').length <= MAX_TOOL_WORDS,
  )
  const tools = others.filter(({ body }) => isTool(body))
  return others.length >= MIN_TOOL_LINES && tools.length >= others.length * MIN_TOOL_SHARE ? others : []
}

/** The lines of a languages section that name no language and no other ability. */
export const findOtherLines = (lines: readonly ParsedLine[]): ParsedLine[] => {
  const plain = normalizeLanguageLines(lines)
  const tools = findToolLines(plain)
  return plain.filter((line) => !isOtherSkill(line.body) && isNoLanguage(line, plain) && !tools.includes(line))
}

/** The lines of a skills section that are running text. */
export const findProseLines = (lines: readonly ParsedLine[]): readonly ParsedLine[] =>
  parseSkills(lines, { record: () => undefined, entries: [] }).prose

/** Whether a line of personal facts lists languages: `Idiomas: español, inglés`, `Idiomas` in a cell beside them. */
export const isLanguagesLine = (body: string): boolean => {
  const list = removeLanguagesLabel(body)
  return list !== body && startsWithLanguage(list)
}

const removeLanguagesLabel = (body: string): string =>
  moveLevelLabels(removeLanguageWord(body.replace(LANGUAGES_LABEL, '')))

/** Whether a line is a row of the European form's grid: a language and its levels. */
const isLevelRow = ({ body, segments }: ParsedLine): boolean =>
  startsWithLanguage(body) && segments.length > 2 && (body.match(CEFR_CODES)?.length ?? 0) >= 2

/** `Nivel: medio`, `B2`; `Nivel` over a bar that is drawn. */
const LEVEL_LINE = /^(?:(?:nivel|level)(?:\s?:)?(?:\s\p{L}{2,14}|\s?[abc][12])?|[abc][12])$/iu

/** The line below the name of a language that tells its level. */
const findLevelBelow = (name: ParsedLine, lines: readonly ParsedLine[]): ParsedLine | undefined => {
  const next = lines[lines.indexOf(name) + 1]
  return next?.column === name.column && (LEVEL_LINE.test(next.body) || isLevelText(next.body)) ? next : undefined
}

/** `Inglés 95%`, `Japonés N3` (a level of the Japanese test). */
const RATING_AT_END = /\s(?:\d{1,3}\s?%|N[1-5])$/

/** Adds the lines of a skills section. Lines of spoken languages go to the languages. */
export const addSkills = (
  known: Skills,
  lines: readonly ParsedLine[],
  provenance: ProvenanceCollector,
  title = '',
): Skills => {
  const names = lines.filter((line) => isLanguageName(line.body.replace(RATING_AT_END, '')))
  const levels = new Map(names.map((name) => [name, findLevelBelow(name, lines)]))
  const spoken = lines.filter(
    (line) =>
      levels.has(line) ||
      isMotherTongue(line.body) ||
      isLanguagesLine(line.body) ||
      isLevelRow(line) ||
      isLanguageList(line.body),
  )
  const languages = [...known.languages]
  for (const line of spoken) {
    const body = isMotherTongue(line.body) ? line.body : removeListLabel(removeLanguagesLabel(line.body))
    const level = levels.get(line)
    const plain = normalizeLanguageLines([
      replaceText(line, body),
      ...(level && findLanguageLevel(level.body) ? [level] : []),
    ])
    languages.push(...parseLanguages(plain, provenance, languages.length))
  }
  const below = new Set(levels.values())
  const found = parseSkills(
    lines.filter((line) => !spoken.includes(line) && !below.has(line)),
    provenance,
    title,
  )
  const groups = [...(known.groups ?? []), ...found.groups]
  return {
    technical: mergeLists(known.technical, found.technical),
    languages,
    soft: mergeLists(known.soft, found.soft),
    ...(groups.length > 0 && { groups: groups.slice(0, LIMITS.listItems) }),
  }
}

const mergeLists = (known: readonly string[], found: readonly string[]): string[] =>
  [...new Set([...known, ...found])].slice(0, LIMITS.listItems)
