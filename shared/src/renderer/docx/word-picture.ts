import { decodeBase64 } from '../../base64.ts'
import type { Template } from '../../templates/template.ts'
import { element, toEmu } from './word-xml.ts'

/** A picture of a Word file. */
export interface WordPicture {
  readonly bytes: Uint8Array
  readonly extension: 'png' | 'jpeg'
  readonly shape: Exclude<Template['photo'], 'none'>
}

/** The relationship of the picture in the document. */
export const PICTURE_ID = 'picture'
const SIZE_PT = 84
const GAP_PT = 12

const DATA_URL = /^data:image\/(png|jpeg);base64,/

/** The picture of a data URL; undefined when it is no PNG or JPEG. */
export const toWordPicture = (source: string | undefined, shape: WordPicture['shape']): WordPicture | undefined => {
  const match = DATA_URL.exec(source ?? '')
  if (!source || !match) return undefined
  const bytes = decodeBase64(source.slice(match[0].length))
  return bytes.length > 0 ? { bytes, extension: match[1] === 'png' ? 'png' : 'jpeg', shape } : undefined
}

const GEOMETRIES = { round: 'ellipse', square: 'rect', rounded: 'roundRect' } as const

const PICTURE_NAMESPACE = 'http://schemas.openxmlformats.org/drawingml/2006/picture'

/** A run with the picture at the right margin; the text flows beside it. `name`: what it shows. */
export const createPicture = ({ shape: crop }: WordPicture, name: string): string => {
  const extent = { cx: toEmu(SIZE_PT), cy: toEmu(SIZE_PT) }
  const shape = element(
    'pic:pic',
    { 'xmlns:pic': PICTURE_NAMESPACE },
    element('pic:nvPicPr', {}, element('pic:cNvPr', { id: 1, name: 'Photo', descr: name }) + element('pic:cNvPicPr')) +
      element(
        'pic:blipFill',
        {},
        element('a:blip', { 'r:embed': PICTURE_ID }) + element('a:stretch', {}, element('a:fillRect')),
      ) +
      element(
        'pic:spPr',
        {},
        element('a:xfrm', {}, element('a:off', { x: 0, y: 0 }) + element('a:ext', extent)) +
          element('a:prstGeom', { prst: GEOMETRIES[crop] }, element('a:avLst')),
      ),
  )
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
      element('wp:docPr', { id: 1, name: 'Photo', descr: name }),
      element('wp:cNvGraphicFramePr'),
      element('a:graphic', {}, element('a:graphicData', { uri: PICTURE_NAMESPACE }, shape)),
    ].join(''),
  )
  return element('w:r', {}, element('w:drawing', {}, anchor))
}
