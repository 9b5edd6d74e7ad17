import { getBodySize, hasOversizedFonts, hasUnknownSizes, listLineSpacings } from '../../context/fonts.ts'
import { linearRamp } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const MIN_SIZE_PT = 9
const ZERO_AT_SMALL_PT = 7
const MAX_SIZE_PT = 12.5
const ZERO_AT_LARGE_PT = 16

/** A page from this width on, pt, is drawn larger than paper and printed smaller. */
const MAX_PAPER_WIDTH_PT = 900
const A4_WIDTH_PT = 595

const toPrintedSize = (size: number, pageWidth: number): number =>
  pageWidth > MAX_PAPER_WIDTH_PT ? Math.round((size * A4_WIDTH_PT * 10) / pageWidth) / 10 : size

/**
 * Median font size in pt, by characters: 9 to 12.5 gains everything.
 * Source: recruiters in La Voz de Galicia (2025), the project's extraction study.
 */
export const fontSize = defineRule({
  code: 'font-size',
  category: 'format',
  weight: 7,
  needs: 'layout',
  measure: ({ lines, extracted }) => {
    const size = toPrintedSize(getBodySize(lines), extracted.pages[0]?.width ?? 0)
    if (size === 0 || hasUnknownSizes(extracted) || hasOversizedFonts(listLineSpacings(lines))) return null
    return {
      ratio: Math.min(linearRamp(size, MIN_SIZE_PT, ZERO_AT_SMALL_PT), linearRamp(size, MAX_SIZE_PT, ZERO_AT_LARGE_PT)),
      params: { size, smallest: MIN_SIZE_PT, largest: MAX_SIZE_PT },
    }
  },
})
