import { createFontCache, readFontResponse } from '#shared/renderer/fonts/font-cache.ts'
import type { FontSet } from '#shared/renderer/fonts/font-set.ts'
import type { FontFamily } from '#shared/resume/schema/content.ts'

const fonts = createFontCache(async (path) => readFontResponse(path, await fetch(path)))

/** Loads the upright or all faces of a font family, cached. Throws when they cannot be fetched. */
export const loadFonts = (family: FontFamily, hasItalics = false): Promise<FontSet> =>
  fonts.load(family, hasItalics ? ['bold', 'italic', 'bold-italic'] : ['bold'])
