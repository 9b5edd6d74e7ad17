import type { FontFamily } from '../../resume/schema/content.ts'

/** The bytes of the two TTF files of a family. */
interface FontFiles {
  readonly regular: Uint8Array
  readonly bold: Uint8Array
}

/** The families that are available to a render. At least one is required. */
export type FontSet = Readonly<Partial<Record<FontFamily, FontFiles>>>
