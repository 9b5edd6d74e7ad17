import type { RulesMessages } from '../types.ts'
import { atsRulesEn } from './rules-ats.ts'
import { contentRulesEn } from './rules-content.ts'
import { formatRulesEn } from './rules-format.ts'
import { keywordRulesEn } from './rules-keywords.ts'

export const rulesEn = { ...contentRulesEn, ...keywordRulesEn, ...formatRulesEn, ...atsRulesEn } satisfies RulesMessages
