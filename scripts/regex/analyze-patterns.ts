import { check } from 'recheck'
import type { Pattern } from './collect-patterns.ts'
import { hashPattern } from './linear-patterns.ts'

/** `linear`, or why a pattern is refused. */
type Verdict = string

/** The analyzer counts the steps of an attack. Its limits in milliseconds would depend on the load of the machine. */
const PARAMETERS = { timeout: 60_000, attackTimeout: null, incubationTimeout: null, attackLimit: 20_000_000 }

/**
 * Analyzes each pattern whose hash `known` does not have, on `threads` at once. `linear`: the hashes of the accepted ones.
 * A pattern is refused when its time grows faster than its text, and when the analysis does not end. One without an
 * unbounded repetition is refused only when exponential: its work at one position has a bound.
 */
export const analyzePatterns = async (
  patterns: readonly Pattern[],
  known: ReadonlySet<string>,
  threads: number,
): Promise<{ linear: string[]; problems: string[] }> => {
  const linear: string[] = []
  const problems: string[] = []
  const rest = [...patterns]
  const work = async () => {
    for (let next = rest.pop(); next; next = rest.pop()) {
      const hash = hashPattern(next)
      const verdict = known.has(hash) ? 'linear' : await analyzePattern(next)
      if (verdict === 'linear') linear.push(hash)
      else problems.push(`${next.places.join(', ')}: ${verdict}\n  /${next.source.slice(0, 200)}/${next.flags}`)
    }
  }
  await Promise.all(Array.from({ length: threads }, work))
  return { linear, problems }
}

/** The verdict of the analyzer about one pattern, with an attack that shows it. */
const analyzePattern = async ({ source, flags }: Pick<Pattern, 'source' | 'flags'>): Promise<Verdict> => {
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
