import { element } from '../../archive/write-xml.ts'
import { createChecksum } from '../../checksum.ts'
import { FONT_FAMILIES } from '../../resume/design/styling-values.ts'
import type { FamilyWeight } from '../compose/blocks.ts'
import type { FontSet } from '../fonts/font-set.ts'

/** A face in a Word file: the font with its first bytes hidden (ISO/IEC 29500-1, 17.8.1). */
export interface WordFont {
  readonly id: string
  readonly fileName: string
  readonly bytes: Uint8Array
}

const FORMS: readonly (readonly [FamilyWeight, string])[] = [
  ['regular', 'w:embedRegular'],
  ['bold', 'w:embedBold'],
  ['italic', 'w:embedItalic'],
  ['bold-italic', 'w:embedBoldItalic'],
]
const HIDDEN_BYTES = 32

/** The faces of a file, and the inside of `w:fonts` that names them. */
export const createWordFonts = (fonts: FontSet): { readonly files: WordFont[]; readonly table: string } => {
  const files: WordFont[] = []
  const table = ([...FONT_FAMILIES, 'brand-text', 'brand-display'] as const).flatMap((family) => {
    const faces = fonts[family]
    if (!faces) return []
    const forms = FORMS.flatMap(([weight, name]) => {
      const bytes = faces[weight]
      if (!bytes) return []
      const key = createChecksum([family, weight])
      const id = `font${files.length + 1}`
      files.push({ id, fileName: `${id}.odttf`, bytes: hideStart(bytes, key) })
      return [element(name, { 'r:id': id, 'w:fontKey': toGuid(key) })]
    })
    return [element('w:font', { 'w:name': faces.name ?? family }, forms.join(''))]
  })
  return { files, table: table.join('') }
}

/** `{01234567-89AB-CDEF-0123-456789ABCDEF}` of 32 hexadecimal digits. */
const toGuid = (key: string): string =>
  `{${[key.slice(0, 8), key.slice(8, 12), key.slice(12, 16), key.slice(16, 20), key.slice(20)].join('-').toUpperCase()}}`

/** The digits of the key, last pair first, over the first bytes. */
const hideStart = (font: Uint8Array, key: string): Uint8Array => {
  const hidden = font.slice()
  for (let i = 0; i < HIDDEN_BYTES; i++) {
    const at = 30 - 2 * (i % 16)
    hidden[i] = (font[i] ?? 0) ^ Number.parseInt(key.slice(at, at + 2), 16)
  }
  return hidden
}
