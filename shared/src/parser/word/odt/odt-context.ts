import type { XmlElement } from '../../../archive/parse-xml.ts'
import type { WordBlock, WordLink } from '../word-model.ts'
import type { OdtStyles } from './odt-styles.ts'

/** What ODT content is read with, and what is noted on the way. */
export interface OdtContext {
  readonly styles: OdtStyles
  /** Header or footer: page numbers are left out. */
  readonly isMargin: boolean
  readonly noted: {
    readonly links: WordLink[]
    readonly fonts: Set<string>
    readonly notes: WordBlock[]
    pictures: number
    hasShapes: boolean
    lang: string | undefined
  }
  /** Reads what is in a frame: content in content. */
  readonly readBlocks: (parent: XmlElement, context: OdtContext, shaded: boolean) => WordBlock[]
}
