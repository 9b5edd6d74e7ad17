import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { getFontFace } from '#shared/renderer/fonts/font-face.ts'
import { getFontPath, listFamilyWeights } from '#shared/renderer/fonts/font-files.ts'
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
