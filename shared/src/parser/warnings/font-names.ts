import { trust } from '../../cast.ts'
import type { PdfPage } from '../pdf/pdfjs-types.ts'

const SUBSET = /^[A-Z]{6}\+/
const BOLD =
  /bold|black|heavy|semibold|demi|extrabd|(?:^|[-_ ,])(?:bd|medi)\b|^(?:cm|sf|lm|ec)[a-z]*bx|cmbx|sfbx|lmroman\d+-bold|cmssbx|cmb\d/i

/** The names of fonts by pdf.js's ids, without the mark of a subset. Only known once a page's operators were read. */
export const fontNames = (page: PdfPage, ids: Iterable<string>): Map<string, string> => {
  const names = new Map<string, string>()
  for (const id of ids) {
    if (!page.commonObjs.has(id)) continue
    const font = page.commonObjs.get(id)
    if (!font || typeof font !== 'object') continue
    const { name } = trust<{ name?: unknown }>(font, 'an object')
    if (typeof name === 'string' && name !== '') names.set(id, name.replace(SUBSET, '').slice(0, 200))
  }
  return names
}

/** Whether a font's name says that it is bold. */
export const isBold = (name: string): boolean => BOLD.test(name)
