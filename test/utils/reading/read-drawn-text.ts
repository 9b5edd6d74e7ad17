import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { getFontFace } from '#shared/renderer/fonts/font-face.ts'
import { readGlyph } from '#shared/renderer/fonts/glyph-table.ts'
import { toPathData } from '#shared/renderer/write/glyph-path.ts'
import type { FontFamily } from '#shared/resume/design/styling-values.ts'

const CHARACTERS = [
  ...Array.from({ length: 0x180 }, (_, code) => code),
  ...Array.from('–—·•…’“”', (c) => c.charCodeAt(0)),
]

/** The characters of a family by the outlines that they are drawn with. */
const mapOutlines = async (family: FontFamily): Promise<ReadonlyMap<string, string>> => {
  const outlines = new Map<string, string>()
  const set = await createNodeFonts().load(family)
  for (const bytes of Object.values(set[family] ?? {})) {
    if (!(bytes instanceof Uint8Array)) continue
    const { glyph, tables, unitsPerEm } = getFontFace(bytes)
    for (const code of CHARACTERS) {
      const d = glyph(code) ? toPathData(readGlyph(tables, glyph(code)), 1000 / unitsPerEm) : ''
      if (d && !outlines.has(d)) outlines.set(d, String.fromCodePoint(code))
    }
  }
  return outlines
}

/** The drawn pages of an HTML document, and their texts without spaces: a line for each text. */
export const readDrawnText = async (html: string, family: FontFamily): Promise<{ pages: string[]; text: string }> => {
  const outlines = await mapOutlines(family)
  const pages = html.match(/<svg [\s\S]*?<\/svg>/g) ?? []
  const paths = new Map(
    [...html.matchAll(/<path id="(\w+)" d="([^"]+)"\/>/g)].map(([, id = '', d = '']) => [
      id,
      outlines.get(d) ?? '\ufffd',
    ]),
  )
  const readUses = (group: string) =>
    [...group.matchAll(/<use href="#(\w+)"/g)].map(([, id = '']) => paths.get(id) ?? '\ufffd').join('')
  const groups = pages.join('').match(/<g [\s\S]*?<\/g>/g) ?? []
  return { pages, text: groups.map(readUses).join('\n') }
}
