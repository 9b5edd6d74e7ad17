import type { XmlElement } from '../../../archive/parse-xml.ts'
import type { WordBlock, WordLink } from '../word-model.ts'
import type { Numbering } from './numbering.ts'
import type { Relationship } from './relationships.ts'
import type { Styles } from './styles.ts'

/** A field (`w:fldChar`) that is open: its instruction, then its result. */
interface OpenField {
  instruction: string
  isResult: boolean
}

/** What the parts of a document are read with, and what is noted on the way. */
export interface PartContext {
  readonly styles: Styles
  readonly numbering: Numbering
  readonly relationships: ReadonlyMap<string, Relationship>
  /** Header or footer: page numbers are left out. */
  readonly isMargin: boolean
  readonly marginLeft: number
  readonly marginTop: number
  readonly noted: Noted
  /** Reads what is in a text box: a part in a part. */
  readonly readBlocks: (parent: XmlElement, context: PartContext, shaded: boolean) => WordBlock[]
  /** Fields may span paragraphs. */
  readonly fields: OpenField[]
}

/** Notes of a whole document. */
export interface Noted {
  readonly links: WordLink[]
  readonly fonts: Set<string>
  pictures: number
  icons: number
  hasShapes: boolean
  lang: string | undefined
}
