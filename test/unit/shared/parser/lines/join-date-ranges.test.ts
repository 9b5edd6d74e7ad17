import { describe, expect, it } from 'vitest'
import { buildPageLines } from '#shared/parser/lines/build-page-lines.ts'
import type { TextRun } from '#shared/parser/lines/text-run.ts'
import { runsAt } from '../../../../utils/reading/text-runs.ts'

const texts = (runs: TextRun[]) => buildPageLines(runs, []).lines.map((line) => line.text)

describe('date ranges over two lines', () => {
  it('are joined in a sidebar at the left, before the text beside them', () => {
    const at = runsAt()
    const bold = { font: 1, size: 13 }
    const entry = (y: number, from: string, to: string, name: string, text: string) => [
      at(from, 40, y),
      at(name, 150, y),
      at(to, 40, y + 14),
      at(text, 164, y + 14),
      at('More of what was done in those years', 164, y + 28),
    ]
    const runs = [
      at('Work Experience', 40, 100, bold),
      ...entry(120, 'June 2019 –', 'Present', 'Charge Nurse, Harborview', 'Led fourteen nurses on two wards'),
      ...entry(170, 'May 2014 –', 'May 2019', 'Staff Nurse, St. Aldhelm', 'Cared for six patients a shift'),
      at('Education', 40, 230, bold),
      at('2010 – 2014', 40, 250),
      at('Bachelor of Nursing, Northgate University', 150, 250),
    ]
    expect(texts(runs)).toEqual([
      'Work Experience',
      'June 2019 – Present Charge Nurse, Harborview',
      'Led fourteen nurses on two wards',
      'More of what was done in those years',
      'May 2014 – May 2019 Staff Nurse, St. Aldhelm',
      'Cared for six patients a shift',
      'More of what was done in those years',
      'Education',
      '2010 – 2014 Bachelor of Nursing, Northgate University',
    ])
  })

  it('are joined at the right, on the first line of their entry', () => {
    const at = runsAt()
    const runs = [
      at('Universidad de Murcia', 40, 100),
      at('enero de 2013 –', 400, 100),
      at('Grado en Derecho', 40, 114),
      at('julio de 2017', 400, 114),
      at('Colegio Mayor', 40, 142),
      at('2009 – 2013', 400, 142),
    ]
    expect(texts(runs)).toEqual([
      'Universidad de Murcia enero de 2013 – julio de 2017',
      'Grado en Derecho',
      'Colegio Mayor 2009 – 2013',
    ])
  })

  it('are joined in cells at the left that share no edge, letter-spaced or not', () => {
    const at = runsAt()
    const job = (y: number, [from, fromX]: [string, number], [to, toX]: [string, number], x: number, name: string) => [
      at(from, fromX, y),
      at(name, x, y, { size: 13 }),
      at(to, toX, y + 18),
      at('Night baker', x, y + 18, { size: 9 }),
    ]
    const runs = [
      ...job(100, ['2 0 0 7 –', 40], ['2 0 1 1', 42], 150, 'Hornos Alba'),
      ...job(145, ['2012 -', 46], ['2014', 48], 154, 'Panadería Lumo'),
      ...job(190, ['2015 -', 43], [', 2019', 43], 147, 'Obrador Tres Ríos'),
    ]
    expect(texts(runs)).toEqual([
      '2007 – 2011 Hornos Alba',
      'Night baker',
      '2012 - 2014 Panadería Lumo',
      'Night baker',
      '2015 - 2019 Obrador Tres Ríos',
      'Night baker',
    ])
  })
})
