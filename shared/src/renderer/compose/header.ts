import type { Outline } from '../../templates/outline/outline.ts'
import { spansPage } from '../../templates/template.ts'
import { initialsShapes } from '../draw/monogram.ts'
import { hline, type Shape } from '../draw/shapes.ts'
import type { Column } from '../layout/page-geometry.ts'
import { groundColor, type Style } from './style.ts'
import { contactLine } from './contact.ts'
import type { Compose } from './context.ts'
import { bandHeader, blockHeader, cardHeader, stripHeader } from './header-backgrounds.ts'
import type { Header } from './header-types.ts'
import { nameBlocks, stack } from './name.ts'

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
      y: spansPage(ctx.style.template) ? (header.bottom - ctx.style.gap.section * 1.2 - PHOTO) / 2 : y,
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
  if (spansPage(ctx.style.template)) return bandHeader(outline, ctx, column, contacts)
  if (kind === 'card') return cardHeader(outline, ctx, column, top, contacts)
  if (kind === 'block' && contacts.length > 0) return blockHeader(outline, ctx, column)
  const centered = kind === 'centered' || kind === 'framed'
  const inset = insetOf(kind, ctx)
  const inner = { ...ctx, width: column.width - inset.left - inset.right }
  const align = centered ? 'center' : kind === 'right' ? 'right' : 'left'
  const { measured, height } = stack(
    [...nameBlocks(outline, inner, align), ...contactLine(contacts, inner, align)],
    inner,
  )
  const box = { x: column.x, y: top, width: column.width, height: Math.max(height + 2 * inset.y, inset.least) }
  const y = top + inset.y + (box.height - 2 * inset.y - height) / 2
  const shapes = headerShapes(outline, ctx, box)
  const rule =
    kind === 'left' || kind === 'centered' || kind === 'right' ? ruleUnder(ctx, column, top + box.height) : []
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
