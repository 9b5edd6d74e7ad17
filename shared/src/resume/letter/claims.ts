import { getValueAt } from '../edits/changes.ts'
import { stripMarks } from '../prose/marks.ts'
import type { ResumeDocument } from '../schema/document.ts'
import type { Claim, ClaimSource, LetterParagraph } from './letter.ts'

/**
 * How a sentence of a letter stands to the resume. `changed`: a line that it rests on reads otherwise now. `lost`: such a
 * line is gone. `own`: the person wrote or edited it.
 */
type SentenceState = 'supported' | 'changed' | 'lost' | 'own'

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

const isList = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (Array.isArray(value) || Object.values(value).some(Array.isArray))

/** Compares a source with the resume. Line breaks and marks do not count; an item that left its list is lost. */
export const checkSource = (resume: ResumeDocument, { path, quote }: ClaimSource): 'supported' | 'changed' | 'lost' => {
  const value = getValueAt(resume, path.split('/'))
  const texts = listTexts(value).map(normalize)
  const wanted = normalize(quote)
  if (texts.some((text) => text.includes(wanted))) return 'supported'
  return isList(value) || texts.every((text) => text === '') ? 'lost' : 'changed'
}

const checkSources = (resume: ResumeDocument, sources: readonly ClaimSource[]) => {
  const states = sources.map((source) => checkSource(resume, source))
  return (['lost', 'changed'] as const).find((state) => states.includes(state)) ?? 'supported'
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
    const state = resume ? checkSources(resume, claim.sources) : 'supported'
    return [{ text: trimmed, state, sources: claim.sources }]
  })

/** Whether a sentence says something that the resume does not say any more. */
export const isUnsupported = ({ state }: LetterSentence): boolean => state === 'changed' || state === 'lost'

/** The text of a paragraph without one of its sentences. */
export const removeSentence = (text: string, sentence: string): string =>
  text.replace(sentence, '').replace(/ {2,}/g, ' ').replace(/ \n/g, '\n').trim()
