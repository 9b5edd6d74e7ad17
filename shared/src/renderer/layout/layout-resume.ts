import type { Language } from '../../languages.ts'
import { getMessages } from '../../messages/messages.ts'
import type { DocumentMessages } from '../../messages/types.ts'
import type { Outline, OutlineSection } from '../../templates/outline/outline.ts'
import { hasFullWidthHeader } from '../../templates/template.ts'
import { composeContactLine, contactsFitColumn } from '../compose/contact.ts'
import { type ComposeContext, createTag } from '../compose/context.ts'
import { composeHeader } from '../compose/header.ts'
import type { HeaderLayout } from '../compose/header-types.ts'
import { composeSection, measureBlocks } from '../compose/section.ts'
import type { Palette, Style } from '../compose/style.ts'
import type { DrawList } from '../draw/draw-list.ts'
import type { Typeface } from '../fonts/typeface.ts'
import { buildDrawList, createFooterTexts, createPageBuilder } from './page-builder.ts'
import { createPageDecoration } from './page-decoration.ts'
import { type Column, createFrame, createPageGeometry, type PageGeometry } from './page-geometry.ts'
import { type Placement, paginate } from './paginate.ts'
import { layoutSidebar, type SidebarLayout } from './sidebar.ts'

/** What a layout depends on. */
export interface LayoutInput {
  readonly outline: Outline
  readonly style: Style
  readonly typeface: Typeface
  readonly language: Language
  /** Language of a passage when it is not the document's language, else undefined. */
  readonly detectLanguage: (text: string) => string | undefined
}

/** Lays out header, sidebar and main column on pages, with all texts in reading order. */
export const layoutResume = (input: LayoutInput): DrawList => {
  const { outline, style } = input
  const geometry = createPageGeometry(style)
  const compose = createContextFactory(input)
  const sidebarContext = geometry.sidebar && compose(geometry.sidebar, 'sidebar', style.sidebarPalette)
  const contactInSidebar =
    sidebarContext !== undefined &&
    !hasFullWidthHeader(style.template) &&
    contactsFitColumn(outline.contact, sidebarContext)
  const nameInSidebar = sidebarContext !== undefined && style.template.header === 'sidebar'

  const headerColumn = getHeaderColumn(geometry, style)
  const header = nameInSidebar
    ? undefined
    : composeHeader(
        outline,
        compose(headerColumn, 'main', style.palette, 0),
        headerColumn,
        geometry.top,
        !contactInSidebar,
      )
  const sidebarTop = header && !isHeaderBesideSidebar(geometry, style) ? header.bottom : geometry.top
  const sidebar =
    geometry.sidebar && sidebarContext
      ? layoutSidebar({
          outline,
          ctx: sidebarContext,
          column: geometry.sidebar,
          top: sidebarTop,
          bottom: geometry.bottom,
          withName: nameInSidebar,
          withContact: contactInSidebar,
        })
      : undefined

  const main = layoutMainColumn(
    input,
    geometry,
    compose,
    header?.bottom ?? geometry.top,
    sidebar,
    nameInSidebar && !contactInSidebar,
  )
  return buildPages(input, { geometry, header, sidebar, sidebarTop, main })
}

interface ResumeLayout {
  readonly geometry: PageGeometry
  readonly header: HeaderLayout | undefined
  readonly sidebar: SidebarLayout | undefined
  /** Top of the sidebar in pt. */
  readonly sidebarTop: number
  readonly main: readonly MainSection[]
}

const buildPages = (
  { outline, style, typeface, language }: LayoutInput,
  { geometry, header, sidebar, sidebarTop, main }: ResumeLayout,
): DrawList => {
  const messages = getMessages(language).document
  const builder = createPageBuilder()
  const pages = 1 + Math.max(0, ...main.map((section) => section.lastPage))
  for (let page = 0; page < pages; page++)
    builder.addShapes(page, createPageDecoration(page, geometry, style, sidebarTop))
  if (header) builder.addHeader(header)
  const picture = header?.picture ?? sidebar?.picture
  if (picture) builder.addPicture(0, { ...picture, node: { ...createTag('Figure'), alt: outline.name.text } })
  for (const placement of toReadingOrder(main, sidebar)) builder.addPlacement(placement)
  const metadata = { paper: style.paper, family: typeface.family, language, ...getMetadata(outline, messages) }
  return buildDrawList(builder, metadata, (page) =>
    createFooterTexts(page, pages, outline.name.text, messages.page, style, typeface),
  )
}

const getMetadata = ({ name }: Outline, messages: DocumentMessages) => ({
  title: name.text ? messages.documentTitle(name.text) : messages.untitled,
  author: name.text,
})

type ContextFactory = (
  column: Column,
  region: ComposeContext['region'],
  palette: Palette,
  indent?: number,
) => ComposeContext

const createContextFactory = ({ style, typeface, detectLanguage }: LayoutInput): ContextFactory => {
  let group = 0
  return (column, region, palette, indent) => ({
    style,
    palette,
    typeface,
    region,
    width: column.width,
    indent: indent ?? (region === 'sidebar' ? 0 : getIndent(style)),
    nextEntryGroup: () => group++,
    detectLanguage,
  })
}

/** Left indent of the main column's text in pt. */
const getIndent = ({ template }: Style): number => {
  if (template.headings === 'hanging') return 26
  return template.timeline ? 22 : 0
}

/** The header spans the page, except beside a filled sidebar. */
const getHeaderColumn = (geometry: PageGeometry, style: Style): Column => {
  if (hasFullWidthHeader(style.template) || !geometry.sidebarBackground) return geometry.full
  return geometry.main
}

const isHeaderBesideSidebar = (geometry: PageGeometry, style: Style): boolean =>
  geometry.sidebarBackground !== undefined && !hasFullWidthHeader(style.template)

interface MainSection {
  readonly placements: Placement[]
  lastPage: number
}

const layoutMainColumn = (
  input: LayoutInput,
  geometry: PageGeometry,
  compose: ContextFactory,
  top: number,
  sidebar: SidebarLayout | undefined,
  contactFirst: boolean,
): MainSection[] => {
  const { outline, style } = input
  const sections = outline.sections.filter((section) => !sidebar?.sections.includes(section))
  const firstContext = compose(geometry.main, 'main', style.palette)
  const laterContext = compose(geometry.full, 'main', style.palette)
  const first = composeMainColumn(sections, firstContext, outline, contactFirst)
  const later = geometry.sidebar ? composeMainColumn(sections, laterContext, outline, contactFirst) : first
  const placements = paginate(
    measureBlocks(first.blocks, firstContext),
    geometry.sidebar ? measureBlocks(later.blocks, laterContext) : measureBlocks(first.blocks, firstContext),
    (page) =>
      page === 0
        ? createFrame(geometry.main, top, geometry.bottom)
        : createFrame(geometry.full, geometry.top, geometry.laterBottom),
  )
  const main: MainSection[] = Array.from({ length: first.count }, () => ({ placements: [], lastPage: 0 }))
  for (const placement of placements) {
    const section = main[first.sectionIndexes[placement.index] ?? 0]
    section?.placements.push(placement)
    if (section) section.lastPage = Math.max(section.lastPage, placement.page)
  }
  return main
}

const composeMainColumn = (
  sections: readonly OutlineSection[],
  ctx: ComposeContext,
  outline: Outline,
  contactFirst: boolean,
) => {
  const contact = contactFirst ? composeContactLine(outline.contact, { ...ctx, indent: 0 }, 'left') : []
  const groups = [
    ...(contact.length > 0 ? [contact] : []),
    ...sections.map((section, i) => composeSection(section, ctx, i === 0 && contact.length === 0)),
  ]
  return {
    blocks: groups.flat(),
    sectionIndexes: groups.flatMap((blocks, i) => blocks.map(() => i)),
    count: groups.length,
  }
}

/** The sidebar is read after the last main section that ends on page one, so that it does not interrupt a section. */
const toReadingOrder = (main: readonly MainSection[], sidebar: SidebarLayout | undefined): Placement[] => {
  const firstContinued = main.findIndex((section) => section.lastPage > 0)
  const before = firstContinued < 0 ? main : main.slice(0, firstContinued)
  const after = firstContinued < 0 ? [] : main.slice(firstContinued)
  return [
    ...(sidebar?.header ?? []),
    ...before.flatMap((section) => section.placements),
    ...(sidebar?.body ?? []),
    ...after.flatMap((section) => section.placements),
  ]
}
