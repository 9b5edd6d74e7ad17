import type { ExtractedDocument } from '../extracted-document.ts'
import type { PdfFile } from '../pdf/pdfjs-types.ts'
import { findFileWarnings } from './file-warnings.ts'
import { readLinks } from './read-links.ts'
import { joinSpacedLinks } from './spaced-links.ts'

/** The links of a resume are on its first pages. */
const MAX_LINK_PAGES = 20

/** The document with links, whole in its lines too, metadata and the warnings about the file. Data that cannot be read is left out. */
export const addFileInfo = async (document: ExtractedDocument, file: PdfFile): Promise<ExtractedDocument> => {
  const links: ExtractedDocument['links'] = []
  for (const { number } of document.pages.slice(0, MAX_LINK_PAGES)) {
    const page = await file.getPage(number).catch(() => undefined)
    if (page) links.push(...(await readLinks(page, number)))
  }
  const warnings = await findFileWarnings(file)
  return {
    ...document,
    lines: joinSpacedLinks(document.lines, links),
    links: links.slice(0, 2_000),
    hazards: [...document.hazards, ...warnings].slice(0, 2_000),
    meta: { ...document.meta, ...(await readMetadata(file)) },
  }
}

const readMetadata = async (file: PdfFile): Promise<{ producer?: string; title?: string; tagged: boolean }> => {
  const [metadata, markInfo] = await Promise.all([
    file.getMetadata().catch(() => ({ info: undefined })),
    file.getMarkInfo().catch(() => null),
  ])
  const info = new Map(metadata.info && typeof metadata.info === 'object' ? Object.entries(metadata.info) : [])
  const text = (key: string, maxChars: number) => {
    const value: unknown = info.get(key)
    return typeof value === 'string' && value !== '' ? value.slice(0, maxChars) : undefined
  }
  const producer = text('Producer', 300)
  const title = text('Title', 500)
  const tagged = markInfo instanceof Map && markInfo.get('Marked') === true
  return { ...(producer && { producer }), ...(title && { title }), tagged }
}
