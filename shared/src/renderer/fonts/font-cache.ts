import type { FontFamily } from '../../resume/schema/content.ts'
import type { FamilyWeight } from '../compose/blocks.ts'
import { getFontPath, listFamilyWeights } from './font-files.ts'
import type { FontFiles, FontSet } from './font-set.ts'

/** Fonts by family. */
export interface FontCache {
  /**
   * Loads faces of a family, each once; a failed load is tried again. `weights`: all by default; those that the family
   * does not have are ignored, and regular is always loaded. Rejects with the error of `read`.
   */
  load(family: FontFamily, weights?: readonly FamilyWeight[]): Promise<FontSet>
}

/** Creates a cache of fonts. `read` loads the bytes of a path such as `/fonts/pdf/inter-bold.ttf`. */
export const createFontCache = (read: (path: string) => Promise<Uint8Array>): FontCache => {
  const loaded = new Map<string, Promise<Uint8Array>>()
  const loadFile = (path: string): Promise<Uint8Array> => {
    const cached = loaded.get(path)
    if (cached) return cached
    const promise = read(path)
    loaded.set(path, promise)
    promise.catch(() => loaded.delete(path))
    return promise
  }
  return {
    load: async (family, weights) => {
      const wanted = listFamilyWeights(family).filter(
        (weight) => weight !== 'regular' && (weights?.includes(weight) ?? true),
      )
      const [regular, ...others] = await Promise.all([
        loadFile(getFontPath(family, 'regular')),
        ...wanted.map(async (weight) => [weight, await loadFile(getFontPath(family, weight))] as const),
      ])
      const files: FontFiles = { ...Object.fromEntries(others), regular }
      return { [family]: files }
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
