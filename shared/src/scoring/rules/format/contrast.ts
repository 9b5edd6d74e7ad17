import { between, type Rule } from '../../rule.ts'

/** WCAG 2.2, 1.4.3: text needs 4.5 : 1; we count what is under 3 : 1 on white. */
const LEAST = 3
const FINE = 0.02
const BAD = 0.3

const channel = (hex: string): number => {
  const value = Number.parseInt(hex, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Contrast of `#rrggbb` with white, 1–21. */
export const contrastWithWhite = (color: string): number => {
  const light =
    0.2126 * channel(color.slice(1, 3)) + 0.7152 * channel(color.slice(3, 5)) + 0.0722 * channel(color.slice(5, 7))
  return 1.05 / (light + 0.05)
}

export const contrast: Rule = {
  code: 'contrast',
  category: 'format',
  needs: 'hazards',
  measure: ({ lines, place }) => {
    const coloured = lines.filter((l) => /^#[0-9a-f]{6}$/i.test(l.color ?? ''))
    if (coloured.length < lines.length / 2 || lines.length < 5) return null
    // Nearly white text that can be seen stands on a dark ground, which lines do not tell.
    const pale = coloured.filter((l) => {
      const ratio = contrastWithWhite(l.color ?? '#000000')
      return ratio < LEAST && ratio > 1.35
    })
    return {
      share: between(pale.length / coloured.length, FINE, BAD),
      evidence: pale.map((l) => place(l.text)),
      params: { count: pale.length },
    }
  },
}
