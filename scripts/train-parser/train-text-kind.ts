// Trains the model of text kinds and writes its weights: `node scripts/train-parser/train-text-kind.ts`.
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FEATURE_COUNT, hashTextFeatures } from '#shared/parser/text-kind/text-features.ts'
import { TEXT_KINDS, ZERO_CODE } from '#shared/parser/text-kind/text-kind.ts'
import { createRandom } from '../utils/random.ts'
import { composeSamples, type Sample } from './compose-samples.ts'
import { readLists } from './sources.ts'

const SAMPLE_COUNT = 300_000
const EPOCHS = 3
const LEARNING_RATE = 0.2
/** Share of the features of a sample that training leaves out, so that endings count beside words. */
const DROPPED_SHARE = 0.45
/** Weights are rounded to multiples of this and stored as one printable character each. */
const WEIGHT_UNIT = 0.25
const MAX_STEPS = 44
const KINDS = TEXT_KINDS.length

const softmax = (sums: Float64Array): Float64Array => {
  const max = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - max))
  const total = powers.reduce((a, b) => a + b, 0)
  return powers.map((power) => power / total)
}

const predict = (weights: Float64Array, features: readonly number[]): Float64Array => {
  const sums = new Float64Array(KINDS)
  const scale = 1 / Math.sqrt(Math.max(1, features.length))
  for (const feature of features)
    for (let kind = 0; kind < KINDS; kind++)
      sums[kind] = (sums[kind] ?? 0) + scale * (weights[feature * KINDS + kind] ?? 0)
  return softmax(sums)
}

/** Logistic regression by AdaGrad. */
const train = (samples: readonly Sample[], random: () => number): Float64Array => {
  const weights = new Float64Array(FEATURE_COUNT * KINDS)
  const squares = new Float64Array(FEATURE_COUNT * KINDS).fill(0.1)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { text, kind } of samples) {
      const features = hashTextFeatures(text).filter(() => random() >= DROPPED_SHARE)
      const probabilities = predict(weights, features)
      const scale = 1 / Math.sqrt(Math.max(1, features.length))
      for (let k = 0; k < KINDS; k++) {
        const error = (probabilities[k] ?? 0) - (TEXT_KINDS[k] === kind ? 0.98 : 0.02 / (KINDS - 1))
        for (const feature of features) {
          const at = feature * KINDS + k
          const gradient = error * scale + 1e-6 * (weights[at] ?? 0)
          squares[at] = (squares[at] ?? 0) + gradient * gradient
          weights[at] = (weights[at] ?? 0) - (LEARNING_RATE * gradient) / Math.sqrt(squares[at] ?? 1)
        }
      }
    }
  }
  return weights
}

/** Weights relative to the mean of their feature, as characters. */
const quantize = (weights: Float64Array): string => {
  let text = ''
  for (let feature = 0; feature < FEATURE_COUNT; feature++) {
    const own = Array.from(weights.subarray(feature * KINDS, (feature + 1) * KINDS))
    const mean = own.reduce((a, b) => a + b, 0) / KINDS
    for (const weight of own) {
      const steps = Math.max(-MAX_STEPS, Math.min(MAX_STEPS, Math.round((weight - mean) / WEIGHT_UNIT)))
      text += String.fromCharCode(ZERO_CODE + steps)
    }
  }
  return text
}

const report = (weights: Float64Array, samples: readonly Sample[]): void => {
  const right = samples.filter(({ text, kind }) => {
    const probabilities = predict(weights, hashTextFeatures(text))
    return TEXT_KINDS[probabilities.indexOf(Math.max(...probabilities))] === kind
  })
  console.log(`${((100 * right.length) / samples.length).toFixed(1)} % of ${samples.length} unseen samples right`)
}

const random = createRandom(20_261_122)
const lists = readLists(join(tmpdir(), 'faro-train-parser'))
const weights = train(composeSamples(random, lists, SAMPLE_COUNT), random)
report(weights, composeSamples(random, lists, 10_000))
const target = join(import.meta.dirname, '../../shared/src/parser/text-kind/text-kind-weights.ts')
const literal = quantize(weights).replaceAll('\\', '\\\\').replaceAll("'", "\\'")
writeFileSync(
  target,
  `/** Written by scripts/train-parser/train-text-kind.ts: the weights of the text kinds, one character each, by feature. */\nexport const TEXT_KIND_WEIGHTS =\n  '${literal}'\n\nexport const WEIGHT_UNIT = ${WEIGHT_UNIT}\n`,
)
