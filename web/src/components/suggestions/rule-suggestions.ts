import type { Language } from '#shared/languages.ts'
import { getMessages } from '#shared/messages/messages.ts'
import type { Change } from '#shared/resume/edits/changes.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import type { Suggestion as RuleSuggestion } from '#shared/scoring/suggestions/suggestion.ts'
import { suggestChanges } from '#web/workers/extract/client.ts'

/** A change that the person accepts or rejects. */
export interface Suggestion {
  readonly change: Change
  /** In the interface language. */
  readonly reason: string
  readonly source: 'rules' | 'model'
}

/** What the rules suggest, with reasons in `language`. */
export const toSuggestions = (found: readonly RuleSuggestion[], language: Language): Suggestion[] => {
  const { reasons } = getMessages(language).advice
  return found.map(({ reason, ...change }) => ({ change, reason: reasons[reason], source: 'rules' }))
}

/**
 * The changes that the rules suggest for a document, with reasons in `language`. Computed in the worker, because each
 * edit of wording is scored. Rejects as `suggestChanges`.
 */
export const loadRuleSuggestions = async (document: ResumeDocument, language: Language): Promise<Suggestion[]> =>
  toSuggestions(await suggestChanges(new AbortController().signal, document), language)
