import type { Country } from '../countries.ts'
import type { ErrorCode } from '../errors.ts'
import type { Proficiency, SectionKey } from '../resume/schema/content.ts'
import type { Band } from '../scoring/bands.ts'
import type { PersonalKind } from '../scoring/lexicon/personal-data.ts'
import type { Category, MatchedRequirement, StoredAnalysis } from '../scoring/results.ts'
import type { CategoryRuleCode, RuleCode } from '../scoring/rules/index.ts'
import type { Subject } from '../scoring/subject.ts'
import type { SuggestionReason } from '../scoring/suggestions/reasons.ts'

type Params = Readonly<Record<string, string | number>>

export type ErrorMessages = Readonly<Record<ErrorCode, (params: Params) => string>>

/** Labels of a rendered resume. */
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
  /** Short names, January first. */
  readonly months: readonly string[]
  /** Full names as they stand before a year. */
  readonly fullMonths: readonly string[]
  readonly proficiency: Readonly<Record<Proficiency, string>>
  /** The PDF's title in its metadata. */
  readonly documentTitle: (fullName: string) => string
  readonly untitled: string
  readonly letterTitle: (fullName: string) => string
  readonly untitledLetter: string
}

/** Names for what is judged by country. */
export interface CountryMessages {
  readonly names: Readonly<Record<Country, string>>
  /** `in Spain` */
  readonly inside: Readonly<Record<Country, string>>
  /** What a resume is called, without an article. */
  readonly resumes: Readonly<Record<Country, string>>
  /** What a mobile telephone is called, without an article. */
  readonly phones: Readonly<Record<Country, string>>
  /** The identity number of each country. */
  readonly documents: Readonly<Record<Country, string>>
  /** Personal data and other customs. */
  readonly topics: Readonly<Record<PersonalKind | 'length' | 'order', string>>
}

/** `gained` is shown when a rule gained all of its points, `lost` says what to do otherwise. */
export interface RuleMessages {
  readonly title: string
  readonly gained: (params: Params) => string
  readonly lost: (params: Params) => string
}
export type AllRuleMessages = Readonly<Record<RuleCode, RuleMessages>>
export type CategoryRuleMessages<C extends Category> = Readonly<Record<CategoryRuleCode<C>, RuleMessages>>

export interface AdviceMessages {
  readonly categories: Readonly<Record<Category, string>>
  readonly bands: Readonly<Record<Band, string>>
  /** Why a configured model gave no advice. */
  readonly notes: Readonly<Record<NonNullable<StoredAnalysis['note']>, string>>
  readonly fromRules: string
  /** Asks about a part of the resume that may have been misread. */
  readonly questions: Readonly<Record<Subject, string>>
  /** A score limit applies: the title of its rule, and the highest possible score. */
  readonly limit: (title: string, at: number) => string
  /** The same, where what the rule rests on may have been misread. */
  readonly unsureLimit: (title: string, at: number) => string
  /** Shown with the rules' suggestions when the model gave none. */
  readonly improveFailed: string
  /** Why a change is suggested (`POST /improve`). */
  readonly reasons: Readonly<Record<SuggestionReason, string>>
}

/** Sentences of the public page of a shared resume. */
export interface ShareMessages {
  readonly download: string
  /** Name of the picture of a page. */
  readonly page: (page: number, count: number) => string
  /** Title of the text below the pictures, and the link to it. */
  readonly text: string
  /** Says that the page follows the resume. */
  readonly about: string
  readonly passwordTitle: string
  readonly passwordAbout: string
  readonly password: string
  readonly open: string
  readonly wrongPassword: string
  readonly goneTitle: string
  readonly gone: string
  readonly waitTitle: string
  readonly wait: (seconds: number) => string
  readonly failedTitle: string
  readonly failed: string
}

/** Sentences of the answers to questions. */
export interface SupportMessages {
  /** Subject of a note about a refund. */
  readonly refund: string
}

/** Labels of the files of a team's board, and the text for candidates that a new opening begins with. */
export interface BoardMessages {
  readonly columns: Readonly<
    Record<
      'name' | 'fileName' | 'score' | 'match' | 'met' | 'tags' | 'notes' | 'addedBy' | 'addedAt' | 'deleteAt',
      string
    >
  >
  readonly statuses: Readonly<Record<MatchedRequirement['status'], string>>
  readonly resumes: string
  readonly requirements: string
  readonly count: (resumes: number) => string
  readonly caution: string
  readonly privacyNotice: (teamName: string, title: string, days: number) => string
}

/** Labels of the report PDF. */
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
  readonly matchRate: string
  readonly found: string
  readonly missing: string
  readonly elsewhere: string
  readonly analyzedAt: string
  /** Whose customs the resume was judged by; `inside` reads “in Spain”. */
  readonly customs: (inside: string) => string
  readonly engine: (version: number) => string
  /** Decimal separator. */
  readonly decimal: string
  readonly none: string
}
