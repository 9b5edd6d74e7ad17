import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('../../../../web/src/styles/tokens.css', import.meta.url), 'utf8')

type Light = 'day' | 'night'

/** Parses the hex colors of the tokens: one value, or `light-dark(light, dark)`. */
const tokens = new Map(
  [...css.matchAll(/--([\w-]+):\s*(?:light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/g)].map(
    ([, name, day, night, both]) => [name ?? '', { day: day ?? both ?? '', night: night ?? both ?? '' }],
  ),
)

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Returns the WCAG 2 contrast ratio, 1–21. */
const contrast = (first: string, second: string): number => {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const colour = (name: string, light: Light): string => {
  const token = tokens.get(name)
  if (!token) throw new Error(`no token --${name}`)
  return token[light]
}

const GROUNDS = ['paper', 'sheet', 'sunk']
const WORDS = ['ink', 'ink-soft', 'ink-faint', 'sea', 'sea-deep', 'beam-ink', 'good', 'fair', 'bad']
const PAIRS: readonly (readonly [string, string, number])[] = [
  ...WORDS.flatMap((word) => GROUNDS.map((ground) => [word, ground, 4.5] as const)),
  ['on-sea', 'sea', 4.5],
  ['on-sea', 'sea-deep', 4.5],
  ['on-beam', 'beam', 4.5],
  ['on-beam', 'beam-deep', 4.5],
  ['sea', 'sea-wash', 4.5],
  ['ink', 'sea-wash', 4.5],
  ['ink-soft', 'sea-wash', 4.5],
  ['beam-ink', 'beam-wash', 4.5],
  ['good', 'good-wash', 4.5],
  ['fair', 'fair-wash', 4.5],
  ['bad', 'bad-wash', 4.5],
  ['ink-soft', 'good-wash', 4.5],
  ['ink-soft', 'fair-wash', 4.5],
  ['ink-soft', 'bad-wash', 4.5],
  ['line-strong', 'paper', 3],
  ['line-strong', 'sheet', 3],
  ['line-strong', 'sunk', 3],
]

describe.each<Light>(['day', 'night'])('by %s', (light) => {
  it.each(PAIRS)('%s stands out on %s (%d:1)', (word, ground, least) => {
    expect(contrast(colour(word, light), colour(ground, light))).toBeGreaterThanOrEqual(least)
  })
})
