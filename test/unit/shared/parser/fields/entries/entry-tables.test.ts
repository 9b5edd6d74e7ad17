import { describe, expect, it } from 'vitest'
import { buildPageLines } from '#shared/parser/lines/build-page-lines.ts'
import type { TextRun } from '#shared/parser/lines/text-run.ts'
import { toExtractedLine } from '#shared/parser/lines/to-extracted-line.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { createExtractedDocument } from '#test/utils/reading/extracted-documents.ts'
import { runsAt } from '#test/utils/reading/text-runs.ts'

type Run = ReturnType<typeof runsAt>
type Cell = readonly [middle: number, ...lines: string[]]

const LEADING = 12

const parseRuns = (runs: readonly TextRun[]) => {
  const lines = buildPageLines(runs, []).lines.map((line) => toExtractedLine(line, 1))
  return parseResume({ ...createExtractedDocument([]), lines }).content.sections
}

/** A row of a table, cell by cell, its text in the middle of the cells both ways, as word processors paint it. */
const createCenteredRow = (run: Run, top: number, cells: readonly Cell[]): TextRun[] => {
  const height = Math.max(...cells.map(([, ...lines]) => lines.length))
  return cells.flatMap(([middle, ...lines]) =>
    lines.map((text, i) => run(text, middle - text.length * 2.5, top + LEADING * (i + (height - lines.length) / 2))),
  )
}

const createRow = (run: Run, top: number, cells: readonly (readonly [x: number, ...lines: string[]])[]): TextRun[] =>
  cells.flatMap(([x, ...lines]) => lines.map((text, i) => run(text, x, top + LEADING * i)))

describe('tables below a row of heads', () => {
  it('reads studies from centered cells that wrap, by the heads of their columns', () => {
    const run = runsAt(10)
    const { education } = parseRuns([
      run('Oona Marsh', 60, 50, { size: 20 }),
      run('Academic Qualification:', 60, 80, { size: 13 }),
      ...createCenteredRow(run, 110, [
        [110, 'Exam'],
        [210, 'Board/', 'University'],
        [310, 'Institution'],
        [410, 'Subject/Group'],
        [500, 'Passing', 'Year'],
      ]),
      ...createCenteredRow(run, 140, [
        [110, 'Bachelor of', 'Science'],
        [210, 'Northbridge', 'University'],
        [310, 'College of', 'Fisheries and', 'Aquaculture'],
        [410, 'Marine Biology'],
        [500, '2017'],
      ]),
      ...createCenteredRow(run, 182, [
        [110, 'Higher', 'Secondary', 'Certificate'],
        [210, 'Lumo Board'],
        [310, 'Arbea Girls', 'College'],
        [410, 'Science'],
        [500, '2012'],
      ]),
      run('Strengths:', 60, 240, { size: 13 }),
      run('Patience', 60, 256),
    ])
    expect(education).toMatchObject([
      {
        degree: 'Bachelor of Science',
        institution: 'College of Fisheries and Aquaculture',
        field: 'Marine Biology',
        endDate: '2017',
      },
      {
        degree: 'Higher Secondary Certificate',
        institution: 'Arbea Girls College',
        field: 'Science',
        endDate: '2012',
      },
    ])
  })

  it('reads jobs in any order of the columns, with lists in a cell and dates over one another', () => {
    const run = runsAt(10)
    const { experience } = parseRuns([
      run('Oona Marsh', 60, 50, { size: 20 }),
      run('Work Experience:', 60, 80, { size: 13 }),
      ...createRow(run, 110, [
        [60, 'Designation'],
        [160, 'Company'],
        [260, 'Responsibilities'],
        [430, 'Year'],
      ]),
      ...createRow(run, 130, [
        [60, 'Pond', 'Keeper'],
        [160, 'Lumo', 'Hatcheries'],
        [260, '• Fed the fish of', 'eleven ponds', '• Kept the pumps'],
        [430, 'May,2018', 'July,2020'],
      ]),
      ...createRow(run, 178, [
        [60, 'Deck Hand'],
        [160, 'Arbea Ferries'],
        [260, '• Moored two boats'],
        [430, 'June,2016', 'April,2018'],
      ]),
      run('Hobbies:', 60, 230, { size: 13 }),
      run('Rowing', 60, 246),
    ])
    expect(experience).toMatchObject([
      {
        position: 'Pond Keeper',
        company: 'Lumo Hatcheries',
        startDate: '2018-05',
        endDate: '2020-07',
        achievements: ['Fed the fish of eleven ponds', 'Kept the pumps'],
      },
      { position: 'Deck Hand', company: 'Arbea Ferries', startDate: '2016-06', endDate: '2018-04' },
    ])
  })

  it('reads Spanish tables, a caption above one and a text that reaches the next column', () => {
    const run = runsAt(10)
    const { education, experience } = parseRuns([
      run('Nerea Bastida Roca', 60, 50, { size: 20 }),
      run('FORMACIÓN', 60, 80, { size: 13 }),
      ...createRow(run, 110, [
        [60, 'Título'],
        [220, 'Institución'],
        [380, 'Año'],
      ]),
      ...createRow(run, 126, [
        [60, 'Técnico en Acuicultura'],
        [220, 'Instituto Público de la Ribera D'],
        [380, '2009-2011'],
      ]),
      ...createRow(run, 142, [
        [60, 'Bachillerato en', 'Humanidades'],
        [220, 'Colegio Arbea'],
        [380, '2008'],
      ]),
      run('EXPERIENCIA LABORAL', 60, 190, { size: 13 }),
      run('Empleos anteriores:', 60, 206),
      ...createRow(run, 222, [
        [60, 'N°'],
        [90, 'Empresa'],
        [220, 'Cargo desempeñado'],
        [360, 'Desde'],
        [440, 'Hasta'],
      ]),
      ...createRow(run, 238, [
        [60, '1'],
        [90, 'Viveros Lumo'],
        [220, 'Jardinera'],
        [360, '03/2015'],
        [440, '08/2018'],
      ]),
      ...createRow(run, 254, [
        [60, '2'],
        [90, 'Pescados Olmo', 'S. A.'],
        [220, 'Repartidora'],
        [360, '01/2012'],
        [440, '02/2015'],
      ]),
    ])
    expect(education).toMatchObject([
      { degree: 'Técnico en Acuicultura', institution: 'Instituto Público de la Ribera D', endDate: '2011' },
      { degree: 'Bachillerato en Humanidades', institution: 'Colegio Arbea', endDate: '2008' },
    ])
    expect(experience).toMatchObject([
      { company: 'Viveros Lumo', position: 'Jardinera', startDate: '2015-03', endDate: '2018-08' },
      { company: 'Pescados Olmo S. A.', position: 'Repartidora', startDate: '2012-01', endDate: '2015-02' },
    ])
  })

  it('takes no studies in a table for jobs, nor undated text around a table of jobs', () => {
    const run = runsAt(10)
    const { experience } = parseRuns([
      run('Oona Marsh', 60, 50, { size: 20 }),
      run('Work Experience:', 60, 80, { size: 13 }),
      ...createRow(run, 110, [
        [60, 'Organization'],
        [220, 'Designation'],
        [380, 'Duration'],
      ]),
      ...createRow(run, 126, [
        [60, 'Lumo Hatcheries'],
        [220, 'Pond Keeper'],
        [380, 'May 2018 - July 2020'],
      ]),
      run('Feeding and cleaning', 60, 160),
      run('• Fed the fish of eleven ponds', 60, 176),
      ...createRow(run, 200, [
        [60, 'Degree'],
        [220, 'Institution'],
        [380, 'Marks'],
      ]),
      ...createRow(run, 216, [
        [60, 'Diploma in Fisheries'],
        [220, 'Arbea College'],
        [380, '71%'],
      ]),
    ])
    expect(experience?.map(({ position }) => position)).toEqual(['Pond Keeper'])
  })

  it('leaves headings side by side over columns of text alone', () => {
    const run = runsAt(10)
    const { lines } = buildPageLines(
      [
        run('Courses', 60, 100),
        ...createRow(run, 116, [[60, 'First aid', 'Pond safety', 'Knots and moorings']]),
        run('Year', 300, 100),
        ...createRow(run, 116, [[300, 'Rowing on the lake', 'Painting boats', 'Fishing at night']]),
      ],
      [],
    )
    expect(lines.map(({ text }) => text)).not.toContain('First aid Pond safety Knots and moorings')
  })

  it('finds jobs and studies below heads in a header or a section of other text', () => {
    const run = runsAt(10)
    const row = (top: number, ...cells: readonly string[]) =>
      createRow(
        run,
        top,
        cells.map((text, i) => [60 + i * 160, text]),
      )
    const sections = parseRuns([
      run('Odo Fenn', 60, 50, { size: 20 }),
      ...row(80, 'Show', 'Role', 'Theater'),
      ...row(98, 'The Lamplighter', 'Old Quill', 'Harbor Stage'),
      ...row(116, 'Nine Kites', 'Second Kite', 'Fenwick Players'),
      run('Profile', 60, 150, { size: 14, font: 1 }),
      run('Actor who sings and mends masks.', 60, 166),
      ...row(190, 'Degree', 'College', 'Year'),
      ...row(208, 'Diploma in Mime', 'Arbea College', '2014'),
      ...row(226, 'Certificate in Song', 'Lumo Academy', '2012'),
    ])
    expect(sections.experience).toMatchObject([
      { company: 'Harbor Stage', position: 'Old Quill' },
      { company: 'Fenwick Players', position: 'Second Kite' },
    ])
    expect(sections.education?.map(({ institution }) => institution)).toEqual(['Arbea College', 'Lumo Academy'])
  })

  it('finds studies below a heading of awards where no other section has them', () => {
    const parse = (more: readonly string[]) => {
      const run = runsAt(10)
      return parseRuns([
        run('Odo Fenn', 60, 50, { size: 20 }),
        run('Achievements', 60, 80, { size: 14, font: 1 }),
        ...[
          ['Course', 'Institution', 'Year'],
          ['Diploma in Mime', 'Arbea College', '2014'],
          ['Certificate in Song', 'Lumo Academy', '2012'],
        ].flatMap((cells, i) =>
          createRow(
            run,
            98 + i * 18,
            cells.map((text, at) => [60 + at * 160, text]),
          ),
        ),
        ...more.map((text, i) => run(text, 60, 160 + i * 14, i === 0 ? { size: 14, font: 1 } : {})),
      ]).education?.map(({ institution }) => institution)
    }
    expect(parse([])).toEqual(['Arbea College', 'Lumo Academy'])
    expect(parse(['Education', 'Degree in Drama, Harbor University, 2008 – 2011'])).toEqual(['Harbor University'])
  })
})
