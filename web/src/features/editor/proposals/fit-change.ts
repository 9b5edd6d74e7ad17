import { applyChanges, type Change } from '#shared/resume/edits/changes.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { locateChange } from '../suggestions/suggestions.ts'

const applies = (document: ResumeDocument, change: Change): boolean => {
  try {
    return applyChanges(document, [change]).conflicts.length === 0
  } catch {
    return false
  }
}

/** A proposed change as it fits the document now; null when what it replaces is not there any more. */
export const fitChange = (document: ResumeDocument, change: Change): Change | null => {
  if (applies(document, change)) return change
  const located = locateChange(document, change)
  return located && applies(document, located) ? located : null
}
