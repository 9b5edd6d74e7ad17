import type { Outline } from '../../templates/outline/outline.ts'
import type { Block } from './blocks.ts'
import { polygon } from '../draw/shapes.ts'
import type { Column } from '../layout/page-geometry.ts'
import { groundColor, onGround } from './style.ts'
import { contactLine } from './contact.ts'
import type { Compose } from './context.ts'
import type { Header } from './header-types.ts'
import { nameBlocks, stack } from './name.ts'

/** How much further down a sloping ground reaches at its left than at its right. */
const SLOPE = 26

/** Name and contacts on one ground, edge to edge; its lower edge level or sloping. */
export const bandHeader = (outline: Outline, ctx: Compose, column: Column, contacts: Outline['contact']): Header => {
  const { style } = ctx
  const inner = { ...ctx, width: column.width, palette: style.headerPalette }
  const align = 'left'
  const { measured, height } = stack(
    [...nameBlocks(outline, inner, align), ...contactLine(contacts, inner, align)],
    inner,
  )
  const pad = Math.max(24, style.margin.y * 0.7)
  const bottom = height + 2 * pad
  const fill = groundColor(style.template.headerGround, style.palette)
  const { width } = style.paper
  const columns = [{ x: column.x, y: pad, measured }]
  if (style.template.header === 'slope') {
    const low = bottom + SLOPE
    return {
      columns,
      shapes: [
        polygon([0, low + 9, width, bottom + 5, width, bottom - 4, 0, low], style.palette.tint),
        polygon([0, 0, width, 0, width, bottom - 4, 0, low], fill),
      ],
      bottom: low + 9 + style.gap.section,
    }
  }
  return {
    columns,
    shapes: [{ kind: 'rect', x: 0, y: 0, width, height: bottom, fill }],
    bottom: bottom + style.gap.section * 1.2,
  }
}

/** Name and contacts in the middle of a card with round corners. */
export const cardHeader = (
  outline: Outline,
  ctx: Compose,
  column: Column,
  top: number,
  contacts: Outline['contact'],
): Header => {
  const { style } = ctx
  const pad = 20
  const inner = { ...ctx, width: column.width - 2 * pad, palette: style.headerPalette }
  const { measured, height } = stack(
    [...nameBlocks(outline, inner, 'center'), ...contactLine(contacts, inner, 'center')],
    inner,
  )
  const fill = groundColor(style.template.headerGround, style.palette)
  const box = { x: column.x, y: top, width: column.width, height: height + 2 * pad }
  return {
    columns: [{ x: column.x + pad, y: top + pad, measured }],
    shapes: [{ kind: 'rect', ...box, fill, radius: 12 }],
    bottom: top + box.height + style.gap.section * 1.1,
  }
}

/** Two grounds one under the other, edge to edge: the name on the strong one, the contacts on the quiet one. */
export const blockHeader = (outline: Outline, ctx: Compose, column: Column): Header => {
  const { style } = ctx
  const strong = groundColor(style.template.headerGround, style.palette)
  const pad = Math.max(24, style.margin.y * 0.7)
  const top = groundPart(nameBlocks(outline, onGroundOf(ctx, strong, column), 'left'), ctx, column, pad)
  const contacts = contactLine(outline.contact, onGroundOf(ctx, style.palette.tint, column), 'left')
  const under = groundPart(contacts, ctx, column, 9)
  const { width } = style.paper
  return {
    columns: [
      { x: column.x, y: pad, measured: top.measured },
      { x: column.x, y: top.height + 9, measured: under.measured },
    ],
    shapes: [
      { kind: 'rect', x: 0, y: 0, width, height: top.height, fill: strong },
      { kind: 'rect', x: 0, y: top.height, width, height: under.height, fill: style.palette.tint },
    ],
    bottom: top.height + under.height + style.gap.section * 1.2,
  }
}

const onGroundOf = (ctx: Compose, ground: string, column: Column): Compose => ({
  ...ctx,
  width: column.width,
  palette: onGround(ctx.style.palette, ground),
})

const groundPart = (blocks: readonly Block[], ctx: Compose, column: Column, pad: number) => {
  const { measured, height } = stack(blocks, { ...ctx, width: column.width })
  return { measured, height: height + 2 * pad }
}

/** The name, then the contacts on a tinted strip. */
export const stripHeader = (outline: Outline, ctx: Compose, column: Column, top: number): Header => {
  const names = stack(nameBlocks(outline, ctx, 'left'), ctx)
  const inner = { ...ctx, width: column.width - 20 }
  const contacts = stack(contactLine(outline.contact, inner, 'left'), inner)
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
