import { unzipSync, zipSync } from 'fflate'

/** Numbers from 0 to 1, the same ones for the same seed. */
export type Random = () => number

const pick = <T>(random: Random, list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
const pickIndex = (random: Random, length: number): number => Math.floor(random() * length)

const NUMBERS = ['0', '-1', '1', '65536', '2147483647', '-2147483648', '4294967296', '1e309', '0.0000001', 'NaN']
const PDF_TOKENS = [
  'null',
  '<<',
  '>>',
  '[',
  ']',
  '(',
  ')',
  'endobj',
  'endstream',
  'R',
  '/Parent',
  '/Kids',
  '/Type',
  '/Length',
]

const fromBinary = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 255)
const toBinary = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

const spliceText = (text: string, at: number, count: number, insert: string): string =>
  text.slice(0, at) + insert + text.slice(at + count)

/** Replaces one match of a pattern by a text that depends on it. */
const replaceOne = (random: Random, text: string, pattern: RegExp, replace: (match: string) => string): string => {
  const found = pick(random, [...text.matchAll(pattern)])
  return found ? spliceText(text, found.index, found[0].length, replace(found[0])) : text
}

const repeatSlice = (random: Random, text: string): string => {
  const at = pickIndex(random, text.length)
  const slice = text.slice(at, at + 1 + pickIndex(random, 2_000))
  return spliceText(text, at, 0, slice.repeat(1 + pickIndex(random, 8)))
}

const removeSlice = (random: Random, text: string): string =>
  spliceText(text, pickIndex(random, text.length), 1 + pickIndex(random, 400), '')

const changeLetters = (random: Random, text: string): string => {
  let changed = text
  for (let i = 0; i < 1 + pickIndex(random, 20); i++)
    changed = spliceText(changed, pickIndex(random, text.length), 1, String.fromCharCode(pickIndex(random, 256)))
  return changed
}

type TextMutation = (random: Random, text: string) => string

const PDF_MUTATIONS: readonly TextMutation[] = [
  changeLetters,
  repeatSlice,
  removeSlice,
  (random, text) => text.slice(0, pickIndex(random, text.length)),
  (random, text) => replaceOne(random, text, /-?\d+(?:\.\d+)?/g, () => pick(random, NUMBERS) ?? '0'),
  (random, text) => replaceOne(random, text, /\d+ 0 R/g, () => `${pickIndex(random, 60)} 0 R`),
  (random, text) => replaceOne(random, text, /\/[A-Za-z]+/g, () => pick(random, PDF_TOKENS) ?? ''),
  (random, text) => replaceOne(random, text, /endobj|endstream|stream|obj|xref|trailer|startxref/g, () => ''),
  (random, text) => replaceOne(random, text, /<<|>>|\[|\]/g, (match) => match.repeat(2 + pickIndex(random, 3_000))),
]

const XML_MUTATIONS: readonly TextMutation[] = [
  changeLetters,
  repeatSlice,
  removeSlice,
  (random, text) => replaceOne(random, text, /"[^"]*"/g, () => `"${pick(random, NUMBERS) ?? ''}"`),
  (random, text) => replaceOne(random, text, /<[\w:]+[^<>]*>/g, (match) => match.repeat(2 + pickIndex(random, 2_000))),
  (random, text) => replaceOne(random, text, /<\/[\w:]+>/g, () => ''),
  (random, text) => replaceOne(random, text, />[^<]+</g, () => `>${'ñ&amp;\u202e '.repeat(pickIndex(random, 5_000))}<`),
]

const changeText = (random: Random, text: string, mutations: readonly TextMutation[]): string => {
  let changed = text
  for (let i = 0; i < 1 + pickIndex(random, 4); i++) changed = pick(random, mutations)?.(random, changed) ?? changed
  return changed
}

/** Changes the objects, numbers, names and bytes of a PDF in one to four places. */
export const mutatePdf = (random: Random, bytes: Uint8Array): Uint8Array =>
  fromBinary(changeText(random, toBinary(bytes), PDF_MUTATIONS))

/** Changes one part of a ZIP archive as XML or text, its name, or the bytes of the archive itself. */
export const mutateZip = (random: Random, bytes: Uint8Array): Uint8Array => {
  if (random() < 0.2) return fromBinary(changeText(random, toBinary(bytes), [changeLetters, removeSlice, repeatSlice]))
  const parts = unzipSync(bytes)
  const name = pick(random, Object.keys(parts))
  const part = name === undefined ? undefined : parts[name]
  if (name === undefined || !part) return bytes
  const changed = fromBinary(changeText(random, toBinary(part), XML_MUTATIONS))
  const { [name]: _gone, ...others } = parts
  const newName = random() < 0.1 ? `../${name}` : name
  return zipSync(random() < 0.1 ? others : { ...others, [newName]: changed })
}

const FONT_NUMBERS = [0, 1, 2, 0x7f, 0xff, 0x7fff, 0x8000, 0xffff]

/** A table of a font by its record in the directory, and where that record is. */
const pickTable = (random: Random, view: DataView) => {
  const record = 12 + 16 * pickIndex(random, view.getUint16(4))
  return { record, start: view.getUint32(record + 8), length: view.getUint32(record + 12) }
}

/** Changes one to six numbers of the tables of a font or of their directory; one in ten is cut off. */
export const mutateFont = (random: Random, bytes: Uint8Array): Uint8Array => {
  const changed = bytes.slice()
  const view = new DataView(changed.buffer)
  const original = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let i = 0; i < 1 + pickIndex(random, 6); i++) {
    const { record, start, length } = pickTable(random, original)
    const isRecord = random() < 0.1
    // The numbers that say how to read a table are at its start.
    const span = random() < 0.5 ? Math.min(length, 64) : length
    const at = isRecord ? record + 4 * pickIndex(random, 4) : start + pickIndex(random, span)
    if (at + 2 > bytes.length) continue
    const number = pick(random, FONT_NUMBERS) ?? 0
    view.setUint16(at, random() < 0.5 ? number : (view.getUint16(at) + pickIndex(random, 17) - 8) & 0xffff)
  }
  return random() < 0.1 ? changed.slice(0, pickIndex(random, bytes.length)) : changed
}

const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  'x'.repeat(100_000),
  [],
  {},
  [[]],
  '\u0000',
  '\ud800',
  '2020-13-45',
]

/** Replaces, removes, wraps or repeats one value of a JSON tree. */
export const mutateJson = (random: Random, value: unknown, depth = 0): unknown => {
  const isLeaf = typeof value !== 'object' || value === null
  if (isLeaf || (depth > 0 && random() < 0.2)) {
    if (random() < 0.2) return [value, value]
    if (random() < 0.1) return Array.from({ length: 3_000 }, () => value)
    return pick(random, VALUES)
  }
  if (Array.isArray(value)) {
    const at = pickIndex(random, value.length)
    return value.length === 0 ? [pick(random, VALUES)] : value.with(at, mutateJson(random, value[at], depth + 1))
  }
  const entries = Object.entries(value)
  const at = pickIndex(random, entries.length)
  return Object.fromEntries(
    entries.map(([key, inner], i) =>
      i === at ? [random() < 0.1 ? '__proto__' : key, mutateJson(random, inner, depth + 1)] : [key, inner],
    ),
  )
}
