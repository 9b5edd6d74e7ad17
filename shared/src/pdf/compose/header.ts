import type { Outline } from '../../templates/outline/outline.ts'
import type { Align, Block, Measured } from '../blocks.ts'
import { initialsShapes } from '../draw/initials.ts'
import { hline, type Shape } from '../draw/shapes.ts'
import type { Column } from '../layout/geometry.ts'
import { measureBlock } from '../layout/measure.ts'
import { groundColor, onGround, type Style } from '../style.ts'
import { contactLine } from './contact.ts'
import { type Compose, tag } from './context.ts'

export interface HeaderColumn {
  readonly x: number
  readonly y: number
  readonly measured: readonly Measured[]
}
export interface Header {
  readonly columns: readonly HeaderColumn[]
  readonly shapes: readonly Shape[]
  readonly picture?: Picture | undefined
  /** Where what follows may start. */
  readonly bottom: number
}
export interface Picture {
  readonly source: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly round: boolean
}

/** The name (H1) and the title, as blocks of a column. */
export const nameBlocks = (outline: Outline, ctx: Compose, align: Align): Block[] => {
  const { style, palette } = ctx
  const look = style.template.nameStyle
  const nodes = [
    outline.name.text && {
      said: outline.name,
      node: { ...tag('H1', undefined, outline.name), bookmark: outline.name.text },
      size: nameSize(outline.name.text, ctx),
      weight: look.weight,
      color: look.color === 'primary' ? palette.accent : palette.ink,
      leading: 1.16,
    },
    outline.title && {
      said: outline.title,
      node: tag('P', undefined, outline.title, ctx.langOf(outline.title.text)),
      size: style.body.size * 1.22,
      weight: 'regular' as const,
      color: look.color === 'primary' ? palette.muted : palette.accent,
      leading: 1.3,
    },
  ]
  return nodes
    .filter((node) => node !== '' && node !== undefined)
    .map((item, i) => ({
      kind: 'cells',
      gap: i === 0 ? 0 : style.gap.line,
      keepNext: true,
      cells: [
        {
          node: item.node,
          runs: [{ text: item.said.text }],
          style: { size: item.size, leading: item.size * item.leading, weight: item.weight, color: item.color, align },
          x: ctx.indent,
          width: ctx.width - ctx.indent,
        },
      ],
    }))
}

/** The template's size, or less so that no single name is cut and most names keep to one line. */
const nameSize = (name: string, ctx: Compose): number => {
  const { nameSize: wanted, template, body } = ctx.style
  const room = ctx.width - ctx.indent
  const widest = Math.max(...name.split(' ').map((word) => ctx.type.width(word, template.nameStyle.weight, wanted)))
  const whole = ctx.type.width(name, template.nameStyle.weight, wanted)
  const oneLine = whole > room && whole < room * 1.35 ? room / whole : 1
  return Math.max(body.size * 1.2, wanted * Math.min(1, room / widest, oneLine) - (oneLine < 1 ? 0.2 : 0))
}

const stack = (blocks: readonly Block[], ctx: Compose): { measured: Measured[]; height: number } => {
  const measured = blocks.map((block) => measureBlock(block, ctx.width, ctx.type))
  return { measured, height: measured.reduce((sum, m, i) => sum + m.height + (i === 0 ? 0 : m.block.gap), 0) }
}

const PHOTO = 84

/** Whether a photo is drawn: the person has asked for it and the template has a place for one. */
export const photoOf = (outline: Outline, { template }: Style): string | undefined =>
  template.photo === 'none' ? undefined : outline.photo

/**
 * The document's head in `column`, from `top`. `withContact` is false where the contacts stand in a rail. A photo
 * stands at its right, and the text keeps clear of it.
 */
export const headerOf = (outline: Outline, ctx: Compose, column: Column, top: number, withContact: boolean): Header => {
  const source = photoOf(outline, ctx.style)
  if (!source) return textHeader(outline, ctx, column, top, withContact)
  const room = PHOTO + 18
  const beside = { ...column, width: column.width - room }
  const header = textHeader(outline, { ...ctx, width: beside.width }, beside, top, withContact)
  const y = Math.max(top, (top + header.bottom - ctx.style.gap.section - PHOTO) / 2)
  return {
    ...header,
    picture: {
      source,
      x: column.x + column.width - PHOTO,
      y: ctx.style.template.header === 'band' ? (header.bottom - ctx.style.gap.section * 1.2 - PHOTO) / 2 : y,
      size: PHOTO,
      round: ctx.style.template.photo === 'round',
    },
    bottom: Math.max(header.bottom, y + PHOTO + ctx.style.gap.section),
  }
}

const textHeader = (outline: Outline, ctx: Compose, column: Column, top: number, withContact: boolean): Header => {
  const kind = ctx.style.template.header
  const contacts = withContact ? outline.contact : []
  if (kind === 'strip' && contacts.length > 0) return stripHeader(outline, ctx, column, top)
  if (kind === 'band') return bandHeader(outline, ctx, column, contacts)
  if (kind === 'block' && contacts.length > 0) return blockHeader(outline, ctx, column)
  const centered = kind === 'centered' || kind === 'framed'
  const inset = insetOf(kind, ctx)
  const inner = { ...ctx, width: column.width - inset.left - inset.right }
  const align = centered ? 'center' : 'left'
  const { measured, height } = stack(
    [...nameBlocks(outline, inner, align), ...contactLine(contacts, inner, align)],
    inner,
  )
  const box = { x: column.x, y: top, width: column.width, height: Math.max(height + 2 * inset.y, inset.least) }
  const y = top + inset.y + (box.height - 2 * inset.y - height) / 2
  const shapes = headerShapes(outline, ctx, box)
  const rule = kind === 'left' || kind === 'centered' ? ruleUnder(ctx, column, top + box.height) : []
  return {
    columns: [{ x: column.x + inset.left, y, measured }],
    shapes: [...shapes, ...rule],
    bottom: top + box.height + (rule.length > 0 ? 8 : 0) + ctx.style.gap.section,
  }
}

const insetOf = (kind: string, ctx: Compose): { left: number; right: number; y: number; least: number } => {
  const side = monogramSize(ctx)
  if (kind === 'monogram') return { left: side + 18, right: 0, y: 0, least: side }
  if (kind === 'stripe') return { left: 16, right: 0, y: 2, least: 0 }
  if (kind === 'framed') return { left: 18, right: 18, y: 14, least: 0 }
  if (kind === 'panel' || kind === 'block') return { left: 20, right: 20, y: 18, least: 0 }
  return { left: 0, right: 0, y: 0, least: 0 }
}

const monogramSize = (ctx: Compose): number => ctx.style.nameSize * 2.1

const headerShapes = (
  outline: Outline,
  ctx: Compose,
  box: { x: number; y: number; width: number; height: number },
): Shape[] => {
  const { template, palette } = ctx.style
  if (template.header === 'stripe')
    return [{ kind: 'rect', x: box.x, y: box.y, width: 4.5, height: box.height, fill: palette.primary }]
  if (template.header === 'panel' || template.header === 'block') return [{ kind: 'rect', ...box, fill: palette.tint }]
  if (template.header === 'framed')
    return [
      { kind: 'rect', ...box, stroke: palette.accent, line: 1.2 },
      {
        kind: 'rect',
        x: box.x + 3,
        y: box.y + 3,
        width: box.width - 6,
        height: box.height - 6,
        stroke: palette.accent,
        line: 0.4,
      },
    ]
  if (template.header === 'monogram') {
    const ground = template.headerGround === 'none' ? 'primary' : template.headerGround
    return initialsShapes(outline.name.text, ctx.type.faces.bold, {
      x: box.x,
      y: box.y + (box.height - monogramSize(ctx)) / 2,
      size: monogramSize(ctx),
      fill: groundColor(ground, palette),
      color: ground === 'tint' ? palette.accent : '#ffffff',
    })
  }
  return []
}

const RULE_LINE = { hairline: 0.6, solid: 1.6, double: 0.6, dotted: 1.1 } as const

const ruleUnder = (ctx: Compose, column: Column, y: number): Shape[] => {
  const { rules, headings } = ctx.style.template
  const doubled = headings === 'rule-over' || headings === 'rule-both' || headings === 'hanging'
  if (rules === 'none' || doubled) return []
  const { palette } = ctx.style
  const color = rules === 'hairline' ? palette.rule : palette.accent
  const line = hline(column.x, column.x + column.width, y + 7, color, RULE_LINE[rules])
  if (rules === 'dotted') return [hline(column.x, column.x + column.width, y + 7, palette.rule, 1.1, true)]
  return rules === 'double' ? [line, hline(column.x, column.x + column.width, y + 9.4, color, 0.6)] : [line]
}

const bandHeader = (outline: Outline, ctx: Compose, column: Column, contacts: Outline['contact']): Header => {
  const { style } = ctx
  const inner = { ...ctx, width: column.width, palette: style.headerPalette }
  const align = 'left'
  const { measured, height } = stack(
    [...nameBlocks(outline, inner, align), ...contactLine(contacts, inner, align)],
    inner,
  )
  const pad = Math.max(24, style.margin.y * 0.7)
  const bottom = height + 2 * pad
  return {
    columns: [{ x: column.x, y: pad, measured }],
    shapes: [
      {
        kind: 'rect',
        x: 0,
        y: 0,
        width: style.paper.width,
        height: bottom,
        fill: groundColor(style.template.headerGround, style.palette),
      },
    ],
    bottom: bottom + style.gap.section * 1.2,
  }
}

/** Two grounds one under the other, edge to edge: the name on the strong one, the contacts on the quiet one. */
const blockHeader = (outline: Outline, ctx: Compose, column: Column): Header => {
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
const stripHeader = (outline: Outline, ctx: Compose, column: Column, top: number): Header => {
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
