import type { Language } from '../../languages.ts'
import { splitLinks } from '../../templates/outline/links.ts'
import type { EntryDetail, OutlinePart, OutlineText } from '../../templates/outline/outline.ts'
import type { Typeface } from '../fonts/typeface.ts'
import type { StructureRole, TagNode, TextRun, TextStyle, Weight } from './blocks.ts'
import type { Palette, Style } from './style.ts'

/** What composing one column needs. */
export interface ComposeContext {
  readonly style: Style
  readonly palette: Palette
  readonly typeface: Typeface
  readonly region: 'main' | 'sidebar'
  /** Of the column in pt. */
  readonly width: number
  /** Left edge of the text in pt: right of hanging headings or of the timeline. */
  readonly indent: number
  /** Returns a new number for each entry. */
  readonly nextEntryGroup: () => number
  /** Of the document. */
  readonly language: Language
  /** Language of a passage when it is not the document's language, else undefined. */
  readonly detectLanguage: (text: string) => string | undefined
}

/** An element of the structure tree. `source`: the outline text whose field it refers to. */
export const createTag = (
  role: StructureRole,
  parent?: TagNode,
  source?: Pick<OutlineText, 'path' | 'parts'>,
  lang?: string,
): TagNode => ({
  role,
  parent,
  path: source?.path,
  parts: source?.parts?.some((part) => part.path !== undefined) ? source.parts : undefined,
  lang,
})

/** The element of a passage of several texts, each from a field of its own. */
export const createListTag = (items: readonly OutlineText[], label?: string): TagNode =>
  createTag('P', undefined, {
    path: items[0]?.path ?? '',
    parts: [...(label ? [{ text: label }] : []), ...items.map(({ text, path }) => ({ text, path }))],
  })

/** Splits a text into runs of equal marks; links get a tag of their own under `node`. */
export const toTextRuns = (source: EntryDetail, node: TagNode, color: string): TextRun[] => {
  if (source.href) return [{ text: source.text, href: source.href, node: createTag('Link', node, source), color }]
  const links = new Map<string, TagNode>()
  return (source.parts ?? [source]).flatMap((part) => {
    const { bold, italic, href }: OutlinePart = part
    const weight: Weight | undefined = italic ? (bold ? 'bold-italic' : 'italic') : bold ? 'bold' : undefined
    return (href ? [{ text: part.text, href }] : splitLinks(part.text)).map((segment): TextRun => {
      const marks = weight && { weight }
      if (!segment.href) return { ...marks, text: segment.text }
      const link = links.get(segment.href) ?? createTag('Link', node, source)
      if (href) links.set(href, link)
      return { ...marks, text: segment.text, href: segment.href, node: link, color }
    })
  })
}

/** Style of body text. */
export const getBodyStyle = ({ style, palette }: ComposeContext): TextStyle => ({ ...style.body, color: palette.ink })

/** Style of dates, places and other secondary text; at least 9 pt. */
export const getMutedStyle = ({ style, palette }: ComposeContext): TextStyle => ({
  ...style.body,
  size: Math.max(9, style.body.size - 0.5),
  color: palette.muted,
})

/** Style of the first line of an entry. */
export const getStrongStyle = ({ style, palette }: ComposeContext): TextStyle => ({
  ...style.body,
  size: style.body.size * 1.05,
  leading: style.body.leading * 1.05,
  weight: 'bold',
  color: palette.ink,
})
