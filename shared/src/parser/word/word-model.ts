/** What DOCX and ODT have in common. Lengths in pt. */

/** Text in one style. `\t` is a tab, `\n` a line break, `\f` a page break, `\v` a column break. */
export interface WordRun {
  readonly text: string
  readonly size: number
  /** Name, weight and slant: what a PDF would have as one font. */
  readonly font: string
  readonly bold: boolean
  /** `#rrggbb` where the file names a color. */
  readonly color: string | undefined
  readonly hidden: boolean
  /** Its background is not white. */
  readonly shaded: boolean
}

export interface TabStop {
  readonly at: number
  readonly align: 'left' | 'right' | 'center'
}

export interface WordParagraph {
  readonly kind: 'paragraph'
  readonly runs: readonly WordRun[]
  /** What the list writes before it: `•`, `1.`. */
  readonly marker: string
  readonly indent: number
  readonly firstLineIndent: number
  readonly spaceBefore: number
  readonly spaceAfter: number
  readonly align: 'left' | 'right' | 'center'
  readonly tabs: readonly TabStop[]
  readonly style: string
  /** No space between paragraphs of one style. */
  readonly contextualSpacing: boolean
  readonly pageBreakBefore: boolean
  /** Size of an empty paragraph. */
  readonly size: number
  /** Text boxes anchored in it. */
  readonly boxes: readonly WordBox[]
}

export interface WordBox {
  readonly kind: 'box'
  readonly blocks: readonly WordBlock[]
  /** Left edge from the page's; undefined where it depends on the text. */
  readonly x: number | undefined
  /** Top from the page's, or from its paragraph's where `isBelowText`. */
  readonly y: number | undefined
  readonly isBelowText: boolean
  readonly width: number | undefined
  readonly height: number | undefined
  /** The whole text of its paragraph stands in it. */
  readonly inline: boolean
}

export interface WordCell {
  readonly blocks: readonly WordBlock[]
  /** First column of the grid and the number of columns. */
  readonly at: number
  readonly span: number
  /** Goes on with the cell above it. */
  readonly isContinued: boolean
}

export interface WordTable {
  readonly kind: 'table'
  readonly rows: readonly (readonly WordCell[])[]
  /** Widths of the grid's columns. */
  readonly grid: readonly number[]
  readonly indent: number
}

/** The end of a section: what comes after it has another page layout. */
interface WordSectionEnd {
  readonly kind: 'section-end'
  readonly newPage: boolean
}

export type WordBlock = WordParagraph | WordTable | WordBox | WordSectionEnd

export interface WordLink {
  readonly url: string
  readonly text: string
}

export interface WordPageSize {
  readonly width: number
  readonly height: number
  readonly marginLeft: number
  readonly marginRight: number
  readonly marginTop: number
}

export interface WordContent {
  readonly page: WordPageSize
  readonly header: readonly WordBlock[]
  readonly body: readonly WordBlock[]
  readonly footer: readonly WordBlock[]
  readonly notes: readonly WordBlock[]
  readonly links: readonly WordLink[]
  readonly pictures: number
  /** Characters of symbol fonts that were left out. */
  readonly icons: number
  /** Drawings behind text, on which white text can be seen. */
  readonly hasShapes: boolean
  readonly truncated: boolean
  readonly hasMacros: boolean
  readonly lang: string | undefined
  readonly title: string | undefined
  readonly producer: string | undefined
  readonly fonts: readonly string[]
}
