import { unsafeCast } from '../../cast.ts'
import type { TextRun } from '../lines/text-run.ts'
import { type Box, toMatrix, transformBox } from './matrix.ts'
import type { PageRuns } from './page-runs.ts'
import { cleanText } from './text/clean-text.ts'

const MAX_FIELDS = 500
const MAX_LINE_CHARS = 4_000
/** Size of the letters in a field with no text beside it. */
const DEFAULT_SIZE_PT = 10
const MIN_SIZE_PT = 4
const LEADING_EM = 1.25
const LETTER_WIDTH_EM = 0.5

const TEXT_TYPES: ReadonlySet<string> = new Set(['text', 'combobox', 'listbox'])

interface FormField {
  /** Index of its page. */
  readonly page: number
  readonly value: string
  readonly rect: readonly number[]
}

/**
 * Adds the values of form fields (`getFieldObjects` of pdf.js), which are not in a page's text, as runs where the fields
 * stand. Check boxes, hidden fields and text that the page already has are left out; `count` is the number of fields
 * added. `font` is the index of the font that the new runs get.
 */
export const addFormFields = (
  objects: unknown,
  pages: readonly PageRuns[],
  font: number,
): { pages: PageRuns[]; count: number } => {
  const fields = parseTextFields(objects).slice(0, MAX_FIELDS)
  let count = 0
  const filled = pages.map((page, index) => {
    const runs = [...page.runs]
    for (const field of fields.filter((each) => each.page === index)) {
      const known = new Set(runs.map((run) => run.text))
      const added = toRuns(field, { ...page, runs }, font).filter((run) => !known.has(run.text))
      runs.push(...added)
      if (added.length > 0) count++
    }
    return { ...page, runs }
  })
  return { pages: filled, count }
}

const parseTextFields = (objects: unknown): FormField[] => {
  if (!objects || typeof objects !== 'object') return []
  // pdf.js 6 returns a Map, older versions an object.
  const groups = objects instanceof Map ? [...objects.values()] : Object.values(objects)
  return groups
    .flatMap((group) => (Array.isArray(group) ? unsafeCast<unknown[]>(group, 'checked') : []))
    .flatMap((field) => {
      if (!field || typeof field !== 'object') return []
      const { value, page, rect, type, hidden } = unsafeCast<Record<string, unknown>>(field, 'an object')
      const text = toFieldText(value, type)
      if (text.trim() === '' || hidden === true || !TEXT_TYPES.has(String(type)) || !Array.isArray(rect)) return []
      const index = typeof page === 'number' ? Math.max(0, page) : 0
      return [{ page: index, value: text, rect: unsafeCast<number[]>(rect, 'numbers by pdf.js') }]
    })
}

const toFieldText = (value: unknown, type: unknown): string => {
  if (typeof value === 'string') return value
  return type === 'listbox' && Array.isArray(value) ? value.join(', ') : ''
}

/** The lines of a field as runs: on the baseline of the text beside it, else from its top down. */
const toRuns = (field: FormField, page: PageRuns, font: number): TextRun[] => {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = field.rect
  const box = transformBox(toMatrix(page.transform), x0, y0, x1, y1)
  if (box.right - box.x <= 0 || page.counts.angle !== 0) return []
  const texts = cleanText(field.value)
    .split(/\r\n|\r|\n/)
    .map((text) => text.trim().slice(0, MAX_LINE_CHARS))
    .filter((text) => text !== '')
  const nearest = findNearestRun(page.runs, box)
  const beside = nearest && nearest.y > box.y && nearest.y <= box.bottom + 1 ? nearest : undefined
  const size = beside?.size ?? Math.min(DEFAULT_SIZE_PT, Math.max(MIN_SIZE_PT, box.bottom - box.y))
  const firstY = beside && texts.length === 1 ? beside.y : Math.min(box.bottom, box.y + size)
  return texts.map((text, i) => ({
    text,
    x: box.x + 1,
    y: firstY + i * LEADING_EM * size,
    right: Math.min(box.right, box.x + 1 + text.length * LETTER_WIDTH_EM * size),
    size,
    font,
    order: (nearest?.order ?? 0) + 0.5,
    spaceBefore: true,
    spaceAfter: true,
  }))
}

/** The run next to a box: on its rows first, then above it, last below it. */
const findNearestRun = (runs: readonly TextRun[], box: Box): TextRun | undefined => {
  let nearest: TextRun | undefined
  let shortest = Number.POSITIVE_INFINITY
  for (const run of runs) {
    const vertical = run.y > box.bottom + 1 ? 4 * (run.y - box.bottom) : Math.max(0, box.y - run.y)
    const horizontal = run.right <= box.x ? box.x - run.right : Math.max(0, run.x - box.right)
    const distance = 3 * vertical + horizontal
    if (distance < shortest) {
      shortest = distance
      nearest = run
    }
  }
  return nearest
}
