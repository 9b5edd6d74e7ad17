import type { OutlineSection } from '../../templates/outline/outline.ts'
import type { Template } from '../../templates/template.ts'
import type { Block, BlockBox, CellsBlock, TextStyle } from '../blocks.ts'
import { contrast, READABLE } from '../color.ts'
import { hline, type Shape } from '../draw/shapes.ts'
import { type Compose, tag } from './context.ts'

type Kind = Template['headings']

/** Room around the heading's text inside its own shape. */
const PADS: Readonly<Record<Kind, { top: number; bottom: number; left: number; right: number }>> = {
  plain: { top: 0, bottom: 0, left: 0, right: 0 },
  'rule-under': { top: 0, bottom: 3, left: 0, right: 0 },
  'rule-over': { top: 6, bottom: 0, left: 0, right: 0 },
  'rule-beside': { top: 0, bottom: 0, left: 0, right: 0 },
  'rule-both': { top: 4, bottom: 4, left: 0, right: 0 },
  bar: { top: 0, bottom: 0, left: 10, right: 0 },
  filled: { top: 2.5, bottom: 2.5, left: 8, right: 8 },
  hanging: { top: 5, bottom: 0, left: 0, right: 0 },
  boxed: { top: 3, bottom: 3, left: 8, right: 8 },
  tab: { top: 3, bottom: 3, left: 9, right: 9 },
  underscore: { top: 0, bottom: 5, left: 0, right: 0 },
  chevron: { top: 0, bottom: 3, left: 13, right: 0 },
  dot: { top: 0, bottom: 0, left: 14, right: 0 },
  ribbon: { top: 3, bottom: 3, left: 0, right: 10 },
}

/** In a rail the wide kinds give way to ones that suit a narrow column. */
const IN_RAIL: Readonly<Partial<Record<Kind, Kind>>> = {
  hanging: 'plain',
  'rule-beside': 'rule-under',
  ribbon: 'plain',
  bar: 'plain',
}

export const headingKind = ({ style, region }: Compose): Kind => {
  const kind = style.template.headings
  return region === 'rail' ? (IN_RAIL[kind] ?? kind) : kind
}

/** The section's heading, H2. Kept with what follows. */
export const headingBlock = (section: OutlineSection, ctx: Compose, first: boolean): Block => {
  const { style } = ctx
  const kind = headingKind(ctx)
  const pad = PADS[kind]
  const text = section.title.toUpperCase()
  const size = ctx.region === 'rail' ? Math.min(style.headingSize, style.body.size * 1.15) : style.headingSize
  const textStyle: TextStyle = {
    size,
    leading: size * 1.25,
    weight: 'bold',
    color: headingColor(kind, ctx),
  }
  const width = ctx.width - pad.left - pad.right
  const block: CellsBlock = {
    kind: 'cells',
    gap: first ? 0 : style.gap.section,
    keepNext: true,
    pageBreak: section.pageBreak && ctx.region === 'main',
    pad: { top: pad.top, bottom: pad.bottom },
    shapes: (box) => shapesOf(kind, box, size, ctx),
    cells: [
      {
        node: { ...tag('H2', undefined, { path: section.key }), bookmark: section.title },
        runs: [{ text }],
        style: textStyle,
        x: pad.left,
        width,
      },
    ],
  }
  return block
}

/** The colour of a heading's own shape, where text stands on one. */
const fillOf = (kind: Kind, { style, palette }: Compose): string => {
  const strong = kind === 'tab' || ((kind === 'filled' || kind === 'ribbon') && style.template.rules === 'solid')
  return strong ? palette.accent : palette.tint
}

const headingColor = (kind: Kind, ctx: Compose): string => {
  const { style, palette } = ctx
  const own = style.template.headingColor === 'primary' ? palette.accent : palette.ink
  if (kind !== 'tab' && kind !== 'filled' && kind !== 'ribbon') return own
  const fill = fillOf(kind, ctx)
  if (contrast(own, fill) >= READABLE) return own
  return contrast('#ffffff', fill) >= READABLE ? '#ffffff' : style.palette.ink
}

/** Space between a heading and what stands under it. */
export const headingGap = (ctx: Compose): number =>
  headingKind(ctx) === 'hanging' ? ctx.style.gap.line : ctx.style.gap.heading

const RULE_WIDTH = { none: 0.5, hairline: 0.5, solid: 1.4, double: 0.6, dotted: 1.1 } as const

const shapesOf = (kind: Kind, box: BlockBox, size: number, ctx: Compose): Shape[] => {
  const { palette, style } = ctx
  const { rules } = style.template
  const line = RULE_WIDTH[rules]
  const ruleColor = rules === 'hairline' || rules === 'none' ? palette.rule : palette.accent
  const rule = (y: number, x1 = 0, x2 = box.width): Shape[] =>
    rules === 'dotted'
      ? [hline(x1, x2, y, palette.rule, line, true)]
      : rules === 'double'
        ? [hline(x1, x2, y, ruleColor, line), hline(x1, x2, y - 1.8, ruleColor, line)]
        : [hline(x1, x2, y, ruleColor, line)]
  const middle = box.baseline - size * 0.36
  const fill = fillOf(kind, ctx)
  const out = style.template.layout === 'single' ? style.margin.x : 18
  const left = Math.max(0, box.textLeft - 9)
  const makers: Readonly<Record<Kind, () => Shape[]>> = {
    plain: () => [],
    'rule-under': () => rule(box.height),
    'rule-over': () => rule(rules === 'double' ? 2 : 0),
    'rule-beside': () => rule(middle, box.textRight + 10),
    'rule-both': () => [0, box.height].map((y) => hline(0, box.width, y, ruleColor, line)),
    bar: () => [
      { kind: 'rect', x: 0, y: middle - size * 0.52, width: 3.5, height: size * 1.04, fill: palette.primary },
    ],
    filled: () => [{ kind: 'rect', x: 0, y: 0, width: box.width, height: box.height, fill }],
    hanging: () => rule(0),
    boxed: () => [
      {
        kind: 'rect',
        x: 0,
        y: 0,
        width: box.width,
        height: box.height,
        stroke: palette.accent,
        line: Math.max(0.7, line),
      },
    ],
    tab: () => [
      { kind: 'rect', x: left, y: 0, width: box.textRight - left + 9, height: box.height, fill: palette.accent },
      hline(0, box.width, box.height - 0.5, palette.accent, 1),
    ],
    chevron: () => [
      {
        kind: 'path',
        x: 0,
        y: middle - size * 0.36,
        size: 24,
        d: [
          ['M', 0.6, 0],
          ['L', size * 0.4, size * 0.36],
          ['L', 0.6, size * 0.72],
        ],
        stroke: palette.accent,
        line: 1.8,
      },
      ...rule(box.height),
    ],
    dot: () => [{ kind: 'circle', x: 4, y: middle, r: 4, fill: palette.accent }],
    ribbon: () => [{ kind: 'rect', x: -out, y: 0, width: out + box.textRight + 10, height: box.height, fill }],
    underscore: () => [
      { kind: 'rect', x: box.textLeft, y: box.height - 2.2, width: 24, height: 2.2, fill: palette.accent },
    ],
  }
  return makers[kind]()
}
