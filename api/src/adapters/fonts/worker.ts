import type { Fonts } from '#api/ports/fonts.ts'
import { createFontCache, readFontResponse } from '#shared/renderer/fonts/font-cache.ts'

/** The ASSETS binding of a Worker. */
export interface AssetFetcher {
  fetch(url: string): Promise<Response>
}

/** Loads fonts from the static files of a Worker. */
export const createWorkerFonts = (assets: AssetFetcher): Fonts =>
  createFontCache(async (path) => readFontResponse(path, await assets.fetch(`https://assets.local${path}`)))
