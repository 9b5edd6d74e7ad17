import type { Logo } from '../../resume/design/brand.ts'
import { hasFullWidthHeader } from '../../templates/template.ts'
import { checkLogo } from '../brand/check-logo.ts'
import { fitLogo } from '../brand/fit-logo.ts'
import { createTag } from '../compose/context.ts'
import type { HeaderLayout } from '../compose/header-types.ts'
import type { PhotoStyle, Style } from '../compose/style.ts'
import type { PositionedPicture, PositionedText } from '../draw/draw-list.ts'
import { translateShape } from '../draw/shapes.ts'
import type { Typeface } from '../fonts/typeface.ts'
import { type Column, getFooterColumn, type PageGeometry } from './page-geometry.ts'

/** Logo and footer of a document's brand, in pt. */
export interface BrandLayout {
  /** What the logo takes at the top of page one; 0 without one there. */
  readonly headerHeight: number
  /** What logo and text take at the foot of every page. */
  readonly footerHeight: number
  /** The logo at the top of page one, which is read before the name. */
  readonly header: PositionedPicture | undefined
  /** Pagination artifacts of a page, from 0. */
  createFooter(page: number): { readonly pictures: PositionedPicture[]; readonly texts: PositionedText[] }
}

const LOGO_GAP_PT = 14
const FOOTER_GAP_PT = 10
const FOOTER_SIZE_PT = 9
const FOOTER_LEADING_PT = 12
const WHOLE: PhotoStyle = { shape: 'square', zoom: 1, x: 0.5, y: 0.5 }
const SHARES = { left: 0, center: 0.5, right: 1 } as const

/** Positions logo and footer of the brand of `style`. `geometry`: of the pages without them. */
export const layoutBrand = (style: Style, typeface: Typeface, geometry: PageGeometry): BrandLayout => {
  const { brand, template } = style
  // The main column is the narrowest one that it may stand in.
  const logo = brand?.logo && checkLogo(brand.logo) ? fitLogo(brand.logo, geometry.main.width) : undefined
  const [top, foot] = logo?.place === 'header' ? [logo, undefined] : [undefined, logo]
  const column = geometry.sidebarBackground && !hasFullWidthHeader(template) ? geometry.main : geometry.full
  const headerTop = hasFullWidthHeader(template) ? Math.max(20, geometry.top * 0.5) : geometry.top
  const footer = composeFooter(brand?.footer, foot, getFooterColumn(geometry), typeface)
  return {
    headerHeight: top ? top.size + LOGO_GAP_PT : 0,
    footerHeight: footer.height === 0 ? 0 : footer.height + FOOTER_GAP_PT,
    header: top && {
      ...placeLogo(top, column, headerTop),
      node: { ...createTag('Figure'), alt: brand?.name ?? '' },
    },
    createFooter: (page) => {
      const y = (page === 0 ? geometry.bottom : geometry.laterBottom) - footer.height
      return {
        pictures: footer.pictures.map((picture) => ({ ...picture, y: picture.y + y })),
        texts: footer.lines.map(({ text, x, y: baseline, width }) => ({
          node: undefined,
          text,
          width,
          x,
          y: y + baseline,
          size: FOOTER_SIZE_PT,
          weight: 'regular',
          color: style.palette.muted,
        })),
      }
    },
  }
}

/** How far down a header starts that fills the page's width from its top; 0 for others. */
export const getShiftBelowLogo = (style: Style, { header: logo }: BrandLayout): number =>
  logo && hasFullWidthHeader(style.template) ? logo.y + logo.height + LOGO_GAP_PT : 0

/** Moves a header that fills the page's width from its top down below the logo. */
export const moveBelowLogo = (header: HeaderLayout, style: Style, brand: BrandLayout): HeaderLayout => {
  const by = getShiftBelowLogo(style, brand)
  if (by === 0) return header
  return {
    columns: header.columns.map((column) => ({ ...column, y: column.y + by })),
    shapes: header.shapes.map((shape) => translateShape(shape, 0, by)),
    bottom: header.bottom + by,
    ...(header.picture && { picture: { ...header.picture, y: header.picture.y + by } }),
  }
}

const placeLogo = (logo: Logo, column: Column, y: number): PositionedPicture => {
  const width = (logo.size * logo.width) / logo.height
  const x = column.x + (column.width - width) * SHARES[logo.align]
  return { node: undefined, source: logo.source, x, y, width, height: logo.size, crop: WHOLE }
}

interface FooterLine {
  readonly text: string
  readonly x: number
  /** Of the baseline, from the top of the footer. */
  readonly y: number
  readonly width: number
}

interface Footer {
  readonly height: number
  readonly lines: readonly FooterLine[]
  readonly pictures: readonly PositionedPicture[]
}

/** Text beside the logo; below it when the logo is in the middle. */
const composeFooter = (
  text: string | undefined,
  logo: Logo | undefined,
  column: Column,
  typeface: Typeface,
): Footer => {
  const picture = logo && placeLogo(logo, column, 0)
  const beside = picture && logo.align !== 'center' ? picture.width + LOGO_GAP_PT : 0
  const width = column.width - beside
  const x = column.x + (logo?.align === 'left' ? beside : 0)
  const align = logo && logo.align !== 'center' ? 1 - SHARES[logo.align] : 0.5
  const lines = text ? wrapText(text, width, typeface) : []
  const textHeight = lines.length * FOOTER_LEADING_PT
  const stacked = picture && beside === 0
  const height = stacked ? picture.height + (text ? 4 : 0) + textHeight : Math.max(picture?.height ?? 0, textHeight)
  const textTop = stacked ? height - textHeight : (height - textHeight) / 2
  return {
    height,
    pictures: picture ? [{ ...picture, y: stacked ? 0 : (height - picture.height) / 2 }] : [],
    lines: lines.map((line, i) => {
      const lineWidth = typeface.width(line, 'regular', FOOTER_SIZE_PT)
      const y = textTop + FOOTER_LEADING_PT * (i + 1) - (FOOTER_LEADING_PT - FOOTER_SIZE_PT)
      return { text: line, x: x + (width - lineWidth) * align, y, width: lineWidth }
    }),
  }
}

/** Lines of whole words; a word that is wider than a line is broken. */
export const wrapText = (text: string, width: number, typeface: Typeface): string[] => {
  const fits = (line: string) => typeface.width(line, 'regular', FOOTER_SIZE_PT) <= width
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    line = ''
    for (const character of word) {
      if (!fits(line + character)) {
        lines.push(line)
        line = ''
      }
      line += character
    }
  }
  return line ? [...lines, line] : lines
}
