import { expect, it } from 'vitest'
import { extractText } from '#shared/parser/extract-text.ts'
import type { Box } from '#shared/parser/pdf/matrix.ts'
import { findPaintedWarnings } from '#shared/parser/warnings/painted-warnings.ts'

const A4 = { width: 595, height: 842 }
const box = (x: number, y: number, width: number, height: number): Box => ({
  x,
  y,
  right: x + width,
  bottom: y + height,
})
const PORTRAIT = box(460, 40, 85, 113)

const findImage = (images: readonly Box[], page = 1) => {
  const document = extractText('A line of text that is long enough to be read as one.\n'.repeat(20))
  const painted = { texts: [], fills: [], images: [...images] }
  return findPaintedWarnings(painted, document, page, A4, () => undefined)[0]
}

it.each([
  ['a portrait at the top', [PORTRAIT], 1],
  ['a round photo of a template', [box(48, 48, 84, 84)], 1],
  ['a portrait with its mask', [PORTRAIT, PORTRAIT], 1],
  ['a portrait in its frame', [box(455, 35, 95, 123), PORTRAIT], 1],
  ['a portrait over half of another', [PORTRAIT, box(505, 40, 85, 113)], undefined],
  ['a portrait and a wide logo', [PORTRAIT, box(48, 40, 200, 50)], 1],
  ['a wide logo', [box(48, 40, 200, 50)], undefined],
  ['a small picture', [box(48, 700, 60, 60)], undefined],
  ['two squares', [box(48, 40, 70, 70), box(148, 40, 70, 70)], undefined],
  ['a background', [box(0, 0, 595, 300)], undefined],
] as const)('%s', (_, images, photo) => {
  expect(findImage(images)?.params?.['photo']).toBe(photo)
})

it('a portrait on a later page is no photo of the person, and a picture with its mask is one picture', () => {
  expect(findImage([PORTRAIT], 2)?.params).toEqual({ count: 1, share: 2 })
  expect(findImage([PORTRAIT, PORTRAIT])?.params).toEqual({ count: 1, share: 2, photo: 1 })
  expect(findImage([PORTRAIT, box(455, 35, 95, 123)])?.params).toMatchObject({ count: 1 })
  expect(findImage([PORTRAIT, box(0, 0, 595, 300)])?.params).toMatchObject({ count: 2 })
})
