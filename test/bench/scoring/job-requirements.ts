import { parseJobAd } from '#shared/scoring/job-match/job-ad.ts'
import { findTerm } from '#shared/scoring/job-match/resume/find-term.ts'
import { tokenize, toSearchText } from '#shared/scoring/job-match/tokens.ts'
import type { Vocabulary } from '#shared/scoring/job-match/vocabulary.ts'
import { FUNCTION_WORDS, toWordFamilies } from '#shared/scoring/job-match/word-family.ts'
import type { LabeledAd, LabeledPair } from '#test/corpus/job-ads/read-ads.ts'

export interface ExtractionQuality {
  /** Share of the extracted requirements that the label names, 0 to 1. */
  readonly precision: number
  /** Share of the labeled requirements that were extracted, 0 to 1. */
  readonly recall: number
  /** Share of the requirements found whose level (required or preferred) is right, 0 to 1. */
  readonly levels: number
  /** `ad: +wrong` and `ad: -missed`. */
  readonly misses: readonly string[]
}

const toWords = (text: string): string[] => tokenize(toSearchText(text)).filter((word) => !FUNCTION_WORDS.has(word))

/** Whether the words of one are all in the other: `clinical audit` finds `audit`. Numbers must be equal. */
const isSame = (found: string, label: string): boolean => {
  const [a, b] = [toWords(found), toWords(label)]
  const within = (x: readonly string[], y: readonly string[]) => x.length > 0 && x.every((word) => y.includes(word))
  return within(a, b) || within(b, a)
}

const NUMBER_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:one|una?|uno)(?= (?:year|año))/gi, '1'],
  [/\b(?:two|dos)(?= (?:year|año))/gi, '2'],
  [/\b(?:three|tres)(?= (?:year|año))/gi, '3'],
]
const withDigits = (text: string): string =>
  NUMBER_WORDS.reduce((rest, [pattern, digit]) => rest.replace(pattern, digit), text).replace(/\+|['’]/g, ' ')

/** Compares what is extracted from labeled ads with the labels. The title of the job is left out. */
export const measureExtraction = (ads: readonly LabeledAd[], vocabulary: Vocabulary): ExtractionQuality => {
  let [right, found, labeled, hit, level] = [0, 0, 0, 0, 0]
  const misses: string[] = []
  for (const ad of ads) {
    const requirements = parseJobAd({ text: ad.text, vocabulary }).requirements.filter(({ kind }) => kind !== 'title')
    const labels = [
      ...ad.required.map((text) => ({ text, level: 'required' })),
      ...ad.preferred.map((text) => ({ text, level: 'preferred' })),
    ].map((label) => ({ ...label, wordings: label.text.split('|') }))
    const matches = (name: string, wordings: readonly string[]) =>
      wordings.some((wording) => isSame(withDigits(name), withDigits(wording)))
    for (const { name } of requirements) {
      found += 1
      if (labels.some(({ wordings }) => matches(name, wordings))) right += 1
      else misses.push(`${ad.id}: +${name}`)
    }
    for (const label of labels) {
      labeled += 1
      const hits = requirements.filter(({ name }) => matches(name, label.wordings))
      if (hits.length === 0) misses.push(`${ad.id}: -${label.text}`)
      else hit += 1
      if (hits.some((one) => one.level === label.level)) level += 1
    }
  }
  return { precision: right / found, recall: hit / labeled, levels: level / hit, misses }
}

/** The pairs whose term the match finds in the line although a person does not, or the other way round. */
export const findWrongPairs = (pairs: readonly LabeledPair[], vocabulary: Vocabulary): LabeledPair[] =>
  pairs.filter(({ term, line, matches }) => {
    const field = { path: 'summary', text: line, search: toSearchText(line), families: toWordFamilies(line) }
    const found = findTerm({ key: toSearchText(term).trim(), name: term }, [field], vocabulary)
    return (found !== undefined) !== matches
  })
