import type { MatchedRequirement } from '../results.ts'

const PREFIX = 'job/'

/** Identifies a requirement of a job ad among those of one match, and beside the codes of the rules. */
export const toRequirementCode = ({ kind, name }: Pick<MatchedRequirement, 'kind' | 'name'>): string =>
  `${PREFIX}${kind}/${name}`

/** Whether a code names a requirement, and not a rule. */
export const isRequirementCode = (code: string): boolean => code.startsWith(PREFIX)
