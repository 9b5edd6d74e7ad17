import type { FontFamily } from '../../resume/schema/content.ts'
import { getFontPath } from './font-files.ts'
import type { FontSet } from './font-set.ts'

export interface FontCache {
  /** The family's two faces, kept after the first call; what failed is tried again. Throws what `read` throws. */
  load(family: FontFamily): Promise<FontSet>
}

/** Fonts from wherever `read` finds the bytes of a path such as `/fonts/pdf/inter-bold.ttf`. */
export const createFontCache = (read: (path: string) => Promise<Uint8Array>): FontCache => {
  const loaded = new Map<FontFamily, Promise<FontSet>>()
  const load = async (family: FontFamily): Promise<FontSet> => {
    const [regular, bold] = await Promise.all([read(getFontPath(family, 'regular')), read(getFontPath(family, 'bold'))])
    return { [family]: { regular, bold } }
  }
  return {
    load: (family) => {
      const known = loaded.get(family)
      if (known) return known
      const promise = load(family)
      loaded.set(family, promise)
      promise.catch(() => loaded.delete(family))
      return promise
    },
  }
}

/** What an HTTP answer has, in a browser and in a Worker. */
interface FontResponse {
  readonly ok: boolean
  readonly headers: { get(name: string): string | null }
  arrayBuffer(): Promise<ArrayBuffer>
}

/** The bytes of a served font file. Throws when a page came in its place. */
export const readFontResponse = async (path: string, answer: FontResponse): Promise<Uint8Array> => {
  const type = answer.headers.get('content-type') ?? ''
  if (!answer.ok || type.startsWith('text/html')) throw new Error(`no font at ${path}`)
  return new Uint8Array(await answer.arrayBuffer())
}
