import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { createContext } from '#shared/scoring/context/context.ts'
import type { Rule, RuleResult } from '#shared/scoring/rule.ts'
import { simulateExtraction } from '#shared/scoring/simulate-extraction.ts'
import { createExtractedDocument, type TestLine } from '../reading/extracted-documents.ts'
import { type ContentParts, goodEnglishCv, NOW } from './scoring-inputs.ts'

export interface MeasuredResume {
  /** Parts that differ from the good English resume. */
  readonly parts?: ContentParts
  /** The lines of its page; without them the page is as it would be printed. */
  readonly lines?: readonly (string | TestLine)[]
  /** What differs in the extracted document. */
  readonly extracted?: Partial<ExtractedDocument>
}

/** What one rule measures of a resume; null where it has nothing to measure. */
export const measureRule = (rule: Rule, { parts = {}, lines, extracted }: MeasuredResume = {}): RuleResult | null => {
  const content = goodEnglishCv(parts)
  const printed = lines
    ? createExtractedDocument(lines.map((line) => (typeof line === 'string' ? [line] : line)))
    : simulateExtraction(content, 'en')
  return rule.measure(createContext({ extracted: { ...printed, ...extracted }, content, language: 'en', now: NOW }))
}
