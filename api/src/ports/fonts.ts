import type { FontSet } from '#shared/renderer/fonts/font-set.ts'
import type { FontFamily } from '#shared/resume/schema/content.ts'

/** Fonts that PDFs embed. */
export interface Fonts {
  /** Loads the regular and bold faces of a family, cached after the first call. Throws when a file is missing. */
  load(family: FontFamily): Promise<FontSet>
}
