import type { Fonts } from '#api/ports/fonts.ts'
import { cachedFonts } from './cached.ts'

/** What a Worker's ASSETS binding offers. */
export interface AssetFetcher {
  fetch(url: string): Promise<Response>
}

/** Fonts from the static files of a Worker. */
export const assetFonts = (assets: AssetFetcher): Fonts =>
  cachedFonts(async (path) => {
    const answer = await assets.fetch(`https://assets.local${path}`)
    const type = answer.headers.get('content-type') ?? ''
    if (!answer.ok || type.startsWith('text/html')) throw new Error(`no font at ${path}`)
    return new Uint8Array(await answer.arrayBuffer())
  })
