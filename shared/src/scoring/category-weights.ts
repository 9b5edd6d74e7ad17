import type { Category } from './results.ts'

/** Percent of the overall score that each category counts; they add up to 100. Reasons in docs/scoring.md. */
export const CATEGORY_WEIGHTS: Readonly<Record<Category, number>> = { content: 56, keywords: 18, format: 11, ats: 15 }
