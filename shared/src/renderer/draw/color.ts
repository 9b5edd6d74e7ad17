type Rgb = readonly [number, number, number]

const rgbOf = (hex: string): Rgb => {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}
const hexOf = (rgb: readonly number[]): string =>
  `#${rgb.map((c) => Math.round(c).toString(16).padStart(2, '0')).join('')}`

/** `part` of `a` in `b`, channel by channel; `#rrggbb`. */
export const mix = (a: string, b: string, part: number): string => {
  const [from, to] = [rgbOf(b), rgbOf(a)]
  return hexOf(from.map((c, i) => c + ((to[i] ?? 0) - c) * part))
}

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = rgbOf(hex).map((c) => {
    const s = c / 255
    return s <= 0.03928 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2 contrast ratio, 1 to 21. */
export const contrast = (a: string, b: string): number => {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

/** What text needs on its ground (WCAG 2.2, 1.4.3). */
export const READABLE = 4.5

/** The colour itself where it can be read on the ground, else the nearest darker (or lighter) one that can. */
export const readable = (color: string, ground: string): string => {
  const towards = luminance(ground) > 0.35 ? '#000000' : '#ffffff'
  for (let part = 0; part <= 1; part += 0.05) {
    const tried = mix(towards, color, part)
    if (contrast(tried, ground) >= READABLE) return tried
  }
  return towards
}

/** `0.082 0.396 0.753`, as PDF operators take it. */
export const pdfColor = (hex: string): string =>
  rgbOf(hex)
    .map((c) => String(Math.round((c / 255) * 1000) / 1000))
    .join(' ')
