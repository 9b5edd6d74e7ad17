import { element } from '../../archive/write-xml.ts'
import { decodeBase64 } from '../../base64.ts'
import type { Template } from '../../templates/template.ts'
import type { PhotoStyle } from '../compose/style.ts'
import { readPictureSize } from '../draw/picture-size.ts'
import { toEmu } from './word-xml.ts'

/** A picture of a Word file. */
export interface WordPicture {
  readonly bytes: Uint8Array
  readonly extension: 'png' | 'jpeg'
  readonly shape: Exclude<Template['photo'], 'none'>
  /** What is cut off at each side, 0–1. */
  readonly cut: { readonly l: number; readonly t: number; readonly r: number; readonly b: number }
}

/** The relationship of the picture in the document. */
export const PICTURE_ID = 'picture'
const SIZE_PT = 84
const GAP_PT = 12

const DATA_URL = /^data:image\/(png|jpeg);base64,/

/** The picture of a data URL, cropped to a square; undefined when it is no PNG or JPEG. */
export const toWordPicture = (source: string | undefined, crop: PhotoStyle): WordPicture | undefined => {
  const match = DATA_URL.exec(source ?? '')
  if (!source || !match || crop.shape === 'none') return undefined
  const bytes = decodeBase64(source.slice(match[0].length))
  const size = readPictureSize(bytes)
  if (!size) return undefined
  const side = Math.min(size.width, size.height) / crop.zoom
  const [across, down] = [1 - side / size.width, 1 - side / size.height]
  const cut = { l: across * crop.x, t: down * crop.y, r: across * (1 - crop.x), b: down * (1 - crop.y) }
  return { bytes, extension: match[1] === 'png' ? 'png' : 'jpeg', shape: crop.shape, cut }
}

const GEOMETRIES = { round: 'ellipse', square: 'rect', rounded: 'roundRect' } as const

const PICTURE_NAMESPACE = 'http://schemas.openxmlformats.org/drawingml/2006/picture'

interface Graphic {
  readonly relationship: string
  /** What is cut off, as XML. */
  readonly cut?: string
  readonly geometry?: string
}

/** What a drawing shows: its properties, then the picture in its extent. `descr`: a text instead of it. */
export const createGraphic = (
  properties: { readonly id: number; readonly name: string; readonly descr: string },
  extent: { readonly cx: number; readonly cy: number },
  { relationship, cut = '', geometry = 'rect' }: Graphic,
): string => {
  const fill = element('a:blip', { 'r:embed': relationship }) + cut + element('a:stretch', {}, element('a:fillRect'))
  const picture = [
    element('pic:nvPicPr', {}, element('pic:cNvPr', properties) + element('pic:cNvPicPr')),
    element('pic:blipFill', {}, fill),
    element(
      'pic:spPr',
      {},
      element('a:xfrm', {}, element('a:off', { x: 0, y: 0 }) + element('a:ext', extent)) +
        element('a:prstGeom', { prst: geometry }, element('a:avLst')),
    ),
  ].join('')
  const shape = element('pic:pic', { 'xmlns:pic': PICTURE_NAMESPACE }, picture)
  return [
    element('wp:docPr', properties),
    element('wp:cNvGraphicFramePr'),
    element('a:graphic', {}, element('a:graphicData', { uri: PICTURE_NAMESPACE }, shape)),
  ].join('')
}

/** A run with the picture at the right margin; the text flows beside it. `name`: what it shows. */
export const createPicture = ({ shape: crop, cut }: WordPicture, name: string): string => {
  const extent = { cx: toEmu(SIZE_PT), cy: toEmu(SIZE_PT) }
  // LibreOffice loses a picture that is both cropped and round.
  const isCut = Object.values(cut).some((part) => part > 0)
  const anchor = element(
    'wp:anchor',
    {
      distT: 0,
      distB: 0,
      distL: toEmu(GAP_PT),
      distR: 0,
      simplePos: 0,
      relativeHeight: 1,
      behindDoc: 0,
      locked: 0,
      layoutInCell: 1,
      allowOverlap: 0,
    },
    [
      element('wp:simplePos', { x: 0, y: 0 }),
      element('wp:positionH', { relativeFrom: 'margin' }, '<wp:align>right</wp:align>'),
      element('wp:positionV', { relativeFrom: 'margin' }, '<wp:align>top</wp:align>'),
      element('wp:extent', extent),
      element('wp:wrapSquare', { wrapText: 'left' }),
      createGraphic({ id: 1, name: 'Photo', descr: name }, extent, {
        relationship: PICTURE_ID,
        cut: isCut ? element('a:srcRect', toShares(cut)) : '',
        geometry: GEOMETRIES[isCut ? 'square' : crop],
      }),
    ].join(''),
  )
  return element('w:r', {}, element('w:drawing', {}, anchor))
}

/** Thousandths of a percent, the unit of DrawingML. */
const toShares = ({ l, t, r, b }: WordPicture['cut']) => {
  const share = (part: number) => Math.round(part * 100_000)
  return { l: share(l), t: share(t), r: share(r), b: share(b) }
}
