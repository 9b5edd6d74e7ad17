import { cacheByText } from '../lexicon/text-cache.ts'
import { hashTextFeatures } from './text-features.ts'
import { TEXT_KIND_WEIGHTS, WEIGHT_UNIT } from './text-kind-weights.ts'

/**
 * What a short text of a resume can name. `text` is running text (a sentence, an item of a list of duties), `mixed` two
 * names or more of different kinds.
 */
export const TEXT_KINDS = [
  'title',
  'organization',
  'school',
  'degree',
  'place',
  'person',
  'skill',
  'text',
  'mixed',
] as const
export type TextKind = (typeof TEXT_KINDS)[number]
export type TextKindScores = Readonly<Record<TextKind, number>>

/** Code of the character that stands for the weight 0. */
export const ZERO_CODE = 79

/**
 * The natural logarithms of the probabilities that a text is of each kind, by a linear model over hashed features.
 * `scripts/train-parser` trains it on public lists of names and composed texts.
 */
export const scoreTextKinds = cacheByText(
  (text): TextKindScores => toLogProbabilities(sumWeights(hashTextFeatures(text))),
)

/** Each kind's weights of the features added up, scaled so that long texts do not get extreme. */
const sumWeights = (features: readonly number[]): number[] => {
  const scale = WEIGHT_UNIT / Math.sqrt(Math.max(1, features.length))
  return TEXT_KINDS.map((_, kind) => {
    let sum = 0
    for (const feature of features) sum += TEXT_KIND_WEIGHTS.charCodeAt(feature * TEXT_KINDS.length + kind) - ZERO_CODE
    return sum * scale
  })
}

const toLogProbabilities = (sums: readonly number[]): TextKindScores => {
  const max = Math.max(...sums)
  const total = max + Math.log(sums.reduce((sum, each) => sum + Math.exp(each - max), 0))
  const [title = 0, organization = 0, school = 0, degree = 0, place = 0, person = 0, skill = 0, text = 0, mixed = 0] =
    sums.map((each) => each - total)
  return { title, organization, school, degree, place, person, skill, text, mixed }
}
