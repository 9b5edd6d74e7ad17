import type { AllRuleMessages } from '../../types.ts'
import { atsRulesEn } from './ats.ts'
import { contentRulesEn } from './content.ts'
import { formatRulesEn } from './format.ts'
import { keywordRulesEn } from './keywords.ts'

export const rulesEn = {
  ...contentRulesEn,
  ...keywordRulesEn,
  ...formatRulesEn,
  ...atsRulesEn,
} satisfies AllRuleMessages
