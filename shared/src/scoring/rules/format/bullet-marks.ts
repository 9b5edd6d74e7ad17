import { linearRamp } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const BULLET_GLYPH = /^\s*([•◦▪▫●○■□‣⁃∙·►▸▶➢➤✓✔➔→»❖◆★*–—-])\s+\S/u
const MAX_GLYPHS = 2
const ZERO_AT_GLYPHS = 5

/**
 * Number of different bullet glyphs: up to 2 gains everything, 5 nothing.
 * Source: the project's extraction study.
 */
export const bulletMarks = defineRule({
  code: 'bullet-marks',
  category: 'format',
  weight: 2,
  needs: 'text',
  measure: ({ lines, told, quote }) => {
    if (told.length === 0) return null
    const glyphs = new Map<string, string>()
    for (const line of lines) {
      const glyph = BULLET_GLYPH.exec(line.text)?.[1]
      if (!glyph) continue
      if (!glyphs.has(glyph)) glyphs.set(glyph, line.text)
    }
    return {
      ratio: linearRamp(glyphs.size, MAX_GLYPHS, ZERO_AT_GLYPHS),
      evidence: glyphs.size > MAX_GLYPHS ? [...glyphs.values()].map((text) => quote(text)) : [],
      params: { count: glyphs.size, list: [...glyphs.keys()].join(' ') },
    }
  },
})
