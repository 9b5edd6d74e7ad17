import type { Fonts } from '#api/ports/fonts.ts'
import { fontBytes, fontCache } from '#shared/renderer/fonts/font-cache.ts'

/** What a Worker's ASSETS binding offers. */
export interface AssetFetcher {
  fetch(url: string): Promise<Response>
}

/** Fonts from the static files of a Worker. */
export const assetFonts = (assets: AssetFetcher): Fonts =>
  fontCache(async (path) => fontBytes(path, await assets.fetch(`https://assets.local${path}`)))
