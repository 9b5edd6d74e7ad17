import { describe, expect, it } from 'vitest'
import { buildLine } from '#shared/parser/lines/build-line.ts'
import { buildPageLines } from '#shared/parser/lines/build-page-lines.ts'
import type { TextRun } from '#shared/parser/lines/text-run.ts'
import { runsAt } from '../../../../utils/reading/text-runs.ts'

const texts = (runs: TextRun[]) => buildPageLines(runs, []).lines.map((line) => line.text)

describe('reading order of a page', () => {
  it('reads columns one after the other, although they are painted row by row', () => {
    const at = runsAt()
    const left = ['CONTACT', 'ana@example.com', '600 555 000', 'Madrid', 'SKILLS', 'Excel', 'Word', 'SAP']
    const right = [
      'SUMMARY',
      'Accountant with ten',
      'years of experience.',
      'EXPERIENCE',
      'Auditor',
      'Acme Corp',
      'Closed the books',
      'in two days',
    ]
    const runs = left.flatMap((text, i) => [at(text, 40, 100 + i * 14), at(right[i] ?? '', 220, 103 + i * 13)])
    expect(texts(runs)).toEqual([...left, ...right])
  })

  it('keeps dates at the right on the row they belong to', () => {
    const at = runsAt()
    const rows = [
      ['Accountant', '2019 – 2021'],
      ['Acme Corp', 'Madrid'],
      ['Auditor', '2016 – 2019'],
      ['Other Corp', 'Lugo'],
    ] as const
    const runs = rows.flatMap(([a, b], i) => [at(a, 40, 100 + i * 14), at(b, 500 - b.length * 5, 100 + i * 14)])
    expect(texts(runs)).toEqual(rows.map((row) => row.join(' ')))
  })

  it('keeps dates drawn a little below the rows of their titles beside them', () => {
    const at = runsAt()
    const rows = [
      ['Weaver', 'Bobbin & Co', '2019 – 2021'],
      ['Seamstress', 'Thimble Ltd', '2016 – 2019'],
      ['Apprentice', 'Bodkin Ltd', '2014 – 2015'],
    ] as const
    const left = rows.flatMap(([a, b], i) => [at(a, 40, 100 + i * 32, { font: 1 }), at(b, 40, 116 + i * 32)])
    const runs = [...left, ...rows.map(([, , dates], i) => at(dates, 450, 104.6 + i * 32))]
    expect(texts(runs)).toEqual(rows.flatMap(([a, b, dates]) => [a, dates, b]))
  })

  it('keeps employers flush right below the titles of their jobs', () => {
    const at = runsAt()
    const jobs = [
      ['Podadora de setos y frutales', 'Viveros Alisal', 'Poda en la finca de recreo.'],
      ['Jardinera de las terrazas', 'Parques Tamarga', 'Riego de la ladera norte.'],
      ['Peona de vivero y almacén', 'Huertos Cidra', 'Siembra en cajoneras.'],
      ['Aprendiza en los bancales', 'Flores Orbal', 'Recogida de bulbos.'],
    ] as const
    const runs = jobs.flatMap(([title, employer, duties], i) => [
      at(title, 40, 100 + i * 42, { font: 1 }),
      at(employer, 500 - employer.length * 5, 112 + i * 42),
      at(duties, 40, 124 + i * 42),
    ])
    expect(texts(runs)).toEqual(jobs.flat())
  })

  it('joins dates that wrap over several rows of the margin', () => {
    const at = runsAt()
    const endingAt = (text: string, y: number) => at(text, 100 - text.length * 5, y)
    const job = (y: number, dates: readonly string[], lines: readonly string[]) => [
      ...dates.map((text, i) => endingAt(text, y + i * 12)),
      ...lines.map((text, i) => at(text, 110, y + i * 12)),
    ]
    const runs = [
      ...job(
        100,
        ['Octubre', '2011–Marzo', '2014'],
        ['Podadora, Viveros Alisal, Soria', 'Poda de setos y frutales de la finca.', 'Riego de las terrazas.'],
      ),
      ...job(
        150,
        ['Agosto', '2009–', 'Mayo', '2010'],
        ['Peona, Huertos Cidra, Soria', 'Siembra en cajoneras y trasplante.', 'Limpieza de acequias.', 'Abono.'],
      ),
    ]
    const found = texts(runs)
    expect(found[0]).toBe('Octubre 2011–Marzo 2014 Podadora, Viveros Alisal, Soria')
    expect(found).toContain('Agosto 2009– Mayo 2010 Peona, Huertos Cidra, Soria')
  })

  it('takes no name in large type for the label of the contact data beside it', () => {
    const at = runsAt()
    const runs = [
      at('Nerea Bastida Roca', 40, 90, { size: 31 }),
      at('+34 600 555 000 Soria, ES', 420, 90, { size: 9.8 }),
    ]
    expect(texts(runs)).toEqual(['Nerea Bastida Roca +34 600 555 000 Soria, ES'])
  })

  it('reads a form with headings, dates and labels in the sidebar row by row', () => {
    const at = runsAt()
    const small = { size: 9 }
    const endingAt = (text: string, y: number) => at(text, 160 - text.length * 4.5, y, small)
    const runs = [
      endingAt('EXPERIENCIA', 94),
      endingAt('PROFESIONAL', 105),
      endingAt('2016 – Presente', 120),
      at('Enfermera de urgencias', 175, 122),
      at('Hospital Clínico', 175, 133),
      endingAt('2012 – 2016', 158),
      at('Enfermera de planta', 175, 160),
      at('Hospital da Costa', 175, 171),
      endingAt('EDUCACIÓN', 190),
      endingAt('2008 – 2012', 205),
      at('Grado en Enfermería', 175, 207),
      endingAt('Lengua materna', 225),
      at('gallego', 175, 226),
    ]
    expect(texts(runs)).toEqual([
      'EXPERIENCIA PROFESIONAL',
      '2016 – Presente Enfermera de urgencias',
      'Hospital Clínico',
      '2012 – 2016 Enfermera de planta',
      'Hospital da Costa',
      'EDUCACIÓN',
      '2008 – 2012 Grado en Enfermería',
      'Lengua materna gallego',
    ])
  })

  it('joins dates over two lines of a sidebar below rows without a sidebar', () => {
    const at = runsAt()
    const above = Array.from({ length: 8 }, (_, i) =>
      at('Closed the books of four companies in two days', 40, 40 + i * 14),
    )
    const runs = [
      ...above,
      at('Enero 2008-', 40, 180),
      at('Contaduría Pública', 140, 180),
      at('Diciembre 2013', 40, 194),
      at('Universidad de Antioquia', 140, 194),
    ]
    expect(texts(runs).slice(8)).toEqual(['Enero 2008- Diciembre 2013 Contaduría Pública', 'Universidad de Antioquia'])
  })

  it('keeps bullets with their text, whatever the painting order', () => {
    const at = runsAt()
    const rows = ['Closed the books', 'Led four people', 'Cut the cost', 'Wrote the plan', 'Paid the bills']
    const bullets = rows.map((_, i) => at('•', 40, 100 + i * 14))
    const runs = [...bullets, ...rows.map((text, i) => at(text, 47, 100 + i * 14))]
    expect(texts(runs)).toEqual(rows.map((text) => `• ${text}`))
  })

  it('keeps dashes of items below each other apart', () => {
    const at = runsAt()
    const item = (text: string, y: number) => [at('-', 58, y, { font: 1, size: 12 }), at(text, 72, y)]
    const runs = [
      at('Editor', 40, 86),
      ...item('Wrote the first half of the plan', 100),
      at('and of the next one', 72, 114),
      at('for two valleys', 72, 128),
      ...item('Read it to the team', 142),
      ...item('Wrote the second half', 156),
    ]
    expect(texts(runs)).toEqual([
      'Editor',
      '- Wrote the first half of the plan',
      'and of the next one',
      'for two valleys',
      '- Read it to the team',
      '- Wrote the second half',
    ])
  })

  it('gives headings of a sidebar lines of their own, wrapped ones joined', () => {
    const at = runsAt()
    const bold = { font: 1 }
    const runs = [
      at('WORK', 40, 100, bold),
      at('Accountant at Acme Corporation', 140, 100),
      at('EXPERIENCE', 40, 112, bold),
      at('Closed the books in two days each month', 140, 112),
      at('EDUCATION', 40, 150, bold),
      at('Degree in Economics', 140, 150),
      at('University of Lugo', 140, 162),
      at('SKILLS', 40, 190, bold),
      at('Excel, SAP', 140, 190),
    ]
    expect(texts(runs)).toEqual([
      'WORK EXPERIENCE',
      'Accountant at Acme Corporation',
      'Closed the books in two days each month',
      'EDUCATION',
      'Degree in Economics',
      'University of Lugo',
      'SKILLS',
      'Excel, SAP',
    ])
  })

  it('orders by position, not by painting order', () => {
    const at = runsAt()
    const runs = ['one', 'two', 'three'].map((text, i) => at(text, 40, 100 + i * 14)).reverse()
    expect(texts(runs)).toEqual(['one', 'two', 'three'])
  })

  it.each([
    ['words of justified text', ['Watered', 'beds', 'of', 'mint', 'and', 'thyme'], 1],
    ['cells of a row', ['Mint', 'Thyme', 'Sage', 'Dill', 'Basil', 'Rue'], 6],
  ])('tells %s apart by their gaps', (_, words, count) => {
    const at = runsAt()
    let x = 40
    const runs = words.map((word) => {
      const run = at(word, x, 100)
      x = run.right + 1.5 * run.size
      return run
    })
    expect(buildLine({ runs, x: 40, right: x, y: 100, size: 10 }, 0).segments).toHaveLength(count)
  })

  it('includes a text once that is painted twice on one place', () => {
    const at = runsAt()
    expect(texts([at('Ana Ruiz', 40, 100), at('Ana Ruiz', 40.3, 100)])).toEqual(['Ana Ruiz'])
  })

  it('moves dates beside the first bullet to the title', () => {
    const at = runsAt()
    const right = (text: string, y: number) => at(text, 560 - text.length * 5, y)
    const runs = [
      at('Nexus AI, Founder', 40, 100),
      right('Lugo, Spain', 100),
      at('• Built the infrastructure that serves two million', 50, 112),
      right('June 2023 – present', 112),
      at('requests a month', 58, 124),
      right('2 years', 124),
      at('• Raised money', 50, 136),
    ]
    expect(texts(runs)).toEqual([
      'Nexus AI, Founder Lugo, Spain',
      'June 2023 – present',
      '2 years',
      '• Built the infrastructure that serves two million',
      'requests a month',
      '• Raised money',
    ])
  })

  it('puts sideways text after the rest', () => {
    const at = runsAt()
    const page = buildPageLines([at('Body', 40, 100)], [[at('MARGIN', 10, 10)]])
    expect(page.lines.map((line) => line.text)).toEqual(['Body', 'MARGIN'])
  })

  it('builds the lines of equal runs once', () => {
    const write = (text: string) => [runsAt()(text, 40, 100)]
    const known = buildPageLines(write('Body'), [write('MARGIN')])
    expect(buildPageLines(write('Body'), [write('MARGIN')])).toBe(known)
    const others = [buildPageLines(write('Body'), []), buildPageLines(write('Bodies'), [write('MARGIN')])]
    for (const other of others) expect(other).not.toBe(known)
    expect(others.map(({ lines }) => lines.map(({ text }) => text))).toEqual([['Body'], ['Bodies', 'MARGIN']])
    expect(buildPageLines(write('Body'), [write('MARGIN')])).toBe(known)
  })
})
