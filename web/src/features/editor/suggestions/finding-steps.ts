import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { resolveDocumentPath } from '#shared/resume/schema/resolve-path.ts'
import { isRequirementCode } from '#shared/scoring/job-match/requirement-code.ts'
import type { LineCard } from '#shared/scoring/suggestions/line-card.ts'
import type { Finding, FindingPlace } from '../score/draft-score.ts'

/** The findings among which a pinned one stands: those of the rules, or the requirements of the job ad. */
export const selectKind = (findings: readonly Finding[], rule: string): readonly Finding[] =>
  findings.filter(({ requirement }) => (requirement !== undefined) === isRequirementCode(rule))

/** The findings before and after `rule`, in the order of the list; null when there is no other. */
export const findNeighbors = (
  findings: readonly Finding[],
  rule: string,
): { readonly previous: Finding | null; readonly next: Finding | null } => {
  const at = findings.findIndex((finding) => finding.rule === rule)
  const other = findings.find((finding) => finding.rule !== rule) ?? null
  return { previous: at > 0 ? (findings[at - 1] ?? null) : null, next: findings[at + 1] ?? other }
}

/** The card about the text of a place: its proposal, or what has to be asked. */
export const findCard = (
  cards: readonly LineCard[],
  place: FindingPlace | undefined,
  document: ResumeDocument,
): LineCard | null => {
  if (!place || place.path === null || place.quote === '') return null
  const base = resolveDocumentPath(document, place.path).join('/')
  const quote = place.quote.replace(/…$/, '')
  const isAbout = ({ text }: LineCard) => text.includes(quote) || quote.includes(text)
  const hasHelp = ({ rewrite, questions }: LineCard) => rewrite !== null || questions.length > 0
  return cards.find((card) => card.path.join('/').startsWith(`${base}/`) && isAbout(card) && hasHelp(card)) ?? null
}
