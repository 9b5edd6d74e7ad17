import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Pattern } from './collect-patterns.ts'

const HASH_CHARS = 16

/** The analyzer whose verdicts count; those of another version are not used. */
const ANALYZER = `recheck ${createRequire(import.meta.url)('recheck/package.json').version}`

/** The name of a pattern in the record: the start of the SHA-256 of its source and flags, hex. */
export const hashPattern = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string =>
  createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, HASH_CHARS)

/** The hashes of a record of linear patterns; none for a missing file or one of another analyzer. */
export const readLinear = (file: string): readonly string[] => {
  try {
    const [analyzer, ...hashes] = readFileSync(file, 'utf8').split('\n')
    return analyzer === ANALYZER ? hashes.filter((hash) => hash !== '') : []
  } catch {
    return []
  }
}

/** A record: the analyzer, then one hash a line in order, so that two branches rarely change the same lines. */
export const toLinearFile = (hashes: readonly string[]): string =>
  [ANALYZER, ...[...new Set(hashes)].toSorted(), ''].join('\n')
