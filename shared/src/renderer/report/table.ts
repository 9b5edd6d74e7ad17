import type { Block, TagNode } from '../compose/blocks.ts'
import { createTag } from '../compose/context.ts'
import { horizontalLine } from '../draw/shapes.ts'
import { BODY_STYLE, CONTENT_WIDTH_PT, MUTED_COLOR, MUTED_STYLE, RULE_COLOR, TINT_COLOR } from './styles.ts'

/** A column of a table, in pt from the left edge of the text. */
export interface TableColumn {
  readonly x: number
  readonly width: number
  readonly align?: 'right'
}

const CELL_PADDING_PT = 8

/** A row of a table, tagged as its headings (`TH`, shaded) or its data. Empty cells show a dash. */
export const createTableRow = (
  table: TagNode,
  role: 'TH' | 'TD',
  columns: readonly TableColumn[],
  texts: readonly string[],
): Block => {
  const row = createTag('TR', table)
  const style =
    role === 'TH' ? { ...MUTED_STYLE, weight: 'bold' as const } : { ...MUTED_STYLE, color: BODY_STYLE.color }
  const figureStyle = { ...style, color: role === 'TH' ? MUTED_COLOR : BODY_STYLE.color, align: 'right' as const }
  return {
    kind: 'cells',
    gap: 0,
    keepWithNext: role === 'TH',
    padding: { top: 4, bottom: 4 },
    shapes: (box) => [
      ...(role === 'TH'
        ? [{ kind: 'rect' as const, x: 0, y: 0, width: CONTENT_WIDTH_PT, height: box.height, fill: TINT_COLOR }]
        : []),
      horizontalLine(0, CONTENT_WIDTH_PT, box.height, RULE_COLOR, 0.5),
    ],
    cells: columns.map(({ x, width, align }, i) => ({
      node: createTag(role, row),
      runs: [{ text: texts[i] || '–' }],
      style: align ? figureStyle : style,
      x: x + (x === 0 ? CELL_PADDING_PT : 0),
      width: width - (align ? 2 * CELL_PADDING_PT : CELL_PADDING_PT * 1.5),
    })),
  }
}
