import type { Language } from '../../languages.ts'
import type { IconName } from '../draw/icons.ts'
import type { Shape } from '../draw/shapes.ts'

/** The data between compose and layout. Lengths in pt, y downwards, colors as #rrggbb. */
const WEIGHTS = ['regular', 'bold', 'italic', 'bold-italic', 'light'] as const
export type FamilyWeight = (typeof WEIGHTS)[number]
/** A face of the document: of its body family, or with `display-` of the family of its headings. */
export type Weight = FamilyWeight | `display-${FamilyWeight}`
export type Align = 'left' | 'right' | 'center'

const STRUCTURE_ROLES = [
  'H1',
  'H2',
  'H3',
  'P',
  'L',
  'LI',
  'Lbl',
  'LBody',
  'Link',
  'Figure',
  'Table',
  'TR',
  'TH',
  'TD',
] as const
export type StructureRole = (typeof STRUCTURE_ROLES)[number]

/**
 * An element of the PDF structure tree. Children are ordered by when their text is drawn, so the tree follows the
 * pages.
 */
export interface TagNode {
  readonly role: StructureRole
  readonly parent: TagNode | undefined
  /** The element that precedes this one in the tree although its text is drawn later. */
  readonly follows?: TagNode | undefined
  /** BCP 47 tag, only where it differs from the document's language. */
  readonly lang?: string | undefined
  /** The field of the resume that the text came from. */
  readonly path?: string | undefined
  /** The parts of a text that came from several fields, in order; those without a path are labels or separators. */
  readonly parts?: readonly TextPart[] | undefined
  /** Title in the PDF outline, for headings. */
  readonly bookmark?: string | undefined
  readonly alt?: string | undefined
}

/** A part of a text, and the field that it came from. */
export interface TextPart {
  readonly text: string
  readonly path?: string | undefined
}

/** Font size and leading (line height) in pt. */
export interface TextStyle {
  readonly size: number
  readonly leading: number
  readonly weight: Weight
  readonly color: string
  readonly align?: Align
  /** Space after each character as a share of the font size, 0–0.09. Extractors take more for a space. */
  readonly tracking?: number
  /** Every digit takes the width of the widest one, so that dates stand in columns. */
  readonly tabular?: boolean
}

/** A part of a text with one style and at most one link. */
export interface TextRun {
  readonly text: string
  readonly weight?: Weight
  /** Font size in pt, where it is not that of the text's style. */
  readonly size?: number
  readonly color?: string
  readonly href?: string | undefined
  /** The element of this run when it is not the cell's own: links. */
  readonly node?: TagNode
}

/** A text that wraps within its width. The cells of a block stand side by side, in reading order. */
export interface Cell {
  readonly node: TagNode
  readonly runs: readonly TextRun[]
  readonly style: TextStyle
  readonly x: number
  readonly width: number
  /** Drawn before the other texts of its entry, whatever its position. */
  readonly drawFirst?: boolean
  /** Splits words at syllables in this language, where that gains room. For prose alone. */
  readonly hyphenate?: Language | undefined
}

/** One item of a wrapping row, such as a contact or a chip. Items are not split. */
export interface FlowItem {
  readonly node: TagNode
  readonly runs: readonly TextRun[]
  readonly icon?: IconName | undefined
}

interface BlockBase {
  /** Space above the block in pt, ignored at the top of a page. */
  readonly gap: number
  /** The block must be on the same page as the start of the next one. */
  readonly keepWithNext: boolean
  readonly pageBreak?: boolean
  /** Number of the entry. Its blocks stay on one page unless that leaves much of a page empty. */
  readonly entryGroup?: number
  readonly padding?: { readonly top: number; readonly bottom: number }
  /** Shapes behind the block, relative to its top left corner. */
  readonly shapes?: (box: BlockBox) => readonly Shape[]
}
/** Size of a measured block and extent of its text, in pt relative to the block. */
export interface BlockBox {
  readonly width: number
  readonly height: number
  /** Space above the block in pt: that of the block, more or less on a page that is filled; 0 at the top of a page. */
  readonly gap: number
  /** Right end of the widest text. */
  readonly textRight: number
  readonly textLeft: number
  /** Of the first row, from the top of the box. */
  readonly baseline: number
}

/** Texts side by side, each wrapping within its own width. */
export interface CellsBlock extends BlockBase {
  readonly kind: 'cells'
  readonly cells: readonly Cell[]
}
/** Items in wrapping rows. */
export interface FlowBlock extends BlockBase {
  readonly kind: 'flow'
  readonly items: readonly FlowItem[]
  readonly style: TextStyle
  readonly x: number
  readonly width: number
  readonly itemGap: number
  /** Makes all rows about equally long, instead of leaving one item on the last row. */
  readonly balanced?: boolean
  /** Text between two items of a row. */
  readonly separator?: { readonly text: string; readonly node: TagNode; readonly color: string } | undefined
  readonly chip?: { readonly fill: string; readonly padX: number; readonly height: number; readonly radius: number }
  readonly iconColor?: string
}
export type Block = CellsBlock | FlowBlock

/** Text of one style on one line. `y` is the baseline, measured from the top of the row. */
export interface TextSegment {
  readonly node: TagNode
  readonly x: number
  readonly y: number
  readonly text: string
  readonly width: number
  readonly size: number
  readonly weight: Weight
  readonly color: string
  readonly tracking?: number
  readonly href?: string | undefined
  readonly drawFirst?: boolean
  /** What each space is narrower than usual by, in pt. */
  readonly tighter?: number
  /** Every digit takes the width of the widest one. */
  readonly tabular?: boolean
}
/** A measured line of a block. */
export interface Row {
  readonly height: number
  readonly segments: readonly TextSegment[]
  readonly shapes: readonly Shape[]
}
/** A block with its rows; sizes in pt. */
export interface MeasuredBlock {
  readonly block: Block
  readonly rows: readonly Row[]
  readonly height: number
  readonly width: number
}
