import type { ZipArchive } from '../../../archive/open-zip.ts'
import { findAll, findChild, findChildren, parseXml, textOf, type XmlElement } from '../../../archive/parse-xml.ts'
import { AppError } from '../../../errors.ts'
import type { WordBlock, WordContent, WordPageSize } from '../word-model.ts'
import { readNumbering } from './numbering.ts'
import { toPt } from './paragraph-properties.ts'
import type { Noted, PartContext } from './part-context.ts'
import { readBlocks } from './read-blocks.ts'
import { type Relationship, readRelationships, relationshipsPath, resolveTarget } from './relationships.ts'
import { readStyles } from './styles.ts'

const MAIN_PART = 'word/document.xml'
const A4: WordPageSize = { width: 595.3, height: 841.9, marginLeft: 72, marginRight: 72, marginTop: 72 }
/** Footnotes that say nothing but where the line above them ends. */
const SEPARATOR = /separator/i

interface Part {
  readonly path: string
  readonly root: XmlElement
  readonly truncated: boolean
  readonly relationships: ReadonlyMap<string, Relationship>
}

/** Path of the main part of a DOCX archive, undefined for other archives. */
export const findMainPart = (archive: ZipArchive): string | undefined => {
  if (archive.entries.has(MAIN_PART)) return MAIN_PART
  const root = readPart(archive, '_rels/.rels')
  const main = root && [...readRelationships(root.root).values()].find(({ type }) => type === 'officeDocument')
  const path = main && resolveTarget('', main.target)
  return path?.startsWith('word/') && archive.entries.has(path) ? path : undefined
}

/** Reads the parts of a DOCX archive. Throws `damaged`, `encrypted`, `too-large`, `too-complex`. */
export const readDocx = (archive: ZipArchive, mainPath: string): WordContent => {
  const main = readPart(archive, mainPath)
  const body = main && findChild(main.root, 'w:body')
  if (!main || !body) throw new AppError('damaged')
  const byType = (type: string): Part | undefined => {
    const target = [...main.relationships.values()].find((r) => r.type === type && !r.isExternal)?.target
    return target === undefined ? undefined : readPart(archive, resolveTarget(main.path, target))
  }
  const sections = [...findAll(body, 'w:sectPr')]
  const page = readPageSize(sections[0])
  const noted: Noted = { links: [], fonts: new Set(), pictures: 0, icons: 0, hasShapes: false, lang: undefined }
  const styles = readStyles(byType('styles')?.root)
  const numbering = readNumbering(byType('numbering')?.root)
  const toContext = (part: Part, isMargin: boolean): PartContext => ({
    styles,
    numbering,
    relationships: part.relationships,
    isMargin,
    marginLeft: page.marginLeft,
    marginTop: page.marginTop,
    noted,
    readBlocks,
    fields: [],
  })
  const readMargin = (kind: 'header' | 'footer'): WordBlock[] => {
    const part = findMarginPart(archive, main, sections[0], kind)
    return part ? readBlocks(part.root, toContext(part, true)) : []
  }
  const header = readMargin('header')
  const blocks = readBlocks(body, toContext(main, false))
  const notes = ['footnotes', 'endnotes'].flatMap((type) => {
    const part = byType(type)
    return part ? readNotes(part, toContext(part, false)) : []
  })
  return {
    page,
    header,
    body: blocks,
    footer: readMargin('footer'),
    notes,
    links: noted.links,
    pictures: noted.pictures,
    icons: noted.icons,
    hasShapes: noted.hasShapes,
    truncated: main.truncated,
    hasMacros: [...archive.entries.keys()].some((name) => name.endsWith('vbaProject.bin')),
    lang: noted.lang ?? styles.get(undefined).run.lang,
    ...readProperties(archive),
    fonts: [...noted.fonts],
  }
}

const readPart = (archive: ZipArchive, path: string): Part | undefined => {
  const bytes = archive.read(path)
  if (!bytes) return undefined
  const { root, truncated } = parseXml(bytes)
  const rels = archive.read(relationshipsPath(path))
  return { path, root, truncated, relationships: rels ? readRelationships(parseXml(rels).root) : new Map() }
}

const readPageSize = (section: XmlElement | undefined): WordPageSize => {
  const size = findChild(section, 'w:pgSz')?.attributes
  const margins = findChild(section, 'w:pgMar')?.attributes
  const positive = (value: string | undefined, otherwise: number): number => {
    const pt = Math.abs(toPt(value) ?? 0)
    return pt > 0 ? pt : otherwise
  }
  return {
    width: Math.max(200, positive(size?.get('w:w'), A4.width)),
    height: Math.max(200, positive(size?.get('w:h'), A4.height)),
    marginLeft: Math.min(200, positive(margins?.get('w:left'), A4.marginLeft)),
    marginRight: Math.min(200, positive(margins?.get('w:right'), A4.marginRight)),
    marginTop: Math.min(200, positive(margins?.get('w:top'), A4.marginTop)),
  }
}

/** The header or footer of the first page. */
const findMarginPart = (
  archive: ZipArchive,
  main: Part,
  section: XmlElement | undefined,
  kind: 'header' | 'footer',
): Part | undefined => {
  const references = findChildren(section, `w:${kind}Reference`)
  const ofType = (type: string) => references.find(({ attributes }) => attributes.get('w:type') === type)
  const reference = findChild(section, 'w:titlePg') ? ofType('first') : ofType('default')
  const target = main.relationships.get(reference?.attributes.get('r:id') ?? '')?.target
  return target === undefined ? undefined : readPart(archive, resolveTarget(main.path, target))
}

const readNotes = (part: Part, context: PartContext): WordBlock[] =>
  part.root.children
    .filter((note) => !SEPARATOR.test(note.attributes.get('w:type') ?? ''))
    .flatMap((note) => readBlocks(note, context))

const readProperties = (archive: ZipArchive): { title: string | undefined; producer: string | undefined } => {
  const read = (path: string): XmlElement | undefined => {
    const bytes = archive.read(path)
    return bytes && parseXml(bytes).root
  }
  const title = textOf(findChild(read('docProps/core.xml'), 'dc:title')).trim()
  const app = read('docProps/app.xml')
  const application = app?.children.find(({ name }) => name.endsWith('Application'))
  const producer = textOf(application).trim()
  return { title: title === '' ? undefined : title, producer: producer === '' ? undefined : producer }
}
