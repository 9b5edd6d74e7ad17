import type { FontSet } from '#shared/renderer/fonts/font-set.ts'
import type { FontFamily } from '#shared/resume/schema/content.ts'

/** The faces that PDFs embed. */
export interface Fonts {
  /** The family's two faces, kept after the first call. Throws when the files are not there. */
  load(family: FontFamily): Promise<FontSet>
}
