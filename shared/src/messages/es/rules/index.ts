import type { AllRuleMessages } from '../../types.ts'
import { atsRulesEs } from './ats.ts'
import { contentRulesEs } from './content.ts'
import { formatRulesEs } from './format.ts'
import { keywordRulesEs } from './keywords.ts'

export const rulesEs = {
  ...contentRulesEs,
  ...keywordRulesEs,
  ...formatRulesEs,
  ...atsRulesEs,
} satisfies AllRuleMessages
