import type { FontFamily } from '../../resume/schema/content.ts'
import type { FamilyWeight } from '../compose/blocks.ts'

/** The bytes of the TTF files of a family. A weight that is missing is drawn in the nearest one. */
export type FontFiles = Readonly<Partial<Record<FamilyWeight, Uint8Array>>> & { readonly regular: Uint8Array }

/** The families that are available to a render. At least one is required. */
export type FontSet = Readonly<Partial<Record<FontFamily, FontFiles>>>
