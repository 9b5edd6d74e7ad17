import type { Language } from '#shared/languages.ts'
import { getMessages } from '#shared/messages/messages.ts'
import type { Change } from '#shared/resume/edits/changes.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { suggestChanges } from '#shared/scoring/suggestions/suggest-changes.ts'

/** A change that the person accepts or rejects. */
export interface Suggestion {
  readonly change: Change
  /** In the interface language. */
  readonly reason: string
  readonly source: 'rules' | 'model'
}

/** The changes that the rules suggest for a document, with reasons in `language`. Computed on the device. */
export const createRuleSuggestions = (document: ResumeDocument, language: Language): Suggestion[] => {
  const { reasons } = getMessages(language).advice
  return suggestChanges(document, document.language).map(({ reason, ...change }) => ({
    change,
    reason: reasons[reason],
    source: 'rules',
  }))
}
