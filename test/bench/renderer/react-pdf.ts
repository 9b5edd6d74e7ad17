import { join } from 'node:path'
import { Document, Font, Link, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { getFontPath } from '#shared/renderer/fonts/font-files.ts'
import type { FontFamily, ResumeContent } from '#shared/resume/schema/content.ts'
import { createOutline } from '#shared/templates/outline/create-outline.ts'
import type { Contact, EntryPart, Outline, SectionPart } from '#shared/templates/outline/outline.ts'

/** The families of a resume: of its text, and of its name and headings. */
interface Families {
  readonly text: FontFamily
  readonly display: FontFamily
}

const registered = new Set<FontFamily>()

const registerFamily = (family: FontFamily): void => {
  if (registered.has(family)) return
  registered.add(family)
  const src = (weight: 'regular' | 'bold') =>
    join(import.meta.dirname, '../../../web/public', getFontPath(family, weight))
  Font.register({ family, fonts: [{ src: src('regular') }, { src: src('bold'), fontWeight: 700 }] })
}
Font.registerHyphenationCallback((word) => [word])

const bold = { fontWeight: 700 } as const
const row = { flexDirection: 'row', justifyContent: 'space-between' } as const

const contact = (item: Contact) =>
  item.href ? h(Link, { key: item.path, src: item.href }, item.text) : h(Text, { key: item.path }, item.text)

const entry = (value: EntryPart) =>
  h(
    View,
    { key: value.path, style: { marginTop: 8 } },
    h(Text, { style: bold }, value.title?.text ?? ''),
    h(View, { style: row }, h(Text, {}, value.subtitle?.text ?? ''), h(Text, {}, value.dates?.text ?? '')),
    h(Text, {}, value.location?.text ?? ''),
    ...value.body.map((line, i) =>
      h(Text, { key: i, style: { marginTop: 2 } }, `${line.bullet ? '• ' : ''}${line.text}`),
    ),
  )

const part = (value: SectionPart, key: number) => {
  if (value.kind === 'entry') return entry(value)
  const text =
    value.kind === 'group'
      ? value.items.map((item) => item.text).join(', ')
      : value.kind === 'pairs'
        ? value.pairs.map(({ term, detail }) => `${term.text}: ${detail?.text}`).join(' · ')
        : value.lines.map((line) => line.text).join('\n')
  return h(Text, { key }, text)
}

const page = (outline: Outline, { text, display }: Families): ReactElement =>
  h(
    Page,
    { size: 'A4', style: { padding: 52, fontFamily: text, fontSize: 10, lineHeight: 1.38 } },
    h(Text, { style: { ...bold, fontFamily: display, fontSize: 25 } }, outline.name.text),
    h(Text, {}, outline.title?.text ?? ''),
    h(View, { style: { flexDirection: 'row', gap: 10, flexWrap: 'wrap' } }, ...outline.contact.map(contact)),
    ...outline.sections.map((section) =>
      h(
        View,
        { key: section.key, style: { marginTop: 14 } },
        h(
          Text,
          { style: { ...bold, fontFamily: display, borderBottom: '0.5 solid #ccc' } },
          section.title.toUpperCase(),
        ),
        ...section.parts.map(part),
      ),
    ),
  )

/** The same resume in regular and bold of the same families by @react-pdf/renderer, which writes no tags. */
export const renderWithReactPdf = async (
  content: ResumeContent,
  families: Families = { text: 'Inter', display: 'Inter' },
): Promise<Uint8Array> => {
  registerFamily(families.text)
  registerFamily(families.display)
  return renderToBuffer(h(Document, { title: 'CV', language: 'es' }, page(createOutline(content, 'es'), families)))
}
