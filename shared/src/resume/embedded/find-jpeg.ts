import { strFromU8 } from 'fflate'
import { createChecksum } from '../../checksum.ts'

/** Dictionaries of streams are never compressed. */
const JPEG_STREAM = /\/DCTDecode\b/g
const STREAM_START = /\bstream\r?\n/
const MAX_DICTIONARY_CHARS = 1_000
const MAX_PICTURES = 50

/** The JPEG picture of a PDF with a length in bytes and a checksum; undefined when there is none. */
export const findJpeg = (pdf: Uint8Array, length: number, checksum: string): Uint8Array | undefined => {
  const text = strFromU8(pdf, true)
  let seen = 0
  for (const { index } of text.matchAll(JPEG_STREAM)) {
    if (++seen > MAX_PICTURES) return undefined
    const start = STREAM_START.exec(text.slice(index, index + MAX_DICTIONARY_CHARS))
    if (!start) continue
    const from = index + start.index + start[0].length
    if (text.charCodeAt(from) !== 0xff || text.charCodeAt(from + 1) !== 0xd8) continue
    if (createChecksum([text.slice(from, from + length)]) === checksum) return pdf.subarray(from, from + length)
  }
  return undefined
}
