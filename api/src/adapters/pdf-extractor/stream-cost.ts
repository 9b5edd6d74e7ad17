import { Unzlib } from 'fflate'

/** What pdf.js would have to read of a stream, as far as it was measured. */
export interface StreamCost {
  /** Bytes after inflation; 0 for a picture. */
  readonly bytes: number
  /** Deepest nesting of `q … Q`. */
  readonly depth: number
}

/** Inflated at a time, so that a bomb is noticed after at most 4 MB of it. */
const INPUT_BYTES = 4_096
/** pdf.js decodes no pictures for their text; this much of one shows whether it is text in disguise. */
const PICTURE_SAMPLE_BYTES = 64 * 1024
const MIN_BINARY_SHARE_OF_PICTURE = 0.1

/**
 * Measures a stream, inflating it when it is a zlib stream, until `isOver` says that its cost is too high. Linear in the
 * bytes. A damaged stream costs what it gives before the damage.
 */
export const measureStream = (
  data: Uint8Array,
  isPicture: boolean,
  isOver: (cost: StreamCost) => boolean,
): StreamCost => {
  let bytes = 0
  let binary = 0
  const nesting = createNestingCounter()
  const add = (chunk: Uint8Array): void => {
    bytes += chunk.length
    if (isPicture) binary += countBinary(chunk)
    else nesting.add(chunk)
  }
  const isRealPicture = (): boolean => isPicture && binary >= bytes * MIN_BINARY_SHARE_OF_PICTURE
  const inflate = hasZlibHeader(data) ? new Unzlib(add) : { push: add }
  try {
    for (let at = 0; at < data.length && !isOver({ bytes, depth: nesting.getDeepest() }); at += INPUT_BYTES) {
      if (bytes > PICTURE_SAMPLE_BYTES && isRealPicture()) break
      inflate.push(data.subarray(at, at + INPUT_BYTES), at + INPUT_BYTES >= data.length)
    }
  } catch {
    // pdf.js too reads what came before the damage.
  }
  return { bytes: isRealPicture() ? 0 : bytes, depth: nesting.getDeepest() }
}

/** The check of pdf.js, which reads no others. */
const hasZlibHeader = ([first = 0, second = 0]: Uint8Array): boolean =>
  (first & 0x0f) === 8 && ((first << 8) + second) % 31 === 0

/** Bytes that are neither printable ASCII nor white space. */
const countBinary = (chunk: Uint8Array): number => {
  let count = 0
  for (let i = 0; i < chunk.length; i++) {
    const byte = chunk[i] ?? 0
    if (byte > 0x7e || (byte < 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09)) count++
  }
  return count
}

const SAVE = 0x71
const RESTORE = 0x51
const isSpace = (byte: number): boolean => byte <= 0x20
/** White space and the ends of operands: `]`, `>` and `)`. */
const isBoundary = (byte: number): boolean => isSpace(byte) || byte === 0x5d || byte === 0x3e || byte === 0x29

/** Follows the operators `q` and `Q` across chunks. */
const createNestingCounter = () => {
  let depth = 0
  let deepest = 0
  let beforeLast = 0x20
  let last = 0x20
  return {
    add: (chunk: Uint8Array): void => {
      for (let i = 0; i < chunk.length; i++) {
        const byte = chunk[i] ?? 0
        if (isSpace(byte) && isBoundary(beforeLast)) {
          if (last === SAVE) deepest = Math.max(deepest, ++depth)
          else if (last === RESTORE && depth > 0) depth--
        }
        beforeLast = last
        last = byte
      }
    },
    getDeepest: () => deepest,
  }
}
