/** Why the rules propose a change of a document. The words stand in `words/<language>/advice.ts`. */
export const SUGGESTION_REASONS = [
  'one-date-format',
  'newest-first',
  'weak-opening',
  'first-person',
  'spacing',
  'spelling',
  'contact-line',
  'duplicate-skill',
] as const
export type SuggestionReason = (typeof SUGGESTION_REASONS)[number]
