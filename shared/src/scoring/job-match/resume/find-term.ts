import { normalizeText } from '../../../parser/lexicon/fold.ts'
import { isTool } from '../../../parser/lexicon/tool-names.ts'
import { createTextPattern } from '../../../text-pattern.ts'
import { toSearchText } from '../tokens.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { containsFamilies, toWordFamilies } from '../word-family.ts'
import type { ResumeField } from './fields.ts'

/** Words that name the paper and not what it is about. */
const PAPER_WORDS =
  /\b(certification|certificate|certificado|certificada|certificacion|carnet?|licen[cs]e|licencia|permiso|curso|tarjeta|training|registration|titulo|de|del|en|in)\b/g
/** `driving` of a driving license is no proof of one. */
const VERB = /^\S+(?:ing|[aei]r)$/
/** A word in another form says the same only when it is derived from a verb: `soldadura`, not `Docker`. */
const DERIVED =
  /(cion|ciones|sion|mientos?|tions?|ment|ing|ura|eria|anza|aje|ancy|ance|ence|ores?|oras?|ers?|eros?|eras?|ista|ventas?|sales|compras?)$/
const MIN_DERIVED_CHARS = 5
/** Shorter names are words of the language too: `Go`, `R`. They are searched as the ad writes them. */
const MAX_AMBIGUOUS_CHARS = 2

/** The wordings under which a requirement may stand in a resume: its own, its synonyms and translations, its bare name. */
const listWordings = (key: string, name: string, vocabulary: Vocabulary): string[] => {
  const plain = normalizeText(name)
  const bare = plain.replace(PAPER_WORDS, ' ').replace(/\s+/g, ' ').trim()
  const own = [plain, plain.replace(/-/g, ' '), ...(bare.length > 2 && !VERB.test(bare) ? [bare] : [])]
  const keys = [key, ...own.map((wording) => toSearchText(wording).trim())]
  return [...new Set([...own, ...keys.flatMap((one) => vocabulary.listSynonyms(one))])]
}

const findAsWritten = (name: string, fields: readonly ResumeField[]): ResumeField | undefined => {
  const pattern = createTextPattern(name, {
    before: '(?<![\\p{L}\\p{N}&+#])',
    after: '(?![\\p{L}\\p{N}&+#])',
    flags: 'u',
  })
  return fields.find(({ text }) => pattern.test(text))
}

/**
 * The first field that has a term: in the same form, as a synonym or translation, or with the words of the term in
 * another form near each other (`product management` in `Senior Product Manager`).
 */
export const findTerm = (
  { key, name }: { readonly key: string; readonly name: string },
  fields: readonly ResumeField[],
  vocabulary: Vocabulary,
): ResumeField | undefined => {
  if (name.length <= MAX_AMBIGUOUS_CHARS) return findAsWritten(name, fields)
  const wordings = listWordings(key, name, vocabulary)
  const needles = [` ${key} `, ...wordings.map(toSearchText)].filter((needle) => needle.trim() !== '')
  const exact = fields.find(({ search }) => needles.some((needle) => search.includes(needle)))
  if (exact) return exact
  const families = wordings.map((wording) => ({ wording, words: toWordFamilies(wording) }))
  const several = families.filter(({ words }) => new Set(words).size > 1)
  const near = fields.find((field) => several.some(({ words }) => containsFamilies(field.families, words)))
  if (near) return near
  const single = families.filter(
    ({ wording, words }) =>
      words.length === 1 && wording.length >= MIN_DERIVED_CHARS && DERIVED.test(wording) && !isTool(wording),
  )
  return fields.find((field) => single.some(({ words: [word = ''] }) => field.families.includes(word)))
}
