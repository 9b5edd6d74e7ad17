import type { FontFamily } from '../../resume/schema/content.ts'
import { getFontPath } from './font-files.ts'
import type { FontSet } from './font-set.ts'

/** Fonts by family. */
export interface FontCache {
  /** Loads the two faces of a family once; a failed load is tried again. Rejects with the error of `read`. */
  load(family: FontFamily): Promise<FontSet>
}

/** Creates a cache of fonts. `read` loads the bytes of a path such as `/fonts/pdf/inter-bold.ttf`. */
export const createFontCache = (read: (path: string) => Promise<Uint8Array>): FontCache => {
  const loaded = new Map<FontFamily, Promise<FontSet>>()
  const load = async (family: FontFamily): Promise<FontSet> => {
    const [regular, bold] = await Promise.all([read(getFontPath(family, 'regular')), read(getFontPath(family, 'bold'))])
    return { [family]: { regular, bold } }
  }
  return {
    load: (family) => {
      const cached = loaded.get(family)
      if (cached) return cached
      const promise = load(family)
      loaded.set(family, promise)
      promise.catch(() => loaded.delete(family))
      return promise
    },
  }
}

/** The part of an HTTP response that browsers and Workers have in common. */
interface FontResponse {
  readonly ok: boolean
  readonly headers: { get(name: string): string | null }
  arrayBuffer(): Promise<ArrayBuffer>
}

/**
 * The bytes of a font file.
 * @throws Error when the response is an error or an HTML page
 */
export const readFontResponse = async (path: string, response: FontResponse): Promise<Uint8Array> => {
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || type.startsWith('text/html')) throw new Error(`no font at ${path}`)
  return new Uint8Array(await response.arrayBuffer())
}
