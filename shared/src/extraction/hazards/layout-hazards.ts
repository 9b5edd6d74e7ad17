import type { PageLines } from '../layout/read-page.ts'
import type { PageRuns } from '../pdf/page-runs.ts'
import type { Hazard } from '../read-document.ts'
import { hasLooseAccent } from '../text/accents.ts'
import { isTracked } from '../text/tracked.ts'

/** What the text pass itself sees of a page. `first` is the index of the page's first line. */
export const layoutHazards = (page: PageRuns, laid: PageLines, number: number, first: number): Hazard[] => {
  const hazards: Hazard[] = []
  const add = (code: Hazard['code'], more: Omit<Hazard, 'code' | 'page'> = {}): void =>
    void hazards.push({ code, page: number, ...more })
  if (laid.columns > 1) add('columns', { params: { columns: laid.columns } })
  if (page.counts.icons > 0) add('icon-glyphs', { params: { count: page.counts.icons } })
  if (page.counts.angle !== 0) add('rotated-text', { params: { degrees: page.counts.angle } })
  for (const other of page.turned) if (other.length > 0) add('rotated-text', { quote: quote(other[0]?.text ?? '') })
  const tracked = page.runs.find((run) => isTracked(run.text))
  if (tracked) add('tracked-text', { quote: quote(tracked.text) })
  const loose = page.runs.filter((run) => hasLooseAccent(run.text))
  if (loose.length > 0)
    add('decomposed-accents', { quote: quote(loose[0]?.text ?? ''), params: { count: loose.length } })
  const tiny = laid.lines.findIndex((line) => line.size < 6 && line.text.length > 3)
  if (tiny >= 0)
    add('tiny-text', {
      line: first + tiny,
      quote: quote(laid.lines[tiny]?.text ?? ''),
      params: { size: laid.lines[tiny]?.size ?? 0 },
    })
  if (isOddSize(page.width, page.height))
    add('odd-page-size', { params: { width: Math.round(page.width), height: Math.round(page.height) } })
  return hazards
}

const quote = (text: string): string => text.slice(0, 300)

/** A4 and Letter, upright or lying, in pt; 2 % of leeway. */
const PAPERS = [
  [595.28, 841.89],
  [612, 792],
] as const

const isOddSize = (width: number, height: number): boolean =>
  !PAPERS.some(([w, h]) => near(width, w) && near(height, h)) &&
  !PAPERS.some(([w, h]) => near(width, h) && near(height, w))

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 0.02 * b
