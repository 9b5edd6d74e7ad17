import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { getFontFace } from '#shared/renderer/fonts/font-face.ts'
import { getFontPath } from '#shared/renderer/fonts/font-files.ts'
import { readContours } from '#shared/renderer/fonts/outline.ts'
import { getTable, parseTables } from '#shared/renderer/fonts/sfnt.ts'
import { subsetFont } from '#shared/renderer/fonts/subset.ts'
import { ROOT } from '#test/utils/paths.ts'

const face = getFontFace(new Uint8Array(readFileSync(join(ROOT, 'web/public', getFontPath('Lora', 'regular')))))
const glyphs = Array.from('ag9QW', (character) => face.glyph(character.codePointAt(0) ?? 0))

const subset = (step: number) => {
  const { file } = subsetFont(face, glyphs, step)
  const tables = parseTables(file)
  const [glyf, loca, hmtx] = ['glyf', 'loca', 'hmtx'].map((tag) => getTable(tables, tag))
  if (!glyf || !loca || !hmtx) throw new Error('a table is missing')
  return glyphs.map((_, i) => {
    const start = 2 * loca.getUint16(2 * (i + 1))
    return {
      points: readContours(glyf, start).flat(),
      edge: glyf.getInt16(start + 2),
      bearing: hmtx.getInt16(4 * (i + 1) + 2),
    }
  })
}

describe('rounded outlines', () => {
  it('keep every point within half a step, and left edges at their bearings', () => {
    const rounded = subset(4)
    for (const [i, whole] of subset(1).entries()) {
      const { points = [], edge = 0, bearing = 0 } = rounded[i] ?? {}
      expect(whole.points.length).toBeGreaterThan(8)
      expect(points.map(({ on }) => on)).toEqual(whole.points.map(({ on }) => on))
      for (const [n, { x, y }] of points.entries()) {
        expect([x % 4, y % 4].map(Math.abs)).toEqual([0, 0])
        expect(Math.abs(x - (whole.points[n]?.x ?? 99))).toBeLessThanOrEqual(2)
        expect(Math.abs(y - (whole.points[n]?.y ?? 99))).toBeLessThanOrEqual(2)
      }
      expect(edge - bearing).toBe(whole.edge - whole.bearing)
    }
  })
})
