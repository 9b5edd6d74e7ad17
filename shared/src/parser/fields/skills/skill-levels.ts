import { type ParsedLine, replaceText } from '../../lines/parsed-line.ts'

/** A level by itself, folded. */
export const SKILL_LEVEL =
  /^(expert|experto|experta|advanced|avanzad[oa]|intermediate|intermedi[oa]|beginner|basic|basic[oa]|proficient|novice|master|fluent|competent|alto|medio|bajo|keywords|skilled|familiar|(?:working|basic|good|advanced) knowledge|conocimientos? (?:basic|intermedi|avanzad)os?)$/

const LEVEL_WORDS =
  '(?:(?:nivel|manejo|dominio|uso)\\s+)?(?:experto?|experta|advanced|intermediate|beginner|basic|proficient|avanzad[oa]|intermedi[oa]|b[aá]sic[oa]|medio|alto|bajo|native|fluent)(?:\\s+(?:level|user))?'
const LEVEL_TEXT = new RegExp(`^${LEVEL_WORDS}(?:\\s?[-–/]\\s?${LEVEL_WORDS})?$`, 'iu')
const RATING = new RegExp(
  `[★☆●○◉◯⬤■□▪▫]{2,}|\\b\\d{1,3}\\s?%|\\(\\s*\\)|(?:[(:]\\s*|\\s[–—-]\\s*)${LEVEL_WORDS}(?:\\s?[-–/]\\s?${LEVEL_WORDS})?\\)?$`,
  'giu',
)

/** Whether a text is a level of skill and nothing else: `Intermedio`, `80 %`, `4/5`. */
export const isLevelText = (text: string): boolean =>
  LEVEL_TEXT.test(text.trim()) || /^(?:\d{1,3}\s?%|[1-5]\s?\/\s?5)$/.test(text.trim())

/** The text without rating symbols, percentages and a level in brackets or after a dash. */
export const removeRating = (text: string): string => text.replace(RATING, ' ')

/** `Perl 60`: a number beside the bar of a skill. */
const NUMBER_LEVEL = /(?<=[^\s\d])\s(?:100|[1-9][05])$/u
const MIN_NUMBER_LEVELS = 3

/** The lines without the numbers of levels, where at least three lines in a row end with one. */
export const removeNumberLevels = (lines: readonly ParsedLine[]): readonly ParsedLine[] => {
  const names = lines.map(({ body }) => (NUMBER_LEVEL.test(body) ? body.replace(NUMBER_LEVEL, '') : undefined))
  const isRated = names.some((_, i) => {
    const run = names.slice(i, i + MIN_NUMBER_LEVELS)
    return run.length === MIN_NUMBER_LEVELS && run.every((name) => name !== undefined)
  })
  return isRated ? lines.map((line, i) => (names[i] ? replaceText(line, names[i]) : line)) : lines
}
