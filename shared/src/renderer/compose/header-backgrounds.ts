import type { Outline } from '../../templates/outline/outline.ts'
import { polygon } from '../draw/shapes.ts'
import type { Column } from '../layout/page-geometry.ts'
import type { Block } from './blocks.ts'
import { composeContactLine } from './contact.ts'
import type { ComposeContext } from './context.ts'
import type { HeaderLayout } from './header-types.ts'
import { composeName, measureStack } from './name.ts'
import { adaptPalette, getBackgroundColor } from './style.ts'

/** How much lower the sloping edge is at the left than at the right. */
const SLOPE_HEIGHT_PT = 26

/** Name and contacts on a filled band across the page; its lower edge is straight or sloping. */
export const composeBandHeader = (
  outline: Outline,
  ctx: ComposeContext,
  column: Column,
  contacts: Outline['contact'],
): HeaderLayout => {
  const { style } = ctx
  const inner = { ...ctx, width: column.width, palette: style.headerPalette }
  const align = 'left'
  const { measured, height } = measureStack(
    [...composeName(outline, inner, align), ...composeContactLine(contacts, inner, align)],
    inner,
  )
  const pad = Math.max(24, style.margin.y * 0.7)
  const bottom = height + 2 * pad
  const fill = getBackgroundColor(style.template.headerBackground, style.palette)
  const { width } = style.paper
  const columns = [{ x: column.x, y: pad, measured }]
  if (style.template.header === 'slope') {
    const leftBottom = bottom + SLOPE_HEIGHT_PT
    return {
      columns,
      shapes: [
        polygon([0, leftBottom + 9, width, bottom + 5, width, bottom - 4, 0, leftBottom], style.palette.tint),
        polygon([0, 0, width, 0, width, bottom - 4, 0, leftBottom], fill),
      ],
      bottom: leftBottom + 9 + style.gap.section,
    }
  }
  return {
    columns,
    shapes: [{ kind: 'rect', x: 0, y: 0, width, height: bottom, fill }],
    bottom: bottom + style.gap.section * 1.2,
  }
}

/** Name and contacts centered on a card with rounded corners. */
export const composeCardHeader = (
  outline: Outline,
  ctx: ComposeContext,
  column: Column,
  top: number,
  contacts: Outline['contact'],
): HeaderLayout => {
  const { style } = ctx
  const pad = 20
  const inner = { ...ctx, width: column.width - 2 * pad, palette: style.headerPalette }
  const { measured, height } = measureStack(
    [...composeName(outline, inner, 'center'), ...composeContactLine(contacts, inner, 'center')],
    inner,
  )
  const fill = getBackgroundColor(style.template.headerBackground, style.palette)
  const box = { x: column.x, y: top, width: column.width, height: height + 2 * pad }
  return {
    columns: [{ x: column.x + pad, y: top + pad, measured }],
    shapes: [{ kind: 'rect', ...box, fill, radius: 12 }],
    bottom: top + box.height + style.gap.section * 1.1,
  }
}

/** Two filled bands across the page: the name on the upper one, the contacts on the lower one. */
export const composeBlockHeader = (outline: Outline, ctx: ComposeContext, column: Column): HeaderLayout => {
  const { style } = ctx
  const strong = getBackgroundColor(style.template.headerBackground, style.palette)
  const pad = Math.max(24, style.margin.y * 0.7)
  const top = measurePadded(composeName(outline, onBackground(ctx, strong, column), 'left'), ctx, column, pad)
  const contacts = composeContactLine(outline.contact, onBackground(ctx, style.palette.tint, column), 'left')
  const lower = measurePadded(contacts, ctx, column, 9)
  const { width } = style.paper
  return {
    columns: [
      { x: column.x, y: pad, measured: top.measured },
      { x: column.x, y: top.height + 9, measured: lower.measured },
    ],
    shapes: [
      { kind: 'rect', x: 0, y: 0, width, height: top.height, fill: strong },
      { kind: 'rect', x: 0, y: top.height, width, height: lower.height, fill: style.palette.tint },
    ],
    bottom: top.height + lower.height + style.gap.section * 1.2,
  }
}

const onBackground = (ctx: ComposeContext, background: string, column: Column): ComposeContext => ({
  ...ctx,
  width: column.width,
  palette: adaptPalette(ctx.style.palette, background),
})

const measurePadded = (blocks: readonly Block[], ctx: ComposeContext, column: Column, pad: number) => {
  const { measured, height } = measureStack(blocks, { ...ctx, width: column.width })
  return { measured, height: height + 2 * pad }
}

/** The name, with the contacts on a tinted strip below it. */
export const composeStripHeader = (
  outline: Outline,
  ctx: ComposeContext,
  column: Column,
  top: number,
): HeaderLayout => {
  const names = measureStack(composeName(outline, ctx, 'left'), ctx)
  const inner = { ...ctx, width: column.width - 20 }
  const contacts = measureStack(composeContactLine(outline.contact, inner, 'left'), inner)
  const y = top + names.height + 9
  const height = contacts.height + 10
  return {
    columns: [
      { x: column.x, y: top, measured: names.measured },
      { x: column.x + 10, y: y + 5, measured: contacts.measured },
    ],
    shapes: [
      { kind: 'rect', x: column.x, y, width: column.width, height, fill: ctx.style.palette.tint },
      { kind: 'rect', x: column.x, y, width: 3, height, fill: ctx.style.palette.primary },
    ],
    bottom: y + height + ctx.style.gap.section,
  }
}
