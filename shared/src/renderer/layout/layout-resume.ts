import type { Language } from '../../languages.ts'
import { getMessages } from '../../messages/messages.ts'
import type { Outline } from '../../templates/outline/outline.ts'
import { hasFullWidthHeader } from '../../templates/template.ts'
import { contactsFitColumn } from '../compose/contact.ts'
import { createTag } from '../compose/context.ts'
import { composeHeader } from '../compose/header.ts'
import type { HeaderLayout } from '../compose/header-types.ts'
import type { Style } from '../compose/style.ts'
import type { DrawList } from '../draw/draw-list.ts'
import type { Typeface } from '../fonts/typeface.ts'
import { type BrandLayout, getShiftBelowLogo, layoutBrand, moveBelowLogo } from './brand-layout.ts'
import { type ContextFactory, layoutMainColumn, type MainColumnInput } from './main-column.ts'
import { buildDrawList, createFooterTexts, createPageBuilder } from './page-builder.ts'
import { createPageDecoration } from './page-decoration.ts'
import {
  type Column,
  createFrames,
  createGeometryAfterSidebar,
  createPageGeometry,
  getFooterColumn,
  type PageGeometry,
} from './page-geometry.ts'
import { countPages } from './paginate.ts'
import { type SectionPlacement, toReadingOrder } from './reading-order.ts'
import { layoutSidebar, type SidebarInput, type SidebarLayout } from './sidebar.ts'
import { countTableRows } from './table-rows.ts'

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
  const bare = createPageGeometry(style)
  const brand = layoutBrand(style, input.typeface, bare)
  const geometry = {
    ...bare,
    bottom: bare.bottom - brand.footerHeight,
    laterBottom: bare.laterBottom - brand.footerHeight,
  }
  const firstTop = geometry.top + brand.headerHeight
  const compose = createContextFactory(input)
  const sidebarContext = geometry.sidebar && compose(geometry.sidebar, 'sidebar', style.sidebarPalette)
  const contactInSidebar =
    sidebarContext !== undefined &&
    !hasFullWidthHeader(style.template) &&
    contactsFitColumn(outline.contact, sidebarContext)
  const nameInSidebar = sidebarContext !== undefined && style.template.header === 'sidebar'

  const photoInSidebar = nameInSidebar || isHeaderBesideSidebar(geometry, style)
  const headerColumn = getHeaderColumn(geometry, style)
  const header = nameInSidebar
    ? undefined
    : moveBelowLogo(
        composeHeader(
          outline,
          compose(headerColumn, 'main', style.palette, 0),
          headerColumn,
          firstTop,
          !contactInSidebar,
          !photoInSidebar,
        ),
        style,
        brand,
      )
  const sidebarStart = geometry.sidebarBackground ? geometry.top : firstTop
  const sidebarTop = header && !isHeaderBesideSidebar(geometry, style) ? header.bottom : sidebarStart
  const after = createGeometryAfterSidebar(geometry, style)
  const columns = layoutColumns(
    {
      outline,
      style,
      geometry,
      after,
      compose,
      top: header?.bottom ?? firstTop,
      contactFirst: nameInSidebar && !contactInSidebar,
    },
    sidebarContext && {
      outline,
      ctx: sidebarContext,
      getFrame: createFrames(geometry.sidebar ?? geometry.main, sidebarTop, geometry),
      withName: nameInSidebar,
      withContact: contactInSidebar,
      withPhoto: photoInSidebar,
    },
  )
  return buildPages(input, { geometry, after, brand, header, sidebarTop, ...columns })
}

type SidebarOptions = Omit<SidebarInput, 'sections'>

/** The share of its last page that a sidebar fills at least, where moving sections to the main column can help it. */
const MIN_SIDEBAR_FILL = 0.5

type MainOptions = Omit<MainColumnInput, 'sections' | 'sidebarPages'>

/** Lays out both columns. */
const layoutColumns = (options: MainOptions, sidebarOptions: SidebarOptions | undefined) => {
  const { sidebar, main, input } = divideSections(options, sidebarOptions)
  return { main, sidebar: sidebar && input && avoidTable(sidebar, main, input) }
}

interface DividedSections extends Pick<ResumeLayout, 'sidebar' | 'main'> {
  /** What the sidebar is made from. */
  readonly input: SidebarInput | undefined
}

/**
 * Sections of the sidebar that would need more pages than the main column, or a page of their own that they leave almost
 * empty, are in the main column.
 */
const divideSections = (options: MainOptions, sidebarOptions: SidebarOptions | undefined): DividedSections => {
  const { sections } = options.outline
  const names: readonly string[] = options.style.template.sidebar.sections
  const wanted = sidebarOptions ? sections.filter(({ key, pageBreak }) => names.includes(key) && !pageBreak) : []
  let unfinished: DividedSections | undefined
  for (let count = wanted.length; ; count--) {
    const aside = wanted.slice(0, count)
    const input = sidebarOptions && { ...sidebarOptions, sections: aside }
    const sidebar = input && layoutSidebar(input)
    const sidebarPages = sidebar && countPages(sidebar.body)
    const main = layoutMainColumn({
      ...options,
      sections: sections.filter((section) => !aside.includes(section)),
      sidebarPages,
    })
    const layout = { sidebar, main, input }
    if (count === 0 || !sidebar || !sidebarPages) return unfinished ?? layout
    if (sidebarPages > countPages(main.map(({ placement }) => placement))) continue
    if ((aside.length === wanted.length && sidebarPages === 1) || sidebar.lastPageFill >= MIN_SIDEBAR_FILL)
      return layout
    unfinished ??= layout
  }
}

/** Of the space between the blocks of a sidebar, the smallest changes first. */
const GAP_FACTORS = [
  ...[0.03, 0.06, 0.09, 0.12, 0.15, 0.18].flatMap((change) => [1 + change, 1 - change]),
  ...[1.22, 1.26, 1.3, 1.35, 1.4, 1.45, 1.5],
]

/** Moves parts of a sidebar that readers would take for cells of a table, beside parts of the main column. */
const avoidTable = (sidebar: SidebarLayout, main: readonly SectionPlacement[], input: SidebarInput): SidebarLayout => {
  const column = main.map(({ placement }) => placement)
  const countRows = ({ header, body }: SidebarLayout) => countTableRows([...header, ...body], column)
  let best = { sidebar, rows: countRows(sidebar) }
  for (const gapFactor of GAP_FACTORS) {
    if (best.rows === 0) break
    const other = layoutSidebar({ ...input, gapFactor })
    const rows = countRows(other)
    if (rows < best.rows && countPages(other.body) === countPages(sidebar.body)) best = { sidebar: other, rows }
  }
  return best.sidebar
}

interface ResumeLayout {
  readonly geometry: PageGeometry
  /** Of the pages after the sidebar's last one. */
  readonly after: PageGeometry
  readonly brand: BrandLayout
  readonly header: HeaderLayout | undefined
  readonly sidebar: SidebarLayout | undefined
  /** Top of the sidebar on page one, in pt. */
  readonly sidebarTop: number
  readonly main: readonly SectionPlacement[]
}

const buildPages = (
  { outline, style, typeface, language }: LayoutInput,
  { geometry, after, brand, header, sidebar, sidebarTop, main }: ResumeLayout,
): DrawList => {
  const messages = getMessages(language).document
  const builder = createPageBuilder()
  const pages = countPages([...main.map(({ placement }) => placement), ...(sidebar?.body ?? [])])
  const sidebarPages = countPages(sidebar?.body ?? [])
  const getGeometry = (page: number) => (page < sidebarPages ? geometry : after)
  for (let page = 0; page < pages; page++)
    builder.addShapes(
      page,
      page === 0
        ? createPageDecoration(geometry, style, sidebarTop, getShiftBelowLogo(style, brand))
        : createPageDecoration(getGeometry(page), style, geometry.top, 0),
    )
  if (brand.header) builder.addPicture(0, brand.header)
  if (header) builder.addHeader(header)
  const picture = header?.picture ?? sidebar?.picture
  if (picture) {
    const { size, ...box } = picture
    const node = { ...createTag('Figure'), alt: outline.name.text }
    builder.addPicture(0, { ...box, width: size, height: size, node })
  }
  for (const placement of sidebar?.header ?? []) builder.addPlacement(placement)
  for (const placement of toReadingOrder(main, sidebar?.body ?? [])) builder.addPlacement(placement)
  const metadata = { paper: style.paper, family: typeface.family, language, ...getMetadata(outline) }
  return buildDrawList(builder, metadata, (page) => {
    const { pictures, texts } = brand.createFooter(page)
    const furniture = createFooterTexts(
      page,
      pages,
      outline.name.text,
      messages.page,
      style,
      typeface,
      getFooterColumn(getGeometry(page)),
    )
    return { pictures, texts: [...texts, ...furniture] }
  })
}

const getMetadata = ({ name, documentTitle }: Outline) => ({ title: documentTitle, author: name.text })

const createContextFactory = ({ style, typeface, language, detectLanguage }: LayoutInput): ContextFactory => {
  let group = 0
  return (column, region, palette, indent) => ({
    style,
    palette,
    typeface,
    region,
    width: column.width,
    indent: indent ?? (region === 'sidebar' ? 0 : style.labelWidth),
    nextEntryGroup: () => group++,
    language,
    detectLanguage,
  })
}

/** The header spans the page, except beside a filled sidebar. */
const getHeaderColumn = (geometry: PageGeometry, style: Style): Column => {
  if (hasFullWidthHeader(style.template) || !geometry.sidebarBackground) return geometry.full
  return geometry.main
}

const isHeaderBesideSidebar = (geometry: PageGeometry, style: Style): boolean =>
  geometry.sidebarBackground !== undefined && !hasFullWidthHeader(style.template)
