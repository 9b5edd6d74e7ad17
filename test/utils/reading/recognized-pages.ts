import type { RecognizedLine, RecognizedPage } from '#shared/parser/recognition/recognized-page.ts'

const EM_PX = 40
const CHAR_PX = 20
const SPACE_PX = 10

interface WordProperties {
  /** Left edge in px; after the word before by default. */
  readonly x?: number
  readonly confidence?: number
  readonly em?: number
}
export type TestWord = string | readonly [text: string, properties: WordProperties]

const DESCENDERS = /[gjpqy]/
const ASCENDERS = /[A-Zbdfhklt0-9]/

/** A line of words with boxes as tight as those of printed letters. `y` is its baseline in px. */
export const recognizedLine = (y: number, words: readonly TestWord[]): RecognizedLine => {
  let at = 100
  const placed = words.map((word) => {
    const [text, { x = at, confidence = 95, em = EM_PX }] = typeof word === 'string' ? [word, {}] : word
    const height = text === '•' || text.length === 1 ? 0.4 * em : (ASCENDERS.test(text) ? 0.73 : 0.53) * em
    const bbox = {
      x0: x,
      y0: y - height,
      x1: x + text.length * CHAR_PX,
      y1: y + (DESCENDERS.test(text) ? 0.21 * em : 0),
    }
    at = bbox.x1 + SPACE_PX
    return { text, confidence, bbox }
  })
  return {
    words: placed,
    baseline: { x0: 100, y0: y, x1: at, y1: y },
    rowAttributes: { rowHeight: 0.93 * EM_PX, descenders: 8, ascenders: 8 },
  }
}

/** An A4 page of lines, recognized at 4 px for each pt. */
export const recognizedPage = (lines: readonly RecognizedLine[], number = 1): RecognizedPage => ({
  number,
  width: 595,
  height: 842,
  pxPerPt: 4,
  lines,
})
