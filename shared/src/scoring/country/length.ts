import { MIN_CERTAIN_CONFIDENCE } from '../../parser/parsed-resume.ts'
import type { Context } from '../context/context.ts'
import type { LengthCustom } from './customs.ts'

const MONTHS_PER_YEAR = 12

/** Pages that are read after some months of work, in a straight line between the two lengths of a custom. */
export const getAllowedPages = (custom: Omit<LengthCustom, 'source'>, months: number): number => {
  const { from, fromYears, to, toYears } = custom
  const years = months / MONTHS_PER_YEAR
  if (years >= toYears) return to
  return from + (to - from) * Math.max(0, (years - fromYears) / (toYears - fromYears))
}

/** Length in pages; the last page counts as far as it is filled. 0 without pages. */
export const measurePages = ({ extracted, lines }: Pick<Context, 'extracted' | 'lines'>): number => {
  const last = extracted.pages.at(-1)
  if (!last || last.height <= 0) return 0
  const lowest = Math.max(0, ...lines.flatMap((line) => (line.page === last.number ? [line.y + line.size] : [])))
  return extracted.pages.length - 1 + Math.min(1, lowest / last.height)
}

/** Months of work; endless when the jobs were not read well enough to tell. */
export const getCertainMonths = ({ monthsWorked, reading }: Pick<Context, 'monthsWorked' | 'reading'>): number =>
  reading.rate('jobs') < MIN_CERTAIN_CONFIDENCE ? Number.POSITIVE_INFINITY : monthsWorked
