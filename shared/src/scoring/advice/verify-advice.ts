import { removeDirectionControls } from '../../direction-controls.ts'
import { normalizeText } from '../../parser/lexicon/fold.ts'
import type { AnalysisLevel } from '../../plans.ts'
import { toAlphanumeric, truncate } from '../context/text.ts'
import { restoreValues } from '../redact.ts'
import type { AdviceItem } from '../results.ts'
import type { PreparedAdvice } from './prepare-advice.ts'
import { isPromptInjection } from './prompt-injection.ts'

const MIN_QUOTE_CHARS = 6
const MIN_TEXT_CHARS = 12
const MAX_TEXT_CHARS = 400
const MAX_ITEMS: Readonly<Record<AnalysisLevel, Readonly<Record<AdviceItem['kind'], number>>>> = {
  basic: { suggestion: 16, strength: 6, improvement: 6 },
  advanced: { suggestion: 80, strength: 6, improvement: 6 },
}

/** Advice must not mention scores, hiring or prompts, and must not contain links or code. */
const FORBIDDEN: readonly RegExp[] = [
  /\b\d{1,3}\s?\/\s?(10|100)\b|\b(score|scored|scores|rating|puntuacion|puntaje|calificacion|nota final)\b|\b(100|999)\s?(%|points?|puntos)?(?!\p{L})/u,
  /\b(hire|hired|hiring this|contrat(a|ar|alo|ala|ad[oa]) (a )?(este|esta|inmediat)|perfect candidate|candidat[oa] (perfect|ideal)|ideal candidate|best candidate|mejor candidat)/,
  /\b(prompt|system message|instructions?|instrucciones|api key|language model|modelo de lenguaje|other (users?|candidates?)|otros (usuarios|candidatos))\b/,
  /https?:|www\.|<[a-z/!]|\]\(|javascript:/,
]

const extractNumbers = (text: string): string[] =>
  (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((n) => n.replace(/[.,]/g, ''))

/** Small counts such as "3 bullets" are advice. Larger numbers must be in the resume. */
const MAX_UNVERIFIED_NUMBER = 12

/**
 * Keeps the items whose quote is in the text that was sent and whose sentence has no forbidden topic, injection or
 * invented number. Placeholders are replaced with their values. Rejected items are dropped without an error.
 */
export const verifyAdvice = (
  items: readonly AdviceItem[],
  { values, source }: Pick<PreparedAdvice, 'values' | 'source'>,
  level: AnalysisLevel = 'basic',
): AdviceItem[] => {
  const plainSource = toAlphanumeric(source)
  const figures = new Set(extractNumbers(source))
  const seen = new Set<string>()
  const counts = new Map<AdviceItem['kind'], number>()
  return items.flatMap((item) => {
    const quote = removeDirectionControls(restoreValues(item.quote, values)).trim()
    const text = truncate(removeDirectionControls(restoreValues(item.text, values)), MAX_TEXT_CHARS)
    const normalized = normalizeText(text)
    const plainQuote = toAlphanumeric(quote)
    if (plainQuote.length < MIN_QUOTE_CHARS || !plainSource.includes(plainQuote) || isPromptInjection(quote)) return []
    if (
      text.length < MIN_TEXT_CHARS ||
      isPromptInjection(text) ||
      FORBIDDEN.some((pattern) => pattern.test(normalized))
    )
      return []
    if (extractNumbers(text).some((n) => Number(n) > MAX_UNVERIFIED_NUMBER && !figures.has(n))) return []
    const key = `${item.kind} ${toAlphanumeric(text)}`
    const count = counts.get(item.kind) ?? 0
    if (seen.has(key) || count >= MAX_ITEMS[level][item.kind]) return []
    seen.add(key)
    counts.set(item.kind, count + 1)
    const { category } = item
    return [
      {
        kind: item.kind,
        ...(category && item.kind === 'suggestion' && { category }),
        text,
        quote: truncate(quote, 300),
      },
    ]
  })
}
