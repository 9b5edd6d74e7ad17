import type { IconName } from '../draw/icons.ts'
import type { Shape } from '../draw/shapes.ts'

/** What the layout steps pass on. Lengths in pt, y downwards from the top. */
export type Weight = 'regular' | 'bold'
export type Align = 'left' | 'right' | 'center'

const ROLES = ['H1', 'H2', 'H3', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Link', 'Figure', 'Table', 'TR', 'TH', 'TD'] as const
export type StructureRole = (typeof ROLES)[number]

/** A place in the structure tree. Children are put in order when text is drawn, so the tree reads as the pages do. */
export interface TagNode {
  readonly role: StructureRole
  readonly parent: TagNode | undefined
  /** Comes before this one in the tree although it is drawn later. */
  readonly follows?: TagNode | undefined
  /** Where it differs from the document's. */
  readonly lang?: string | undefined
  /** The field a text came from. */
  readonly path?: string | undefined
  /** Heading text for the bookmarks. */
  readonly bookmark?: string | undefined
  readonly alt?: string | undefined
}

export interface TextStyle {
  readonly size: number
  readonly leading: number
  readonly weight: Weight
  readonly color: string
  readonly align?: Align
}

export interface TextRun {
  readonly text: string
  readonly weight?: Weight
  readonly color?: string
  readonly href?: string | undefined
  /** The tag of this run where it is not its cell's: links. */
  readonly node?: TagNode
}

/** A text that wraps in its own width; cells of a block stand side by side, in reading order. */
export interface Cell {
  readonly node: TagNode
  readonly runs: readonly TextRun[]
  readonly style: TextStyle
  readonly x: number
  readonly width: number
  /** Drawn before all of its entry, whatever its place. */
  readonly drawFirst?: boolean
}

/** One item of a line that wraps as a whole: a contact, a chip. */
export interface FlowItem {
  readonly node: TagNode
  readonly runs: readonly TextRun[]
  readonly icon?: IconName | undefined
}

interface BlockBase {
  /** Space above, not at the top of a page. */
  readonly gap: number
  /** Must not stand at the foot of a page without what follows. */
  readonly keepWithNext: boolean
  readonly pageBreak?: boolean
  /** Entry number: its blocks stay on one page where that leaves no great hole. */
  readonly entryGroup?: number
  readonly padding?: { readonly top: number; readonly bottom: number }
  /** Shapes behind the block; the box is the block's, its rows as laid. */
  readonly shapes?: (box: BlockBox) => readonly Shape[]
}
export interface BlockBox {
  readonly width: number
  readonly height: number
  /** Right end of the widest row's text. */
  readonly textRight: number
  readonly textLeft: number
  /** Of the first row. */
  readonly baseline: number
}

export interface CellsBlock extends BlockBase {
  readonly kind: 'cells'
  readonly cells: readonly Cell[]
}
export interface FlowBlock extends BlockBase {
  readonly kind: 'flow'
  readonly items: readonly FlowItem[]
  readonly style: TextStyle
  readonly x: number
  readonly width: number
  readonly itemGap: number
  /** Rows of about the same length rather than a last one with a single item. */
  readonly balanced?: boolean
  /** Drawn between two items on a row. */
  readonly separator?: { readonly text: string; readonly node: TagNode; readonly color: string } | undefined
  readonly chip?: { readonly fill: string; readonly padX: number; readonly height: number; readonly radius: number }
  readonly iconColor?: string
}
export type Block = CellsBlock | FlowBlock

/** A segment of text on one line of one style. `y` is its baseline below its row's top. */
export interface TextSegment {
  readonly node: TagNode
  readonly x: number
  readonly y: number
  readonly text: string
  readonly width: number
  readonly size: number
  readonly weight: Weight
  readonly color: string
  readonly href?: string | undefined
  readonly drawFirst?: boolean
}
export interface Row {
  readonly height: number
  readonly segments: readonly TextSegment[]
  readonly shapes: readonly Shape[]
}
export interface MeasuredBlock {
  readonly block: Block
  readonly rows: readonly Row[]
  readonly height: number
  readonly width: number
}
