import type { TextRun } from '../lines/text-run.ts'
import type { PageRuns } from './page-runs.ts'
import type { PaintedFill, PaintedPage, PaintedText } from './walk-operators.ts'

/** A painted text is part of a run of its font that starts within this distance. */
const SAME_PLACE_PT = 0.5
/** Height above the baseline that a cover has to hide, in em. */
const LETTER_HEIGHT_EM = 0.6
/** Where more of a page's letters (0–1) are covered, its layers are probably not understood. */
const MAX_COVERED_SHARE = 0.5
/** A wide bar in the outer share of a later page is fixed to the window: printing a web page puts it over the text. */
const BAR_SHARE = 0.12
const MIN_BAR_WIDTH_SHARE = 0.6

/** Bounds of the work for one page; resumes have fewer. */
const MAX_RUNS = 5_000
const MAX_COVERS = 1_000

/** The runs of page `number` that a filled box hides, such as texts of a template below a new background. */
export const findCoveredRuns = (
  page: PageRuns,
  painted: PaintedPage,
  number: number,
  fonts: ReadonlyMap<string, number>,
): ReadonlySet<TextRun> => {
  const covers = painted.fills
    .filter((fill) => fill.cover && !(number > 1 && isFixedBar(fill, page)))
    .slice(-MAX_COVERS)
  const first = painted.texts[0]?.at ?? 0
  if (page.counts.angle !== 0 || page.runs.length > MAX_RUNS || !covers.some((fill) => fill.at > first))
    return new Set()
  const textsByRow = new Map<number, PaintedText[]>()
  for (const text of painted.texts) {
    const row = textsByRow.get(Math.round(text.y))
    if (row) row.push(text)
    else textsByRow.set(Math.round(text.y), [text])
  }
  const isCovered = (run: TextRun): boolean => {
    const y = Math.round(run.y)
    const own = [y - 1, y, y + 1].flatMap((row) => textsByRow.get(row) ?? []).filter((text) => isPart(text, run, fonts))
    const last = covers.findLast((fill) => hides(fill, run))
    return last !== undefined && own.length > 0 && own.every((text) => text.at < last.at)
  }
  const covered = page.runs.filter(isCovered)
  const isPlausible = countLetters(covered) <= MAX_COVERED_SHARE * countLetters(page.runs)
  return new Set(isPlausible ? covered : [])
}

const countLetters = (runs: readonly TextRun[]): number => runs.reduce((n, run) => n + run.text.length, 0)

const isPart = (text: PaintedText, run: TextRun, fonts: ReadonlyMap<string, number>): boolean =>
  fonts.get(text.font) === run.font &&
  Math.abs(text.y - run.y) <= SAME_PLACE_PT &&
  text.x >= run.x - SAME_PLACE_PT &&
  text.x <= run.right

const hides = ({ cover }: PaintedFill, run: TextRun): boolean =>
  cover !== undefined &&
  cover.x <= run.x &&
  cover.right >= run.right &&
  cover.y <= run.y - LETTER_HEIGHT_EM * run.size &&
  cover.bottom >= run.y

const isFixedBar = ({ x, right, y, bottom }: PaintedFill, { width, height }: PageRuns): boolean =>
  right - x >= MIN_BAR_WIDTH_SHARE * width && (bottom <= BAR_SHARE * height || y >= (1 - BAR_SHARE) * height)
