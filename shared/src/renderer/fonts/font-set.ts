import type { FontFamily } from '../../resume/design/styling-values.ts'
import type { FamilyWeight } from '../compose/blocks.ts'

/** The families that a brand brings: of the text, and of name and headings. */
export type BrandFamily = 'brand-text' | 'brand-display'
export type Family = FontFamily | BrandFamily

/** The bytes of the TTF files of a family. A weight that is missing is drawn in the nearest one. */
export type FontFiles = Readonly<Partial<Record<FamilyWeight, Uint8Array>>> & {
  readonly regular: Uint8Array
  /** Of a brand's family, as files name it. */
  readonly name?: string
}

/** The families that are available to a render. At least one is required. */
export type FontSet = Readonly<Partial<Record<Family, FontFiles>>>

/** Whether a family is one of a brand's own fonts. */
export const isBrandFamily = (family: Family): family is BrandFamily =>
  family === 'brand-text' || family === 'brand-display'
