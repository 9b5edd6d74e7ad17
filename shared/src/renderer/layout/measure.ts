import type {
  Block,
  Cell,
  CellsBlock,
  FlowBlock,
  MeasuredBlock,
  Row,
  TextSegment,
  TextStyle,
} from '../compose/blocks.ts'
import { ICONS } from '../draw/icons.ts'
import type { Shape } from '../draw/shapes.ts'
import type { Typeface } from '../fonts/typeface.ts'
import type { Line } from './break-lines.ts'
import { getLines } from './line-cache.ts'

/** Breaks the texts of a block into rows and positions every segment. `width`: of the column in pt. */
export const measureBlock = (block: Block, width: number, typeface: Typeface): MeasuredBlock => {
  const rows = block.kind === 'cells' ? measureCells(block, typeface) : measureFlow(block, typeface)
  const pad = block.padding ?? { top: 0, bottom: 0 }
  return { block, rows, width, height: rows.reduce((sum, row) => sum + row.height, pad.top + pad.bottom) }
}

/** Distance from the top of a line to its baseline in pt. Capitals are centered vertically in the line. */
const getBaseline = (style: TextStyle, typeface: Typeface): number =>
  style.leading / 2 + (typeface.faces[style.weight].capHeight * style.size) / 2000

const measureCells = (block: CellsBlock, typeface: Typeface): Row[] => {
  const columns = block.cells.map((cell) => ({
    cell,
    lines: getLines(cell.runs, cell.style, cell.width, typeface, cell),
  }))
  const count = Math.max(0, ...columns.map((column) => column.lines.length))
  return Array.from({ length: count }, (_, i) => {
    const present = columns.filter((column) => column.lines[i])
    const height = Math.max(...present.map(({ cell }) => cell.style.leading))
    const y = Math.max(...present.map(({ cell }) => getBaseline(cell.style, typeface)))
    const segments = present.flatMap(({ cell, lines }) => createLineSegments(lines[i], cell, y, typeface))
    return { height, segments, shapes: [] }
  })
}

const ALIGN_FACTORS = { left: 0, center: 0.5, right: 1 } as const

/** What a bullet stands inside its column by: its left edge, not its origin, is in line with the text above. */
const getOpticalInset = ({ node, runs: [run], style }: Cell, { faces }: Typeface): number => {
  if (node.role !== 'Lbl' || !run) return 0
  const face = faces[run.weight ?? style.weight]
  return (face.bearing(face.glyph(run.text.codePointAt(0) ?? 0)) * style.size) / 1000
}

const createLineSegments = (line: Line | undefined, cell: Cell, y: number, typeface: Typeface): TextSegment[] => {
  if (!line) return []
  let x =
    cell.x + (cell.width - line.width) * ALIGN_FACTORS[cell.style.align ?? 'left'] - getOpticalInset(cell, typeface)
  return line.segments.map(({ text, run, width }) => {
    const segment = createSegment(text, run, width, x, y, cell)
    x += width
    return { ...segment, ...(line.tighter && { tighter: line.tighter }), ...(cell.drawFirst && { drawFirst: true }) }
  })
}

const createSegment = (
  text: string,
  run: Cell['runs'][number],
  width: number,
  x: number,
  y: number,
  from: Pick<Cell, 'node' | 'style'>,
): TextSegment => ({
  node: run.node ?? from.node,
  x,
  y,
  text,
  width,
  size: run.size ?? from.style.size,
  weight: run.weight ?? from.style.weight,
  color: run.color ?? from.style.color,
  ...(from.style.tracking && { tracking: from.style.tracking }),
  ...(from.style.tabular && { tabular: true }),
  href: run.href,
})

interface FlowRow {
  readonly segments: TextSegment[]
  readonly shapes: Shape[]
  width: number
}

const measureFlow = (block: FlowBlock, typeface: Typeface): Row[] => {
  const rows = fillRows(block, block.width, typeface)
  const balanced = block.balanced && rows.length > 1 ? balanceRows(block, rows.length, typeface) : rows
  return balanced.map((row) => alignRow(row, block))
}

/** The narrowest rows that need no more rows than the full width. */
const balanceRows = (block: FlowBlock, count: number, typeface: Typeface): FlowRow[] => {
  let [low, high] = [block.width / count, block.width]
  while (high - low > 4) {
    const middle = (low + high) / 2
    if (fillRows(block, middle, typeface).length > count) low = middle
    else high = middle
  }
  return fillRows(block, high, typeface)
}

const fillRows = (block: FlowBlock, maxWidth: number, typeface: Typeface): FlowRow[] => {
  const { style } = block
  const y = getBaseline(style, typeface)
  const padX = block.chip?.padX ?? 0
  const separator = block.separator && {
    ...block.separator,
    width: typeface.width(block.separator.text, style.weight, style.size),
  }
  const rows: FlowRow[] = []
  let row: FlowRow | undefined
  for (const item of block.items) {
    const iconWidth = item.icon ? style.size * 1.45 : 0
    const lines = getLines(item.runs, style, block.width - 2 * padX - iconWidth, typeface)
    for (const [i, line] of lines.entries()) {
      const itemWidth = line.width + 2 * padX + iconWidth
      const gap = separator ? separator.width : block.itemGap
      if (!row || i > 0 || row.width + gap + itemWidth > maxWidth + 0.01) {
        row = { segments: [], shapes: [], width: 0 }
        rows.push(row)
      } else {
        if (separator) row.segments.push(createSeparator(separator, row.width, y, style))
        row.width += gap
      }
      if (item.icon && i === 0) row.shapes.push(createIconShape(block, item.icon, row.width, y))
      let x = row.width + padX + iconWidth
      for (const { text, run, width } of line.segments) {
        row.segments.push(createSegment(text, run, width, x, y, { node: item.node, style }))
        x += width
      }
      if (block.chip) row.shapes.push(createChipShape(block.chip, row.width, itemWidth, style))
      row.width += itemWidth
    }
  }
  return rows
}

const createSeparator = (
  separator: { text: string; node: TextSegment['node']; color: string; width: number },
  x: number,
  y: number,
  style: TextStyle,
): TextSegment => ({
  node: separator.node,
  x,
  y,
  text: separator.text,
  width: separator.width,
  size: style.size,
  weight: style.weight,
  color: separator.color,
})

const createIconShape = (block: FlowBlock, icon: keyof typeof ICONS, x: number, baseline: number): Shape => {
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

const createChipShape = (chip: NonNullable<FlowBlock['chip']>, x: number, width: number, style: TextStyle): Shape => ({
  kind: 'rect',
  x,
  y: (style.leading - chip.height) / 2,
  width,
  height: chip.height,
  fill: chip.fill,
  radius: chip.radius,
})

const alignRow = (row: FlowRow, block: FlowBlock): Row => {
  const dx = block.x + (block.width - row.width) * ALIGN_FACTORS[block.style.align ?? 'left']
  return {
    height: block.style.leading,
    segments: row.segments.map((segment) => ({ ...segment, x: segment.x + dx })),
    shapes: row.shapes.map((shape) => ('x' in shape ? { ...shape, x: shape.x + dx } : shape)),
  }
}
