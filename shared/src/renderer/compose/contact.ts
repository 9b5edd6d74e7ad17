import type { Contact } from '../../templates/outline/outline.ts'
import type { Align, Block, FlowItem, TagNode } from './blocks.ts'
import { type Compose, tag } from './context.ts'

const itemOf = (contact: Contact, parent: TagNode, ctx: Compose): FlowItem => {
  const { href, kind, text } = contact
  const node = href ? tag('Link', parent, contact) : parent
  return { node, runs: [{ text, href, node }], icon: ctx.style.template.icons ? kind : undefined }
}

const contactStyle = ({ style, palette }: Compose, align: Align) => ({
  ...style.body,
  size: Math.max(9, style.body.size - 0.5),
  color: palette.ink,
  align,
})

/** All contacts in one line that wraps, a bar between them: by it parsers tell a phone from the address after it. */
export const contactLine = (contacts: readonly Contact[], ctx: Compose, align: Align): Block[] => {
  if (contacts.length === 0) return []
  const node = tag('P', undefined, contacts[0])
  return [
    {
      kind: 'flow',
      gap: ctx.style.gap.line * 3,
      keepNext: false,
      items: contacts.map((contact) => itemOf(contact, node, ctx)),
      style: contactStyle(ctx, align),
      x: ctx.indent,
      width: ctx.width - ctx.indent,
      space: 14,
      balanced: true,
      separator: { text: '  |  ', node, color: ctx.palette.muted },
      iconColor: ctx.palette.accent,
    },
  ]
}

/** One contact a line. */
export const contactStack = (contacts: readonly Contact[], ctx: Compose, align: Align): Block[] =>
  contacts.map((contact, i) => ({
    kind: 'flow',
    gap: i === 0 ? 0 : ctx.style.gap.line,
    keepNext: false,
    items: [itemOf(contact, tag('P', undefined, contact), ctx)],
    style: contactStyle(ctx, align),
    x: 0,
    width: ctx.width,
    space: 0,
    iconColor: ctx.palette.accent,
  }))

/** Whether each address and link stands on one line of this column: cut ones are lost to most parsers. */
export const contactFits = (contacts: readonly Contact[], ctx: Compose): boolean => {
  const { size } = contactStyle(ctx, 'left')
  const lead = ctx.style.template.icons ? size * 1.45 : 0
  return contacts
    .filter((contact) => contact.kind !== 'location' && contact.kind !== 'link')
    .every((contact) => ctx.type.width(contact.text, 'regular', size) + lead <= ctx.width)
}
