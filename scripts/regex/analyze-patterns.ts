import { check } from 'recheck'
import type { Pattern } from './collect-patterns.ts'

/** `linear`, or why a pattern is refused. */
export type Verdict = string

/** The analyzer counts the steps of an attack. Its limits in milliseconds would depend on the load of the machine. */
const PARAMETERS = { timeout: 60_000, attackTimeout: null, incubationTimeout: null, attackLimit: 20_000_000 }

/**
 * Analyzes each pattern that `known` does not have, on `threads` at once. A pattern is refused when its time grows faster
 * than its text, and when the analysis does not end. One without an unbounded repetition is refused only when exponential:
 * its work at one position has a bound.
 */
export const analyzePatterns = async (
  patterns: readonly Pattern[],
  known: Readonly<Record<string, Verdict>>,
  threads: number,
): Promise<{ verdicts: Record<string, Verdict>; problems: string[] }> => {
  const verdicts: Record<string, Verdict> = {}
  const rest = [...patterns]
  const work = async () => {
    for (let next = rest.pop(); next; next = rest.pop()) {
      const key = `/${next.source}/${next.flags}`
      verdicts[key] = known[key] ?? (await analyzePattern(next))
    }
  }
  await Promise.all(Array.from({ length: threads }, work))
  const problems = patterns.flatMap(({ source, flags, places }) => {
    const verdict = verdicts[`/${source}/${flags}`]
    return verdict === 'linear' ? [] : [`${places.join(', ')}: ${verdict}\n  /${source.slice(0, 200)}/${flags}`]
  })
  return { verdicts, problems }
}

/** The verdict of the analyzer about one pattern, with an attack that shows it. */
export const analyzePattern = async ({ source, flags }: Pick<Pattern, 'source' | 'flags'>): Promise<Verdict> => {
  const isBounded = !hasUnboundedRepetition(source)
  if (isBounded && !hasRepeatedGroup(source)) return 'linear'
  const found = await check(source, flags, PARAMETERS)
  if (found.status === 'safe') return 'linear'
  if (found.status === 'unknown') return isBounded ? 'linear' : 'not analyzed in time'
  const { complexity, attack } = found
  if (isBounded && complexity.type === 'polynomial') return 'linear'
  return `${complexity.summary}, as with ${attack.pattern.slice(0, 120)}`
}

const withoutClassesAndEscapes = (source: string): string => source.replace(/\\./g, 'e').replace(/\[[^\]]*\]/g, 'c')

const hasUnboundedRepetition = (source: string): boolean => /[*+]|\{\d+,\}/.test(withoutClassesAndEscapes(source))

const hasRepeatedGroup = (source: string): boolean => /\)\{/.test(withoutClassesAndEscapes(source))
