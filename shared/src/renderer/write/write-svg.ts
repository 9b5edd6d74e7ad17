import { element } from '../../archive/write-xml.ts'
import { decodeBase64 } from '../../base64.ts'
import { getCornerRadius, placeWholePicture } from '../draw/crop-picture.ts'
import type { DrawList, PositionedPicture, PositionedText } from '../draw/draw-list.ts'
import { type PictureSize, readPictureSize } from '../draw/picture-size.ts'
import { placeGlyphs } from '../draw/place-glyphs.ts'
import type { Shape } from '../draw/shapes.ts'
import type { FontFace } from '../fonts/font-face.ts'
import { readGlyph } from '../fonts/glyph-table.ts'
import { getBaseGlyph } from '../fonts/tabular-glyph.ts'
import type { Typeface } from '../fonts/typeface.ts'
import { formatNumber } from './content-stream.ts'
import { toPathData } from './glyph-path.ts'

/** Of the outlines, to the em. */
const UNITS = 1000

/** The outlines of a document, each written once. */
interface Glyphs {
  /** The id of the outline of a glyph; undefined for an empty one. */
  readonly getId: (face: FontFace, glyph: number) => string | undefined
  readonly paths: readonly string[]
}

/** The pictures of a document, each written once. */
interface Pictures {
  /** The id of a picture and its size in pixels; undefined for one that is no PNG or JPEG. */
  readonly get: (source: string) => { readonly id: string; readonly size: PictureSize } | undefined
  readonly images: readonly string[]
}

/**
 * Writes the pages of a draw list as SVG: outlines and pictures in the first page, which the others refer to. The pages
 * belong into one HTML document. `toLabel`: what a screen reader says of a page, by its number from 1 and their count.
 */
export const writeSvgPages = (
  { pages, paper }: DrawList,
  { faces }: Pick<Typeface, 'faces'>,
  toLabel: (page: number, count: number) => string,
): string[] => {
  const glyphs = createGlyphs()
  const known = createPictures()
  const contents = pages.map(({ shapes, pictures, texts }, page) =>
    [
      ...shapes.map(writeShape),
      ...pictures.map((picture, i) => writePicture(picture, known, `c${page}-${i}`)),
      ...texts.map((text) => writeText(text, faces[text.weight], glyphs)),
    ].join(''),
  )
  const shared = element('defs', {}, glyphs.paths.join('') + known.images.join(''))
  const [width, height] = [formatNumber(paper.width), formatNumber(paper.height)]
  const background = element('rect', { width, height, fill: '#ffffff' })
  return contents.map((content, i) =>
    element(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: `0 0 ${width} ${height}`,
        role: 'img',
        'aria-label': toLabel(i + 1, pages.length),
      },
      (i === 0 ? shared : '') + background + content,
    ),
  )
}

const createGlyphs = (): Glyphs => {
  const ids = new Map<FontFace, Map<number, string | undefined>>()
  const paths: string[] = []
  const getId = (face: FontFace, glyph: number): string | undefined => {
    const known = ids.get(face) ?? new Map<number, string | undefined>()
    ids.set(face, known)
    if (known.has(glyph)) return known.get(glyph)
    const d = toPathData(readGlyph(face.tables, glyph), UNITS / face.unitsPerEm)
    const id = d === '' ? undefined : `g${paths.length.toString(36)}`
    if (id) paths.push(element('path', { id, d }))
    known.set(glyph, id)
    return id
  }
  return { getId, paths }
}

const DATA_URL = /^data:image\/(?:png|jpeg);base64,/

const createPictures = (): Pictures => {
  const known = new Map<string, ReturnType<Pictures['get']>>()
  const images: string[] = []
  const read = (source: string): ReturnType<Pictures['get']> => {
    const size = DATA_URL.test(source)
      ? readPictureSize(decodeBase64(source.slice(source.indexOf(',') + 1)))
      : undefined
    if (!size) return undefined
    const id = `p${images.length}`
    images.push(element('image', { id, ...size, preserveAspectRatio: 'none', href: source }))
    return { id, size }
  }
  const get = (source: string) => {
    if (!known.has(source)) known.set(source, read(source))
    return known.get(source)
  }
  return { get, images }
}

/** A picture behind the box that shows a part of it, as in the PDF. `clipId`: for that box. */
const writePicture = (picture: PositionedPicture, pictures: Pictures, clipId: string): string => {
  const known = pictures.get(picture.source)
  if (!known) return ''
  const whole = placeWholePicture(picture, known.size)
  const [across, down] = [whole.width / known.size.width, whole.height / known.size.height]
  const n = formatNumber
  const { x, y, width, height } = picture
  const box = { x: n(x), y: n(y), width: n(width), height: n(height), rx: n(getCornerRadius(picture)) }
  const transform = `translate(${n(whole.x)} ${n(whole.y)}) scale(${across} ${down})`
  return (
    element('clipPath', { id: clipId }, element('rect', box)) +
    element('g', { 'clip-path': `url(#${clipId})` }, element('use', { href: `#${known.id}`, transform }))
  )
}

const writeText = (text: PositionedText, face: FontFace, glyphs: Glyphs): string => {
  let x = 0
  let uses = ''
  for (const { glyph, nearer } of placeGlyphs(text, face)) {
    if (!glyph) continue
    x -= nearer
    const base = getBaseGlyph(glyph)
    const id = glyphs.getId(face, base)
    // A digit stands in the middle of a width that is not its own.
    const inset = (face.advance(glyph) - face.advance(base)) / 2
    if (id) uses += `<use href="#${id}" x="${Math.round(x + inset)}"/>`
    x += face.advance(glyph) + (text.tracking ?? 0) * UNITS
  }
  if (uses === '') return ''
  const scale = Math.round((text.size / UNITS) * 1e6) / 1e6
  const transform = `translate(${formatNumber(text.x)} ${formatNumber(text.y)}) scale(${scale})`
  return element('g', { transform, fill: text.color }, uses)
}

const writeShape = (shape: Shape): string => {
  const n = formatNumber
  if (shape.kind === 'line') {
    const { x1, y1, x2, y2, color, line, dotted } = shape
    return element('line', {
      x1: n(x1),
      y1: n(y1),
      x2: n(x2),
      y2: n(y2),
      stroke: color,
      'stroke-width': n(line),
      'stroke-linecap': dotted ? 'round' : undefined,
      'stroke-dasharray': dotted ? `0 ${n(line * 3)}` : undefined,
    })
  }
  const { stroke } = shape
  const paint = {
    fill: shape.fill ?? 'none',
    stroke,
    'stroke-width': stroke && n(shape.line ?? 1),
    'stroke-linecap': stroke && 'round',
    'stroke-linejoin': stroke && 'round',
  }
  if (shape.kind === 'circle') return element('circle', { cx: n(shape.x), cy: n(shape.y), r: n(shape.r), ...paint })
  if (shape.kind === 'rect') {
    const { x, y, width, height, radius } = shape
    return element('rect', { x: n(x), y: n(y), width: n(width), height: n(height), rx: radius && n(radius), ...paint })
  }
  return element('path', { d: writePath(shape), ...paint })
}

const writePath = ({ x, y, size, d }: Extract<Shape, { kind: 'path' }>): string =>
  d
    .map(([command, ...values]) => {
      const places = values.map((value, i) => formatNumber((i % 2 === 0 ? x : y) + (value * size) / 24))
      return command + places.join(' ')
    })
    .join('')
