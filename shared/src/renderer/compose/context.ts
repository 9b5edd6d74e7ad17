import { splitLinks } from '../../templates/outline/links.ts'
import type { EntryDetail, OutlineText } from '../../templates/outline/outline.ts'
import type { Typeface } from '../fonts/typeface.ts'
import type { StructureRole, TagNode, TextRun, TextStyle } from './blocks.ts'
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
  /** Language of a passage when it is not the document's language, else undefined. */
  readonly detectLanguage: (text: string) => string | undefined
}

/** An element of the structure tree. `source`: the outline text whose field it refers to. */
export const createTag = (
  role: StructureRole,
  parent?: TagNode,
  source?: Pick<OutlineText, 'path'>,
  lang?: string,
): TagNode => ({
  role,
  parent,
  path: source?.path,
  lang,
})

/** Splits a text into runs; links get a tag of their own under `node`. */
export const toTextRuns = (source: EntryDetail, node: TagNode, color: string): TextRun[] =>
  source.href
    ? [{ text: source.text, href: source.href, node: createTag('Link', node, source), color }]
    : splitLinks(source.text).map((segment) =>
        segment.href
          ? { text: segment.text, href: segment.href, node: createTag('Link', node, source), color }
          : { text: segment.text },
      )

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
