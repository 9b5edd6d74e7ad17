import { strToU8, zipSync } from 'fflate'
import { element, escapeXml, XML_DECLARATION } from '../../archive/write-xml.ts'
import { formatIsoDate } from '../write/pdf-date.ts'
import type { WordFont } from './word-fonts.ts'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

const FONT_TYPE = 'application/vnd.openxmlformats-officedocument.obfuscatedFont'

const NAMESPACES = {
  'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'xmlns:r': OFFICE,
  'xmlns:wp': 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
}

/** A picture that a part shows; `name` is that of its file. */
export interface PartPicture {
  readonly id: string
  readonly name: string
  readonly bytes: Uint8Array
}

/** A part of the main document besides it. `name`: of its file; `inside`: of its root element. */
export interface WordPart {
  readonly id: string
  readonly kind: 'styles' | 'numbering' | 'settings' | 'header' | 'footer' | 'fontTable'
  readonly name: string
  readonly root: string
  readonly inside: string
  readonly pictures?: readonly PartPicture[]
}

/** What a DOCX file is put together from. XML has no declaration. */
export interface DocxParts {
  /** The inside of `w:body`. */
  readonly body: string
  readonly parts: readonly WordPart[]
  /** External targets by relationship id. */
  readonly links: ReadonlyMap<string, string>
  readonly picture?: { readonly id: string; readonly extension: string; readonly bytes: Uint8Array } | undefined
  readonly fonts: readonly WordFont[]
  readonly title: string
  readonly author: string
  readonly language: string
  /** UTC ms. */
  readonly now: number
  /** An XML element with data; kept by Word when it saves the file. */
  readonly data?: string | undefined
}

const relationships = (list: readonly string[]): string =>
  XML_DECLARATION + element('Relationships', { xmlns: `${PACKAGE}/relationships` }, list.join(''))

const relationship = (id: string, type: string, target: string, isExternal = false): string =>
  element('Relationship', {
    Id: id,
    Type: type.startsWith('http') ? type : `${OFFICE}/${type}`,
    Target: target,
    TargetMode: isExternal ? 'External' : undefined,
  })

/** Logos are PNG. */
const listPictureTypes = (picture: DocxParts['picture'], parts: readonly WordPart[]): string[] => {
  const hasLogo = parts.some(({ pictures = [] }) => pictures.length > 0)
  return [...new Set([...(picture ? [picture.extension] : []), ...(hasLogo ? ['png'] : [])])]
}

const createContentTypes = ({ parts, picture, fonts, data }: DocxParts): string => {
  const override = (part: string, type: string) => element('Override', { PartName: part, ContentType: type })
  return (
    XML_DECLARATION +
    element(
      'Types',
      { xmlns: `${PACKAGE}/content-types` },
      [
        element('Default', {
          Extension: 'rels',
          ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
        }),
        element('Default', { Extension: 'xml', ContentType: 'application/xml' }),
        fonts.length > 0 ? element('Default', { Extension: 'odttf', ContentType: FONT_TYPE }) : '',
        ...listPictureTypes(picture, parts).map((type) =>
          element('Default', { Extension: type, ContentType: `image/${type}` }),
        ),
        override('/word/document.xml', `${WORD_TYPE}.document.main+xml`),
        ...parts.map(({ name, kind }) => override(`/word/${name}.xml`, `${WORD_TYPE}.${kind}+xml`)),
        override('/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'),
        override('/docProps/app.xml', 'application/vnd.openxmlformats-officedocument.extended-properties+xml'),
        data
          ? override(
              '/customXml/itemProps1.xml',
              'application/vnd.openxmlformats-officedocument.customXmlProperties+xml',
            )
          : '',
      ].join(''),
    )
  )
}

const createCoreProperties = ({ title, author, language, now }: DocxParts): string => {
  const time = (name: string) => element(name, { 'xsi:type': 'dcterms:W3CDTF' }, formatIsoDate(now))
  return (
    XML_DECLARATION +
    element(
      'cp:coreProperties',
      {
        'xmlns:cp': `${PACKAGE}/metadata/core-properties`,
        'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
        'xmlns:dcterms': 'http://purl.org/dc/terms/',
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      },
      [
        element('dc:title', {}, escapeXml(title)),
        element('dc:creator', {}, escapeXml(author)),
        element('dc:language', {}, language),
        element('cp:lastModifiedBy', {}, escapeXml(author)),
        time('dcterms:created'),
        time('dcterms:modified'),
      ].join(''),
    )
  )
}

const APP_PROPERTIES = `${XML_DECLARATION}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Faro</Application></Properties>`

/** An id of the data part that Word wants; any will do. */
const DATA_PROPERTIES = `${XML_DECLARATION}<ds:datastoreItem ds:itemID="{7F3A1E52-6C0D-4B8E-9A57-2D1C4E8B9F60}" xmlns:ds="http://schemas.openxmlformats.org/officeDocument/2006/customXml"><ds:schemaRefs/></ds:datastoreItem>`

const createDataFiles = (data: string): Record<string, string> => ({
  'customXml/item1.xml': XML_DECLARATION + data,
  'customXml/itemProps1.xml': DATA_PROPERTIES,
  'customXml/_rels/item1.xml.rels': relationships([relationship('rId1', 'customXmlProps', 'itemProps1.xml')]),
})

const createPartRelationships = (parts: readonly WordPart[]): Record<string, string> =>
  Object.fromEntries(
    parts.flatMap(({ name, pictures = [] }) =>
      pictures.length === 0
        ? []
        : [
            [
              `word/_rels/${name}.xml.rels`,
              relationships(pictures.map((picture) => relationship(picture.id, 'image', `media/${picture.name}`))),
            ],
          ],
    ),
  )

/** No clock: the time of the files in the archive says nothing. */
const FILE_TIME = '1980-01-01T00:00:00'

/** The bytes of a DOCX file; the same parts give the same bytes. */
export const packageDocx = (input: DocxParts): Uint8Array => {
  const { body, parts, links, picture, fonts, data } = input
  const root = (name: string, inside: string) => XML_DECLARATION + element(name, NAMESPACES, inside)
  const files: Record<string, string> = {
    '[Content_Types].xml': createContentTypes(input),
    '_rels/.rels': relationships([
      relationship('rId1', 'officeDocument', 'word/document.xml'),
      relationship('rId2', `${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'),
      relationship('rId3', 'extended-properties', 'docProps/app.xml'),
    ]),
    'docProps/core.xml': createCoreProperties(input),
    'docProps/app.xml': APP_PROPERTIES,
    'word/document.xml': root('w:document', element('w:body', {}, body)),
    'word/_rels/document.xml.rels': relationships([
      ...parts.map(({ id, kind, name }) => relationship(id, kind, `${name}.xml`)),
      ...[...links].map(([id, href]) => relationship(id, 'hyperlink', href, true)),
      picture ? relationship(picture.id, 'image', `media/photo.${picture.extension}`) : '',
      data ? relationship('data', 'customXml', '../customXml/item1.xml') : '',
    ]),
    ...Object.fromEntries(parts.map(({ name, root: tag, inside }) => [`word/${name}.xml`, root(tag, inside)])),
    ...createPartRelationships(parts),
    ...(fonts.length > 0 && {
      'word/_rels/fontTable.xml.rels': relationships(
        fonts.map(({ id, fileName }) => relationship(id, 'font', `fonts/${fileName}`)),
      ),
    }),
    ...(data && createDataFiles(data)),
  }
  const bytes = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))
  return zipSync(
    {
      ...bytes,
      ...Object.fromEntries(fonts.map((font) => [`word/fonts/${font.fileName}`, font.bytes])),
      ...(picture && { [`word/media/photo.${picture.extension}`]: picture.bytes }),
      ...Object.fromEntries(
        parts.flatMap(({ pictures = [] }) => pictures.map(({ name, bytes }) => [`word/media/${name}`, bytes])),
      ),
    },
    { mtime: FILE_TIME, level: 6 },
  )
}
