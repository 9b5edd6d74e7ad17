import type { OutlineSection } from '../../templates/outline/outline.ts'
import type { Block, CellsBlock, TextStyle } from './blocks.ts'
import { contrast, READABLE } from '../draw/color.ts'
import { type Compose, tag } from './context.ts'
import { type HeadingKind, headingFill, headingShapes } from './heading-shapes.ts'

/** Room around the heading's text inside its own shape. */
const PADS: Readonly<Record<HeadingKind, { top: number; bottom: number; left: number; right: number }>> = {
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
  'rule-through': { top: 0, bottom: 0, left: 40, right: 0 },
  pill: { top: 3, bottom: 3, left: 11, right: 11 },
  arrow: { top: 3, bottom: 3, left: 9, right: 16 },
  slash: { top: 0, bottom: 0, left: 18, right: 0 },
}

/** In a rail the wide kinds give way to ones that suit a narrow column. */
const IN_RAIL: Readonly<Partial<Record<HeadingKind, HeadingKind>>> = {
  hanging: 'plain',
  'rule-beside': 'rule-under',
  ribbon: 'plain',
  bar: 'plain',
  'rule-through': 'plain',
  arrow: 'underscore',
}

const headingKind = ({ style, region }: Compose): HeadingKind => {
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
    shapes: (box) => headingShapes(kind, box, size, ctx),
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

/** Kinds whose text stands on their own shape. */
const ON_FILL: ReadonlySet<HeadingKind> = new Set(['tab', 'filled', 'ribbon', 'pill', 'arrow'])

const headingColor = (kind: HeadingKind, ctx: Compose): string => {
  const { style, palette } = ctx
  const own = style.template.headingColor === 'primary' ? palette.accent : palette.ink
  if (!ON_FILL.has(kind)) return own
  const fill = headingFill(kind, ctx)
  if (contrast(own, fill) >= READABLE) return own
  return contrast('#ffffff', fill) >= READABLE ? '#ffffff' : style.palette.ink
}

/** Space between a heading and what stands under it. */
export const headingGap = (ctx: Compose): number =>
  headingKind(ctx) === 'hanging' ? ctx.style.gap.line : ctx.style.gap.heading
