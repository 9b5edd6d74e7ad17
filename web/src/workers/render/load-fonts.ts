import { createFontCache, readFontResponse } from '#shared/renderer/fonts/font-cache.ts'

const fonts = createFontCache(async (path) => readFontResponse(path, await fetch(path)))

/** Loads the regular and bold face of a font family, cached. Throws when they cannot be fetched. */
export const loadFonts = fonts.load
