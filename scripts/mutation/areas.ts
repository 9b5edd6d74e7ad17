/** A part of the sources whose mutants the tests must kill. */
export interface MutationArea {
  readonly name: string
  /** Folders of the sources. */
  readonly sources: readonly string[]
  /** Patterns of the test files that run against each mutant. */
  readonly tests: readonly string[]
  /** Names of test files that run last, because they take long. */
  readonly late?: readonly string[]
  /** Names of test files that do not run: they take longer than all others and notice little that those do not. */
  readonly skipped?: readonly string[]
  /** The test files run in one process that reads the sources once: their tests replace no module. */
  readonly isShared?: boolean
  /** Lowest share of killed mutants, in percent. */
  readonly minKilled: number
}

const CONTRACT_TESTS = ['test/contract/in-process.test.ts', 'test/unit/api/services/**/*.test.ts']

export const MUTATION_AREAS: readonly MutationArea[] = [
  {
    name: 'resume',
    sources: ['shared/src/resume'],
    tests: ['test/unit/shared/resume/**/*.test.ts'],
    isShared: true,
    minKilled: 80,
  },
  {
    name: 'scoring',
    sources: ['shared/src/scoring'],
    tests: ['test/unit/shared/scoring/**/*.test.ts'],
    late: ['analyze', 'score-properties', 'advice'],
    skipped: ['gains', 'padding', 'same-rate'],
    isShared: true,
    minKilled: 80,
  },
  {
    name: 'layout',
    sources: ['shared/src/renderer/layout'],
    tests: ['test/unit/shared/renderer/layout/**/*.test.ts'],
    minKilled: 80,
  },
  { name: 'billing', sources: ['api/src/services/subscription'], tests: CONTRACT_TESTS, minKilled: 80 },
  { name: 'usage', sources: ['api/src/services/usage'], tests: CONTRACT_TESTS, minKilled: 80 },
  {
    name: 'parser',
    sources: ['shared/src/parser'],
    tests: ['test/unit/shared/parser/**/*.test.ts'],
    late: ['readings', 'parse-properties', 'placements', 'large-input', 'hostile-files', 'variations'],
    isShared: true,
    minKilled: 65,
  },
]
