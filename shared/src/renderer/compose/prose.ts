import type { Prose } from '../../templates/outline/outline.ts'
import type { Block, TagNode, TextStyle } from './blocks.ts'
import { bodyStyle, type Compose, runsOf, tag } from './context.ts'

const MARKS = { dot: '•', dash: '–', none: '•' } as const
const MARK_WIDTH = 10.5

export interface ProseOptions {
  readonly group?: number | undefined
  /** Space above the first line. */
  readonly firstGap: number
  readonly style?: TextStyle
  readonly x?: number
  readonly width?: number
}

/** Lines of prose: paragraphs P, runs of bullets L. */
export const proseBlocks = (lines: readonly Prose[], ctx: Compose, options: ProseOptions): Block[] => {
  let list: TagNode | undefined
  return lines.map((line, i): Block => {
    list = line.bullet ? (list ?? tag('L')) : undefined
    const gap = i === 0 ? options.firstGap : line.bullet ? ctx.style.gap.bullet : ctx.style.gap.bullet * 1.6
    return list ? bulletBlock(line, list, gap, ctx, options) : paragraphBlock(line, gap, ctx, options)
  })
}

const frameOf = (ctx: Compose, options: ProseOptions) => {
  const x = options.x ?? ctx.indent
  return { x, width: options.width ?? ctx.width - x, style: options.style ?? bodyStyle(ctx) }
}

const paragraphBlock = (line: Prose, gap: number, ctx: Compose, options: ProseOptions): Block => {
  const node = tag('P', undefined, line, ctx.langOf(line.text))
  const { x, width, style } = frameOf(ctx, options)
  return {
    kind: 'cells',
    gap,
    keepNext: false,
    ...(options.group !== undefined && { group: options.group }),
    cells: [{ node, runs: runsOf(line, node, ctx.palette.accent), style, x, width }],
  }
}

const bulletBlock = (line: Prose, list: TagNode, gap: number, ctx: Compose, options: ProseOptions): Block => {
  const item = tag('LI', list)
  const body = tag('LBody', item, line, ctx.langOf(line.text))
  const { x, width, style } = frameOf(ctx, options)
  return {
    kind: 'cells',
    gap,
    keepNext: false,
    ...(options.group !== undefined && { group: options.group }),
    cells: [
      {
        node: tag('Lbl', item),
        runs: [{ text: MARKS[ctx.style.template.bullet] }],
        style: { ...style, color: ctx.palette.accent },
        x,
        width: MARK_WIDTH,
      },
      { node: body, runs: runsOf(line, body, ctx.palette.accent), style, x: x + MARK_WIDTH, width: width - MARK_WIDTH },
    ],
  }
}
