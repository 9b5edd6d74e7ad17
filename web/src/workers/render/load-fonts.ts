import { createFontCache, readFontResponse } from '#shared/renderer/fonts/font-cache.ts'
import type { FontSet } from '#shared/renderer/fonts/font-set.ts'
import type { FontFamily } from '#shared/resume/schema/content.ts'

const fonts = createFontCache(async (path) => readFontResponse(path, await fetch(path)))

/** Loads the regular and bold face of a font family, cached. Throws when they cannot be fetched. */
export const loadFonts = (family: FontFamily): Promise<FontSet> => fonts.load(family, ['regular', 'bold'])
