import type { Language } from '../languages.ts'
import type { PersonalInfo } from '../resume/schema/content.ts'
import type { RewriteRequest } from '../scoring/advice/prompt.ts'
import { findInjectionLines } from '../scoring/advice/prompt-injection.ts'
import { truncate } from '../scoring/context/text.ts'
import { createRedactor, restoreValues } from '../scoring/redact.ts'
import { addsNoFacts, isValidRewrite } from '../scoring/suggestions/rewrites.ts'

/** A sentence of a letter about the person, with the lines of the resume that it rests on. */
export interface LetterSentence {
  readonly text: string
  readonly quotes: readonly string[]
}

export interface LetterRewritePlan {
  readonly request: RewriteRequest
  readonly values: ReadonlyMap<string, string>
  /** The sentences of the request, in its order. */
  readonly sentences: readonly LetterSentence[]
}

export interface LetterRewrite {
  readonly before: string
  readonly after: string
}

const MAX_SENTENCES = 40
const MAX_SENTENCE_CHARS = 1_000

/** What a model is sent: the sentences without personal data, those with a prompt injection left out. Pure. */
export const planLetterRewrites = (
  sentences: readonly LetterSentence[],
  personalInfo: PersonalInfo,
  language: Language,
): LetterRewritePlan => {
  const { redact, values } = createRedactor({ personalInfo })
  const injected = findInjectionLines(sentences.map(({ text }) => text))
  const sent = sentences.filter((_, i) => !injected.has(i)).slice(0, MAX_SENTENCES)
  return { request: { lines: sent.map(({ text }) => redact(text)), language, kind: 'letter' }, values, sentences: sent }
}

/**
 * The rewrites that say what the sentence and its lines say, and no more: each is checked as a rewrite of the resume is.
 * Others are dropped without an error.
 */
export const verifyLetterRewrites = (
  rewrites: readonly { readonly line: number; readonly after: string }[],
  { sentences, values }: LetterRewritePlan,
): LetterRewrite[] => {
  const done = new Set<number>()
  return rewrites.flatMap(({ line, after: answer }): LetterRewrite[] => {
    const sentence = sentences[line]
    if (!sentence || done.has(line)) return []
    const after = truncate(restoreValues(answer, values), MAX_SENTENCE_CHARS)
    const facts = [sentence.text, ...sentence.quotes].join('\n')
    if (!isValidRewrite(sentence.text, after) || !addsNoFacts(facts, after, facts)) return []
    done.add(line)
    return [{ before: sentence.text, after }]
  })
}
