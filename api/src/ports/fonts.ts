import type { FontCache } from '#shared/renderer/fonts/font-cache.ts'

/** Fonts that PDFs embed. */
export type Fonts = FontCache
