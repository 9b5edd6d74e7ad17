import { describe, expect, it } from 'vitest'
import { buildPageLines } from '#shared/parser/lines/build-page-lines.ts'
import type { TextRun } from '#shared/parser/lines/text-run.ts'
import { runsAt } from '#test/utils/reading/text-runs.ts'

const readLines = (runs: readonly TextRun[]): string[] => buildPageLines(runs, []).lines.map((line) => line.text)

describe('text painted twice', () => {
  it('reads a shadow once', () => {
    const run = runsAt(10)
    const text = 'Stock keeper in a harbor'
    expect(readLines([run(text, 72.4, 100), run(text, 72, 100.4)])).toEqual([text])
  })

  it('reads a shadow once that is split into other runs', () => {
    const run = runsAt(10)
    const runs = [
      run('A career in shipping/', 72.4, 100),
      run('A career in shipping/harbor', 72, 100.4),
      run('harbor work as a crane', 177.4, 100),
      run('work as a crane', 212, 100.4),
    ]
    expect(readLines(runs)).toEqual(['A career in shipping/harbor work as a crane'])
  })

  it('keeps other text at the same place', () => {
    const run = runsAt(10)
    const runs = [run('Rosa Vidal', 72, 100), run('Biologist', 80, 100)]
    expect(readLines(runs).join(' ')).toContain('Rosa Vidal')
    expect(readLines(runs).join(' ')).toContain('Biologist')
  })
})
