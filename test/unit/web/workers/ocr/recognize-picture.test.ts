import { describe, expect, it, vi } from 'vitest'
import type { RecognizedLine } from '#shared/parser/recognition/recognized-page.ts'
import { recognizedLine } from '#test/utils/reading/recognized-pages.ts'
import type { GrayImage } from '#web/workers/ocr/gray-image.ts'
import { getPictureScale, recognizePicture } from '#web/workers/ocr/recognize-picture.ts'
import type { Recognizer } from '#web/workers/ocr/recognizer.ts'

const IMAGE: GrayImage = { width: 8, height: 4, pixels: new Uint8Array(32) }
const PAGE = { number: 2, size: { width: 4, height: 2 } }
const UNREADABLE = [recognizedLine(100, [['xqwz', { confidence: 20 }]])]
const READABLE = [recognizedLine(100, ['Experiencia', 'profesional'])]

/** A recognizer that answers with these lines, turn by turn. */
const createRecognizer = (...answers: RecognizedLine[][]) => {
  const recognize = vi.fn<Recognizer['recognize']>()
  for (const lines of answers) recognize.mockResolvedValueOnce(lines)
  return { recognize }
}

describe('recognizePicture', () => {
  it('recognizes an upright page once', async () => {
    const recognizer = createRecognizer(READABLE)
    const page = await recognizePicture(recognizer, IMAGE, PAGE, () => {})
    expect(page).toEqual({ number: 2, width: 4, height: 2, pxPerPt: 2, lines: READABLE })
    expect(recognizer.recognize).toHaveBeenCalledTimes(1)
  })

  it('turns a page that lies on its side, and its size with it', async () => {
    const page = await recognizePicture(createRecognizer(UNREADABLE, READABLE), IMAGE, PAGE, () => {})
    expect(page).toEqual({ number: 2, width: 2, height: 4, pxPerPt: 2, lines: READABLE })
  })

  it('leaves a page as it is when it can be read in no direction', async () => {
    const recognizer = createRecognizer(UNREADABLE, [], [], [])
    const page = await recognizePicture(recognizer, IMAGE, PAGE, () => {})
    expect(page).toMatchObject({ width: 4, height: 2, lines: UNREADABLE })
    expect(recognizer.recognize).toHaveBeenCalledTimes(4)
  })
})

describe('getPictureScale', () => {
  it.each([
    ['A4', { width: 595, height: 842 }],
    ['a page with another size', { width: 1_074, height: 1_506 }],
  ])('draws %s with about 4.9 megapixels', (_, size) => {
    const scale = getPictureScale(size)
    expect((size.width * scale * size.height * scale) / 1e6).toBeCloseTo(4.89, 1)
  })
})
