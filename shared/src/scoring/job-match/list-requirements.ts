import type { JobMatch, MatchedRequirement } from '../results.ts'

/** The requirements of a match. Results of older versions have their names alone. */
export const listRequirements = (match: JobMatch): readonly MatchedRequirement[] => {
  if (match.requirements) return match.requirements
  const toRequirement = (status: MatchedRequirement['status']) => (name: string) => ({
    kind: 'term' as const,
    name,
    level: match.required.includes(name) ? ('required' as const) : ('preferred' as const),
    status,
    path: 'skills/technical',
  })
  return [
    ...match.missing.map(toRequirement('missing')),
    ...match.elsewhere.map(toRequirement('elsewhere')),
    ...match.found.map(toRequirement('met')),
  ]
}
