import type { Outline } from '../../templates/outline/outline.ts'
import type { Template } from '../../templates/template.ts'
import { horizontalLine, type Shape } from '../draw/shapes.ts'
import type { Column } from '../layout/page-geometry.ts'
import type { Block, MeasuredBlock } from './blocks.ts'
import { composeContactGrid, composeContactLine, composeContactList, contactsFitColumn } from './contact.ts'
import type { ComposeContext } from './context.ts'
import type { HeaderColumn, HeaderLayout, PictureBox } from './header-types.ts'
import { composeName, measureStack } from './name.ts'
import { adaptPalette, getBackgroundColor, type Style } from './style.ts'

const PHOTO_SIZE_PT = 84
/** Above a name in the middle, where the photo takes lines of its own. */
const CENTERED_PHOTO_SIZE_PT = 70
const PHOTO_GAP_PT = 18
const PANEL_PADDING_PT = 20
/** Share of the column that the contacts beside the name take. */
const SPLIT_SHARE = 0.36

/** The photo as a data URL when the user shows it and the template has a place for it. */
export const getPhoto = (outline: Outline, { template }: Pick<Style, 'template'>): string | undefined =>
  template.photo === 'none' ? undefined : outline.photo

/**
 * Composes the header in `column` from `top` (pt). `withContact` is false when the contacts are in the sidebar,
 * `withPhoto` when the photo is.
 */
export const composeHeader = (
  outline: Outline,
  ctx: ComposeContext,
  column: Column,
  top: number,
  withContact: boolean,
  withPhoto = true,
): HeaderLayout => {
  const source = withPhoto ? getPhoto(outline, ctx.style) : undefined
  const contacts = withContact ? outline.contact : []
  const input = { outline: { ...outline, contact: contacts }, ctx, column, top, source }
  switch (ctx.style.template.header) {
    case 'banner':
      return composeBanner(input)
    case 'panel':
      return composePanel(input)
    case 'centered':
      return composeCentered(input)
    case 'split':
      return composeSplit(input)
    case 'grid':
      return composeGrid(input)
    case 'left':
    case 'sidebar':
      return composeOnPage(input, (inner) => composeContactLine(contacts, inner, 'left'))
  }
}

interface HeaderInput {
  readonly outline: Outline
  readonly ctx: ComposeContext
  readonly column: Column
  readonly top: number
  /** The photo, where it is shown. */
  readonly source: string | undefined
}

const createPicture = (source: string, x: number, y: number, size: number, { style }: ComposeContext): PictureBox => ({
  source,
  x,
  y,
  size,
  crop: style.photo,
})

const withWidth = (ctx: ComposeContext, width: number): ComposeContext => ({ ...ctx, width })

const stack = (ctx: ComposeContext, ...groups: (readonly Block[])[]) => measureStack(groups.flat(), ctx)

/** Name and contacts on the page, with the photo at the right and a rule below. */
const composeOnPage = (
  { outline, ctx, column, top, source }: HeaderInput,
  composeContacts: (inner: ComposeContext) => Block[],
): HeaderLayout => {
  const inner = withWidth(ctx, column.width - (source ? PHOTO_SIZE_PT + PHOTO_GAP_PT : 0))
  const { measured, height } = stack(inner, composeName(outline, inner, 'left'), composeContacts(inner))
  const full = Math.max(height, source ? PHOTO_SIZE_PT : 0)
  const columns = [{ x: column.x, y: top + (full - height) / 2, measured }]
  const photoX = column.x + column.width - PHOTO_SIZE_PT
  return {
    ...closeHeader(ctx, column, top + full),
    columns,
    ...(source && { picture: createPicture(source, photoX, top, PHOTO_SIZE_PT, ctx) }),
  }
}

/** Everything in the middle, below the photo. */
const composeCentered = ({ outline, ctx, column, top, source }: HeaderInput): HeaderLayout => {
  const inner = withWidth(ctx, column.width)
  const { measured, height } = stack(
    inner,
    composeName(outline, inner, 'center'),
    composeContactLine(outline.contact, inner, 'center'),
  )
  const y = top + (source ? CENTERED_PHOTO_SIZE_PT + PHOTO_GAP_PT * 0.6 : 0)
  const photoX = column.x + (column.width - CENTERED_PHOTO_SIZE_PT) / 2
  return {
    ...closeHeader(ctx, column, y + height),
    columns: [{ x: column.x, y, measured }],
    ...(source && { picture: createPicture(source, photoX, top, CENTERED_PHOTO_SIZE_PT, ctx) }),
  }
}

/** The name at the left, the contacts in a list at the right; the photo at the far left. */
const composeSplit = (input: HeaderInput): HeaderLayout => {
  const { outline, ctx, column, top, source } = input
  const lead = source ? PHOTO_SIZE_PT + PHOTO_GAP_PT : 0
  const listWidth = column.width * SPLIT_SHARE
  const listContext = withWidth(ctx, listWidth)
  if (outline.contact.length < 2 || !contactsFitColumn(outline.contact, listContext))
    return composeOnPage(input, (inner) => composeContactLine(outline.contact, inner, 'left'))
  const nameContext = withWidth(ctx, column.width - lead - listWidth - PHOTO_GAP_PT)
  const names = stack(nameContext, composeName(outline, nameContext, 'left'))
  const list = stack(listContext, composeContactList(outline.contact, listContext, 'right'))
  const height = Math.max(names.height, list.height, source ? PHOTO_SIZE_PT : 0)
  const nameTop = top + (height - names.height) / 2
  const listTop = top + (height - list.height) / 2
  const listShift = findShift(listBaselines(names.measured, nameTop), listBaselines(list.measured, listTop))
  return {
    ...closeHeader(ctx, column, top + height),
    columns: [
      { x: column.x + lead, y: nameTop, measured: names.measured },
      { x: column.x + column.width - listWidth, y: listTop + listShift, measured: list.measured },
    ],
    ...(source && { picture: createPicture(source, column.x, top + (height - PHOTO_SIZE_PT) / 2, PHOTO_SIZE_PT, ctx) }),
  }
}

const listBaselines = (blocks: readonly MeasuredBlock[], top: number): number[] => {
  let y = top
  return blocks.flatMap((measured, i) => {
    y += i === 0 ? 0 : measured.block.gap
    return measured.rows.map((row) => {
      const baseline = y + (row.segments[0]?.y ?? 0)
      y += row.height
      return baseline
    })
  })
}

const SHIFTS_PT = [0, 1.5, -1.5, 3, -3, 4.5, -4.5, 6, -6]
/** Readers take texts whose baselines are closer for one line. */
const MIN_BASELINE_DISTANCE_PT = 4.5

/** How far to move the second texts down, so that none of them is on a line with one of the first. */
const findShift = (first: readonly number[], second: readonly number[]): number =>
  SHIFTS_PT.find((shift) =>
    second.every((y) => first.every((other) => Math.abs(y + shift - other) >= MIN_BASELINE_DISTANCE_PT)),
  ) ?? 0

/** The name, below it a rule and the contacts in columns. */
const composeGrid = (input: HeaderInput): HeaderLayout => {
  const { outline, ctx, column, top, source } = input
  const width = column.width - (source ? PHOTO_SIZE_PT + PHOTO_GAP_PT : 0)
  const inner = withWidth(ctx, width)
  const grid = composeContactGrid(outline.contact, inner)
  if (!grid) return composeOnPage(input, (context) => composeContactLine(outline.contact, context, 'left'))
  const names = stack(inner, composeName(outline, inner, 'left'))
  const gridTop = top + names.height + 20
  const columns = grid.map(({ x, width: cellWidth, blocks }): HeaderColumn & { readonly height: number } => {
    const { measured, height } = stack(withWidth(ctx, cellWidth), blocks)
    return { x: column.x + x, y: gridTop, measured, height }
  })
  const bottom = Math.max(...columns.map(({ height }) => gridTop + height), source ? top + PHOTO_SIZE_PT : 0)
  const closed = closeHeader(ctx, column, bottom)
  const photoX = column.x + column.width - PHOTO_SIZE_PT
  return {
    columns: [{ x: column.x, y: top, measured: names.measured }, ...columns],
    shapes: [horizontalLine(column.x, column.x + width, gridTop - 8, ctx.palette.rule, 0.6), ...closed.shapes],
    bottom: closed.bottom,
    ...(source && { picture: createPicture(source, photoX, top, PHOTO_SIZE_PT, ctx) }),
  }
}

/** Name and contacts on a filled band across the page. */
const composeBanner = ({ outline, ctx, column, source }: HeaderInput): HeaderLayout => {
  const { style } = ctx
  const width = column.width - (source ? PHOTO_SIZE_PT + PHOTO_GAP_PT : 0)
  const inner = { ...ctx, width, palette: style.headerPalette }
  const { measured, height } = stack(
    inner,
    composeName(outline, inner, 'left'),
    composeContactLine(outline.contact, inner, 'left'),
  )
  const pad = Math.max(26, style.margin.y * 0.66)
  const full = Math.max(height, source ? PHOTO_SIZE_PT : 0)
  const bottom = full + 2 * pad
  const fill = getBackgroundColor(style.template.headerBackground, style.palette)
  const photoX = column.x + column.width - PHOTO_SIZE_PT
  return {
    columns: [{ x: column.x, y: pad + (full - height) / 2, measured }],
    shapes: [{ kind: 'rect', x: 0, y: 0, width: style.paper.width, height: bottom, fill }],
    bottom: bottom + style.gap.section * 1.3,
    ...(source && { picture: createPicture(source, photoX, pad + (full - PHOTO_SIZE_PT) / 2, PHOTO_SIZE_PT, ctx) }),
  }
}

/** Name and contacts on a panel with rounded corners, which is a little wider than the text. */
const composePanel = ({ outline, ctx, column, top, source }: HeaderInput): HeaderLayout => {
  const { style } = ctx
  const background = getBackgroundColor(style.template.headerBackground, style.palette)
  const lead = source ? PHOTO_SIZE_PT + PHOTO_GAP_PT : 0
  const width = column.width - 2 * PANEL_PADDING_PT - lead
  const inner = { ...ctx, width, palette: adaptPalette(style.palette, background) }
  const { measured, height } = stack(
    inner,
    composeName(outline, inner, 'left'),
    composeContactLine(outline.contact, inner, 'left'),
  )
  const full = Math.max(height, source ? PHOTO_SIZE_PT : 0)
  const box = { x: column.x, y: top - 8, width: column.width, height: full + 2 * PANEL_PADDING_PT }
  const textY = box.y + PANEL_PADDING_PT + (full - height) / 2
  const photoY = box.y + PANEL_PADDING_PT + (full - PHOTO_SIZE_PT) / 2
  return {
    columns: [{ x: column.x + PANEL_PADDING_PT + lead, y: textY, measured }],
    shapes: [{ kind: 'rect', ...box, fill: background, radius: 14 }],
    bottom: box.y + box.height + style.gap.section * 1.2,
    ...(source && { picture: createPicture(source, column.x + PANEL_PADDING_PT, photoY, PHOTO_SIZE_PT, ctx) }),
  }
}

const RULE_GAP_PT = 10

/** The rule below a header that ends at `bottom`, and where the text begins. */
const closeHeader = (ctx: ComposeContext, column: Column, bottom: number): Omit<HeaderLayout, 'columns'> => {
  const shapes = createHeaderRule(ctx.style.template.headerRule, ctx, column, bottom + RULE_GAP_PT)
  return { shapes, bottom: bottom + (shapes.length > 0 ? RULE_GAP_PT : 0) + ctx.style.gap.section * 1.1 }
}

const createHeaderRule = (
  rule: Template['headerRule'],
  { palette }: ComposeContext,
  { x, width }: Column,
  y: number,
): Shape[] => {
  switch (rule) {
    case 'none':
      return []
    case 'hairline':
      return [horizontalLine(x, x + width, y, palette.rule, 0.6)]
    case 'solid':
      return [horizontalLine(x, x + width, y, palette.accent, 2.2)]
    case 'double':
      return [
        horizontalLine(x, x + width, y, palette.accent, 1.6),
        horizontalLine(x, x + width, y + 2.8, palette.accent, 0.5),
      ]
  }
}
