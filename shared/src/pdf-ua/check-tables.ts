import { Name, Text } from './objects.ts'
import type { PdfFile } from './pdf-file.ts'
import type { Failures } from './report.ts'
import { type Element, getAttribute, type Structure } from './structure.ts'

interface Cell {
  readonly element: Element
  readonly row: number
  readonly column: number
  readonly rows: number
  readonly columns: number
}

/** Checks that rows and columns are regular and that each cell has a header. */
export const checkTable = (file: PdfFile, structure: Structure, table: Element, failures: Failures): void => {
  const count = (type: string) => table.kids.filter((kid) => kid.standard === type).length
  failures.check(count('THead') <= 1, '09-004', '7.2-11', 'two THead')
  failures.check(count('TFoot') <= 1, '09-004', '7.2-12', 'two TFoot')
  failures.check(count('TFoot') === 0 || count('TBody') > 0, '09-004', '7.2-13', 'TFoot without TBody')
  failures.check(count('THead') === 0 || count('TBody') > 0, '09-004', '7.2-14', 'THead without TBody')
  const types = table.kids.map((kid) => kid.standard)
  failures.check(
    types.indexOf('Caption', 1) < 0 || types.lastIndexOf('Caption') === types.length - 1,
    '09-004',
    '7.2-16',
    'caption inside',
  )
  failures.check(count('Caption') < 2, '09-004', '7.2-39', 'two captions')
  const rows = table.kids.flatMap((kid) =>
    kid.standard === 'TR' ? [kid] : kid.kids.filter((k) => k.standard === 'TR'),
  )
  const cells = placeCells(file, structure, rows, failures)
  checkExtent(cells, rows.length, failures)
  checkHeaders(file, structure, cells, failures)
}

const placeCells = (file: PdfFile, structure: Structure, rows: readonly Element[], failures: Failures): Cell[] => {
  const taken = new Set<string>()
  const cells: Cell[] = []
  for (const [row, { kids }] of rows.entries()) {
    let column = 0
    for (const element of kids) {
      if (element.standard !== 'TH' && element.standard !== 'TD') continue
      while (taken.has(`${row} ${column}`)) column++
      const span = (key: string) => Math.min(1_000, file.number(getAttribute(file, structure, element, key)) ?? 1)
      const cell = { element, row, column, rows: span('RowSpan'), columns: span('ColSpan') }
      for (let r = row; r < row + cell.rows; r++)
        for (let c = column; c < column + cell.columns; c++) {
          failures.check(!taken.has(`${r} ${c}`), '15-003', '7.2-15', 'cells overlap')
          taken.add(`${r} ${c}`)
        }
      cells.push(cell)
      column += cell.columns
    }
  }
  return cells
}

const checkExtent = (cells: readonly Cell[], rowCount: number, failures: Failures): void => {
  const isBeyond = cells.some((cell) => cell.row + cell.rows > rowCount)
  failures.check(!isBeyond, '15-003', '7.2-41', 'RowSpan beyond the table')
  const widths = Array.from({ length: rowCount }, (_, row) =>
    cells.filter((c) => c.row <= row && row < c.row + c.rows).reduce((sum, c) => sum + c.columns, 0),
  )
  const isRegular = widths.every((width) => width === widths[0])
  if (!isRegular)
    failures.add('15-003', cells.some((c) => c.columns > 1) ? '7.2-43' : '7.2-42', 'rows of different widths')
}

const checkHeaders = (file: PdfFile, structure: Structure, cells: readonly Cell[], failures: Failures): void => {
  const attribute = (cell: Cell, key: string) => getAttribute(file, structure, cell.element, key)
  const headers = cells.filter((cell) => cell.element.standard === 'TH')
  const ids = new Set(cells.map((cell) => toId(file, cell.element)).filter((id) => id !== undefined))
  for (const cell of cells) {
    if (cell.element.standard !== 'TD' || !cell.element.dict.has('K')) continue
    const named = file
      .list(attribute(cell, 'Headers'))
      .map((id) => (file.resolve(id) instanceof Text ? file.text(id) : undefined))
    const unknown = named.filter((id) => id === undefined || !ids.has(id))
    if (named.length > 0) {
      failures.check(unknown.length === 0, '15-003', '7.5-2', 'unknown header')
      continue
    }
    const hasHeader = headers.some((header) => coversCell(header, cell, toScope(attribute(header, 'Scope'))))
    failures.check(hasHeader, '15-003', '7.5-1', 'cell without header')
  }
}

const toScope = (value: unknown): string => (value instanceof Name ? value.name : '')
const toId = (file: PdfFile, element: Element): string | undefined => file.text(element.dict.get('ID'))

const coversCell = (header: Cell, cell: Cell, scope: string): boolean => {
  const sameColumn = header.column < cell.column + cell.columns && cell.column < header.column + header.columns
  const sameRow = header.row < cell.row + cell.rows && cell.row < header.row + header.rows
  return (sameColumn && (scope === 'Column' || scope === 'Both')) || (sameRow && (scope === 'Row' || scope === 'Both'))
}
