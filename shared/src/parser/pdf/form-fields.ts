import { trust } from '../../cast.ts'
import type { Warning } from '../extracted-document.ts'
import type { Run } from '../lines/text-run.ts'
import { boxOf, matrixOf } from './matrix.ts'
import type { PageRuns } from './page-runs.ts'
import { cleanText } from './text/clean-text.ts'

const MOST_FIELDS = 500
/** Letters of a field with no label beside it, in pt, and how far apart its lines are, in em. */
const SIZE = 10
const LEADING = 1.25
/** Width of a letter, in em, on average. */
const LETTER = 0.5

interface Field {
  readonly page: number
  readonly value: string
  readonly rect: readonly number[]
}

/**
 * Puts the text of form fields (`getFieldObjects` of pdf.js), which is no part of a page's text, among the runs of the
 * pages, where each field stands. Boxes to tick, hidden fields and what the page shows already are left out.
 */
export const addFormFields = (
  objects: unknown,
  pages: readonly PageRuns[],
  fonts: Map<string, number>,
  hazards: Warning[],
): void => {
  const fields = textFields(objects)
  if (fields.length === 0) return
  const font = fonts.size
  fonts.set('form fields', font)
  let count = 0
  for (const field of fields.slice(0, MOST_FIELDS)) {
    const page = pages[field.page]
    if (!page) continue
    const shown = new Set(page.runs.map((run) => run.text))
    const added = runsOf(field, page, font).filter((run) => !shown.has(run.text))
    page.runs.push(...added)
    if (added.length > 0) count++
  }
  if (count > 0) hazards.push({ code: 'form-fields', page: 1, params: { count } })
}

const textFields = (objects: unknown): Field[] => {
  if (!objects || typeof objects !== 'object') return []
  // pdf.js 6 gives a Map, older ones an object.
  const groups = objects instanceof Map ? [...objects.values()] : Object.values(objects)
  return groups
    .flatMap((group) => (Array.isArray(group) ? trust<unknown[]>(group, 'checked') : []))
    .flatMap((field) => {
      if (!field || typeof field !== 'object') return []
      const { value, page, rect, type, hidden } = trust<Record<string, unknown>>(field, 'an object')
      const text =
        typeof value === 'string' ? value : type === 'listbox' && Array.isArray(value) ? value.join(', ') : ''
      if (text.trim() === '' || hidden === true || !TEXT_TYPES.has(String(type)) || !Array.isArray(rect)) return []
      return [
        {
          page: typeof page === 'number' ? Math.max(0, page) : 0,
          value: text,
          rect: trust<number[]>(rect, 'numbers by pdf.js'),
        },
      ]
    })
}

const TEXT_TYPES: ReadonlySet<string> = new Set(['text', 'combobox', 'listbox'])

/** The lines of a field as runs: on the baseline of the text beside it, else from its top down. */
const runsOf = (field: Field, page: PageRuns, font: number): Run[] => {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = field.rect
  const box = boxOf(matrixOf(page.transform), x0, y0, x1, y1)
  const texts = cleanText(field.value)
    .split(/\r\n|\r|\n/)
    .map((text) => text.trim().slice(0, 4_000))
    .filter((text) => text !== '')
  if (box.right - box.x <= 0 || page.counts.angle !== 0) return []
  const near = nearest(page.runs, box)
  const beside = near && near.y > box.y && near.y <= box.bottom + 1 ? near : undefined
  const size = beside?.size ?? Math.min(SIZE, Math.max(4, box.bottom - box.y))
  const first = beside && texts.length === 1 ? beside.y : Math.min(box.bottom, box.y + size)
  return texts.map((text, i) => ({
    text,
    x: box.x + 1,
    y: first + i * LEADING * size,
    right: Math.min(box.right, box.x + 1 + text.length * LETTER * size),
    size,
    font,
    order: (near?.order ?? 0) + 0.5,
    spaceBefore: true,
    spaceAfter: true,
  }))
}

/** The run next to a box: on its rows first, then the nearest above. */
const nearest = (
  runs: readonly Run[],
  box: { x: number; y: number; right: number; bottom: number },
): Run | undefined => {
  let best: Run | undefined
  let least = Number.POSITIVE_INFINITY
  for (const run of runs) {
    const down = run.y > box.bottom + 1 ? 4 * (run.y - box.bottom) : Math.max(0, box.y - run.y)
    const aside = run.right <= box.x ? box.x - run.right : Math.max(0, run.x - box.right)
    const away = 3 * down + aside
    if (away < least) {
      least = away
      best = run
    }
  }
  return best
}
