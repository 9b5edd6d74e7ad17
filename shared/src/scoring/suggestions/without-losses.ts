import type { ResumeDocument } from '../../resume/schema/document.ts'
import { measureGain, scoreDocument } from './measure-gain.ts'
import type { SuggestionReason } from './reasons.ts'
import type { Suggestion } from './suggestion.ts'

/** Edits of wording, which the rules about wording may like less than the line as it was. */
const MEASURED: ReadonlySet<SuggestionReason> = new Set(['weak-opening', 'first-person', 'filler', 'repeated-opening'])
/** Each takes two analyses of some milliseconds; the edits after these are left out. */
const MAX_MEASURED = 40
/** Points of the score are sums of fractions. */
const ROUNDING = 1e-6
/** What an edit of wording gains is the same on every day. UTC ms. */
const ANY_DAY = 0

/** The suggestions without edits of wording that lower the score, alone or after those before them. Pure. */
export const withoutLosses = (document: ResumeDocument, suggestions: readonly Suggestion[]): Suggestion[] => {
  const before = scoreDocument(document, ANY_DAY)
  const kept: Suggestion[] = []
  const edits: Suggestion[] = []
  let measured = 0
  let reached = 0
  for (const suggestion of suggestions) {
    if (MEASURED.has(suggestion.reason)) {
      measured += 1
      if (measured > MAX_MEASURED) continue
      const alone = measureGain(document, [suggestion], ANY_DAY, before)
      if (alone < -ROUNDING) continue
      const together = edits.length === 0 ? alone : measureGain(document, [...edits, suggestion], ANY_DAY, before)
      if (together < reached - ROUNDING) continue
      reached = together
      edits.push(suggestion)
    }
    kept.push(suggestion)
  }
  return kept
}
