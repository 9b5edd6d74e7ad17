import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { getFontFace } from '#shared/renderer/fonts/font-face.ts'
import { getFontPath, listFamilyWeights } from '#shared/renderer/fonts/font-files.ts'
import { getTable, parseTables } from '#shared/renderer/fonts/sfnt.ts'
import { subsetFont } from '#shared/renderer/fonts/subset.ts'
import { getTabularGlyph, measureTabularExcess } from '#shared/renderer/fonts/tabular-figures.ts'
import { FONT_FAMILIES } from '#shared/resume/schema/content.ts'

const PUBLIC = join(import.meta.dirname, '../../../../../web/public')
const read = (path: string) => new Uint8Array(readFileSync(join(PUBLIC, path)))
const recorded: Record<string, string> = JSON.parse(readFileSync(join(PUBLIC, 'fonts/pdf/fonts.json'), 'utf8'))

const files = FONT_FAMILIES.flatMap((family) => listFamilyWeights(family).map((weight) => getFontPath(family, weight)))

describe('the embedded fonts', () => {
  it.each(files)('%s has the recorded checksum', (path) => {
    const sum = createHash('sha256').update(read(path)).digest('hex')
    expect(sum).toBe(recorded[path.replace('/fonts/pdf/', '')])
  })

  it.each(files)('%s has all letters of Spanish and English and the punctuation in use', (path) => {
    const face = getFontFace(read(path))
    const needed = 'abcdefghijklmnñopqrstuvwxyzáéíóúüÁÉÍÓÚÜÑ0123456789¿¡«»“”‘’–—•·…€ªº%&@/#'
    expect([...needed].filter((character) => face.glyph(character.codePointAt(0) ?? 0) === 0)).toEqual([])
  })

  it('reads pair kerning', () => {
    const face = getFontFace(read(getFontPath('Inter', 'regular')))
    const glyph = (character: string) => face.glyph(character.charCodeAt(0))
    expect(face.kern(glyph('A'), glyph('V'))).toBeLessThan(-20)
    expect(face.kern(glyph('n'), glyph('o'))).toBe(0)
  })
})

describe('tabular figures', () => {
  const face = getFontFace(read(getFontPath('Inter', 'regular')))
  const [one, zero] = ['1', '0'].map((digit) => getTabularGlyph(face, digit.charCodeAt(0)))

  it('give each digit the width of the widest one', () => {
    expect(face.advance(one ?? 0)).toBe(face.advance(zero ?? 0))
    expect(face.advance(face.glyph(0x31))).toBeLessThan(face.digitWidth)
    const kern = face.kern(face.glyph(0x31), face.glyph(0x31))
    expect(measureTabularExcess('11', face)).toBe(2 * (face.digitWidth - face.advance(face.glyph(0x31))) - kern)
    expect(measureTabularExcess('enero', face)).toBe(0)
  })

  it('are glyphs of their own in the embedded font, so that no reader sees a gap', () => {
    const { glyphs, newGlyphIds, file } = subsetFont(face, [one ?? 0])
    expect(glyphs).toEqual([0, one, face.glyph(0x31)])
    expect(newGlyphIds.get(one ?? 0)).toBe(1)
    const subset = getTable(parseTables(file), 'hmtx')
    expect(Math.round((subset.getUint16(4) * 1000) / face.unitsPerEm)).toBeCloseTo(face.digitWidth, -1)
    expect(subset.getUint16(8)).toBeLessThan(subset.getUint16(4))
  })
})
