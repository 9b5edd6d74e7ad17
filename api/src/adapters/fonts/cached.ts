import type { Fonts } from '#api/ports/fonts.ts'
import { fontPath } from '#shared/pdf/font/font-files.ts'
import type { FontSet } from '#shared/pdf/render.types.ts'
import type { FontFamily } from '#shared/resume/content.ts'

/** Fonts from wherever `read` finds a path such as `/fonts/pdf/inter-bold.ttf`; a failed read is tried again. */
export const cachedFonts = (read: (path: string) => Promise<Uint8Array>): Fonts => {
  const loaded = new Map<FontFamily, Promise<FontSet>>()
  const load = async (family: FontFamily): Promise<FontSet> => {
    const [regular, bold] = await Promise.all([read(fontPath(family, 'regular')), read(fontPath(family, 'bold'))])
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
