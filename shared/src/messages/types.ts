import type { ErrorCode } from '../errors.ts'
import type { Proficiency, SectionKey } from '../resume/content.ts'
import type { Band } from '../scoring/bands.ts'
import type { Category, StoredAnalysis } from '../scoring/results.ts'
import type { ATS_RULES, CONTENT_RULES, FORMAT_RULES, KEYWORD_RULES, RuleCode } from '../scoring/rule-codes.ts'
import type { ImproveReason } from '../scoring/suggestions/reasons.ts'

type Params = Readonly<Record<string, string | number>>

export type ErrorMessages = Readonly<Record<ErrorCode, (params: Params) => string>>

/** The words a printed resume needs. Months: short forms, January first. */
export interface DocumentMessages {
  readonly sections: Readonly<Record<SectionKey, string>>
  readonly contact: string
  readonly technical: string
  readonly soft: string
  readonly present: string
  readonly inProgress: string
  readonly gpa: string
  readonly credential: string
  readonly expires: string
  readonly page: (page: number, pages: number) => string
  readonly months: readonly string[]
  readonly proficiency: Readonly<Record<Proficiency, string>>
  /** Title of the file, shown by PDF readers. */
  readonly documentTitle: (fullName: string) => string
  readonly untitled: string
}

/** The words of one rule: its name, what is said when all of its points were gained, and what to do when some were lost. */
export interface RuleMessages {
  readonly title: string
  readonly gained: (params: Params) => string
  readonly lost: (params: Params) => string
}
export type RulesMessages = Readonly<Record<RuleCode, RuleMessages>>
interface RulesOf {
  content: (typeof CONTENT_RULES)[number]
  keywords: (typeof KEYWORD_RULES)[number]
  format: (typeof FORMAT_RULES)[number]
  ats: (typeof ATS_RULES)[number]
}
export type CategoryRuleMessages<C extends Category> = Readonly<Record<RulesOf[C], RuleMessages>>

export interface AdviceMessages {
  readonly categories: Readonly<Record<Category, string>>
  readonly bands: Readonly<Record<Band, string>>
  /** Why there is no model's advice although one is configured. */
  readonly notes: Readonly<Record<NonNullable<StoredAnalysis['note']>, string>>
  readonly fromRules: string
  /** A fault that keeps the whole score down: the rule's title, and the most the score can be. */
  readonly limit: (title: string, at: number) => string
  /** Said with the rules' changes when the model was asked and gave none. */
  readonly improveFailed: string
  /** Why a change is proposed (`POST /improve`). */
  readonly reasons: Readonly<Record<ImproveReason, string>>
}

/** Headings of the report PDF. */
export interface ReportMessages {
  readonly title: string
  readonly score: string
  readonly outOf: (score: number) => string
  readonly categories: string
  readonly category: string
  readonly points: string
  readonly strengths: string
  readonly improvements: string
  readonly suggestions: string
  readonly ledger: string
  readonly rule: string
  readonly finding: string
  readonly notMeasured: string
  readonly match: string
  readonly found: string
  readonly missing: string
  readonly elsewhere: string
  readonly analyzedAt: string
  readonly engine: (version: number) => string
  /** Sign before the tenths. */
  readonly decimal: string
  readonly none: string
}
