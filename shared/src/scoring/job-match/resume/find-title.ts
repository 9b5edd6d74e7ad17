import { tokenize, toSearchText } from '../tokens.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { FUNCTION_WORDS, toWordFamilies } from '../word-family.ts'
import type { ResumeField } from './fields.ts'
import { findTerm } from './find-term.ts'

const TITLE_PATH = /^personalInfo\/title$|^experience\/[^/]+\/position$/
/** Seniority, contract and grade: they name no trade. */
const RANK_WORDS =
  /\b(senior|junior|semi ?senior|ssr|sr|jr|lead|trainee|intern|becari[oa]|head|band|level|grade|oficial|full|part|time|hotel|[ivx]+|\d+\p{L}?)\b\.?/giu
const GENDER_MARK = /(?:\/|\(|@)(?:-?(?:or)?[ao]s?)\)?(?![\p{L}])/giu

const toTrade = (title: string): string =>
  title
    .replace(GENDER_MARK, '')
    .replace(RANK_WORDS, ' ')
    .replace(/[^\p{L}\p{N}+#.&/ -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Parts of a title that name an occupation, longest first. */
const listOccupations = (title: string, vocabulary: Vocabulary): string[] => {
  const words = title.split(' ')
  const runs = words.flatMap((_, at) => words.slice(at).map((_, n) => words.slice(at, at + n + 1).join(' ')))
  return runs
    .filter((run) => vocabulary.isOccupation(toSearchText(run).trim()))
    .sort((a, b) => b.split(' ').length - a.split(' ').length)
}

/** Share of the words of a title that has to be in a position. */
const ENOUGH_WORDS = 0.6

/** The position or title of a resume that says the same occupation as the title of a job, in either language. */
export const findTitle = (
  title: string,
  fields: readonly ResumeField[],
  vocabulary: Vocabulary,
): ResumeField | undefined => {
  const trade = toTrade(title)
  if (trade === '') return undefined
  const positions = fields.filter(({ path }) => TITLE_PATH.test(path))
  // The most exact name decides: a data analyst's job is not met by any analyst.
  const [occupation = trade] = listOccupations(trade, vocabulary)
  const named = findTerm({ key: toSearchText(occupation).trim(), name: occupation }, positions, vocabulary)
  if (named) return named
  const words = toWordFamilies(trade)
  const enough = Math.max(1, Math.ceil(words.length * ENOUGH_WORDS))
  return positions.find(({ families }) => words.filter((word) => families.includes(word)).length >= enough)
}

/** Whether a title is nothing but words that name no trade. */
export const isEmptyTitle = (title: string): boolean =>
  tokenize(toTrade(title)).every((word) => FUNCTION_WORDS.has(word) || word.length < 2)
