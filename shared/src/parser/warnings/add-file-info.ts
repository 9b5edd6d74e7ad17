import type { ExtractedDocument } from '../extracted-document.ts'
import type { PdfFile } from '../pdf/pdfjs-types.ts'
import { findFileWarnings } from './file-warnings.ts'
import { readLinks } from './read-links.ts'

/** Pages whose links are looked for: those of a CV stand on the first ones. */
const MAX_LINK_PAGES = 20

/** The last step: links, producer and title, tags, scripts and bans. None of it fails the reading. */
export const addFileInfo = async (document: ExtractedDocument, file: PdfFile): Promise<ExtractedDocument> => {
  const links: ExtractedDocument['links'] = []
  for (const { number } of document.pages.slice(0, MAX_LINK_PAGES)) {
    const page = await file.getPage(number).catch(() => undefined)
    if (page) links.push(...(await readLinks(page, number)))
  }
  const hazards = await findFileWarnings(file)
  return {
    ...document,
    links: links.slice(0, 2_000),
    hazards: [...document.hazards, ...hazards].slice(0, 2_000),
    meta: { ...document.meta, ...(await readMetadata(file)) },
  }
}

const readMetadata = async (file: PdfFile): Promise<{ producer?: string; title?: string; tagged: boolean }> => {
  const [about, marks] = await Promise.all([
    file.getMetadata().catch(() => ({ info: undefined })),
    file.getMarkInfo().catch(() => null),
  ])
  const info = new Map(about.info && typeof about.info === 'object' ? Object.entries(about.info) : [])
  const text = (key: string, most: number) => {
    const value: unknown = info.get(key)
    return typeof value === 'string' && value !== '' ? value.slice(0, most) : undefined
  }
  const producer = text('Producer', 300)
  const title = text('Title', 500)
  const tagged = marks instanceof Map && marks.get('Marked') === true
  return { ...(producer && { producer }), ...(title && { title }), tagged }
}
