import type { Language } from '../../languages.ts'
import { messagesFor } from '../../messages/messages.ts'
import type { DocumentMessages } from '../../messages/types.ts'
import type { Outline, OutlineSection } from '../../templates/outline/outline.ts'
import { spansPage } from '../../templates/template.ts'
import { contactFits, contactLine } from '../compose/contact.ts'
import { type Compose, tag } from '../compose/context.ts'
import { headerOf } from '../compose/header.ts'
import { measureAll, sectionBlocks } from '../compose/section.ts'
import type { DrawList } from '../draw/draw-list.ts'
import type { Typeface } from '../fonts/typeface.ts'
import type { Palette, Style } from '../compose/style.ts'
import { type Column, frame, type Geometry, geometryOf } from './page-geometry.ts'
import { drawList, footTexts, pageBook } from './page-builder.ts'
import { pageShapes } from './page-decoration.ts'
import { type Placement, paginate } from './paginate.ts'
import { layoutSidebar, type Rail } from './sidebar.ts'

export interface LayInput {
  readonly outline: Outline
  readonly style: Style
  readonly type: Typeface
  readonly language: Language
  /** The language of a passage where it is not the document's. */
  readonly langOf: (text: string) => string | undefined
}

/** Header, rail and main column on their pages, every text in reading order. */
export const layoutResume = (input: LayInput): DrawList => {
  const { outline, style, type, language } = input
  const words = messagesFor(language).document
  const geometry = geometryOf(style)
  const compose = composer(input)
  const railContext = geometry.rail && compose(geometry.rail, 'rail', style.railPalette)
  const contactInRail =
    railContext !== undefined && !spansPage(style.template) && contactFits(outline.contact, railContext)
  const nameInRail = railContext !== undefined && style.template.header === 'rail'

  const headerColumn = headerColumnOf(geometry, style)
  const header = nameInRail
    ? undefined
    : headerOf(outline, compose(headerColumn, 'main', style.palette, 0), headerColumn, geometry.top, !contactInRail)
  const railTop = header && !sharesTop(geometry, style) ? header.bottom : geometry.top
  const rail =
    geometry.rail && railContext
      ? layoutSidebar({
          outline,
          ctx: railContext,
          column: geometry.rail,
          top: railTop,
          bottom: geometry.bottom,
          withName: nameInRail,
          withContact: contactInRail,
        })
      : undefined

  const main = layMain(input, geometry, compose, header?.bottom ?? geometry.top, rail, nameInRail && !contactInRail)
  const book = pageBook()
  const pages = 1 + Math.max(0, ...main.map((section) => section.lastPage))
  for (let page = 0; page < pages; page++) book.shapes(page, pageShapes(page, geometry, style, railTop))
  if (header) book.header(header)
  const picture = header?.picture ?? rail?.picture
  if (picture) book.picture(0, { ...picture, node: { ...tag('Figure'), alt: outline.name.text } })
  for (const placement of inReadingOrder(main, rail)) book.place(placement)
  const about = { paper: style.paper, family: type.family, language, ...aboutOf(outline, words) }
  return drawList(book, about, (page) => footTexts(page, pages, outline.name.text, words.page, style, type))
}

const aboutOf = ({ name }: Outline, words: DocumentMessages) => ({
  title: name.text ? words.documentTitle(name.text) : words.untitled,
  author: name.text,
})

type Composer = (column: Column, region: Compose['region'], palette: Palette, indent?: number) => Compose

const composer = ({ style, type, langOf }: LayInput): Composer => {
  let group = 0
  return (column, region, palette, indent) => ({
    style,
    palette,
    type,
    region,
    width: column.width,
    indent: indent ?? (region === 'rail' ? 0 : indentOf(style)),
    nextGroup: () => group++,
    langOf,
  })
}

/** How far text stands in from the main column's edge: under hanging headings, past the timeline. */
const indentOf = ({ template }: Style): number => {
  if (template.headings === 'hanging') return 26
  return template.timeline ? 22 : 0
}

/** Over a filled rail the header keeps to the main column; else it spans the page. */
const headerColumnOf = (geometry: Geometry, style: Style): Column => {
  if (spansPage(style.template) || !geometry.railGround) return geometry.full
  return geometry.main
}

const sharesTop = (geometry: Geometry, style: Style): boolean =>
  geometry.railGround !== undefined && !spansPage(style.template)

interface MainSection {
  readonly placements: Placement[]
  lastPage: number
}

const layMain = (
  input: LayInput,
  geometry: Geometry,
  compose: Composer,
  top: number,
  rail: Rail | undefined,
  contactFirst: boolean,
): MainSection[] => {
  const { outline, style } = input
  const sections = outline.sections.filter((section) => !rail?.sections.includes(section))
  const narrow = compose(geometry.main, 'main', style.palette)
  const wide = compose(geometry.full, 'main', style.palette)
  const first = blocksOf(sections, narrow, outline, contactFirst)
  const later = geometry.rail ? blocksOf(sections, wide, outline, contactFirst) : first
  const placements = paginate(
    measureAll(first.blocks, narrow),
    geometry.rail ? measureAll(later.blocks, wide) : measureAll(first.blocks, narrow),
    (page) =>
      page === 0
        ? frame(geometry.main, top, geometry.bottom)
        : frame(geometry.full, geometry.top, geometry.laterBottom),
  )
  const main: MainSection[] = Array.from({ length: first.count }, () => ({ placements: [], lastPage: 0 }))
  for (const placement of placements) {
    const section = main[first.sectionOf[placement.index] ?? 0]
    section?.placements.push(placement)
    if (section) section.lastPage = Math.max(section.lastPage, placement.page)
  }
  return main
}

const blocksOf = (sections: readonly OutlineSection[], ctx: Compose, outline: Outline, contactFirst: boolean) => {
  const contact = contactFirst ? contactLine(outline.contact, { ...ctx, indent: 0 }, 'left') : []
  const groups = [
    ...(contact.length > 0 ? [contact] : []),
    ...sections.map((section, i) => sectionBlocks(section, ctx, i === 0 && contact.length === 0)),
  ]
  return {
    blocks: groups.flat(),
    sectionOf: groups.flatMap((blocks, i) => blocks.map(() => i)),
    count: groups.length,
  }
}

/**
 * The rail's sections are read after the last main section that ends on page one, so that no section of the main
 * column is cut in two by them.
 */
const inReadingOrder = (main: readonly MainSection[], rail: Rail | undefined): Placement[] => {
  const ended = main.findIndex((section) => section.lastPage > 0)
  const before = ended < 0 ? main : main.slice(0, ended)
  const after = ended < 0 ? [] : main.slice(ended)
  return [
    ...(rail?.head ?? []),
    ...before.flatMap((section) => section.placements),
    ...(rail?.body ?? []),
    ...after.flatMap((section) => section.placements),
  ]
}
