import type { RuleCode } from '../rules/index.ts'

/** Rules about how lines are worded. While one of them lost points, there is something to change. */
export const WORDING_RULES = [
  'bullets-action',
  'bullets-quantified',
  'bullets-length',
  'work-substance',
  'duties',
  'first-person',
  'tense',
  'repetition',
  'cliches',
  'slips',
  'summary',
  'summary-specific',
  'dates-one-format',
  'outdated-lines',
  'placeholders',
  'shouting',
] as const satisfies readonly RuleCode[]

/** Of these the person alone knows what is missing. */
export const QUESTION_RULES: readonly RuleCode[] = ['bullets-action', 'bullets-quantified', 'work-substance', 'duties']
