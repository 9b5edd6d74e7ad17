import { type DrawnFace, type DrawnGlyph, UNITS_PER_EM } from './drawn-face.ts'
import { measurePoints, type OutlinePoint, writeContours } from './outline.ts'
import { writeKerning } from './own-face-kerning.ts'
import { buildSfnt } from './subset.ts'

/**
 * Writes a face as TrueType: outlines, widths, characters and kerning, and nothing else of the file that they came from.
 * `checkOwnFace` accepts the result when it is within the limits.
 */
export const writeOwnFace = (face: DrawnFace): Uint8Array => {
  const { glyphs } = face
  const contours = glyphs.map(listContours)
  const outlines = contours.map(writeContours)
  const boxes = contours.map((each) => measurePoints(each.flat()))
  const loca = new DataView(new ArrayBuffer(4 * (glyphs.length + 1)))
  const hmtx = new DataView(new ArrayBuffer(4 * glyphs.length))
  const glyf = new Uint8Array(outlines.reduce((sum, outline) => sum + outline.length, 0))
  let at = 0
  for (const [i, outline] of outlines.entries()) {
    loca.setUint32(4 * i, at)
    glyf.set(outline, at)
    at += outline.length
    hmtx.setUint16(4 * i, clamp(glyphs[i]?.advance ?? 0, 0, 32_767))
    hmtx.setInt16(4 * i + 2, boxes[i]?.[0] ?? 0)
  }
  loca.setUint32(4 * glyphs.length, at)
  const kerning = writeKerning(face.kerning)
  return buildSfnt({
    ...(kerning && { GPOS: kerning }),
    'OS/2': writeOs2(face),
    cmap: writeCharacters(glyphs),
    glyf,
    head: writeHead(boxes),
    hhea: writeHhea(face),
    hmtx: toBytes(hmtx),
    loca: toBytes(loca),
    maxp: writeMaxp(glyphs),
  })
}

const toBytes = (view: DataView): Uint8Array => new Uint8Array(view.buffer, view.byteOffset, view.byteLength)

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, Math.round(value)))

/** The contours that are drawn, within the limits of the format. */
const listContours = ({ contours }: DrawnGlyph): OutlinePoint[][] =>
  contours
    .filter((contour) => contour.length > 1)
    .map((points) => points.map(({ x, y, on }) => ({ x: clampPoint(x), y: clampPoint(y), on })))

const clampPoint = (value: number): number => clamp(value, -16_384, 16_383)

/** One subtable of format 4 with a segment for each run of characters whose glyphs follow each other. */
const writeCharacters = (glyphs: readonly DrawnGlyph[]): Uint8Array => {
  const pairs = glyphs
    .flatMap(({ codes }, glyph) => codes.map((code) => ({ code, glyph })))
    .filter(({ code }) => code < 0xffff)
    .sort((a, b) => a.code - b.code)
  const segments: { start: number; end: number; delta: number }[] = []
  for (const { code, glyph } of pairs) {
    const last = segments.at(-1)
    const delta = glyph - code
    if (last && last.end === code - 1 && last.delta === delta) last.end = code
    else segments.push({ start: code, end: code, delta })
  }
  segments.push({ start: 0xffff, end: 0xffff, delta: 1 })
  const doubled = 2 * segments.length
  const view = new DataView(new ArrayBuffer(12 + 16 + 4 * doubled))
  for (const [i, value] of [0, 1, 3, 1, 0, 12].entries()) view.setUint16(2 * i, value)
  const search = 2 ** Math.floor(Math.log2(segments.length))
  const header = [4, 16 + 4 * doubled, 0, doubled, 2 * search, Math.log2(search), doubled - 2 * search]
  for (const [i, value] of header.entries()) view.setUint16(12 + 2 * i, value)
  for (const [i, { start, end, delta }] of segments.entries()) {
    view.setUint16(26 + 2 * i, end)
    view.setUint16(28 + doubled + 2 * i, start)
    view.setUint16(28 + 2 * doubled + 2 * i, delta & 0xffff)
  }
  return toBytes(view)
}

/** `boxes`: left, bottom, right and top of each glyph. */
const writeHead = (boxes: readonly ReturnType<typeof measurePoints>[]): Uint8Array => {
  const view = new DataView(new ArrayBuffer(54))
  view.setUint32(0, 0x00010000)
  view.setUint32(12, 0x5f0f3cf5)
  view.setUint16(16, 0b1011)
  view.setUint16(18, UNITS_PER_EM)
  const box = [
    Math.min(0, ...boxes.map(([xMin]) => xMin)),
    Math.min(0, ...boxes.map(([, yMin]) => yMin)),
    Math.max(0, ...boxes.map(([, , xMax]) => xMax)),
    Math.max(0, ...boxes.map(([, , , yMax]) => yMax)),
  ]
  for (const [i, value] of box.entries()) view.setInt16(36 + 2 * i, value)
  view.setUint16(46, 8)
  view.setInt16(48, 2)
  view.setInt16(50, 1)
  return toBytes(view)
}

const writeHhea = ({ glyphs, ascent, descent }: DrawnFace): Uint8Array => {
  const view = new DataView(new ArrayBuffer(36))
  view.setUint32(0, 0x00010000)
  view.setInt16(4, clamp(ascent, 0, 2 * UNITS_PER_EM))
  view.setInt16(6, -clamp(descent, 0, 2 * UNITS_PER_EM))
  view.setUint16(10, clamp(Math.max(...glyphs.map(({ advance }) => advance)), 0, 32_767))
  view.setInt16(18, 1)
  view.setUint16(34, glyphs.length)
  return toBytes(view)
}

const writeMaxp = (glyphs: readonly DrawnGlyph[]): Uint8Array => {
  const view = new DataView(new ArrayBuffer(32))
  view.setUint32(0, 0x00010000)
  view.setUint16(4, glyphs.length)
  view.setUint16(6, Math.max(...glyphs.map(({ contours }) => contours.flat().length)))
  view.setUint16(8, Math.max(...glyphs.map(({ contours }) => contours.length)))
  view.setUint16(14, 2)
  return toBytes(view)
}

const writeOs2 = ({ ascent, descent, capHeight }: DrawnFace): Uint8Array => {
  const view = new DataView(new ArrayBuffer(96))
  view.setUint16(0, 4)
  view.setUint16(4, 400)
  view.setUint16(6, 5)
  view.setInt16(68, clamp(ascent, 0, 2 * UNITS_PER_EM))
  view.setInt16(70, -clamp(descent, 0, 2 * UNITS_PER_EM))
  view.setUint16(74, clamp(ascent, 0, 2 * UNITS_PER_EM))
  view.setUint16(76, clamp(descent, 0, 2 * UNITS_PER_EM))
  view.setInt16(88, clamp(capHeight, 0, 2 * UNITS_PER_EM))
  return toBytes(view)
}
