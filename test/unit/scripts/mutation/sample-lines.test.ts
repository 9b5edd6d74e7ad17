import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MUTATION_AREAS } from '#scripts/mutation/areas.ts'
import { sampleLines } from '#scripts/mutation/sample-lines.ts'
import { ROOT } from '#test/utils/paths.ts'

const FILES = [
  { path: 'a.ts', lines: 30 },
  { path: 'b.ts', lines: 9 },
  { path: 'c.ts', lines: 25 },
]

describe('sampleLines', () => {
  it('gives every line once when all are asked for', () => {
    expect(sampleLines(FILES, 1000, 1)).toEqual([
      'a.ts:1-12',
      'a.ts:13-24',
      'a.ts:25-30',
      'b.ts:1-9',
      'c.ts:1-12',
      'c.ts:13-24',
      'c.ts:25-25',
    ])
  })

  it('gives the same lines for a seed, and others for another', () => {
    const draws = Array.from({ length: 20 }, (_, seed) => sampleLines(FILES, 24, seed).join(' '))
    expect(sampleLines(FILES, 24, 3).join(' ')).toBe(draws[3])
    expect(new Set(draws).size).toBeGreaterThan(5)
    expect(sampleLines(FILES, 24, 3)).toHaveLength(2)
  })
})

describe('the areas', () => {
  it.each(MUTATION_AREAS)('$name has sources and tests', ({ sources, tests }) => {
    for (const folder of sources) expect(globSync(`${folder}/**/*.ts`, { cwd: ROOT }).length).toBeGreaterThan(0)
    for (const pattern of tests) expect(globSync(pattern, { cwd: ROOT }).length).toBeGreaterThan(0)
  })

  it.each(MUTATION_AREAS)('$name has the tests that run late or not at all', ({ tests, late = [], skipped = [] }) => {
    const paths = tests.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    for (const name of [...late, ...skipped])
      expect(paths.filter((path) => path.endsWith(`/${name}.test.ts`))).toHaveLength(1)
  })
})
