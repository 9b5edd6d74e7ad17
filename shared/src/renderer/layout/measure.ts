import type { Block, Cell, CellsBlock, FlowBlock, Measured, Piece, Row, TextStyle } from '../compose/blocks.ts'
import { ICONS } from '../draw/icons.ts'
import type { Shape } from '../draw/shapes.ts'
import type { Typeface } from '../fonts/typeface.ts'
import { breakLines, type Line } from './break-lines.ts'

/** Turns a block into rows: its text broken into lines, every piece with its place. `width` is the column's. */
export const measureBlock = (block: Block, width: number, type: Typeface): Measured => {
  const rows = block.kind === 'cells' ? cellRows(block, type) : flowRows(block, type)
  const pad = block.pad ?? { top: 0, bottom: 0 }
  return { block, rows, width, height: rows.reduce((sum, row) => sum + row.height, pad.top + pad.bottom) }
}

/** Baseline of a line below its top: capitals stand in the middle of the line. */
const baselineOf = (style: TextStyle, type: Typeface): number =>
  style.leading / 2 + (type.faces[style.weight].capHeight * style.size) / 2000

const cellRows = (block: CellsBlock, type: Typeface): Row[] => {
  const columns = block.cells.map((cell) => ({ cell, lines: breakLines(cell.runs, cell.style, cell.width, type) }))
  const count = Math.max(0, ...columns.map((column) => column.lines.length))
  return Array.from({ length: count }, (_, i) => {
    const there = columns.filter((column) => column.lines[i])
    const height = Math.max(...there.map(({ cell }) => cell.style.leading))
    const y = Math.max(...there.map(({ cell }) => baselineOf(cell.style, type)))
    const pieces = there.flatMap(({ cell, lines }) => piecesOf(lines[i], cell, y))
    return { height, pieces, shapes: [] }
  })
}

const SHIFT = { left: 0, center: 0.5, right: 1 } as const

const piecesOf = (line: Line | undefined, cell: Cell, y: number): Piece[] => {
  if (!line) return []
  let x = cell.x + (cell.width - line.width) * SHIFT[cell.style.align ?? 'left']
  return line.pieces.map(({ text, run, width }) => {
    const piece = pieceOf(text, run, width, x, y, cell)
    x += width
    return cell.leads ? { ...piece, leads: true } : piece
  })
}

const pieceOf = (
  text: string,
  run: Cell['runs'][number],
  width: number,
  x: number,
  y: number,
  from: Pick<Cell, 'node' | 'style'>,
): Piece => ({
  node: run.node ?? from.node,
  x,
  y,
  text,
  width,
  size: from.style.size,
  weight: run.weight ?? from.style.weight,
  color: run.color ?? from.style.color,
  href: run.href,
})

interface Placed {
  readonly pieces: Piece[]
  readonly shapes: Shape[]
  width: number
}

const flowRows = (block: FlowBlock, type: Typeface): Row[] => {
  const rows = filledRows(block, block.width, type)
  const narrower = block.balanced && rows.length > 1 ? balancedRows(block, rows.length, type) : rows
  return narrower.map((placed) => shifted(placed, block))
}

/** The narrowest filling that needs no more rows. */
const balancedRows = (block: FlowBlock, count: number, type: Typeface): Placed[] => {
  let [low, high] = [block.width / count, block.width]
  while (high - low > 4) {
    const middle = (low + high) / 2
    if (filledRows(block, middle, type).length > count) low = middle
    else high = middle
  }
  return filledRows(block, high, type)
}

const filledRows = (block: FlowBlock, room: number, type: Typeface): Placed[] => {
  const { style } = block
  const y = baselineOf(style, type)
  const padX = block.chip?.padX ?? 0
  const separator = block.separator && {
    ...block.separator,
    width: type.width(block.separator.text, style.weight, style.size),
  }
  const rows: Placed[] = []
  let row: Placed | undefined
  for (const item of block.items) {
    const lead = item.icon ? style.size * 1.45 : 0
    const lines = breakLines(item.runs, style, block.width - 2 * padX - lead, type)
    for (const [i, line] of lines.entries()) {
      const wide = line.width + 2 * padX + lead
      const gap = separator ? separator.width : block.space
      if (!row || i > 0 || row.width + gap + wide > room + 0.01) {
        row = { pieces: [], shapes: [], width: 0 }
        rows.push(row)
      } else {
        if (separator) row.pieces.push(separatorPiece(separator, row.width, y, style))
        row.width += gap
      }
      if (item.icon && i === 0) row.shapes.push(iconShape(block, item.icon, row.width, y))
      let x = row.width + padX + lead
      for (const { text, run, width } of line.pieces) {
        row.pieces.push(pieceOf(text, run, width, x, y, { node: item.node, style }))
        x += width
      }
      if (block.chip) row.shapes.push(chipShape(block.chip, row.width, wide, style))
      row.width += wide
    }
  }
  return rows
}

const separatorPiece = (
  separator: { text: string; node: Piece['node']; color: string; width: number },
  x: number,
  y: number,
  style: TextStyle,
): Piece => ({
  node: separator.node,
  x,
  y,
  text: separator.text,
  width: separator.width,
  size: style.size,
  weight: style.weight,
  color: separator.color,
})

const iconShape = (block: FlowBlock, icon: keyof typeof ICONS, x: number, baseline: number): Shape => {
  const size = block.style.size * 1.02
  return {
    kind: 'path',
    x,
    y: baseline - block.style.size * 0.36 - size / 2,
    size,
    d: ICONS[icon],
    stroke: block.iconColor ?? block.style.color,
    line: 0.75,
  }
}

const chipShape = (chip: NonNullable<FlowBlock['chip']>, x: number, width: number, style: TextStyle): Shape => ({
  kind: 'rect',
  x,
  y: (style.leading - chip.height) / 2,
  width,
  height: chip.height,
  fill: chip.fill,
  radius: chip.radius,
})

const shifted = (row: Placed, block: FlowBlock): Row => {
  const dx = block.x + (block.width - row.width) * SHIFT[block.style.align ?? 'left']
  return {
    height: block.style.leading,
    pieces: row.pieces.map((piece) => ({ ...piece, x: piece.x + dx })),
    shapes: row.shapes.map((shape) => ('x' in shape ? { ...shape, x: shape.x + dx } : shape)),
  }
}
