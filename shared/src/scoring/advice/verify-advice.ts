import { cut, fold, squeeze } from '../context/text.ts'
import { restore } from '../redact.ts'
import type { AdviceItem } from '../results.ts'
import { speaksToMachine } from './injection.ts'
import type { Prepared } from './prepare.ts'

const SHORTEST_QUOTE = 6
const SHORTEST_TEXT = 12
const LONGEST_TEXT = 400
const MOST: Readonly<Record<AdviceItem['kind'], number>> = { suggestion: 16, strength: 6, improvement: 6 }

/** Advice never speaks of scores, of hiring, or of how it came to be; it holds no links and no code. */
const NEVER: readonly RegExp[] = [
  /\b\d{1,3}\s?\/\s?(10|100)\b|\b(score|scored|scores|rating|puntuacion|puntaje|calificacion|nota final)\b|\b(100|999)\s?(%|points?|puntos)?(?!\p{L})/u,
  /\b(hire|hired|hiring this|contrat(a|ar|alo|ala|ad[oa]) (a )?(este|esta|inmediat)|perfect candidate|candidat[oa] (perfect|ideal)|ideal candidate|best candidate|mejor candidat)/,
  /\b(prompt|system message|instructions?|instrucciones|api key|language model|modelo de lenguaje|other (users?|candidates?)|otros (usuarios|candidatos))\b/,
  /https?:|www\.|<[a-z/!]|\]\(|javascript:/,
]

const figuresOf = (text: string): string[] => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((n) => n.replace(/[.,]/g, ''))

/** Small counts ("3 bullets", "two lines") are advice; larger figures must stand in the document. */
const COUNTS = 12

/**
 * Keeps what can be shown to stand: each quote is found in the lines that were sent, no text speaks of scores or to
 * machines, no figure is invented. Placeholders get their values back. What is left out is left out in silence.
 */
export const proven = (
  items: readonly AdviceItem[],
  { values, source }: Pick<Prepared, 'values' | 'source'>,
): AdviceItem[] => {
  const whole = squeeze(source)
  const figures = new Set(figuresOf(source))
  const seen = new Set<string>()
  const counts = new Map<AdviceItem['kind'], number>()
  return items.flatMap((item) => {
    const quote = restore(item.quote, values).trim()
    const text = cut(restore(item.text, values), LONGEST_TEXT)
    const plain = fold(text)
    const bare = squeeze(quote)
    if (bare.length < SHORTEST_QUOTE || !whole.includes(bare) || speaksToMachine(quote)) return []
    if (text.length < SHORTEST_TEXT || speaksToMachine(text) || NEVER.some((pattern) => pattern.test(plain))) return []
    if (figuresOf(text).some((n) => Number(n) > COUNTS && !figures.has(n))) return []
    const key = `${item.kind} ${squeeze(text)}`
    const count = counts.get(item.kind) ?? 0
    if (seen.has(key) || count >= MOST[item.kind]) return []
    seen.add(key)
    counts.set(item.kind, count + 1)
    const { category } = item
    return [
      { kind: item.kind, ...(category && item.kind === 'suggestion' && { category }), text, quote: cut(quote, 300) },
    ]
  })
}
