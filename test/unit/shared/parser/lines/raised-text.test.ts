import { describe, expect, it } from 'vitest'
import { buildPageLines } from '#shared/parser/lines/build-page-lines.ts'
import type { TextRun } from '#shared/parser/lines/text-run.ts'
import { runsAt } from '#test/utils/reading/text-runs.ts'

const readLines = (runs: readonly TextRun[]): string[] => buildPageLines(runs, []).lines.map((line) => line.text)

/** `text` over the end of the run before it, as word processors set ordinals. */
const raised = (run: ReturnType<typeof runsAt>, text: string, after: TextRun, rise: number): TextRun =>
  run(text, after.right, after.y - rise, { size: 6, spaceBefore: false })

describe('superscripts and subscripts', () => {
  it('keeps ordinals with their numbers', () => {
    const run = runsAt(11)
    const ten = run('Passed 10', 72, 100, { spaceAfter: false })
    const th = raised(run, 'th', ten, 5.2)
    const class1 = run('grade in June', th.right + 3, 100)
    expect(readLines([ten, th, class1, run('Second line', 72, 114)])).toEqual([
      'Passed 10th grade in June',
      'Second line',
    ])
  })

  it('keeps exponents and indexes with their text', () => {
    const run = runsAt(11)
    const area = run('50 m', 72, 100, { spaceAfter: false })
    const two = raised(run, '2', area, 4)
    const gas = run('of CO', two.right + 3, 100, { spaceAfter: false })
    const index = raised(run, '2', gas, -2)
    expect(readLines([area, two, gas, index])).toEqual(['50 m2 of CO2'])
  })

  it('leaves small text above a name on its own line', () => {
    const run = runsAt(20)
    const name = run('Rosa Vidal', 72, 100)
    const note = run('Curriculum vitae', 72, 84, { size: 8 })
    expect(readLines([name, note])).toEqual(['Curriculum vitae', 'Rosa Vidal'])
  })
})

describe('marks of lists', () => {
  it('that hang below the line of their item are on it', () => {
    const run = runsAt(12)
    const item = (text: string, y: number) => [run(text, 90, y), run('●', 72, y + 6.8)]
    expect(readLines([...item('Grafts roses', 100), ...item('Reads soil tests', 121)])).toEqual([
      '● Grafts roses',
      '● Reads soil tests',
    ])
  })

  it('stay where they are between two lines of their item', () => {
    const run = runsAt(12)
    const runs = [run('Alder Nurseries', 90, 100), run('•', 72, 106.8), run('Grafter, 2012 – 2014', 90, 113.6)]
    expect(readLines(runs)).toEqual(['Alder Nurseries', '•', 'Grafter, 2012 – 2014'])
  })

  it('are left out between the two lines of an entry', () => {
    const at = runsAt(11)
    const entries = [
      ['Cobbler', 'Tamarga Boots'],
      ['Saddler', 'Cidra Leather'],
    ] as const
    const runs = entries.flatMap(([title, name], i) => [
      at('+', 75, 106.8 + i * 60, { size: 6, font: 2 }),
      at(title, 85, 100 + i * 60, { font: 1 }),
      at(name, 85, 113.5 + i * 60),
      at('Sewed and dyed', 96, 127 + i * 60),
    ])
    expect(readLines(runs)).toEqual(entries.flatMap(([title, name]) => [title, name, 'Sewed and dyed']))
  })

  it('stay where a sign that is none stands so once', () => {
    const at = runsAt(12)
    const runs = [at('Rosa Vidal', 90, 100), at('+', 76, 106.7), at('Cobbler', 90, 130), at('-', 76, 130)]
    expect(readLines(runs)).toEqual(['Rosa Vidal', '+', '- Cobbler'])
  })
})
