import { fontBytes, fontCache } from '#shared/renderer/fonts/font-cache.ts'

const fonts = fontCache(async (path) => fontBytes(path, await fetch(path)))

/** The two faces of a family, kept once they are there. Throws when they cannot be fetched. */
export const fontsFor = fonts.load
