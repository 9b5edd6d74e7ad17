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

  it('reads letters once that are painted twice one by one', () => {
    const run = runsAt(10)
    const texts = ['N', 'No', 'or', 'ra', 'a R', 'Riiu', 'us', 's']
    const runs = texts.map((text, i) =>
      run(text, 72 + 5 * i, 100, { right: 79 + 5 * i, spaceBefore: i === 0, spaceAfter: false }),
    )
    expect(readLines(runs)).toEqual(['Nora Rius'])
  })

  it('reads letters once whose shadows are painted before them, the first one a little lower', () => {
    const run = runsAt(10)
    const rest = ['No', 'or', 'ra', 'a R', 'Riiu', 'us', 's'].map((text, i) =>
      run(text, 72 + 5 * i, 100, { right: 84 + 5 * i, spaceBefore: i === 0, spaceAfter: false, order: i + 1 }),
    )
    const shadow = run('N', 72.5, 100.5, { right: 79, spaceAfter: false, order: 0 })
    expect(readLines([shadow, ...rest])).toEqual(['Nora Rius'])
  })

  it('keeps overlapping runs whose letters are not all there twice', () => {
    const run = runsAt(10)
    const texts = ['A', 'Ad', 'da']
    const runs = texts.map((text, i) =>
      run(text, 72 + 5 * i, 100, { right: 79 + 5 * i, spaceBefore: i === 0, spaceAfter: false }),
    )
    expect(readLines(runs)).not.toEqual(['Ada'])
  })
})
