import { fontPath } from '#shared/pdf/font/font-files.ts'
import type { FontSet } from '#shared/pdf/render.types.ts'
import type { FontFamily } from '#shared/resume/content.ts'

const loaded = new Map<FontFamily, Promise<FontSet>>()

/** The two faces of a family, kept once they are there; a failed fetch is tried again. */
export const fontsFor = (family: FontFamily): Promise<FontSet> => {
  const known = loaded.get(family)
  if (known) return known
  const promise = load(family)
  loaded.set(family, promise)
  promise.catch(() => loaded.delete(family))
  return promise
}

const load = async (family: FontFamily): Promise<FontSet> => {
  const [regular, bold] = await Promise.all([read(fontPath(family, 'regular')), read(fontPath(family, 'bold'))])
  return { [family]: { regular, bold } }
}

const read = async (path: string): Promise<Uint8Array> => {
  const answer = await fetch(path)
  const type = answer.headers.get('content-type') ?? ''
  if (!answer.ok || type.startsWith('text/html')) throw new Error(`no font at ${path}`)
  return new Uint8Array(await answer.arrayBuffer())
}
