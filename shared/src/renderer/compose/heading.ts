import type { OutlineSection } from '../../templates/outline/outline.ts'
import { contrastRatio, MIN_TEXT_CONTRAST } from '../draw/color.ts'
import type { Block, CellsBlock, TextStyle } from './blocks.ts'
import { type ComposeContext, createTag } from './context.ts'
import { createHeadingShapes, getHeadingFill, type HeadingKind } from './heading-shapes.ts'

/** Space between the heading's text and the edges of its block. */
const PADDING_PT: Readonly<Record<HeadingKind, { top: number; bottom: number; left: number; right: number }>> = {
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

/** Replacements for heading kinds that are too wide for a sidebar. */
const SIDEBAR_KINDS: Readonly<Partial<Record<HeadingKind, HeadingKind>>> = {
  hanging: 'plain',
  'rule-beside': 'rule-under',
  ribbon: 'plain',
  bar: 'plain',
  'rule-through': 'plain',
  arrow: 'underscore',
}

const getHeadingKind = ({ style, region }: ComposeContext): HeadingKind => {
  const kind = style.template.headings
  return region === 'sidebar' ? (SIDEBAR_KINDS[kind] ?? kind) : kind
}

/** Composes the heading of a section (H2), kept on one page with what follows. */
export const composeHeading = (section: OutlineSection, ctx: ComposeContext, first: boolean): Block => {
  const { style } = ctx
  const kind = getHeadingKind(ctx)
  const pad = PADDING_PT[kind]
  const text = section.title.toUpperCase()
  const size = ctx.region === 'sidebar' ? Math.min(style.headingSize, style.body.size * 1.15) : style.headingSize
  const textStyle: TextStyle = {
    size,
    leading: size * 1.25,
    weight: 'bold',
    color: getHeadingColor(kind, ctx),
  }
  const width = ctx.width - pad.left - pad.right
  const block: CellsBlock = {
    kind: 'cells',
    gap: first ? 0 : style.gap.section,
    keepWithNext: true,
    pageBreak: section.pageBreak && ctx.region === 'main',
    padding: { top: pad.top, bottom: pad.bottom },
    shapes: (box) => createHeadingShapes(kind, box, size, ctx),
    cells: [
      {
        node: { ...createTag('H2', undefined, { path: section.key }), bookmark: section.title },
        runs: [{ text }],
        style: textStyle,
        x: pad.left,
        width,
      },
    ],
  }
  return block
}

/** Kinds whose text stands on a filled shape. */
const FILLED_KINDS: ReadonlySet<HeadingKind> = new Set(['tab', 'filled', 'ribbon', 'pill', 'arrow'])

const getHeadingColor = (kind: HeadingKind, ctx: ComposeContext): string => {
  const { style, palette } = ctx
  const templateColor = style.template.headingColor === 'primary' ? palette.accent : palette.ink
  if (!FILLED_KINDS.has(kind)) return templateColor
  const fill = getHeadingFill(kind, ctx)
  if (contrastRatio(templateColor, fill) >= MIN_TEXT_CONTRAST) return templateColor
  return contrastRatio('#ffffff', fill) >= MIN_TEXT_CONTRAST ? '#ffffff' : style.palette.ink
}

/** Space below a heading in pt. */
export const getHeadingGap = (ctx: ComposeContext): number =>
  getHeadingKind(ctx) === 'hanging' ? ctx.style.gap.line : ctx.style.gap.heading
