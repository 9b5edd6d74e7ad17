import { describe, expect, it } from 'vitest'
import { buildPageLines } from '#shared/parser/lines/build-page-lines.ts'
import type { TextRun } from '#shared/parser/lines/text-run.ts'
import { runsAt } from '#test/utils/reading/text-runs.ts'

type Run = ReturnType<typeof runsAt>

const readLines = (runs: readonly TextRun[]): string[] => buildPageLines(runs, []).lines.map((line) => line.text)

/** The lines of a cell, one below the other, painted one after the other. */
const cell = (run: Run, x: number, y: number, ...lines: string[]): TextRun[] =>
  lines.map((text, i) => run(text, x, y + 12 * i))

/** A row of a table in painting order, cell by cell. */
const tableRow = (run: Run, y: number, cells: readonly (readonly [x: number, ...lines: string[]])[]): TextRun[] =>
  cells.flatMap(([x, ...lines]) => cell(run, x, y, ...lines))

describe('tables with wrapped cells', () => {
  it('reads each row as one line, and headings between tables in their place', () => {
    const run = runsAt(10)
    const runs = [
      run('EDUCATION', 60, 80),
      ...tableRow(run, 100, [
        [60, 'Degree'],
        [180, 'School'],
        [320, 'Year of', 'passing'],
        [420, 'Marks'],
      ]),
      ...tableRow(run, 130, [
        [60, 'Diploma in', 'Marine Biology'],
        [180, 'Northbridge', 'College'],
        [320, '2014'],
        [420, '71%'],
      ]),
      ...tableRow(run, 160, [
        [60, 'Secondary'],
        [180, 'Lakeside Public', 'School'],
        [320, '2011'],
        [420, '64%'],
      ]),
      run('EXPERIENCE', 60, 200),
      run('Deck hand', 60, 216),
      run('PERSONAL DETAILS', 60, 240),
    ]
    expect(readLines(runs)).toEqual([
      'EDUCATION',
      'Degree School Year of passing Marks',
      'Diploma in Marine Biology Northbridge College 2014 71%',
      'Secondary Lakeside Public School 2011 64%',
      'EXPERIENCE',
      'Deck hand',
      'PERSONAL DETAILS',
    ])
  })

  it('joins addresses that are wider than their cell', () => {
    const run = runsAt(10)
    const runs = tableRow(run, 100, [
      [60, 'ida.sol@hornos.ex', 'ample'],
      [170, '600 100 200'],
    ])
    expect(readLines(runs)).toEqual(['ida.sol@hornos.example 600 100 200'])
  })

  it('joins words that are wider than their cell', () => {
    const run = runsAt(10)
    const runs = [
      ...tableRow(run, 100, [
        [60, 'Certificat', 'e'],
        [130, 'Universit', 'y'],
        [200, 'Percentag', 'e'],
      ]),
      ...tableRow(run, 130, [
        [60, 'Diploma'],
        [130, 'Northfield', 'Institute'],
        [200, '80'],
      ]),
    ]
    expect(readLines(runs)).toEqual(['Certificate University Percentage', 'Diploma Northfield Institute 80'])
  })

  it('keeps dates beside titles, although they are painted last', () => {
    const run = runsAt(10)
    const runs = [
      ...cell(run, 60, 100, 'Harbor Works Ltd', 'Crane operator', '• Moved containers', '• Trained two apprentices'),
      ...cell(run, 440, 100, 'Bilbao', '2015 – 2018'),
      ...cell(run, 60, 160, 'Quay Services Ltd', 'Rigger', '• Checked ropes'),
      ...cell(run, 440, 160, 'Gijón', '2012 – 2015'),
    ]
    expect(readLines(runs)).toContain('Harbor Works Ltd Bilbao')
    expect(readLines(runs)).toContain('Crane operator 2015 – 2018')
    expect(readLines(runs)).toContain('Rigger 2012 – 2015')
  })

  it('reads lists side by side one after the other', () => {
    const run = runsAt(10)
    const runs = [
      run('Tools', 60, 80),
      ...cell(run, 60, 100, '• Lathe', '• Mill'),
      ...cell(run, 300, 100, '• Welding', '• Soldering'),
    ]
    expect(readLines(runs)).toEqual(['Tools', '• Lathe', '• Mill', '• Welding', '• Soldering'])
  })

  it('reads labels with their values, with headings among the labels', () => {
    const run = runsAt(10)
    const pair = (label: string, value: string, y: number) => [run(label, 60, y), run(value, 220, y)]
    const runs = [
      run('Personal Details', 60, 100),
      ...pair('Name', ': Rosa Vidal', 116),
      ...pair('Nationality', ': Andorran', 130),
      run('Skills', 60, 160),
      ...pair('Systems', ': Windows, Linux', 176),
      run('Office packages', 60, 190),
      ...pair('Other', ': Typing, filing', 204),
      run('Education', 60, 230),
    ]
    expect(readLines(runs)).toContain('Name : Rosa Vidal')
    expect(readLines(runs)).toContain('Systems : Windows, Linux')
  })
})
