import type { Sections } from '../../../resume/schema/content.ts'
import { LIMITS } from '../../../resume/schema/limits.ts'
import { startsWithLanguage } from '../../lexicon/language-names.ts'
import { type ParsedLine, replaceText } from '../../lines/parsed-line.ts'
import type { ProvenanceCollector } from '../provenance-collector.ts'
import { parseSkills } from '../skills/parse-skills.ts'
import { isMotherTongue, isOtherSkill, normalizeLanguageLines } from './language-grid.ts'
import { parseLanguages } from './parse-languages.ts'

type Skills = NonNullable<Sections['skills']>

/** `Idiomas: español, inglés`. */
const LANGUAGES_LABEL = /^(?:spoken )?(?:languages?|idiomas?|lenguas?)\s*:\s*/i

/** Adds the lines of a languages section. Other abilities that a form lists there go to the skills. */
export const addLanguages = (known: Skills, lines: readonly ParsedLine[], provenance: ProvenanceCollector): Skills => {
  const plain = normalizeLanguageLines(lines)
  const hasLanguages = plain.some((line) => startsWithLanguage(line.body))
  const others = hasLanguages ? plain.filter((line) => isOtherSkill(line.body)) : plain
  const spoken = plain.filter((line) => !others.includes(line))
  const found = parseLanguages(spoken, provenance, known.languages.length)
  return addSkills({ ...known, languages: [...known.languages, ...found] }, others, provenance)
}

/** Adds the lines of a skills section. Lines of spoken languages go to the languages. */
export const addSkills = (known: Skills, lines: readonly ParsedLine[], provenance: ProvenanceCollector): Skills => {
  const spoken = lines.filter(({ body }) => isMotherTongue(body) || isLanguagesLine(body))
  const languages = [...known.languages]
  for (const line of spoken) {
    const body = isMotherTongue(line.body) ? line.body : line.body.replace(LANGUAGES_LABEL, '')
    const plain = normalizeLanguageLines([replaceText(line, body)])
    languages.push(...parseLanguages(plain, provenance, languages.length))
  }
  const { technical, soft } = parseSkills(
    lines.filter((line) => !spoken.includes(line)),
    provenance,
  )
  return { technical: mergeLists(known.technical, technical), languages, soft: mergeLists(known.soft, soft) }
}

const isLanguagesLine = (body: string): boolean =>
  LANGUAGES_LABEL.test(body) && startsWithLanguage(body.replace(LANGUAGES_LABEL, ''))

const mergeLists = (known: readonly string[], found: readonly string[]): string[] =>
  [...new Set([...known, ...found])].slice(0, LIMITS.listItems)
