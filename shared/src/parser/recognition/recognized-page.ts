import * as z from 'zod'

const px = z.number().min(-1e5).max(1e5)
const box = z.object({ x0: px, y0: px, x1: px, y1: px })

const recognizedWordSchema = z.object({
  text: z.string().max(1_000),
  confidence: z.number().min(0).max(100),
  bbox: box,
})

const recognizedLineSchema = z.object({
  words: z.array(recognizedWordSchema).max(1_000),
  baseline: box,
  /** `rowHeight` is from the lowest descender to the highest ascender. */
  rowAttributes: z.object({ rowHeight: px, descenders: px, ascenders: px }),
})

/** What the recognizer answers for one picture: positions in px from its top left corner, confidence 0–100. */
export const recognizedBlocksSchema = z
  .array(z.object({ paragraphs: z.array(z.object({ lines: z.array(recognizedLineSchema).max(5_000) })).max(5_000) }))
  .max(5_000)
  .nullable()

export type RecognizedWord = z.infer<typeof recognizedWordSchema>
export type RecognizedLine = z.infer<typeof recognizedLineSchema>

/** The lines that were recognized on the picture of one page. */
export interface RecognizedPage {
  /** From 1. */
  readonly number: number
  /** Size of the page, pt. */
  readonly width: number
  readonly height: number
  /** Resolution of the picture. */
  readonly pxPerPt: number
  readonly lines: readonly RecognizedLine[]
}

/** Words of at least this confidence were certainly printed. */
const CERTAIN_CONFIDENCE = 80
const MIN_CERTAIN_SHARE = 0.5
const MIN_WORD_CHARS = 4

/**
 * Whether most letters of a page are in words that were recognized with certainty and run from left to right. False for a
 * page that lies on its side or upside down, and for an empty one.
 */
export const isReadablePage = ({ lines }: RecognizedPage): boolean => {
  let certain = 0
  let all = 0
  for (const { text, confidence, bbox } of lines.flatMap((line) => line.words)) {
    if (text.length < MIN_WORD_CHARS) continue
    all += text.length
    if (confidence >= CERTAIN_CONFIDENCE && bbox.x1 - bbox.x0 > bbox.y1 - bbox.y0) certain += text.length
  }
  return all > 0 && certain / all >= MIN_CERTAIN_SHARE
}
