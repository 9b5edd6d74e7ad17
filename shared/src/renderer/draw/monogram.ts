import type { FontFace } from '../fonts/font-face.ts'
import { extractGlyphPath } from '../fonts/glyph-path.ts'
import type { PathCommand, Shape } from './shapes.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: string
  readonly color: string
}

/** A square with the first and last initial of a name. The letters are paths, so they add no characters to the text. */
export const createMonogram = (name: string, face: FontFace, box: Box): Shape[] => {
  const words = name.split(/[\s.]+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => (word ? String.fromCodePoint(word.codePointAt(0) ?? 32).toUpperCase() : ''))
    .join('')
    .normalize('NFD')
    .replace(/\P{L}/gu, '')
  const glyphs = [...letters].map((letter) => face.glyph(letter.codePointAt(0) ?? 0)).filter((glyph) => glyph > 0)
  const scale = (box.size * 0.44) / 1000
  const widths = glyphs.map((glyph) => face.advance(glyph) * scale)
  let x = box.x + (box.size - widths.reduce((sum, w) => sum + w, 0)) / 2
  const baseline = box.y + box.size / 2 + (face.capHeight * scale) / 2
  return [
    { kind: 'rect', x: box.x, y: box.y, width: box.size, height: box.size, fill: box.fill },
    ...glyphs.map((glyph, i): Shape => {
      const unit = (box.size * 0.44) / face.unitsPerEm
      const d = extractGlyphPath(face, glyph).map((step) => scaleToPoints(step, unit))
      const shape: Shape = { kind: 'path', x, y: baseline, size: 24, d, fill: box.color }
      x += widths[i] ?? 0
      return shape
    }),
  ]
}

/** Font units, y upwards, to pt, y downwards. */
const scaleToPoints = (step: PathCommand, unit: number): PathCommand => {
  switch (step[0]) {
    case 'Z':
      return step
    case 'C':
      return ['C', step[1] * unit, -step[2] * unit, step[3] * unit, -step[4] * unit, step[5] * unit, -step[6] * unit]
    default:
      return [step[0], step[1] * unit, -step[2] * unit]
  }
}
