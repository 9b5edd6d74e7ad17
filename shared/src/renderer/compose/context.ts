import { linkPieces } from '../../templates/outline/links.ts'
import type { Fact, Said } from '../../templates/outline/outline.ts'
import type { Role, Run, TagNode, TextStyle } from './blocks.ts'
import type { Typeface } from '../fonts/typeface.ts'
import type { Palette, Style } from './style.ts'

/** What the composers of one column work with. */
export interface Compose {
  readonly style: Style
  readonly palette: Palette
  readonly type: Typeface
  readonly region: 'main' | 'rail'
  /** Of the column, pt. */
  readonly width: number
  /** Where text starts: past the heading's column, the dates' or the timeline. */
  readonly indent: number
  /** A new number for each entry. */
  readonly nextGroup: () => number
  /** The language of a passage where it is not the document's. */
  readonly langOf: (text: string) => string | undefined
}

export const tag = (role: Role, parent?: TagNode, said?: Pick<Said, 'path'>, lang?: string): TagNode => ({
  role,
  parent,
  path: said?.path,
  lang,
})

/** A text as runs, its links tagged under `node`. */
export const runsOf = (said: Fact, node: TagNode, color: string): Run[] =>
  said.href
    ? [{ text: said.text, href: said.href, node: tag('Link', node, said), color }]
    : linkPieces(said.text).map((piece) =>
        piece.href
          ? { text: piece.text, href: piece.href, node: tag('Link', node, said), color }
          : { text: piece.text },
      )

export const bodyStyle = ({ style, palette }: Compose): TextStyle => ({ ...style.body, color: palette.ink })

export const quietStyle = ({ style, palette }: Compose): TextStyle => ({
  ...style.body,
  size: Math.max(9, style.body.size - 0.5),
  color: palette.muted,
})

export const strongStyle = ({ style, palette }: Compose): TextStyle => ({
  ...style.body,
  size: style.body.size * 1.05,
  leading: style.body.leading * 1.05,
  weight: 'bold',
  color: palette.ink,
})
