import type { GroupPart, OutlineText, PairsPart } from '../../templates/outline/outline.ts'
import type { Block, Cell, TextRun, TextStyle } from './blocks.ts'
import { type ComposeContext, createListTag, createTag, getBodyStyle } from './context.ts'
import { composeProse } from './prose.ts'

const CHIP_PT = { padX: 6, radius: 3, space: 6 } as const
const COLUMN_COUNT = 3
const COLUMN_GAP_PT = 14

/**
 * Composes a group of skills in the template's style; `labels`: of all groups. In a sidebar, a list has one skill on
 * each line.
 */
export const composeSkillGroup = (
  group: GroupPart,
  ctx: ComposeContext,
  first: boolean,
  labels: readonly string[],
): Block[] => {
  const kind = ctx.style.template.skills
  const gap = first
    ? 0
    : kind === 'chips' || kind === 'columns' || ctx.region === 'sidebar'
      ? ctx.style.gap.entry * 0.8
      : ctx.style.gap.bullet * 1.6
  if (kind === 'rows' && ctx.region === 'main' && group.label)
    return [createLabelledRow(group, group.label, ctx, gap, labels)]
  if (kind === 'inline' || (ctx.region === 'main' && (kind === 'rows' || kind === 'list')))
    return [createInlineList(group, ctx, gap)]
  const label = group.label ? [createLabel(group.label, ctx, gap)] : []
  const inner = label.length > 0 ? ctx.style.gap.bullet : gap
  if (kind === 'chips') return [...label, createChips(group.items, ctx, inner)]
  if (kind === 'columns' && ctx.region === 'main') return [...label, ...createColumns(group.items, ctx, inner)]
  const lines = group.items.map((item) => ({ ...item, bullet: true }))
  return [...label, ...composeProse(lines, ctx, { firstGap: inner })]
}

const getLabelStyle = (ctx: ComposeContext): TextStyle => ({ ...getBodyStyle(ctx), weight: 'bold' })

const createLabel = (label: string, ctx: ComposeContext, gap: number): Block => ({
  kind: 'cells',
  gap,
  keepWithNext: true,
  cells: [
    {
      node: createTag('P'),
      runs: [{ text: `${label}:` }],
      style: getLabelStyle(ctx),
      x: ctx.indent,
      width: ctx.width - ctx.indent,
    },
  ],
})

const createInlineList = (group: GroupPart, ctx: ComposeContext, gap: number): Block => ({
  kind: 'cells',
  gap,
  keepWithNext: false,
  cells: [
    {
      node: createListTag(group.items, group.label),
      runs: [
        ...(group.label ? [{ text: `${group.label}: `, weight: 'bold' as const }] : []),
        { text: group.items.map((item) => item.text).join(', ') },
      ],
      style: getBodyStyle(ctx),
      x: ctx.indent,
      width: ctx.width - ctx.indent,
    },
  ],
})

const MIN_ROW_LABEL_SHARE = 0.14
const ROW_GAP_PT = 12

/** The label in a column of its own, the skills beside it. */
const createLabelledRow = (
  group: GroupPart,
  label: string,
  ctx: ComposeContext,
  gap: number,
  labels: readonly string[],
): Block => {
  const style = getLabelStyle(ctx)
  const text = `${label}:`
  const widths = labels.map((other) => ctx.typeface.width(`${other}:`, style.weight, style.size))
  const width = Math.max(...widths, (ctx.width - ctx.indent) * MIN_ROW_LABEL_SHARE) + ROW_GAP_PT
  return {
    kind: 'cells',
    gap,
    keepWithNext: false,
    cells: [
      { node: createTag('P'), runs: [{ text }], style, x: ctx.indent, width },
      {
        node: createListTag(group.items),
        runs: [{ text: group.items.map((item) => item.text).join(', ') }],
        style: getBodyStyle(ctx),
        x: ctx.indent + width,
        width: ctx.width - ctx.indent - width,
      },
    ],
  }
}

const createChips = (items: readonly OutlineText[], ctx: ComposeContext, gap: number): Block => {
  const { size } = ctx.style.body
  const height = size * 1.75
  const list = createListTag(items)
  return {
    kind: 'flow',
    gap,
    keepWithNext: false,
    items: items.map((item) => ({ node: list, runs: [{ text: item.text }] })),
    style: { ...getBodyStyle(ctx), leading: height + 4 },
    x: ctx.indent,
    width: ctx.width - ctx.indent,
    itemGap: CHIP_PT.space,
    chip: { fill: ctx.palette.tint, padX: CHIP_PT.padX, height, radius: CHIP_PT.radius },
    separator: { text: ' · ', node: list, color: ctx.palette.rule },
  }
}

const createColumns = (items: readonly OutlineText[], ctx: ComposeContext, firstGap: number): Block[] => {
  const width = (ctx.width - ctx.indent - COLUMN_GAP_PT * (COLUMN_COUNT - 1)) / COLUMN_COUNT
  const list = createTag('L')
  const createItemCells = (item: OutlineText, column: number): Cell[] => {
    const entry = createTag('LI', list)
    const x = ctx.indent + column * (width + COLUMN_GAP_PT)
    const style = getBodyStyle(ctx)
    return [
      {
        node: createTag('Lbl', entry),
        runs: [{ text: '•' }],
        style: { ...style, color: ctx.palette.accent },
        x,
        width: 10,
      },
      { node: createTag('LBody', entry, item), runs: [{ text: item.text }], style, x: x + 10, width: width - 10 },
    ]
  }
  return Array.from(
    { length: Math.ceil(items.length / COLUMN_COUNT) },
    (_, row): Block => ({
      kind: 'cells',
      gap: row === 0 ? firstGap : ctx.style.gap.bullet,
      keepWithNext: false,
      cells: items.slice(row * COLUMN_COUNT, (row + 1) * COLUMN_COUNT).flatMap(createItemCells),
    }),
  )
}

/** Composes languages: one on each line in a sidebar, otherwise in one wrapping row. */
export const composeLanguages = (part: PairsPart, ctx: ComposeContext): Block[] =>
  ctx.region === 'sidebar'
    ? part.pairs.map((pair, i) => createLanguageLine(pair, ctx, i))
    : [createLanguageFlow(part, ctx)]

const createLanguageLine = (
  { term, detail }: PairsPart['pairs'][number],
  ctx: ComposeContext,
  index: number,
): Block => ({
  kind: 'cells',
  gap: index === 0 ? 0 : ctx.style.gap.bullet * 1.3,
  keepWithNext: false,
  cells: [
    {
      node: createListTag(detail ? [term, detail] : [term]),
      runs: createLanguageRuns({ term, detail }, ctx),
      style: getBodyStyle(ctx),
      x: ctx.indent,
      width: ctx.width - ctx.indent,
    },
  ],
})

/** The level is in the same run of text as its language: aligned at the right, parsers take it for another column. */
const createLanguageRuns = ({ term, detail }: PairsPart['pairs'][number], ctx: ComposeContext): TextRun[] =>
  detail
    ? [
        { text: `${term.text}: `, weight: 'bold' },
        { text: detail.text, color: ctx.palette.muted },
      ]
    : [{ text: term.text, weight: 'bold' }]

const createLanguageFlow = (part: PairsPart, ctx: ComposeContext): Block => {
  const node = createListTag(part.pairs.flatMap(({ term, detail }) => (detail ? [term, detail] : [term])))
  return {
    kind: 'flow',
    gap: 0,
    keepWithNext: false,
    items: part.pairs.map((pair) => ({ node, runs: createLanguageRuns(pair, ctx) })),
    style: getBodyStyle(ctx),
    x: ctx.indent,
    width: ctx.width - ctx.indent,
    itemGap: 12,
    separator: { text: '  ·  ', node, color: ctx.palette.muted },
  }
}
