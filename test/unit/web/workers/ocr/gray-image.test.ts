import { describe, expect, it } from 'vitest'
import { type GrayImage, toGrayImage, toPgm, turnImage } from '#web/workers/ocr/gray-image.ts'

const IMAGE: GrayImage = { width: 3, height: 2, pixels: new Uint8Array([1, 2, 3, 4, 5, 6]) }

describe('gray pictures', () => {
  it('are made of RGBA pixels', () => {
    const rgba = new Uint8ClampedArray([255, 255, 255, 255, 0, 0, 0, 255])
    expect([...toGrayImage(rgba, 2, 1).pixels]).toEqual([255, 0])
  })

  it.each([
    [90, 2, [4, 1, 5, 2, 6, 3]],
    [180, 3, [6, 5, 4, 3, 2, 1]],
    [270, 2, [3, 6, 2, 5, 1, 4]],
  ] as const)('are turned clockwise by %d degrees', (turn, width, pixels) => {
    const turned = turnImage(IMAGE, turn)
    expect([turned.width, [...turned.pixels]]).toEqual([width, pixels])
  })

  it('are written as PGM', () => {
    expect(new TextDecoder().decode(toPgm(IMAGE).slice(0, 11))).toBe('P5\n3 2\n255\n')
  })
})
