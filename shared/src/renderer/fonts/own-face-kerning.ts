import type { KernPair } from './drawn-face.ts'

/**
 * A GPOS table with one script, the feature `kern` and one list of pairs (format 1). All is at fixed offsets up to the
 * list, so that `hasSoundKerning` can compare it.
 */
const PREFIX: readonly number[] = [
  ...[0, 1, 0, 0, 0, 10, 0, 30, 0, 44], // version, offsets of scripts, features, lookups
  ...[0, 1, 0x44, 0x46, 0x4c, 0x54, 0, 8], // one script: DFLT
  ...[0, 4, 0, 0, 0, 0, 0xff, 0xff, 0, 1, 0, 0], // its default language uses feature 0
  ...[0, 1, 0x6b, 0x65, 0x72, 0x6e, 0, 8], // one feature: kern
  ...[0, 0, 0, 1, 0, 0], // uses lookup 0
  ...[0, 1, 0, 4], // one lookup
  ...[0, 2, 0, 0, 0, 1, 0, 8], // pairs, one subtable
]
const ADVANCE_ONLY = 4
const HEADER_BYTES = 10
/** Offsets have 16 bits. */
const MAX_BYTES = 65_000
export const MAX_KERN_PAIRS = 12_000

/** The GPOS table of the pairs, sorted; undefined without any. */
export const writeKerning = (pairs: readonly KernPair[]): Uint8Array | undefined => {
  const sets = new Map<number, KernPair[]>()
  for (const pair of [...pairs].sort((a, b) => a.left - b.left || a.right - b.right)) {
    const set = sets.get(pair.left) ?? []
    sets.set(pair.left, set)
    set.push(pair)
  }
  if (sets.size === 0) return undefined
  const coverage = HEADER_BYTES + 2 * sets.size
  const size = coverage + 4 + 2 * sets.size + [...sets.values()].reduce((sum, set) => sum + 2 + 4 * set.length, 0)
  if (size > MAX_BYTES) return undefined
  const bytes = new Uint8Array(PREFIX.length + size)
  bytes.set(PREFIX)
  const view = new DataView(bytes.buffer, PREFIX.length)
  for (const [i, value] of [1, coverage, ADVANCE_ONLY, 0, sets.size].entries()) view.setUint16(2 * i, value)
  view.setUint16(coverage, 1)
  view.setUint16(coverage + 2, sets.size)
  let at = coverage + 4 + 2 * sets.size
  for (const [i, [left, set]] of [...sets].entries()) {
    view.setUint16(HEADER_BYTES + 2 * i, at)
    view.setUint16(coverage + 4 + 2 * i, left)
    view.setUint16(at, set.length)
    for (const [n, { right, by }] of set.entries()) {
      view.setUint16(at + 2 + 4 * n, right)
      view.setInt16(at + 4 + 4 * n, by)
    }
    at += 2 + 4 * set.length
  }
  return bytes
}

/** Whether a GPOS table is one that `writeKerning` writes. Throws a `RangeError` when it ends too early. */
export const hasSoundKerning = (gpos: DataView | undefined): boolean => {
  if (!gpos) return true
  if (gpos.byteLength > PREFIX.length + MAX_BYTES) return false
  if (PREFIX.some((byte, i) => gpos.getUint8(i) !== byte)) return false
  const view = new DataView(gpos.buffer, gpos.byteOffset + PREFIX.length, gpos.byteLength - PREFIX.length)
  const count = view.getUint16(8)
  const coverage = HEADER_BYTES + 2 * count
  const header = [0, 2, 4, 6].map((at) => view.getUint16(at))
  if (header.join() !== [1, coverage, ADVANCE_ONLY, 0].join()) return false
  if (view.getUint16(coverage) !== 1 || view.getUint16(coverage + 2) !== count) return false
  let pairs = 0
  for (let i = 0; i < count; i++) {
    const at = view.getUint16(HEADER_BYTES + 2 * i)
    const length = view.getUint16(at)
    pairs += length
    if (at + 2 + 4 * length > view.byteLength || pairs > MAX_KERN_PAIRS) return false
  }
  return coverage + 4 + 2 * count <= view.byteLength
}
