import type { Contact } from '../../templates/outline/outline.ts'
import type { Align, Block, FlowItem, TagNode } from './blocks.ts'
import { type ComposeContext, createListTag, createTag, getMutedStyle } from './context.ts'

const createContactItem = (contact: Contact, parent: TagNode, ctx: ComposeContext): FlowItem => {
  const { href, kind, text } = contact
  const node = href ? createTag('Link', parent, contact) : parent
  return { node, runs: [{ text, href, node }], icon: ctx.style.icons ? kind : undefined }
}

const getContactStyle = (ctx: ComposeContext, align: Align) => ({
  ...getMutedStyle(ctx),
  color: ctx.palette.ink,
  align,
})

/**
 * All contacts in one wrapping row. The bar between them lets parsers separate a phone number from the address after
 * it.
 */
export const composeContactLine = (contacts: readonly Contact[], ctx: ComposeContext, align: Align): Block[] => {
  if (contacts.length === 0) return []
  const node = createListTag(contacts)
  return [
    {
      kind: 'flow',
      gap: ctx.style.gap.line * 3,
      keepWithNext: false,
      items: contacts.map((contact) => createContactItem(contact, node, ctx)),
      style: getContactStyle(ctx, align),
      x: ctx.indent,
      width: ctx.width - ctx.indent,
      itemGap: 14,
      balanced: true,
      separator: { text: '  |  ', node, color: ctx.palette.muted },
      iconColor: ctx.palette.accent,
    },
  ]
}

/** One contact on each line. */
export const composeContactList = (contacts: readonly Contact[], ctx: ComposeContext, align: Align): Block[] =>
  contacts.map((contact, i) => ({
    kind: 'flow',
    gap: i === 0 ? 0 : ctx.style.gap.line,
    keepWithNext: false,
    items: [createContactItem(contact, createTag('P', undefined, contact), ctx)],
    style: getContactStyle(ctx, align),
    x: 0,
    width: ctx.width,
    itemGap: 0,
    iconColor: ctx.palette.accent,
  }))

const GRID_COLUMNS = 3
const GRID_GAP_PT = 16

/** A column of contacts, `x` and `width` in pt. */
interface ContactColumn {
  readonly x: number
  readonly width: number
  readonly blocks: readonly Block[]
}

/** The contacts in columns of at least two rows; undefined when they are too few or too long. */
export const composeContactGrid = (contacts: readonly Contact[], ctx: ComposeContext): ContactColumn[] | undefined => {
  const count = Math.min(GRID_COLUMNS, Math.floor(contacts.length / 2))
  if (count < 2) return undefined
  const rows = Math.ceil(contacts.length / count)
  const width = (ctx.width - GRID_GAP_PT * (count - 1)) / count
  const inner = { ...ctx, width }
  if (!contactsFitColumn(contacts, inner)) return undefined
  return Array.from({ length: Math.ceil(contacts.length / rows) }, (_, i) => ({
    x: i * (width + GRID_GAP_PT),
    width,
    blocks: composeContactList(contacts.slice(i * rows, (i + 1) * rows), inner, 'left'),
  }))
}

/** Whether every address and link fits on one line of the column. Most parsers cannot join a link that is split. */
export const contactsFitColumn = (contacts: readonly Contact[], ctx: ComposeContext): boolean => {
  const { size } = getContactStyle(ctx, 'left')
  const lead = ctx.style.icons ? size * 1.45 : 0
  return contacts
    .filter((contact) => contact.kind !== 'location' && contact.kind !== 'link')
    .every((contact) => ctx.typeface.width(contact.text, 'regular', size) + lead <= ctx.width)
}
