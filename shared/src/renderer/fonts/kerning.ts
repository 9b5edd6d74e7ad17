/** Horizontal adjustment between two glyphs in font units, from the GPOS pair lookups of the feature `kern`. */
export type Kerning = (left: number, right: number) => number

const NO_KERNING: Kerning = () => 0
const PAIR_POSITIONING_TYPE = 2
const EXTENSION_TYPE = 9

/** Parses a GPOS table into a lookup with cached results. Without a table, every pair is 0. */
export const parseKerning = (gpos: DataView | undefined): Kerning => {
  if (!gpos || gpos.byteLength < 32) return NO_KERNING
  const pairs = findPairSubtables(gpos).map((at) => createPairLookup(gpos, at))
  const cache = new Map<number, number>()
  return (left, right) => {
    const key = left * 65_536 + right
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    let found = 0
    for (const pair of pairs) {
      const value = pair(left, right)
      if (value === undefined) continue
      found = value
      break
    }
    cache.set(key, found)
    return found
  }
}

const findKernLookups = (gpos: DataView): Set<number> => {
  const features = gpos.getUint16(6)
  const found = new Set<number>()
  for (let i = 0; i < gpos.getUint16(features); i++) {
    const record = features + 2 + 6 * i
    if (gpos.getUint32(record) !== 0x6b65726e) continue
    const feature = features + gpos.getUint16(record + 4)
    for (let n = 0; n < gpos.getUint16(feature + 2); n++) found.add(gpos.getUint16(feature + 4 + 2 * n))
  }
  return found
}

const findPairSubtables = (gpos: DataView): number[] => {
  const lookups = gpos.getUint16(8)
  const found: number[] = []
  for (const index of findKernLookups(gpos)) {
    const lookup = lookups + gpos.getUint16(lookups + 2 + 2 * index)
    const type = gpos.getUint16(lookup)
    for (let i = 0; i < gpos.getUint16(lookup + 4); i++) {
      const at = lookup + gpos.getUint16(lookup + 6 + 2 * i)
      if (type === PAIR_POSITIONING_TYPE) found.push(at)
      if (type === EXTENSION_TYPE && gpos.getUint16(at + 2) === PAIR_POSITIONING_TYPE)
        found.push(at + gpos.getUint32(at + 4))
    }
  }
  return found
}

type PairLookup = (left: number, right: number) => number | undefined

const createPairLookup = (gpos: DataView, at: number): PairLookup => {
  const covered = parseCoverage(gpos, at + gpos.getUint16(at + 2))
  const first = gpos.getUint16(at + 4)
  const stride = countBits(first) + countBits(gpos.getUint16(at + 6))
  const advance = first & 4 ? 2 * countBits(first & 3) : -1
  return gpos.getUint16(at) === 1
    ? createGlyphPairLookup(gpos, at, covered, stride, advance)
    : createClassPairLookup(gpos, at, covered, stride, advance)
}

const createGlyphPairLookup = (
  gpos: DataView,
  at: number,
  covered: Map<number, number>,
  stride: number,
  advance: number,
): PairLookup => {
  const size = 2 + 2 * stride
  return (left, right) => {
    const index = covered.get(left)
    if (index === undefined) return undefined
    const set = at + gpos.getUint16(at + 10 + 2 * index)
    let low = 0
    let high = gpos.getUint16(set) - 1
    while (low <= high) {
      const middle = (low + high) >> 1
      const record = set + 2 + size * middle
      const glyph = gpos.getUint16(record)
      if (glyph === right) return advance < 0 ? 0 : gpos.getInt16(record + 2 + advance)
      if (glyph < right) low = middle + 1
      else high = middle - 1
    }
    return undefined
  }
}

const createClassPairLookup = (
  gpos: DataView,
  at: number,
  covered: Map<number, number>,
  stride: number,
  advance: number,
): PairLookup => {
  const lefts = parseClasses(gpos, at + gpos.getUint16(at + 8))
  const rights = parseClasses(gpos, at + gpos.getUint16(at + 10))
  const width = gpos.getUint16(at + 14)
  return (left, right) => {
    if (!covered.has(left)) return undefined
    const record = at + 16 + 2 * stride * ((lefts.get(left) ?? 0) * width + (rights.get(right) ?? 0))
    return advance < 0 ? 0 : gpos.getInt16(record + advance)
  }
}

const countBits = (mask: number): number => {
  let count = 0
  for (let rest = mask; rest; rest &= rest - 1) count++
  return count
}

const parseCoverage = (view: DataView, at: number): Map<number, number> => {
  const map = new Map<number, number>()
  const count = view.getUint16(at + 2)
  for (let i = 0; i < count; i++) {
    if (view.getUint16(at) === 1) map.set(view.getUint16(at + 4 + 2 * i), i)
    else {
      const range = at + 4 + 6 * i
      const start = view.getUint16(range)
      for (let g = start; g <= view.getUint16(range + 2); g++) map.set(g, view.getUint16(range + 4) + g - start)
    }
  }
  return map
}

const parseClasses = (view: DataView, at: number): Map<number, number> => {
  const map = new Map<number, number>()
  if (view.getUint16(at) === 1) {
    const start = view.getUint16(at + 2)
    for (let i = 0; i < view.getUint16(at + 4); i++) map.set(start + i, view.getUint16(at + 6 + 2 * i))
    return map
  }
  for (let i = 0; i < view.getUint16(at + 2); i++) {
    const range = at + 4 + 6 * i
    for (let g = view.getUint16(range); g <= view.getUint16(range + 2); g++) map.set(g, view.getUint16(range + 4))
  }
  return map
}
