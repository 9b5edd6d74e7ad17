import { trust } from '../../cast.ts'
import type { Hazard, ReadLine } from '../read-document.ts'
import { cleanText } from '../text/glyphs.ts'

const MOST_FIELDS = 500

/** Adds the text of form fields (`getFieldObjects` of pdf.js), which is no part of the page's text, after the lines of the document. */
export const addFormFields = (fields: unknown, lines: ReadLine[], hazards: Hazard[]): void => {
  if (!fields || typeof fields !== 'object') return
  const seen = new Set(lines.map((line) => line.text))
  let count = 0
  for (const group of Object.values(fields)) {
    for (const field of Array.isArray(group) ? trust<unknown[]>(group, 'checked') : []) {
      if (!field || typeof field !== 'object' || count >= MOST_FIELDS) continue
      const { value, page, rect, type } = trust<Record<string, unknown>>(field, 'an object')
      if (typeof value !== 'string' || value === '' || type === 'checkbox' || type === 'radiobutton') continue
      const number = typeof page === 'number' ? Math.max(0, page) + 1 : 1
      const [x = 0, , right = 0, top = 0] = Array.isArray(rect) ? trust<number[]>(rect, 'numbers by pdf.js') : []
      for (const text of cleanText(value).split(/\r\n|\r|\n/)) {
        if (text.trim() === '' || seen.has(text.trim())) continue
        count++
        lines.push({
          page: number,
          text: text.trim().slice(0, 4_000),
          x,
          y: top,
          width: right - x,
          size: 10,
          bold: false,
          column: 0,
        })
      }
    }
  }
  if (count > 0) hazards.push({ code: 'form-fields', page: 1, params: { count } })
}
