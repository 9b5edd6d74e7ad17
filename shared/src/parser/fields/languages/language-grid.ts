import { findLanguageLevel } from '../../lexicon/language-levels.ts'
import { removeLanguageWord, startsWithLanguage } from '../../lexicon/language-names.ts'
import { scoreSchool } from '../../lexicon/name-scores.ts'
import { type ParsedLine, replaceText } from '../../lines/parsed-line.ts'

/** `Lengua(s) materna(s): español`, `Mother tongue(s): Portuguese`. */
const MOTHER_TONGUE =
  /^(?:lenguas?(?:\(s\))? maternas?(?:\(s\))?|idiomas? maternos?|mother tongues?(?:\(s\))?|native languages?)\s*:?\s*/iu
const NATIVE_LEVEL = 'Nativo'
/** `Otra(s) lengua(s):`, `Other language(s):`, with nothing after it. */
const OTHER_LANGUAGES_LABEL =
  /^(?:otras?(?:\(s\))? lenguas?(?:\(s\))?|otros idiomas|other languages?(?:\(s\))?)\s*:?$/iu
const MOTHER_AND_OTHERS =
  /^(.+?)(?<![\s,;|])[\s,;|]+(?:otras?(?:\(s\))? lenguas?(?:\(s\))?|otros idiomas|other languages?(?:\(s\))?)\s*:\s*(\p{L}.*)$/isu
/** `Idiomas: español, inglés`. */
export const LANGUAGES_LABEL =
  /^(?:spoken )?(?:languages?|idiomas?|lenguas?|sprachen|langues|idiomes)\s*:\s*(?=\p{L})/iu
/** What the levels of the European framework mean. */
const LEGEND = /^(?:niveles|levels)\s*:/iu
const ABILITIES =
  /\b(?:comprensi[oó]n|auditiva|lectora|expresi[oó]n|escrita|escritura|oral|producci[oó]n|interacci[oó]n|hablar|understanding|listening|reading|writing|speaking|spoken|production|interaction)(?![\p{L}])/giu
/** Levels of the European framework (CEFR). */
export const CEFR_CODES = /\b[ABC][12]\b/g
const MAX_LEVEL_WORDS = 4
/** A label with this many words is a language only where it names one or a level follows. */
const MIN_SKILL_LABEL_WORDS = 3

/** A label of what proves a language: `Examen: First Certificate in English`. */
const PROOF_LABEL =
  /^(?:ex[aá]men(?:es)?|exams?|certificad[oa]s?|certificaci[oó]n(?:es)?|certificates?|certifications?|diplomas?|t[ií]tulos?)$/iu

/** Whether a line names the person's mother tongue. */
export const isMotherTongue = (text: string): boolean =>
  MOTHER_TONGUE.test(text) && text.replace(MOTHER_TONGUE, '') !== ''

/** Whether a line among languages is another ability: `Competencias comunicativas: buena comunicación con familias`. */
export const isOtherSkill = (text: string): boolean => {
  if (startsWithLanguage(removeLanguageWord(text)) || LANGUAGES_LABEL.test(text) || isMotherTongue(text)) return false
  const [label = '', rest = ''] = text.split(/:\s*/)
  if (rest === '' || PROOF_LABEL.test(label.trim()) || scoreSchool(label) > 0) return false
  if (countWords(rest) > MAX_LEVEL_WORDS) return true
  return countWords(label) >= MIN_SKILL_LABEL_WORDS && !findLanguageLevel(text)
}

const countWords = (text: string): number => text.split(' ').filter((word) => word !== '').length

/** The lines of a languages section without the labels of the European form's grid; mother tongues have a level. */
export const normalizeLanguageLines = (lines: readonly ParsedLine[]): ParsedLine[] =>
  lines.flatMap(splitMotherTongue).flatMap((line) => {
    const { body } = line
    if (LANGUAGES_LABEL.test(body)) return [replaceText(line, body.replace(LANGUAGES_LABEL, ''))]
    if (LEGEND.test(body) || OTHER_LANGUAGES_LABEL.test(body)) return []
    if (MOTHER_TONGUE.test(body)) {
      const names = body.replace(MOTHER_TONGUE, '')
      return names === '' ? [] : [replaceText(line, addNativeLevel(names))]
    }
    const withoutAbilities = body.replace(ABILITIES, ' ').replace(/\s+/g, ' ').trim()
    const isGridRow = withoutAbilities.replace(CEFR_CODES, '').replace(/[^\p{L}]/gu, '') === ''
    if (withoutAbilities === body || !isGridRow) return [line]
    return /\d/.test(withoutAbilities) ? [replaceText(line, withoutAbilities)] : []
  })

/** `Mother tongue(s): Bengali Other language(s): English` as two lines. */
const splitMotherTongue = (line: ParsedLine): ParsedLine[] => {
  const [, first, second] = MOTHER_AND_OTHERS.exec(line.body) ?? []
  return first && second ? [replaceText(line, first), replaceText(line, second)] : [line]
}

const addNativeLevel = (names: string): string =>
  names
    .split(/(?:(?<!\s)\s+)?,\s*/)
    .map((name) => `${name} (${NATIVE_LEVEL})`)
    .join(', ')
