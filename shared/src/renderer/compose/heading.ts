import type { OutlineSection } from '../../templates/outline/outline.ts'
import { contrastRatio, MIN_TEXT_CONTRAST } from '../draw/color.ts'
import type { CellsBlock, TextStyle, Weight } from './blocks.ts'
import { type ComposeContext, createTag } from './context.ts'
import { createHeadingShapes, getHeadingFill, type HeadingKind, TAB_PADDING_PT } from './heading-shapes.ts'
import { toCaseRuns } from './letter-case.ts'

/** Space between the heading's text and the edges of its block. */
const PADDING_PT: Readonly<Record<HeadingKind, { top: number; bottom: number; left: number; right: number }>> = {
  plain: { top: 0, bottom: 0, left: 0, right: 0 },
  'rule-under': { top: 0, bottom: 2.5, left: 0, right: 0 },
  'rule-over': { top: 6, bottom: 0, left: 0, right: 0 },
  'rule-beside': { top: 0, bottom: 0, left: 0, right: 0 },
  'rule-both': { top: 3.5, bottom: 3.5, left: 0, right: 0 },
  'short-rule': { top: 8, bottom: 0, left: 0, right: 0 },
  bar: { top: 0, bottom: 0, left: 10, right: 0 },
  filled: { top: 2.5, bottom: 2.5, left: 8, right: 8 },
  tab: { top: 2.2, bottom: 2.2, left: TAB_PADDING_PT, right: TAB_PADDING_PT },
  square: { top: 0, bottom: 0, left: 14, right: 0 },
  label: { top: 7, bottom: 0, left: 0, right: 0 },
}

/** Replacements for heading kinds that are too wide for a sidebar. */
const SIDEBAR_KINDS: Readonly<Partial<Record<HeadingKind, HeadingKind>>> = {
  'rule-beside': 'rule-under',
  bar: 'plain',
  label: 'plain',
}

/** Space between a label and the text beside it. */
const LABEL_GAP_PT = 14
/** Headings that are set larger than this become smaller in a sidebar. */
const MAX_SIDEBAR_SIZE = 1.15

const getHeadingKind = ({ style, region }: ComposeContext): HeadingKind => {
  const { kind } = style.template.heading
  return region === 'sidebar' ? (SIDEBAR_KINDS[kind] ?? kind) : kind
}

const HEADING_FACES: Readonly<Record<'light' | 'regular' | 'bold' | 'italic', Weight>> = {
  light: 'display-light',
  regular: 'display-regular',
  bold: 'display-bold',
  italic: 'display-italic',
}

/** Composes the heading of a section (H2), kept on one page with what follows. */
export const composeHeading = (section: OutlineSection, ctx: ComposeContext, first: boolean): CellsBlock => {
  const { style } = ctx
  const { heading } = style.template
  const kind = getHeadingKind(ctx)
  const pad = PADDING_PT[kind]
  const size =
    ctx.region === 'sidebar' ? Math.min(style.headingSize, style.body.size * MAX_SIDEBAR_SIZE) : style.headingSize
  const textStyle: TextStyle = {
    size,
    leading: size * 1.25,
    weight: HEADING_FACES[heading.weight],
    color: getHeadingColor(kind, ctx),
    align: ctx.region === 'sidebar' ? 'left' : heading.align,
    tracking: heading.tracking,
  }
  const left = isIndented(kind, ctx) ? ctx.indent : pad.left
  const width = kind === 'label' ? ctx.indent - LABEL_GAP_PT : ctx.width - left - pad.right
  return {
    kind: 'cells',
    gap: first ? 0 : style.gap.section,
    keepWithNext: true,
    pageBreak: section.pageBreak && ctx.region === 'main',
    padding: { top: pad.top, bottom: pad.bottom },
    shapes: (box) => createHeadingShapes(kind, box, size, ctx),
    cells: [
      {
        node: { ...createTag('H2', undefined, { path: section.key }), bookmark: section.title },
        runs: toCaseRuns(section.title, heading.case, size),
        style: textStyle,
        x: left,
        width,
      },
    ],
  }
}

/** Headings that begin above the text beside a label column: with one at its left, parsers read two columns. */
const INDENTED_KINDS: ReadonlySet<HeadingKind> = new Set(['plain', 'short-rule', 'filled'])

const isIndented = (kind: HeadingKind, ctx: ComposeContext): boolean =>
  ctx.indent > 0 && INDENTED_KINDS.has(kind) && ctx.style.template.heading.align === 'left'

const getHeadingColor = (kind: HeadingKind, ctx: ComposeContext): string => {
  const { style, palette } = ctx
  const templateColor = style.template.heading.color === 'primary' ? palette.accent : palette.ink
  if (kind !== 'filled' && kind !== 'tab') return templateColor
  const fill = getHeadingFill(kind, ctx)
  if (contrastRatio(templateColor, fill) >= MIN_TEXT_CONTRAST) return templateColor
  return contrastRatio('#ffffff', fill) >= MIN_TEXT_CONTRAST ? '#ffffff' : style.palette.ink
}

/** How much lower than a label its text begins, as a share of its size: readers join texts that are closer. */
const LABEL_STEP = 1.45

/**
 * Space between a heading of `height` and the first block of its section, in pt. Beside a label of one line it is
 * negative, so that the text begins a line below the top of the label.
 */
export const getHeadingGap = (ctx: ComposeContext, heading: CellsBlock, height: number): number => {
  const { gap, headingSize } = ctx.style
  const top = heading.padding?.top ?? 0
  const isLine = height - top < headingSize * 2
  return getHeadingKind(ctx) === 'label' && isLine ? top + headingSize * LABEL_STEP - height : gap.heading
}
