import { defineRule } from '../../rule.ts'

/** Told work that gains all of the amount; half of it gains three quarters. */
const FULL_AMOUNT = 12
const AMOUNT_SHARE = 0.6
/** Mean value of a statement that gains everything. */
const TARGET_VALUE = 0.75
/** Statements of less value are shown as evidence. */
const MIN_VALUE = 0.3

/** Told work from which the resume can be “good”: two lines that tell most of it, or four plain ones. */
export const ENOUGH_SUBSTANCE = 1.5

/** 0 to 1: the first lines count most. */
const saturate = (amount: number): number => {
  const missing = Math.max(0, 1 - amount / FULL_AMOUNT)
  return 1 - missing * missing
}

/**
 * What the statements tell: what was done, with what, on what scale and to what end. Counts the amount, a full line
 * as 1, and the mean of all statements. Empty, generic and repeated lines count 0.
 * Source: Bock (New York Times, 2014), university resume guides (Harvard, Purdue OWL).
 */
export const workSubstance = defineRule({
  code: 'work-substance',
  category: 'content',
  weight: 40,
  needs: 'text',
  field: 'experience',
  restsOn: 'work',
  measure: ({ substance, quote }) => {
    const amount = substance.reduce((sum, { value }) => sum + value, 0)
    const poor = substance
      .filter(({ value, isRepeated }) => value < MIN_VALUE && !isRepeated)
      .sort((a, b) => a.value - b.value)
    const mean = substance.length === 0 ? 0 : amount / substance.length
    return {
      ratio: AMOUNT_SHARE * saturate(amount) + (1 - AMOUNT_SHARE) * Math.min(1, mean / TARGET_VALUE),
      evidence: poor.map(({ statement }) => quote(statement.text, statement.path)),
      params: {
        amount: Math.round(amount * 10) / 10,
        enough: ENOUGH_SUBSTANCE,
        poor: poor.length,
        of: substance.length,
        means: substance.filter((t) => t.means > 0).length,
        scale: substance.filter((t) => t.scale > 0).length,
        end: substance.filter((t) => t.end > 0).length,
      },
    }
  },
})
