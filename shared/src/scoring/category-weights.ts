import type { Category } from './results.ts'

/** Percent of the overall score that each category counts; they add up to 100. Reasons in docs/scoring.md. */
export const CATEGORY_WEIGHTS: Readonly<Record<Category, number>> = { content: 50, keywords: 20, format: 13, ats: 17 }
