import { normalizeText } from './parser/lexicon/fold.ts'

interface TextPatternOptions {
  /** Pattern sources directly before and after the text. They are constants in the code. */
  readonly before?: string
  readonly after?: string
  /** Also finds the text without its accents, and with any white space between its words. */
  readonly isLoose?: boolean
  readonly flags: string
}

/**
 * A pattern that finds a given text: the only place where a pattern depends on data. The text is escaped character by
 * character and no character has two ways to match, so a search is linear.
 */
export const createTextPattern = (
  text: string,
  { before = '', after = '', isLoose = false, flags }: TextPatternOptions,
): RegExp => new RegExp(`${before}${isLoose ? toLooseSource(text) : escapeRegExp(text)}${after}`, flags)

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const toLooseSource = (text: string): string =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => [...word].map(toLooseCharacter).join(''))
    .join('[\\s\\u00a0]+')

const toLooseCharacter = (character: string): string => {
  const plain = normalizeText(character)
  return plain.length === 1 && /[a-z]/.test(plain)
    ? `[${plain}${escapeRegExp(character)}][\\u0300-\\u036f]?`
    : escapeRegExp(character)
}
