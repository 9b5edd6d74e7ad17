import { deflate } from './deflate.ts'
import { type JsPdfInternals, toBinaryString } from './jspdf.ts'

/** The sRGB primaries and white point, adapted to the D50 of profiles by the Bradford matrix (IEC 61966-2-1, ICC.1). */
const WHITE = [0.9642, 1, 0.8249]
const PRIMARIES = {
  rXYZ: [0.43607, 0.22249, 0.01392],
  gXYZ: [0.38515, 0.71687, 0.09708],
  bXYZ: [0.14307, 0.06061, 0.7141],
}
const ADAPTATION = [1.04788, 0.02292, -0.0502, 0.02959, 0.99048, -0.01706, -0.00923, 0.01508, 0.75168]
/** Exponent, then a, b, c, d of the curve's linear start. */
const CURVE = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]

const toUint32 = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >> shift) & 255)
const toFixed = (value: number): number[] => toUint32(Math.round(value * 65_536))
const toAscii = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0))

const createTag = (type: string, body: readonly number[]): number[] => [...toAscii(type), 0, 0, 0, 0, ...body]
const createText = (text: string): number[] =>
  createTag('mluc', [
    ...toUint32(1),
    ...toUint32(12),
    ...toAscii('enUS'),
    ...toUint32(2 * text.length),
    ...toUint32(28),
    ...toAscii(text).flatMap((code) => [0, code]),
  ])

/** A display profile of version 4.2 with the sRGB color space, 500 bytes long. */
const createSrgbProfile = (): Uint8Array => {
  const curve = createTag('para', [0, 3, 0, 0, ...CURVE.flatMap(toFixed)])
  const tags: (readonly [string, number[]])[] = [
    ['desc', createText('sRGB')],
    ['cprt', createText('CC0')],
    ['wtpt', createTag('XYZ ', WHITE.flatMap(toFixed))],
    ['chad', createTag('sf32', ADAPTATION.flatMap(toFixed))],
    ...Object.entries(PRIMARIES).map(([name, xyz]) => [name, createTag('XYZ ', xyz.flatMap(toFixed))] as const),
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ]
  const places = new Map<number[], number>()
  const data: number[] = []
  const start = 132 + 12 * tags.length
  for (const [, tag] of tags) {
    if (places.has(tag)) continue
    places.set(tag, start + data.length)
    data.push(...tag, ...Array.from({ length: -tag.length & 3 }, () => 0))
  }
  const table = tags.flatMap(([name, tag]) => [
    ...toAscii(name),
    ...toUint32(places.get(tag) ?? 0),
    ...toUint32(tag.length),
  ])
  return Uint8Array.from([...createHeader(start + data.length), ...toUint32(tags.length), ...table, ...data])
}

const createHeader = (size: number): number[] => {
  const header = [
    ...toUint32(size),
    ...toUint32(0),
    ...[4, 0x20, 0, 0],
    ...toAscii('mntrRGB XYZ '),
    ...[0x07, 0xe8, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0],
    ...toAscii('acsp'),
    ...Array.from({ length: 28 }, () => 0),
    ...WHITE.flatMap(toFixed),
  ]
  return [...header, ...Array.from({ length: 128 - header.length }, () => 0)]
}

/** The same for every file. */
let deflatedProfile: string | undefined

/** Writes the color space that the RGB values of the pages are meant in. Returns the object number of the intent. */
export const writeOutputIntent = (internal: JsPdfInternals): number => {
  deflatedProfile ??= toBinaryString(deflate(createSrgbProfile()))
  const data = deflatedProfile
  const profile = internal.newObjectDeferred()
  internal.newObjectDeferredBegin(profile, true)
  internal.out(`<</N 3/Length ${data.length}/Filter/FlateDecode>>\nstream\n${data}\nendstream\nendobj`)
  const intent = internal.newObjectDeferred()
  internal.newObjectDeferredBegin(intent, true)
  internal.out(
    `<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier(sRGB)/Info(sRGB IEC61966-2.1)/DestOutputProfile ${profile} 0 R>>\nendobj`,
  )
  return intent
}
