import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '#test/utils/paths.ts'
import { keepTables } from '#web/workers/face/keep-tables.ts'
import { redrawFont } from '#web/workers/face/redraw-font.ts'

const HEADER = 12
const RECORD = 16

/** A file with these tables and no check sums. */
const createFont = (tables: Readonly<Record<string, readonly number[]>>): Uint8Array => {
  const entries = Object.entries(tables)
  let end = HEADER + RECORD * entries.length
  const bytes = new Uint8Array(end + entries.reduce((sum, [, table]) => sum + table.length, 0))
  const view = new DataView(bytes.buffer)
  view.setUint16(4, entries.length)
  for (const [index, [tag, table]] of entries.entries()) {
    const at = HEADER + RECORD * index
    bytes.set(new TextEncoder().encode(tag), at)
    view.setUint32(at + 8, end)
    view.setUint32(at + 12, table.length)
    bytes.set(table, end)
    end += table.length
  }
  return bytes
}

const uint32 = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]

/** A `cmap` of one subtable with these ranges of characters. */
const createCmap = (format: number, ranges: readonly (readonly [number, number])[]): number[] => [
  ...[0, 0, 0, 1, 0, 3, 0, 10, ...uint32(12)],
  ...[0, format, 0, 0, ...uint32(0), ...uint32(0), ...uint32(ranges.length)],
  ...ranges.flatMap(([from, to]) => [...uint32(from), ...uint32(to), ...uint32(1)]),
]

const listTables = (bytes: Uint8Array): (readonly [string, number])[] => {
  const view = new DataView(bytes.buffer)
  return Array.from({ length: view.getUint16(4) }, (_, index) => {
    const at = HEADER + RECORD * index
    return [String.fromCharCode(...bytes.subarray(at, at + 4)), bytes[view.getUint32(at + 8)] ?? -1] as const
  })
}

describe('the tables of an uploaded font', () => {
  it('are those that are read, where they were', () => {
    const font = createFont({ GPOS: [1], glyf: [2], GSUB: [3], STAT: [4], head: [5], 'OS/2': [6], fpgm: [7] })
    expect(listTables(keepTables(font))).toEqual([
      ['glyf', 2],
      ['head', 5],
      ['OS/2', 6],
    ])
    expect(listTables(font)).toHaveLength(7)
  })

  it.each([
    ['one range of all characters', 12, [[0, 0x10ffff]]],
    ['a range that ends before it begins', 12, [[9, 3]]],
    ['many characters in a format without ranges', 4, [[0, 0xffffffff]]],
  ] as const)('may name %s', (_, format, ranges) => {
    expect(() => keepTables(createFont({ cmap: createCmap(format, ranges) }))).not.toThrow()
  })

  it.each([
    ['one character more', 12, [[0, 0x110000]]],
    ['four thousand million', 13, [[0, 0xffffffff]]],
    [
      'all of them twice',
      12,
      [
        [0, 0x10ffff],
        [0, 0],
      ],
    ],
  ] as const)('may not name %s', (_, format, ranges) => {
    expect(() => keepTables(createFont({ cmap: createCmap(format, ranges) }))).toThrow('too many characters')
  })

  it('may have a damaged GPOS, whose reading takes gigabytes', () => {
    const path = join(ROOT, 'node_modules/@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf')
    const bytes = new Uint8Array(readFileSync(path))
    const view = new DataView(bytes.buffer)
    for (let at = HEADER; at < HEADER + RECORD * view.getUint16(4); at += RECORD)
      if (String.fromCharCode(...bytes.subarray(at, at + 4)) === 'GPOS')
        view.setUint16(view.getUint32(at + 8) + 31, 0x93fd)
    expect(redrawFont(bytes).family).toBe('Inter')
  })
})
