import type { Language } from '../languages.ts'
import { type Claim, LETTER_LIMITS, type LetterParagraph } from '../resume/letter/letter.ts'
import type { ComposedLetter } from './compose-letter.ts'
import type { ComposedParagraph } from './composed.ts'

const toText = ({ sentences }: ComposedParagraph): string => sentences.map(({ text }) => text).join(' ')

const toClaims = ({ sentences }: ComposedParagraph): Claim[] =>
  sentences
    .filter(({ sources }) => sources.length > 0)
    .map(({ text, sources }) => ({ sentence: text, sources: sources.slice(0, LETTER_LIMITS.sources) }))

/**
 * Puts a composed letter into the paragraphs of a letter in one language. The other language stays; a paragraph that
 * the person added stays at its end.
 */
export const applyComposed = (
  paragraphs: readonly LetterParagraph[],
  composed: ComposedLetter,
  language: Language,
): LetterParagraph[] => {
  const byId = new Map(paragraphs.map((paragraph) => [paragraph.id, paragraph]))
  const written = composed.paragraphs.map((paragraph): LetterParagraph => {
    const before = byId.get(paragraph.id)
    return {
      id: paragraph.id,
      text: { ...before?.text, [language]: toText(paragraph) },
      claims: { ...before?.claims, [language]: toClaims(paragraph) },
    }
  })
  const ids = new Set(written.map(({ id }) => id))
  const others = paragraphs
    .filter(({ id }) => !ids.has(id))
    .map(({ text, claims, ...paragraph }): LetterParagraph => {
      const isComposed = (claims[language] ?? []).length > 0
      const { [language]: _, ...rest } = text
      return { ...paragraph, text: isComposed ? rest : text, claims: { ...claims, [language]: [] } }
    })
    .filter(({ text }) => Object.values(text).some((one) => (one ?? '').trim() !== ''))
  return [...written, ...others]
}
