import { getBodySize } from '../../context/fonts.ts'
import { linearRamp } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

/** WCAG 2.2, 1.4.3 asks for 4.5:1 (3:1 for large text); only lines under 3:1 count. */
const MIN_CONTRAST = 3
/** Contrast of text that nobody could see on white: it stands on a dark background. */
const ALMOST_WHITE = 1.35
/** Larger lines are headings. */
const MAX_BODY_RATIO = 1.2
/** A letter, a digit, or a sign before one. */
const OPENS_WITH_TEXT = /^\s*["'“‘«(¿¡+#@&/]?[\p{L}\d]/u
const MAX_PALE_RATIO = 0.02
const ZERO_AT_PALE_RATIO = 0.3

const toLinearChannel = (hex: string): number => {
  const value = Number.parseInt(hex, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Contrast ratio (1–21) of a `#rrggbb` color on white. */
export const contrastWithWhite = (color: string): number => {
  const luminance =
    0.2126 * toLinearChannel(color.slice(1, 3)) +
    0.7152 * toLinearChannel(color.slice(3, 5)) +
    0.0722 * toLinearChannel(color.slice(5, 7))
  return 1.05 / (luminance + 0.05)
}

/**
 * Share of lines with a contrast under 3:1 on white: up to 2 % gains everything, 30 % nothing.
 * Source: WCAG 2.2, 1.4.3.
 */
export const contrast = defineRule({
  code: 'contrast',
  category: 'format',
  weight: 4,
  needs: 'warnings',
  measure: ({ lines, headings, quote }) => {
    // The color of a line that opens with a mark may be that of its mark.
    const colored = lines.filter((l) => /^#[0-9a-f]{6}$/i.test(l.color ?? '') && OPENS_WITH_TEXT.test(l.text))
    if (colored.length < lines.length / 2 || lines.length < 5) return null
    // On a dark page most of the text is light.
    const ratios = colored.map((l) => contrastWithWhite(l.color ?? '#000000'))
    const white = ratios.filter((ratio) => ratio <= ALMOST_WHITE).length
    if (white > 0 && ratios.filter((ratio) => ratio < MIN_CONTRAST).length * 2 > ratios.length) return null
    const bodySize = getBodySize(lines)
    const headingLines = new Set(headings.map((h) => lines[h.line]))
    // Headings often stand on a band of color, and the text beside one that is almost white on a dark background: lines carry none.
    const toArea = ({ page, column }: (typeof lines)[number]) => `${page}/${column}`
    const dark = new Set(colored.filter((_, i) => (ratios[i] ?? 0) <= ALMOST_WHITE).map(toArea))
    const pale = colored.filter((l, i) => {
      const ratio = ratios[i] ?? 0
      const isPale = ratio < MIN_CONTRAST && ratio > ALMOST_WHITE && !dark.has(toArea(l))
      return isPale && l.size <= bodySize * MAX_BODY_RATIO && !headingLines.has(l)
    })
    return {
      ratio: linearRamp(pale.length / colored.length, MAX_PALE_RATIO, ZERO_AT_PALE_RATIO),
      evidence: pale.map((l) => quote(l.text)),
      params: { count: pale.length },
    }
  },
})
