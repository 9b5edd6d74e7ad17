import { isLanguageName } from '../../parser/lexicon/language-names.ts'
import { cacheByText } from '../../parser/lexicon/text-cache.ts'
import { containsTerm, tokenize, toRoot, toSearchText } from '../job-match/tokens.ts'
import { toAlphanumeric } from './text.ts'

export interface Skill {
  readonly name: string
  readonly kind: 'technical' | 'soft'
  /** Whether a statement mentions it. */
  readonly used: boolean
}

interface TokenIndex {
  readonly plain: string
  readonly roots: ReadonlySet<string>
  readonly letters: string
}

const STOP_WORDS = new Set(
  'de del la el los las y e o u en con para por a al the of and or in on for with to basico basica intermedio intermedia avanzado avanzada basic intermediate advanced knowledge conocimientos manejo uso experiencia experience nivel level'.split(
    ' ',
  ),
)

/** `HTML5` is `HTML` at work. */
const removeVersions = (text: string): string => text.replace(/(?<=\p{L}{2})\s?\d+(?:\.\d+)*(?![\p{L}\d])/gu, '')

const indexTokens = cacheByText(
  (text): TokenIndex => ({
    plain: `${toSearchText(text)}${toSearchText(removeVersions(text))}`,
    roots: new Set(tokenize(`${text} ${removeVersions(text)}`).map(toRoot)),
    letters: toAlphanumeric(text),
  }),
)

/** Share of the roots of a skill (0–1) that one statement has to have: all of two, two of three. */
const MIN_ROOT_RATIO = 0.6

/** Letters of a skill that no other words have by chance. */
const MIN_LETTERS = 8

/** Whether letters without spaces have those of a skill: narrow fonts leave gaps inside words, such as `Photogra phy`. */
export const hasLettersOf = (skill: string, letters: string): boolean => {
  const own = toAlphanumeric(skill)
  return own.length >= MIN_LETTERS && letters.includes(own)
}

/** A skill of several words also counts as used when one statement has the roots of most of its words. */
const isUsedIn = (skill: string, index: TokenIndex, indexes: readonly TokenIndex[]): boolean => {
  if (containsTerm(index.plain, skill)) return true
  if (hasLettersOf(skill, index.letters)) return true
  const roots = tokenize(skill)
    .filter((token) => !STOP_WORDS.has(token))
    .map(toRoot)
  if (roots.length < 2) return roots.length === 1 && (roots[0]?.length ?? 0) >= 5 && index.roots.has(roots[0] ?? '')
  const needed = Math.ceil(roots.length * MIN_ROOT_RATIO)
  return indexes.some((s) => roots.filter((r) => s.roots.has(r)).length >= needed)
}

/** The halves of `Pruning and grafting`. */
const CONJUNCTION = / (?:y|e|and|&) /

/** The names inside a skill, without its level: `AWS (S3, EC2)` → 3 names, `Excel – avanzado` → `Excel`. */
const splitSkillNames = (skill: string): string[] =>
  skill
    .replace(/[:–—-]\s.*/, '')
    .split(/[()/,;]/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))

/** The number of a list, taken for a skill. */
const LIST_NUMBER = /^(?:\d{1,2}|[ivx]{1,4})$/

/** The distinct listed skills, and whether a statement uses them. */
export const listSkills = (
  listed: { readonly technical: readonly string[]; readonly soft: readonly string[] },
  statements: readonly { readonly text: string }[],
): Skill[] => {
  if (listed.technical.length + listed.soft.length === 0) return []
  const index = indexTokens(statements.map((s) => s.text).join(' \n '))
  const indexes = statements.map((s) => indexTokens(s.text))
  const seen = new Set<string>()
  const of = (kind: Skill['kind'], items: readonly string[]): Skill[] =>
    items.flatMap((name) => {
      const key = tokenize(name).join(' ')
      if (!key || seen.has(key) || LIST_NUMBER.test(key) || isLanguageName(name.replace(/\(.*/, '').trim())) return []
      seen.add(key)
      return [
        {
          name,
          kind,
          used: splitSkillNames(name).some((n) =>
            [n, removeVersions(n)].some(
              (form) =>
                isUsedIn(form, index, indexes) ||
                form.split(CONJUNCTION).every((half) => isUsedIn(half, index, indexes)),
            ),
          ),
        },
      ]
    })
  return [...of('technical', listed.technical), ...of('soft', listed.soft)]
}
