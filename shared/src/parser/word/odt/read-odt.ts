import type { ZipArchive } from '../../../archive/open-zip.ts'
import { findAll, findChild, findChildren, parseXml, textOf, type XmlElement } from '../../../archive/parse-xml.ts'
import { AppError } from '../../../errors.ts'
import type { WordBlock, WordContent } from '../word-model.ts'
import { readOdtBlocks } from './odt-blocks.ts'
import type { OdtContext } from './odt-context.ts'
import { parseLength, readOdtStyles } from './odt-styles.ts'

const A4 = { width: 595.3, height: 841.9 }
const MARGIN_PT = 56.7

/** Reads the parts of an ODT archive. Throws `damaged`, `encrypted`, `too-large`, `too-complex`. */
export const readOdt = (archive: ZipArchive): WordContent => {
  if (isEncrypted(archive)) throw new AppError('encrypted')
  const read = (path: string) => {
    const bytes = archive.read(path)
    return bytes && parseXml(bytes)
  }
  const content = read('content.xml')
  const text = findChild(findChild(content?.root, 'office:body'), 'office:text')
  if (!content || !text) throw new AppError('damaged')
  const stylesRoot = read('styles.xml')?.root
  const noted: OdtContext['noted'] = {
    links: [],
    fonts: new Set(),
    notes: [],
    pictures: 0,
    hasShapes: false,
    lang: undefined,
  }
  const context: OdtContext = {
    styles: readOdtStyles([stylesRoot, content.root]),
    isMargin: false,
    noted,
    readBlocks: readOdtBlocks,
  }
  const margins: OdtContext = { ...context, styles: readOdtStyles([stylesRoot]), isMargin: true }
  const master = findChildren(findChild(stylesRoot, 'office:master-styles'), 'style:master-page')[0]
  const readMargin = (kind: 'header' | 'footer'): WordBlock[] => {
    const part = findChild(master, `style:${kind}-first`) ?? findChild(master, `style:${kind}`)
    return part && part.attributes.get('style:display') !== 'false' ? readOdtBlocks(part, margins) : []
  }
  const header = readMargin('header')
  const body = readOdtBlocks(text, context)
  const meta = findChild(read('meta.xml')?.root, 'office:meta')
  const title = textOf(findChild(meta, 'dc:title')).trim()
  const producer = textOf(findChild(meta, 'meta:generator')).trim()
  return {
    page: readPageSize(stylesRoot, master),
    header,
    body,
    footer: readMargin('footer'),
    notes: noted.notes,
    links: noted.links,
    pictures: noted.pictures,
    icons: 0,
    hasShapes: noted.hasShapes,
    truncated: content.truncated,
    hasMacros: [...archive.entries.keys()].some((name) => /^(?:Basic|Scripts)\/.+/.test(name)),
    lang: noted.lang ?? context.styles.getDefault('paragraph').lang,
    title: title === '' ? undefined : title,
    producer: producer === '' ? undefined : producer,
    fonts: [...noted.fonts],
  }
}

/** The manifest names a key for each file that a password protects. */
const isEncrypted = (archive: ZipArchive): boolean => {
  if (archive.entries.has('encrypted-package')) return true
  const manifest = archive.read('META-INF/manifest.xml')
  return manifest !== undefined && findAll(parseXml(manifest).root, 'manifest:encryption-data').length > 0
}

const readPageSize = (styles: XmlElement | undefined, master: XmlElement | undefined): WordContent['page'] => {
  const name = master?.attributes.get('style:page-layout-name')
  const layout = findChildren(findChild(styles, 'office:automatic-styles'), 'style:page-layout').find(
    ({ attributes }) => attributes.get('style:name') === name,
  )
  const properties = findChild(layout, 'style:page-layout-properties')?.attributes
  const margin = (side: string): number =>
    Math.min(200, parseLength(properties?.get(`fo:margin-${side}`) ?? properties?.get('fo:margin')) ?? MARGIN_PT)
  return {
    width: Math.max(200, parseLength(properties?.get('fo:page-width')) ?? A4.width),
    height: Math.max(200, parseLength(properties?.get('fo:page-height')) ?? A4.height),
    marginLeft: margin('left'),
    marginRight: margin('right'),
    marginTop: margin('top'),
  }
}
