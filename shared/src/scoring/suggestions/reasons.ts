/** Why the rules suggest a change; sentences in `messages/<language>/advice.ts`. Stored: never rename one. */
export const SUGGESTION_REASONS = [
  'one-date-format',
  'newest-first',
  'weak-opening',
  'first-person',
  'filler',
  'repeated-opening',
  'spacing',
  'spelling',
  'contact-line',
  'duplicate-skill',
] as const
export type SuggestionReason = (typeof SUGGESTION_REASONS)[number]
