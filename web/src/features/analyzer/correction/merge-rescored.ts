import { type AnalysisResults, CATEGORIES } from '#shared/scoring/results.ts'

/**
 * Rescored results with what a model had advised, which a new score does not ask again. Words that a person wrote in
 * other words are understood too.
 */
export const mergeRescored = (before: AnalysisResults, scored: AnalysisResults): AnalysisResults => {
  const { understood } = before
  const rescored = {
    ...scored,
    ...(understood !== undefined && { understood: Math.max(understood, scored.understood ?? 0) }),
  }
  if (before.advice !== 'model') return rescored
  const categories = { ...rescored.categories }
  for (const name of CATEGORIES)
    categories[name] = { ...categories[name], suggestions: before.categories[name].suggestions }
  const { advice, strengths, improvementAreas } = before
  return { ...rescored, categories, advice, strengths, improvementAreas }
}
