import { createNumberFormat } from '../format.ts'

export const { formatNumber, formatCount } = createNumberFormat('.', ',', 1_000)

type Count = string | number | undefined

interface PartForms {
  readonly noun: readonly [one: string, many: string]
  readonly verb: readonly [one: string, many: string, negative: string]
}

/** Verbs of `formatPart`. */
export const VERBS = {
  have: ['has', 'have', 'doesn’t have'],
  are: ['is', 'are', 'isn’t'],
  'are bullets': ['is a bullet', 'are bullets', 'isn’t a bullet'],
  start: ['starts', 'start', 'doesn’t start'],
  appear: ['appears', 'appear', 'doesn’t appear'],
  give: ['gives', 'give', 'doesn’t give'],
} as const

/** A part of a whole with its verb: `none of the 8 bullets have`, `1 of 8 bullets has`, `your only bullet doesn’t have`. */
export const formatPart = (
  part: Count,
  whole: Count,
  { noun: [one, many], verb: [is, are, not] }: PartForms,
): string => {
  if (Number(whole) === 1) return `your only ${one} ${Number(part) > 0 ? is : not}`
  const total = `${formatNumber(whole)} ${many}`
  return Number(part) === 0
    ? `none of the ${total} ${are}`
    : `${formatNumber(part)} of ${total} ${Number(part) === 1 ? is : are}`
}

/** `once`, `twice`, `3 times`. */
export const formatTimes = (count: Count): string =>
  Number(count) === 1 ? 'once' : Number(count) === 2 ? 'twice' : `${formatNumber(count)} times`

/** `A, B, C` as `A, B or C`. */
export const joinWithOr = (list: Count): string => String(list ?? '').replace(/, (?=[^,]*$)/, ' or ')

/** `A, B, C` as `“A,” “B” or “C”`. */
export const quoteWords = (list: Count): string => {
  const words = String(list ?? '').split(', ')
  const last = words.pop() ?? ''
  return words.length === 0 ? `“${last}”` : `${words.map((word) => `“${word}`).join(',” ')}” or “${last}”`
}
