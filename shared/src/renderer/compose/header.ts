import type { Outline } from '../../templates/outline/outline.ts'
import { hasFullWidthHeader } from '../../templates/template.ts'
import { createMonogram } from '../draw/monogram.ts'
import { horizontalLine, type Shape } from '../draw/shapes.ts'
import type { Column } from '../layout/page-geometry.ts'
import { composeContactLine } from './contact.ts'
import type { ComposeContext } from './context.ts'
import { composeBandHeader, composeBlockHeader, composeCardHeader, composeStripHeader } from './header-backgrounds.ts'
import type { HeaderLayout } from './header-types.ts'
import { composeName, measureStack } from './name.ts'
import { getBackgroundColor, type Style } from './style.ts'

const PHOTO_SIZE_PT = 84

/** The photo as a data URL when the user shows it and the template has a place for it. */
export const getPhoto = (outline: Outline, { template }: Style): string | undefined =>
  template.photo === 'none' ? undefined : outline.photo

/**
 * Composes the header in `column` from `top` (pt). `withContact` is false when the contacts are in the sidebar. A photo
 * stands at the right of the text.
 */
export const composeHeader = (
  outline: Outline,
  ctx: ComposeContext,
  column: Column,
  top: number,
  withContact: boolean,
): HeaderLayout => {
  const source = getPhoto(outline, ctx.style)
  if (!source) return composeTextHeader(outline, ctx, column, top, withContact)
  const photoSpace = PHOTO_SIZE_PT + 18
  const textColumn = { ...column, width: column.width - photoSpace }
  const header = composeTextHeader(outline, { ...ctx, width: textColumn.width }, textColumn, top, withContact)
  const y = Math.max(top, (top + header.bottom - ctx.style.gap.section - PHOTO_SIZE_PT) / 2)
  return {
    ...header,
    picture: {
      source,
      x: column.x + column.width - PHOTO_SIZE_PT,
      y: hasFullWidthHeader(ctx.style.template) ? (header.bottom - ctx.style.gap.section * 1.2 - PHOTO_SIZE_PT) / 2 : y,
      size: PHOTO_SIZE_PT,
      round: ctx.style.template.photo === 'round',
    },
    bottom: Math.max(header.bottom, y + PHOTO_SIZE_PT + ctx.style.gap.section),
  }
}

const composeTextHeader = (
  outline: Outline,
  ctx: ComposeContext,
  column: Column,
  top: number,
  withContact: boolean,
): HeaderLayout => {
  const kind = ctx.style.template.header
  const contacts = withContact ? outline.contact : []
  if (kind === 'strip' && contacts.length > 0) return composeStripHeader(outline, ctx, column, top)
  if (hasFullWidthHeader(ctx.style.template)) return composeBandHeader(outline, ctx, column, contacts)
  if (kind === 'card') return composeCardHeader(outline, ctx, column, top, contacts)
  if (kind === 'block' && contacts.length > 0) return composeBlockHeader(outline, ctx, column)
  const centered = kind === 'centered' || kind === 'framed'
  const inset = getInsets(kind, ctx)
  const inner = { ...ctx, width: column.width - inset.left - inset.right }
  const align = centered ? 'center' : kind === 'right' ? 'right' : 'left'
  const { measured, height } = measureStack(
    [...composeName(outline, inner, align), ...composeContactLine(contacts, inner, align)],
    inner,
  )
  const box = { x: column.x, y: top, width: column.width, height: Math.max(height + 2 * inset.y, inset.minHeight) }
  const y = top + inset.y + (box.height - 2 * inset.y - height) / 2
  const shapes = createHeaderShapes(outline, ctx, box)
  const rule =
    kind === 'left' || kind === 'centered' || kind === 'right' ? createRuleBelow(ctx, column, top + box.height) : []
  return {
    columns: [{ x: column.x + inset.left, y, measured }],
    shapes: [...shapes, ...rule],
    bottom: top + box.height + (rule.length > 0 ? 8 : 0) + ctx.style.gap.section,
  }
}

const getInsets = (
  kind: string,
  ctx: ComposeContext,
): { left: number; right: number; y: number; minHeight: number } => {
  const side = getMonogramSize(ctx)
  if (kind === 'monogram') return { left: side + 18, right: 0, y: 0, minHeight: side }
  if (kind === 'stripe') return { left: 16, right: 0, y: 2, minHeight: 0 }
  if (kind === 'framed') return { left: 18, right: 18, y: 14, minHeight: 0 }
  if (kind === 'panel' || kind === 'block') return { left: 20, right: 20, y: 18, minHeight: 0 }
  return { left: 0, right: 0, y: 0, minHeight: 0 }
}

const getMonogramSize = (ctx: ComposeContext): number => ctx.style.nameSize * 2.1

const createHeaderShapes = (
  outline: Outline,
  ctx: ComposeContext,
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
    const background = template.headerBackground === 'none' ? 'primary' : template.headerBackground
    return createMonogram(outline.name.text, ctx.typeface.faces.bold, {
      x: box.x,
      y: box.y + (box.height - getMonogramSize(ctx)) / 2,
      size: getMonogramSize(ctx),
      fill: getBackgroundColor(background, palette),
      color: background === 'tint' ? palette.accent : '#ffffff',
    })
  }
  return []
}

const RULE_WIDTHS_PT = { hairline: 0.6, solid: 1.6, double: 0.6, dotted: 1.1 } as const

const createRuleBelow = (ctx: ComposeContext, column: Column, y: number): Shape[] => {
  const { rules, headings } = ctx.style.template
  const doubled = headings === 'rule-over' || headings === 'rule-both' || headings === 'hanging'
  if (rules === 'none' || doubled) return []
  const { palette } = ctx.style
  const color = rules === 'hairline' ? palette.rule : palette.accent
  const line = horizontalLine(column.x, column.x + column.width, y + 7, color, RULE_WIDTHS_PT[rules])
  if (rules === 'dotted') return [horizontalLine(column.x, column.x + column.width, y + 7, palette.rule, 1.1, true)]
  return rules === 'double' ? [line, horizontalLine(column.x, column.x + column.width, y + 9.4, color, 0.6)] : [line]
}
