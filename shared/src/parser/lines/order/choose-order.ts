import type { TextLine } from '../text-run.ts'

/** One way to read a block of text. */
export interface OrderCandidate {
  readonly lines: readonly TextLine[]
}

/** How well lines read in their order; only differences between candidates for one block count. */
export type OrderScorer = (lines: readonly TextLine[]) => number

/** The candidate with the highest score, the first of equals; undefined without candidates. */
export const chooseOrder = <Candidate extends OrderCandidate>(
  candidates: readonly Candidate[],
  scorer: OrderScorer,
): Candidate | undefined => {
  if (candidates.length < 2) return candidates[0]
  let best: Candidate | undefined
  let highest = Number.NEGATIVE_INFINITY
  for (const candidate of candidates) {
    const score = scorer(candidate.lines)
    if (score > highest) {
      best = candidate
      highest = score
    }
  }
  return best
}
