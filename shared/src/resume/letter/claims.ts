import { getValueAt } from '../edits/changes.ts'
import { stripMarks } from '../prose/marks.ts'
import type { ResumeDocument } from '../schema/document.ts'
import type { Claim, ClaimSource, LetterParagraph } from './letter.ts'

/** How a sentence of a letter stands to the resume. `own`: the person wrote or edited it. */
export type SentenceState = 'supported' | 'lost' | 'own'

/** A sentence of a paragraph. */
export interface LetterSentence {
  readonly text: string
  readonly state: SentenceState
  /** The lines of the resume that it rests on; those that are gone too. */
  readonly sources: readonly ClaimSource[]
}

const normalize = (text: string): string => stripMarks(text).replace(/\s+/g, ' ').trim()

const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(listTexts)
}

/** Whether the resume still has the text of a source where it was. Line breaks and marks do not count. */
export const hasSource = (resume: ResumeDocument, { path, quote }: ClaimSource): boolean => {
  const wanted = normalize(quote)
  return listTexts(getValueAt(resume, path.split('/'))).some((text) => normalize(text).includes(wanted))
}

/** Splits the text of a paragraph at its claims; what is between them is the person's own. */
const splitAtClaims = (text: string, claims: readonly Claim[]): { text: string; claim: Claim | null }[] => {
  const found = claims
    .map((claim) => ({ claim, at: text.indexOf(claim.sentence) }))
    .filter(({ at, claim }) => at >= 0 && claim.sentence !== '')
    .sort((a, b) => a.at - b.at)
  const parts: { text: string; claim: Claim | null }[] = []
  let end = 0
  for (const { claim, at } of found) {
    if (at < end) continue
    parts.push({ text: text.slice(end, at), claim: null }, { text: claim.sentence, claim })
    end = at + claim.sentence.length
  }
  return [...parts, { text: text.slice(end), claim: null }]
}

/** The sentences of a paragraph in one language. `resume`: null when it is not at hand; nothing is lost then. */
export const listSentences = (
  { text, claims }: LetterParagraph,
  language: 'es' | 'en',
  resume: ResumeDocument | null,
): LetterSentence[] =>
  splitAtClaims(text[language] ?? '', claims[language] ?? []).flatMap(({ text: part, claim }): LetterSentence[] => {
    const trimmed = part.trim()
    if (trimmed === '') return []
    if (!claim) return [{ text: trimmed, state: 'own', sources: [] }]
    const isLost = resume !== null && claim.sources.some((source) => !hasSource(resume, source))
    return [{ text: trimmed, state: isLost ? 'lost' : 'supported', sources: claim.sources }]
  })

/** The text of a paragraph without one of its sentences. */
export const removeSentence = (text: string, sentence: string): string =>
  text.replace(sentence, '').replace(/ {2,}/g, ' ').replace(/ \n/g, '\n').trim()
