import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { resolveDocumentPath } from '#shared/resume/schema/resolve-path.ts'
import type { LineCard } from '#shared/scoring/suggestions/line-card.ts'
import type { Finding, FindingPlace } from '../score/draft-score.ts'

/** The finding after `rule`, in the order of the list; null when there is no other. */
export const findNext = (findings: readonly Finding[], rule: string): Finding | null => {
  const at = findings.findIndex((finding) => finding.rule === rule)
  return findings[at + 1] ?? findings.find((finding) => finding.rule !== rule) ?? null
}

/** The card about the text of a place: its proposal, or what has to be asked. */
export const findCard = (
  cards: readonly LineCard[],
  place: FindingPlace | undefined,
  document: ResumeDocument,
): LineCard | null => {
  if (!place || place.quote === '') return null
  const base = resolveDocumentPath(document, place.path).join('/')
  const quote = place.quote.replace(/…$/, '')
  const isAbout = ({ text }: LineCard) => text.includes(quote) || quote.includes(text)
  const hasHelp = ({ rewrite, questions }: LineCard) => rewrite !== null || questions.length > 0
  return cards.find((card) => card.path.join('/').startsWith(`${base}/`) && isAbout(card) && hasHelp(card)) ?? null
}
