type Rgb = readonly [number, number, number]

const parseHexColor = (hex: string): Rgb => {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}
const formatHexColor = (rgb: readonly number[]): string =>
  `#${rgb.map((c) => Math.round(c).toString(16).padStart(2, '0')).join('')}`

/** Mixes two #rrggbb colors linearly: `share` (0–1) of `a`, the rest of `b`. */
export const mixColors = (a: string, b: string, share: number): string => {
  const [from, to] = [parseHexColor(b), parseHexColor(a)]
  return formatHexColor(from.map((c, i) => c + ((to[i] ?? 0) - c) * share))
}

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = parseHexColor(hex).map((c) => {
    const s = c / 255
    return s <= 0.03928 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2 contrast ratio of two #rrggbb colors, 1–21. */
export const contrastRatio = (a: string, b: string): number => {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

/** Minimum for text (WCAG 2.2, success criterion 1.4.3). */
export const MIN_TEXT_CONTRAST = 4.5

/** The color itself if it is readable on the background, otherwise the nearest darker or lighter shade that is. */
export const ensureContrast = (color: string, background: string): string => {
  const target = luminance(background) > 0.35 ? '#000000' : '#ffffff'
  for (let share = 0; share <= 1; share += 0.05) {
    const candidate = mixColors(target, color, share)
    if (contrastRatio(candidate, background) >= MIN_TEXT_CONTRAST) return candidate
  }
  return target
}

/** `#1565c0` as `0.082 0.396 0.753`, the operands of PDF color operators. */
export const toPdfColor = (hex: string): string =>
  parseHexColor(hex)
    .map((c) => String(Math.round((c / 255) * 1000) / 1000))
    .join(' ')
