import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { decodeBase64 } from '#shared/base64.ts'
import { AppError } from '#shared/errors.ts'
import { checkOwnFace } from '#shared/renderer/fonts/check-own-face.ts'
import { getFontFace } from '#shared/renderer/fonts/font-face.ts'
import { redrawFont } from '#web/workers/face/redraw-font.ts'

const FONTS = join(import.meta.dirname, '../../../../../node_modules/@expo-google-fonts')
const read = (path: string) => new Uint8Array(readFileSync(join(FONTS, path)))
const lora = read('lora/400Regular/Lora_400Regular.ttf')

const refuse = (bytes: Uint8Array): string => {
  try {
    redrawFont(bytes)
    return 'accepted'
  } catch (error) {
    return error instanceof AppError ? error.code : `not an AppError: ${String(error)}`
  }
}

const findTable = (bytes: Uint8Array, tag: string): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  for (let at = 12; at < 12 + 16 * view.getUint16(4); at += 16)
    if (String.fromCharCode(...bytes.subarray(at, at + 4)) === tag) return view.getUint32(at + 8)
  throw new Error(`no ${tag}`)
}

const changeTable = (tag: string, offset: number, value: number): Uint8Array => {
  const copy = lora.slice()
  new DataView(copy.buffer).setUint16(findTable(copy, tag) + offset, value)
  return copy
}

describe('a font that is uploaded', () => {
  it.each([
    ['Lora', 'lora/400Regular/Lora_400Regular.ttf', 'regular'],
    ['Lora', 'lora/700Bold_Italic/Lora_700Bold_Italic.ttf', 'bold-italic'],
    ['Inter', 'inter/400Regular/Inter_400Regular.ttf', 'regular'],
    ['IBM Plex Mono', 'ibm-plex-mono/600SemiBold/IBMPlexMono_600SemiBold.ttf', 'bold'],
    ['Source Serif 4', 'source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf', 'italic'],
  ])('is drawn anew with the widths of the file: %s, %s', (family, path, weight) => {
    const bytes = read(path)
    const redrawn = redrawFont(bytes)
    expect(redrawn.family).toBe(family)
    expect(redrawn.weight).toBe(weight)
    const file = decodeBase64(redrawn.base64)
    expect(checkOwnFace(file)).toBe(true)
    expect(file.length).toBeLessThan(bytes.length)
    const [before, after] = [getFontFace(bytes), getFontFace(file)]
    for (const character of 'AVWaeiñÁ¿?.,–€•') {
      const code = character.codePointAt(0) ?? 0
      expect(after.glyph(code), character).toBeGreaterThan(0)
      expect(Math.abs(after.advance(after.glyph(code)) - before.advance(before.glyph(code)))).toBeLessThanOrEqual(1)
    }
    const kern = (face: typeof before, pair: string) =>
      face.kern(face.glyph(pair.charCodeAt(0)), face.glyph(pair.charCodeAt(1)))
    for (const pair of ['AV', 'To', 'Ty', 'P.']) {
      const wanted = kern(before, pair)
      expect(Math.abs(kern(after, pair) - (Math.abs(wanted) < 4 ? 0 : wanted))).toBeLessThanOrEqual(1)
    }
  })

  const nimbus = '/usr/share/fonts/opentype/urw-base35/C059-Roman.otf'
  it.runIf(existsSync(nimbus))('may have the curves of PostScript', () => {
    const redrawn = redrawFont(new Uint8Array(readFileSync(nimbus)))
    expect(checkOwnFace(decodeBase64(redrawn.base64))).toBe(true)
  })

  it('is refused when its maker does not allow embedding or subsetting', () => {
    expect(refuse(changeTable('OS/2', 8, 0x0002))).toBe('restricted-face')
    expect(refuse(changeTable('OS/2', 8, 0x0100))).toBe('restricted-face')
    expect(refuse(changeTable('OS/2', 8, 0x0200))).toBe('restricted-face')
    expect(refuse(changeTable('OS/2', 8, 0x0008))).toBe('accepted')
  })

  it.each<readonly [string, Uint8Array, string]>([
    ['nothing', new Uint8Array(0), 'unreadable-face'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 1, 1]), 'unreadable-face'],
    ['WOFF', new TextEncoder().encode('wOFF and then some more bytes'), 'unreadable-face'],
    ['a collection', new TextEncoder().encode('ttcf and then some more bytes'), 'unreadable-face'],
    ['a third of a font', lora.slice(0, lora.length / 3), 'unreadable-face'],
    ['a header alone', lora.slice(0, 300), 'unreadable-face'],
    ['no units', changeTable('head', 18, 0), 'unreadable-face'],
    [
      '65,535 tables',
      (() => {
        const copy = lora.slice()
        new DataView(copy.buffer).setUint16(4, 0xffff)
        return copy
      })(),
      'unreadable-face',
    ],
  ])('is refused: %s', (_, bytes, code) => {
    expect(refuse(bytes)).toBe(code)
  })

  it('may have no name', () => {
    expect(redrawFont(changeTable('name', 2, 0)).family).toBe('Font')
  })

  it('never fails without a code, whatever bytes are changed, and what it gives is sound', () => {
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
      return seed % below
    }
    for (let round = 0; round < 40; round++) {
      const copy = lora.slice()
      for (let n = 0; n < 30; n++) copy[random(round % 2 ? 400 : copy.length)] = random(256)
      const code = refuse(copy)
      expect(['accepted', 'unreadable-face', 'incomplete-face', 'restricted-face']).toContain(code)
      if (code === 'accepted') expect(checkOwnFace(decodeBase64(redrawFont(copy).base64))).toBe(true)
    }
  })
})
