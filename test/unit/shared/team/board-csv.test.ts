import { describe, expect, it } from 'vitest'
import type { BoardRow } from '#shared/team/board.ts'
import { toBoardCsv, toCsvCell } from '#shared/team/board-csv.ts'

const requirement = (name: string, status: 'met' | 'missing') =>
  ({ kind: 'term', name, level: 'required', status }) as const

const createRow = (fields: Partial<BoardRow>): BoardRow => ({
  name: 'Inés Otero',
  fileName: 'ines.pdf',
  overallScore: 80,
  matchRate: 50,
  requirements: [requirement('Horno', 'met'), requirement('Masa madre', 'missing')],
  tags: [],
  notes: 0,
  addedBy: null,
  addedAt: Date.UTC(2026, 10, 1),
  deleteAt: Date.UTC(2027, 0, 30),
  ...fields,
})

describe('a cell of a CSV file', () => {
  it.each([
    ['=1+1', '"\'=1+1"'],
    ['+34600', '"\'+34600"'],
    ['-2', '"\'-2"'],
    ['@SUM(A1)', '"\'@SUM(A1)"'],
    ['\t=cmd', '"\'=cmd"'],
    ['\r\n=cmd', '"\'=cmd"'],
    ['  =cmd', '"\'=cmd"'],
    ['＝cmd', '"\'＝cmd"'],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ['Otero, Inés', '"Otero, Inés"'],
    ['a;b', '"a;b"'],
    ['two\nlines', 'two lines'],
    ['plain', 'plain'],
    ['', ''],
    [null, ''],
    [7, '7'],
  ])('%j is written as %s', (value, cell) => {
    expect(toCsvCell(value)).toBe(cell)
  })
})

describe('a board as CSV', () => {
  it('has a column for each requirement, and the best match first', () => {
    const rows = [
      createRow({}),
      createRow({ name: '=Ada', matchRate: 90, tags: ['+a', 'b'], addedBy: '@bea', notes: 2 }),
      createRow({ name: 'Sin', matchRate: null, requirements: [] }),
    ]
    expect(toBoardCsv(rows, 'es').split('\r\n')).toEqual([
      '\uFEFFNombre,Archivo,Puntuación,Coincidencia,Etiquetas,Notas,Añadido por,Añadido el,Se elimina el,Horno,Masa madre',
      '"\'=Ada",ines.pdf,80,90,"\'+a · b",2,"\'@bea",2026-11-01,2027-01-30,Encontrado,No encontrado',
      'Inés Otero,ines.pdf,80,50,,0,,2026-11-01,2027-01-30,Encontrado,No encontrado',
      'Sin,ines.pdf,80,,,0,,2026-11-01,2027-01-30,,',
      '',
    ])
  })
})
