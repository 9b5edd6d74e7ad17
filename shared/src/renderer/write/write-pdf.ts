import { createChecksum } from '../../checksum.ts'
import type { Weight } from '../compose/blocks.ts'
import type { DrawList, PageOverflow } from '../draw/draw-list.ts'
import type { Typeface } from '../fonts/typeface.ts'
import { writeBookmarks } from './bookmarks.ts'
import { compressObjects } from './compress-objects.ts'
import { createPageStream, type EmbeddedFaces, embedFaces, type PageStream } from './content-stream.ts'
import { writeFont } from './embed-font.ts'
import { toCatalogEntries, writeEmbeddedFile } from './embedded-file.ts'
import { createJsPdf, type JsPdfDocument, type JsPdfInternals, toPdfText } from './jspdf.ts'
import { findLinkAreas, type LinkArea, writeLinkAnnotation } from './link-annotations.ts'
import { writeOutputIntent } from './output-intent.ts'
import { formatPdfDate } from './pdf-date.ts'
import { writePicture } from './picture.ts'
import { createStructureTree, type StructureElement, type StructureTree, writeStructureTree } from './structure-tree.ts'
import { type ArchivePart, writeMetadata } from './xmp-metadata.ts'

/** A written PDF. */
export interface RenderedPdf {
  readonly bytes: Uint8Array
  /** The size of each page in pt. */
  readonly pages: readonly { readonly width: number; readonly height: number }[]
  /** What each page was written from. Pages with equal parts read the same, also in other files. */
  readonly pageParts: readonly PageParts[]
  /** Characters that the font cannot show. They are left out of the PDF, so the user must be told. */
  readonly missingGlyphs: readonly string[]
  /** Set when the resume does not fit on the number of pages that was asked for. */
  readonly overflow?: PageOverflow
}

/** Texts that a page of a PDF is written from. */
export type PageParts = readonly string[]

/** Returns the JSON to embed, from the data URLs of the pictures that the pages show. */
export type CreateEmbedded = (drawnPictures: readonly string[]) => string

/**
 * Writes a draw list as tagged PDF 1.7 (PDF/UA-1, PDF/A). The same list, JSON and `now` (UTC ms) give the same bytes
 * everywhere.
 */
export const writePdf = (
  list: DrawList,
  typeface: Typeface,
  now: number,
  createEmbedded?: CreateEmbedded,
): RenderedPdf => {
  const { height } = list.paper
  const faces = embedFaces(list.pages, typeface.faces)
  const streams = list.pages.map((page) => createPageStream(page, height, faces))
  const areas = findLinkAreas(list.pages, height)
  return {
    bytes: writeBytes({ list, typeface, now, createEmbedded, faces, streams, areas }),
    pages: list.pages.map(() => list.paper),
    pageParts: listPageParts({ list, typeface, faces, streams, areas }),
    missingGlyphs: [...typeface.missingCharacters].sort(),
    ...(list.overflow && { overflow: list.overflow }),
  }
}

interface WriteInput {
  readonly list: DrawList
  readonly typeface: Typeface
  readonly now: number
  readonly createEmbedded: CreateEmbedded | undefined
  readonly faces: EmbeddedFaces
  readonly streams: readonly PageStream[]
  readonly areas: readonly LinkArea[]
}

const writeBytes = ({ list, typeface, now, createEmbedded, faces, streams, areas }: WriteInput): Uint8Array => {
  const document = createJsPdf(list.paper)
  const structure = createStructureTree(streams)
  const pictures = writePages(document, list, streams)
  const embedded = createEmbedded?.(pictures.map((picture) => picture.source))
  setDocumentInfo(document, list, now, streams, embedded)
  const hasIntentColors = pictures.every((picture) => picture.colors !== 'DeviceCMYK')
  const content: FileContent = {
    list,
    now,
    embedded,
    part: hasIntentColors ? (embedded === undefined ? 2 : 3) : undefined,
    structure,
    areas,
  }
  // jsPDF emits the events of these subscriptions while `output` runs.
  subscribeFonts(document, typeface, faces)
  const links = subscribeAnnotations(areas, structure, document.internal)
  const catalog = subscribeDocumentObjects(content, links, document.internal)
  subscribeCatalog(list, catalog, document.internal)
  return compressObjects(document.pdf.output(), createInfoDictionary(list, now))
}

/** The operators, pictures and links of each page, with what all pages share: size, language and faces. */
const listPageParts = ({
  list,
  typeface,
  faces,
  streams,
  areas,
}: Omit<WriteInput, 'now' | 'createEmbedded'>): PageParts[] => {
  const names = [...faces].map(([weight, { name }]) => [weight, name])
  const shared = [
    JSON.stringify([list.paper, list.language, typeface.names, names]),
    ...[...faces.values()].flatMap(({ embedded }) => [embedded.stream, embedded.unicode]),
  ]
  return streams.map(({ decoration, markedContent }, i) => [
    decoration,
    markedContent,
    ...(list.pages[i]?.pictures ?? []).flatMap(({ node: _, source, ...place }) => [source, JSON.stringify(place)]),
    JSON.stringify(areas.flatMap(({ page, href, rect }) => (page === i ? [href, rect] : []))),
    ...shared,
  ])
}

interface FileContent {
  readonly list: DrawList
  readonly now: number
  readonly embedded: string | undefined
  readonly part: ArchivePart
  readonly structure: StructureTree
  readonly areas: readonly LinkArea[]
}

const setDocumentInfo = (
  { pdf }: JsPdfDocument,
  list: DrawList,
  now: number,
  streams: readonly PageStream[],
  embedded = '',
): void => {
  const pages = streams.map((stream) => stream.decoration + stream.markedContent)
  pdf.setCreationDate(formatPdfDate(now))
  pdf.setFileId(createChecksum([list.title, String(now), ...pages, embedded]))
}

/** Hexadecimal UTF-16, so that no name can be PDF syntax. */
const createInfoDictionary = (list: DrawList, now: number): string =>
  `<</Title${toPdfText(list.title)}/Author${toPdfText(list.author)}/Creator(Faro)/Producer(jsPDF)/CreationDate(${formatPdfDate(now)})/ModDate(${formatPdfDate(now)})>>`

interface DrawnPicture {
  readonly source: string
  readonly colors: string
}

/** Returns the pictures that could be decoded. */
const writePages = (document: JsPdfDocument, list: DrawList, streams: readonly PageStream[]): DrawnPicture[] => {
  const { pdf, internal } = document
  const drawn: DrawnPicture[] = []
  for (const [i, stream] of streams.entries()) {
    if (i > 0) pdf.addPage([list.paper.width, list.paper.height])
    if (stream.decoration) internal.out(stream.decoration)
    let marked = 0
    for (const picture of list.pages[i]?.pictures ?? []) {
      const colors = writePicture(document, picture, picture.node && marked++, list.paper.height)
      if (colors) drawn.push({ source: picture.source, colors })
    }
    internal.out(stream.markedContent)
  }
  return drawn
}

const subscribeFonts = ({ internal, fonts }: JsPdfDocument, typeface: Typeface, faces: EmbeddedFaces): void => {
  internal.events.subscribe('putResources', () => {
    for (const [weight, { name, embedded }] of faces) {
      if (fonts[name]) continue
      const family = weight.startsWith('display-') ? typeface.names.display : typeface.names.text
      const objectNumber = writeFont(embedded, toPostScriptName(family, weight), internal)
      fonts[name] = { isAlreadyPutted: true, objectNumber }
    }
  })
}

/** `Source Serif 4` and `display-bold-italic` as `SourceSerif4-BoldItalic`. */
const toPostScriptName = (family: string, weight: Weight): string => {
  const parts = weight.replace('display-', '').split('-')
  return `${family.replace(/\s/g, '')}-${parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')}`
}

interface LinkObjects {
  readonly ids: number[]
  readonly elements: StructureElement[]
}

/** The annotations are reserved with the first page, so that pages can refer to them. */
const subscribeAnnotations = (
  areas: readonly LinkArea[],
  structure: StructureTree,
  internal: JsPdfInternals,
): LinkObjects => {
  const ids: number[] = []
  const elements: StructureElement[] = []
  internal.events.subscribe('putPage', ({ pageNumber }: { pageNumber: number }) => {
    if (ids.length === 0) {
      for (const area of areas) {
        const id = internal.newObjectDeferred()
        const element = structure.findElement(area.node)
        ids.push(id)
        if (!element) continue
        element.kids.push({ kind: 'annotation', page: area.page, object: id })
        elements.push(element)
      }
    }
    const pageAnnotations = ids.filter((_, i) => areas[i]?.page === pageNumber - 1)
    internal.out(`/StructParents ${pageNumber - 1}/Tabs/S`)
    if (pageAnnotations.length > 0) internal.out(`/Annots[${pageAnnotations.map((id) => `${id} 0 R`).join(' ')}]`)
  })
  return { ids, elements }
}

interface CatalogEntries {
  structure: number
  metadata: number
  intent: number
  outlines: number | undefined
  embedded: number | undefined
}

const subscribeDocumentObjects = (
  { list, now, embedded, part, structure, areas }: FileContent,
  links: LinkObjects,
  internal: JsPdfInternals,
): CatalogEntries => {
  const catalog: CatalogEntries = { structure: 0, metadata: 0, intent: 0, outlines: undefined, embedded: undefined }
  internal.events.subscribe('postPutResources', () => {
    for (const [i, area] of areas.entries())
      writeLinkAnnotation(area, links.ids[i] ?? 0, list.pages.length + i, internal)
    catalog.structure = writeStructureTree(structure, links.elements, list, internal)
    catalog.metadata = writeMetadata(list, now, part, internal)
    catalog.intent = writeOutputIntent(internal)
    catalog.outlines = writeBookmarks(list.pages, list.paper.height, internal)
    if (embedded !== undefined) catalog.embedded = writeEmbeddedFile(embedded, now, internal)
  })
  return catalog
}

const subscribeCatalog = (list: DrawList, catalog: CatalogEntries, internal: JsPdfInternals): void => {
  internal.events.subscribe('putCatalog', () => {
    internal.out(
      `/StructTreeRoot ${catalog.structure} 0 R/MarkInfo<</Marked true>>/OutputIntents[${catalog.intent} 0 R]`,
    )
    internal.out(`/Lang(${list.language})/ViewerPreferences<</DisplayDocTitle true>>/Metadata ${catalog.metadata} 0 R`)
    if (catalog.outlines) internal.out(`/Outlines ${catalog.outlines} 0 R`)
    if (catalog.embedded) internal.out(toCatalogEntries(catalog.embedded))
  })
}
