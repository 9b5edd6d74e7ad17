import type { RulesMessages } from '../types.ts'
import { atsRulesEs } from './rules-ats.ts'
import { contentRulesEs } from './rules-content.ts'
import { formatRulesEs } from './rules-format.ts'
import { keywordRulesEs } from './rules-keywords.ts'

export const rulesEs = { ...contentRulesEs, ...keywordRulesEs, ...formatRulesEs, ...atsRulesEs } satisfies RulesMessages
