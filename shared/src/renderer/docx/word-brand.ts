import { element, escapeXml } from '../../archive/write-xml.ts'
import { decodeBase64 } from '../../base64.ts'
import type { Brand, Logo } from '../../resume/design/brand.ts'
import { checkLogo } from '../brand/check-logo.ts'
import { fitLogo } from '../brand/fit-logo.ts'
import type { PartPicture, WordPart } from './package-docx.ts'
import { createGraphic } from './word-picture.ts'
import { STYLES } from './word-styles.ts'
import { toEmu, toTwips, value } from './word-xml.ts'

/** The relationship of the logo in the parts that show it. */
const LOGO_ID = 'logo'

/** What a brand adds to the margins of a Word file. Texts are XML. */
export interface WordBrand {
  /** Paragraphs above the text of page one. */
  readonly header: string
  /** Paragraphs at the foot of every page. */
  readonly footer: string
  /** What header and footer show. */
  readonly headerPictures: readonly PartPicture[]
  readonly footerPictures: readonly PartPicture[]
  /** What the footer takes, in pt. */
  readonly footerHeight: number
}

const NO_BRAND: WordBrand = { header: '', footer: '', headerPictures: [], footerPictures: [], footerHeight: 0 }
const FOOTER_LINE_PT = 14
const HEADER_GAP_PT = 14

/** Logo and footer of a brand in Word: the logo in a header of page one or in the footer, beside the text of it. */
export const createWordBrand = (brand: Brand | undefined, textWidth: number): WordBrand => {
  if (!brand) return NO_BRAND
  const logo = brand.logo && checkLogo(brand.logo) ? fitLogo(brand.logo, textWidth) : undefined
  const pictures = logo ? [{ id: LOGO_ID, name: 'logo.png', bytes: decodePng(logo.source) }] : []
  const isAbove = logo?.place === 'header'
  const drawing = logo ? createLogo(logo, brand.name) : ''
  const lines = (brand.footer ? 1 : 0) * FOOTER_LINE_PT
  const below = isAbove ? undefined : logo
  return {
    header: isAbove ? paragraph(drawing, logo.align, HEADER_GAP_PT) : '',
    headerPictures: isAbove ? pictures : [],
    footer: createFooter(brand.footer, below, drawing),
    footerPictures: below ? pictures : [],
    footerHeight: below ? below.size + (below.align === 'center' ? lines : 0) : lines,
  }
}

const decodePng = (source: string): Uint8Array => decodeBase64(source.slice(source.indexOf(',') + 1))

/** `after`: the space below, in pt. */
const paragraph = (inside: string, align?: Logo['align'], after = 0): string => {
  const space = after ? element('w:spacing', { 'w:after': toTwips(after) }) : ''
  const properties = value('w:pStyle', STYLES.footer) + space + (align ? value('w:jc', align) : '')
  return element('w:p', {}, element('w:pPr', {}, properties) + inside)
}

/** The text stands opposite the logo, or below one in the middle. */
const createFooter = (footer: string | undefined, logo: Logo | undefined, drawing: string): string => {
  const text = footer ? element('w:r', {}, `<w:t xml:space="preserve">${escapeXml(footer)}</w:t>`) : ''
  const tab = element('w:r', {}, element('w:tab'))
  if (!logo) return text && paragraph(text, 'center')
  if (!text) return paragraph(drawing, logo.align)
  if (logo.align === 'center') return paragraph(drawing, 'center') + paragraph(text, 'center')
  return paragraph(logo.align === 'left' ? drawing + tab + text : text + tab + drawing)
}

/** A run with the logo in the line. `name`: what it shows. */
const createLogo = (logo: Logo, name: string): string => {
  const extent = { cx: toEmu((logo.size * logo.width) / logo.height), cy: toEmu(logo.size) }
  const inline = element(
    'wp:inline',
    { distT: 0, distB: 0, distL: 0, distR: 0 },
    [
      element('wp:extent', extent),
      createGraphic({ id: 2, name: 'Logo', descr: name }, extent, { relationship: LOGO_ID }),
    ].join(''),
  )
  return element('w:r', {}, element('w:drawing', {}, inline))
}

/** The parts of headers and footers; `page` is the paragraph of later pages with name and number. */
export const createMarginParts = (brand: WordBrand, page: string): WordPart[] => [
  {
    id: 'footer',
    kind: 'footer',
    name: 'footer',
    root: 'w:ftr',
    inside: brand.footer + page,
    pictures: brand.footerPictures,
  },
  ...(brand.footer === ''
    ? []
    : [
        {
          id: 'firstFooter',
          kind: 'footer' as const,
          name: 'footerFirst',
          root: 'w:ftr',
          inside: brand.footer,
          pictures: brand.footerPictures,
        },
      ]),
  ...(brand.header === ''
    ? []
    : [
        {
          id: 'firstHeader',
          kind: 'header' as const,
          name: 'headerFirst',
          root: 'w:hdr',
          inside: brand.header,
          pictures: brand.headerPictures,
        },
      ]),
]

/** The references of a section to these parts, in the order that the schema wants. */
export const createMarginReferences = (brand: WordBrand): string =>
  [
    brand.header === '' ? '' : element('w:headerReference', { 'w:type': 'first', 'r:id': 'firstHeader' }),
    element('w:footerReference', { 'w:type': 'default', 'r:id': 'footer' }),
    brand.footer === '' ? '' : element('w:footerReference', { 'w:type': 'first', 'r:id': 'firstFooter' }),
  ].join('')
