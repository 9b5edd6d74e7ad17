import { decodeBase64 } from '../../base64.ts'
import type { Logo } from '../../resume/design/brand.ts'

const SIGNATURE: readonly number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const CHUNKS: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'sRGB', 'gAMA', 'pHYs', 'sBIT', 'IDAT', 'IEND'])
const PREFIX = 'data:image/png;base64,'
/** Gray, RGB, palette, and the first two with transparency. */
const COLOR_TYPES: ReadonlySet<number> = new Set([0, 2, 3, 4, 6])
/** Between the length and the end of a chunk: its type and its checksum. */
const CHUNK_OVERHEAD = 12

const checked = new Map<string, boolean>()
const MAX_CHECKED = 8

/**
 * Whether a logo is a PNG of the size that it says, of 8 bits and without interlace, whose chunks end where they say. The
 * compressed pixels are not read. Never throws.
 */
export const checkLogo = ({ source, width, height }: Pick<Logo, 'source' | 'width' | 'height'>): boolean => {
  const key = `${width} ${height} ${source}`
  const known = checked.get(key)
  if (known !== undefined) return known
  const isSound = source.startsWith(PREFIX) && isSoundPng(decodeBase64(source.slice(PREFIX.length)), width, height)
  if (checked.size >= MAX_CHECKED) checked.clear()
  checked.set(key, isSound)
  return isSound
}

const isSoundPng = (bytes: Uint8Array, width: number, height: number): boolean => {
  if (SIGNATURE.some((byte, i) => bytes[i] !== byte)) return false
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let pixels = false
  for (let at = SIGNATURE.length, n = 0; at + CHUNK_OVERHEAD <= bytes.length; n++) {
    const length = view.getUint32(at)
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    const end = at + CHUNK_OVERHEAD + length
    if (!CHUNKS.has(type) || end > bytes.length || (n === 0) !== (type === 'IHDR')) return false
    if (type === 'IHDR' && !isSoundHeader(view, at + 8, length, width, height)) return false
    if (type === 'IDAT') pixels = true
    if (type === 'IEND') return pixels && end === bytes.length
    at = end
  }
  return false
}

const isSoundHeader = (view: DataView, at: number, length: number, width: number, height: number): boolean =>
  length === 13 &&
  view.getUint32(at) === width &&
  view.getUint32(at + 4) === height &&
  view.getUint8(at + 8) === 8 &&
  COLOR_TYPES.has(view.getUint8(at + 9)) &&
  view.getUint8(at + 12) === 0
