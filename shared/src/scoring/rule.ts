import type { Context } from './context/context.ts'
import type { PendingEvidence } from './context/locate-evidence.ts'
import type { Category, Evidence } from './results.ts'
import type { Subject } from './subject.ts'

/** The outcome of one rule. `ratio` (0–1) of its weight is gained; `params` fill its messages. */
export interface RuleResult {
  readonly ratio: number
  /** The text that lost points, worst first where there is an order. */
  readonly evidence?: readonly (Evidence | PendingEvidence)[]
  readonly params?: Readonly<Record<string, string | number>>
}

/** One check of the score. A rule file and its messages are all that a rule needs. */
export interface Rule<Code extends string = string, C extends Category = Category> {
  /** Stored with every analysis: never change it. */
  readonly code: Code
  readonly category: C
  /** Points inside the category; the weights of the rules that were measured are scaled to 100. 0 only reports. */
  readonly weight: number
  /**
   * `text`: always runs. `layout`: needs positions, so not on pasted text. `warnings`: needs the second extraction pass
   * (colors, images, render modes).
   */
  readonly needs: 'text' | 'layout' | 'warnings'
  /** Path in the flat shape of the field to open when the rule lost points and has no evidence to show. */
  readonly field?: string
  /** The part of the resume whose reading the finding depends on; its question is asked. */
  readonly restsOn?: Subject
  /** A second part that it compares with the first. */
  readonly comparesWith?: Subject
  /** The parts whose lines it counts, where it rests on none of them. */
  readonly counts?: readonly Subject[]
  /** Whether it depends on which text is the employer and the position, or the school and the degree. */
  readonly restsOnNames?: true
  /** Null when there is nothing to measure: the other rules of the category then share the weight. */
  readonly measure: (context: Context) => RuleResult | null
}

/** Declares a rule; its code and category stay literal types, from which `RuleCode` is derived. */
export const defineRule = <const Code extends string, const C extends Category>(rule: Rule<Code, C>): Rule<Code, C> =>
  rule
