import { createFontCache, readFontResponse } from '#shared/renderer/fonts/font-cache.ts'

const fonts = createFontCache(async (path) => readFontResponse(path, await fetch(path)))

/** The two faces of a family, kept once they are there. Throws when they cannot be fetched. */
export const loadFonts = fonts.load
