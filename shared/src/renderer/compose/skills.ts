import type { GroupPart, PairsPart, Said } from '../../templates/outline/outline.ts'
import type { Block, Cell, Run, TextStyle } from './blocks.ts'
import { bodyStyle, type Compose, tag } from './context.ts'
import { proseBlocks } from './prose.ts'

const CHIP = { padX: 6, radius: 3, space: 6 } as const
const COLUMNS = 3
const COLUMN_GAP = 14

/** A group of skills as the template likes them. In a rail a list is one skill a line. */
export const groupBlocks = (group: GroupPart, ctx: Compose, first: boolean): Block[] => {
  const gap = first ? 0 : ctx.style.gap.entry * (ctx.style.template.skills === 'inline' ? 0.3 : 0.7)
  const kind = ctx.style.template.skills
  if (kind === 'inline' || (kind !== 'chips' && ctx.region === 'main' && kind !== 'columns'))
    return [inlineBlock(group, ctx, gap)]
  const label = group.label ? [labelBlock(group.label, ctx, gap)] : []
  const inner = label.length > 0 ? ctx.style.gap.bullet : gap
  if (kind === 'chips') return [...label, chipsBlock(group.items, ctx, inner)]
  if (kind === 'columns' && ctx.region === 'main') return [...label, ...columnBlocks(group.items, ctx, inner)]
  const lines = group.items.map((item) => ({ ...item, bullet: true }))
  return [...label, ...proseBlocks(lines, ctx, { firstGap: inner })]
}

const labelStyle = (ctx: Compose): TextStyle => ({ ...bodyStyle(ctx), weight: 'bold' })

const labelBlock = (label: string, ctx: Compose, gap: number): Block => ({
  kind: 'cells',
  gap,
  keepNext: true,
  cells: [
    {
      node: tag('P'),
      runs: [{ text: `${label}:` }],
      style: labelStyle(ctx),
      x: ctx.indent,
      width: ctx.width - ctx.indent,
    },
  ],
})

const inlineBlock = (group: GroupPart, ctx: Compose, gap: number): Block => ({
  kind: 'cells',
  gap,
  keepNext: false,
  cells: [
    {
      node: tag('P', undefined, group.items[0]),
      runs: [
        ...(group.label ? [{ text: `${group.label}: `, weight: 'bold' as const }] : []),
        { text: group.items.map((item) => item.text).join(', ') },
      ],
      style: bodyStyle(ctx),
      x: ctx.indent,
      width: ctx.width - ctx.indent,
    },
  ],
})

const chipsBlock = (items: readonly Said[], ctx: Compose, gap: number): Block => {
  const { size } = ctx.style.body
  const height = size * 1.75
  const list = tag('P')
  return {
    kind: 'flow',
    gap,
    keepNext: false,
    items: items.map((item) => ({ node: list, runs: [{ text: item.text }] })),
    style: { ...bodyStyle(ctx), leading: height + 4 },
    x: ctx.indent,
    width: ctx.width - ctx.indent,
    space: CHIP.space,
    chip: { fill: ctx.palette.tint, padX: CHIP.padX, height, radius: CHIP.radius },
    separator: { text: ' · ', node: list, color: ctx.palette.muted },
  }
}

const columnBlocks = (items: readonly Said[], ctx: Compose, firstGap: number): Block[] => {
  const width = (ctx.width - ctx.indent - COLUMN_GAP * (COLUMNS - 1)) / COLUMNS
  const list = tag('L')
  const cellsOf = (item: Said, column: number): Cell[] => {
    const entry = tag('LI', list)
    const x = ctx.indent + column * (width + COLUMN_GAP)
    const style = bodyStyle(ctx)
    return [
      { node: tag('Lbl', entry), runs: [{ text: '•' }], style: { ...style, color: ctx.palette.accent }, x, width: 10 },
      { node: tag('LBody', entry, item), runs: [{ text: item.text }], style, x: x + 10, width: width - 10 },
    ]
  }
  return Array.from(
    { length: Math.ceil(items.length / COLUMNS) },
    (_, row): Block => ({
      kind: 'cells',
      gap: row === 0 ? firstGap : ctx.style.gap.bullet,
      keepNext: false,
      cells: items.slice(row * COLUMNS, (row + 1) * COLUMNS).flatMap(cellsOf),
    }),
  )
}

/** Languages: a line each in a rail, in one line that wraps elsewhere. */
export const pairsBlocks = (part: PairsPart, ctx: Compose): Block[] =>
  ctx.region === 'rail' ? part.pairs.map((pair, i) => pairLine(pair, ctx, i)) : [pairsFlow(part, ctx)]

const pairLine = ({ term, detail }: PairsPart['pairs'][number], ctx: Compose, index: number): Block => ({
  kind: 'cells',
  gap: index === 0 ? 0 : ctx.style.gap.bullet * 1.3,
  keepNext: false,
  cells: [
    {
      node: tag('P', undefined, term),
      runs: pairRuns({ term, detail }, ctx),
      style: bodyStyle(ctx),
      x: ctx.indent,
      width: ctx.width - ctx.indent,
    },
  ],
})

/** The level follows its language in one run of text: set apart at the right, readers take it for another column. */
const pairRuns = ({ term, detail }: PairsPart['pairs'][number], ctx: Compose): Run[] =>
  detail
    ? [
        { text: `${term.text}: `, weight: 'bold' },
        { text: detail.text, color: ctx.palette.muted },
      ]
    : [{ text: term.text, weight: 'bold' }]

const pairsFlow = (part: PairsPart, ctx: Compose): Block => {
  const node = tag('P', undefined, part.pairs[0]?.term)
  return {
    kind: 'flow',
    gap: 0,
    keepNext: false,
    items: part.pairs.map((pair) => ({ node, runs: pairRuns(pair, ctx) })),
    style: bodyStyle(ctx),
    x: ctx.indent,
    width: ctx.width - ctx.indent,
    space: 12,
    separator: { text: '  ·  ', node, color: ctx.palette.muted },
  }
}
