import type { Paper } from '../resume/schema/content.ts'
import { createOutline } from '../templates/outline/create-outline.ts'
import { detectPassageLanguage } from './compose/passage-language.ts'
import { createStyle, MIN_FONT_SIZE_PT, type Scale } from './compose/style.ts'
import type { DrawList } from './draw/draw-list.ts'
import type { RenderedPdf, RenderInput } from './fonts/font-set.ts'
import { createTypeface, type Typeface } from './fonts/typeface.ts'
import { layoutResume } from './layout/layout-resume.ts'
import { writePdf } from './write/write-pdf.ts'

/**
 * A resume as the bytes of a tagged PDF. The same input gives the same bytes in a browser, in Node and in workerd.
 * Throws only when `fonts` is empty; every document with holes is drawn as far as it goes.
 */
export const renderResume = (input: RenderInput): RenderedPdf => renderWithDrawList(input).pdf

/** The same, with the draw list it was written from: where each text stands and which field it came from. */
export const renderWithDrawList = (input: RenderInput): { pdf: RenderedPdf; list: DrawList } => {
  const typeface = loadTypeface(input)
  const list = createDrawList(input, typeface)
  const pdf = {
    bytes: writePdf(list, typeface, input.now),
    pages: list.pages.map(() => list.paper),
    missingGlyphs: [...typeface.missingCharacters].sort(),
  }
  return { pdf, list }
}

/** The draw list alone: what stands where, for tests and for finding the field under a click. */
export const createDrawList = (input: RenderInput, typeface: Typeface = loadTypeface(input)): DrawList => {
  const { content, template, language } = input
  const outline = createOutline(content, language)
  const paper = input.paper ?? content.styling.paper ?? DEFAULT_PAPER()
  const lay = (scale: Scale) =>
    layoutResume({
      outline,
      style: createStyle(template, content.styling, paper, scale),
      typeface: typeface,
      language,
      detectLanguage: (text) => detectPassageLanguage(text, language),
    })
  return fitToPages(lay, content.styling.fitPages, template.size.base)
}

const loadTypeface = ({ fonts, content }: RenderInput): Typeface => createTypeface(fonts, content.styling.fontFamily)

const DEFAULT_PAPER = (): Paper => 'a4'

/** Space first, then size, never under 9 pt. */
const listScales = (base: number): Scale[] => {
  const least = MIN_FONT_SIZE_PT / base
  const spaces = [1, 0.9, 0.8, 0.7, 0.6, 0.5].map((space) => ({ space, size: 1 }))
  const sizes = [0.97, 0.94, 0.91, 0.88, 0.85, 0.82]
    .filter((size) => size > least)
    .map((size) => ({ space: 0.5, size }))
  return [...spaces, ...sizes, { space: 0.42, size: least }]
}

const fitToPages = (lay: (scale: Scale) => DrawList, pages: number | undefined, base: number): DrawList => {
  const whole = lay({ space: 1, size: 1 })
  if (pages === undefined || whole.pages.length <= pages) return whole
  const steps = listScales(base).slice(1)
  let low = 0
  let high = steps.length - 1
  let best = lay(steps[high] ?? { space: 1, size: 1 })
  if (best.pages.length > pages) return best
  while (low < high) {
    const middle = (low + high) >> 1
    const tried = lay(steps[middle] ?? { space: 1, size: 1 })
    if (tried.pages.length <= pages) {
      best = tried
      high = middle
    } else low = middle + 1
  }
  return best
}
