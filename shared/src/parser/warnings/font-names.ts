import { unsafeCast } from '../../cast.ts'
import type { PdfPage } from '../pdf/pdfjs-types.ts'

const SUBSET_PREFIX = /^[A-Z]{6}\+/
const BOLD_FONT_NAME =
  /bold|black|heavy|semibold|demi|extrabd|(?:^|[-_ ,])(?:bd|medi)\b|^(?:cm|sf|lm|ec)[a-z]*bx|cmbx|sfbx|lmroman\d+-bold|cmssbx|cmb\d/i

/** Font names without their subset prefix, by pdf.js's id. Available after the page's operators were read. */
export const readFontNames = (page: PdfPage, ids: Iterable<string>): Map<string, string> => {
  const names = new Map<string, string>()
  for (const id of ids) {
    if (!page.commonObjs.has(id)) continue
    const font = page.commonObjs.get(id)
    if (!font || typeof font !== 'object') continue
    const { name } = unsafeCast<{ name?: unknown }>(font, 'an object')
    if (typeof name === 'string' && name !== '') names.set(id, name.replace(SUBSET_PREFIX, '').slice(0, 200))
  }
  return names
}

/** Whether a font name is that of a bold font. */
export const isBoldFontName = (name: string): boolean => BOLD_FONT_NAME.test(name)
