import { describe, expect, it } from 'vitest'
import { createStyle, type Style } from '#shared/renderer/compose/style.ts'
import { getShiftBelowLogo, layoutBrand, moveBelowLogo, wrapText } from '#shared/renderer/layout/brand-layout.ts'
import { createPageGeometry } from '#shared/renderer/layout/page-geometry.ts'
import type { Logo } from '#shared/resume/design/brand.ts'
import { stylingSchema } from '#shared/resume/schema/content.ts'
import { TEMPLATES } from '#shared/templates/catalog.ts'
import { type Template, templateSchema } from '#shared/templates/template.ts'
import { createBrand, LOGO_PNG } from '#test/utils/files/own-faces.ts'
import { unitTypeface } from '#test/utils/layout/layout-inputs.ts'

const [first] = TEMPLATES
if (!first) throw new Error('no template')

const logo = (place: Logo['place'], align: Logo['align'] = 'left', size = 30): Logo => ({
  source: LOGO_PNG,
  width: 16,
  height: 8,
  size,
  place,
  align,
})

/** US Letter with margins of 50 and 40 pt, in one column of 512 pt. */
const lay = (brand: { logo?: Logo; footer?: string } | undefined, parts: Partial<Template> = {}) => {
  const base = { ...first, layout: 'single', header: 'left', margin: { x: 50, y: 40 }, ...parts }
  const template = templateSchema.parse(base)
  const styled = createStyle(template, stylingSchema.parse({}), 'letter', { space: 1, size: 1 })
  const style: Style = { ...styled, brand: brand && createBrand(brand) }
  const geometry = createPageGeometry(style)
  return { style, geometry, brand: layoutBrand(style, unitTypeface, geometry) }
}

describe('a logo at the top', () => {
  it('takes its height and a gap, in its own proportions, with the name of the brand', () => {
    const { brand, style } = lay({ logo: logo('header') })
    expect([brand.headerHeight, brand.footerHeight]).toEqual([44, 0])
    expect(brand.header).toMatchObject({ x: 50, y: 40, width: 60, height: 30, source: LOGO_PNG })
    expect(brand.header?.node).toMatchObject({ role: 'Figure', alt: style.brand?.name })
    expect(brand.createFooter(0)).toEqual({ pictures: [], texts: [] })
  })

  it('stands where it is aligned', () => {
    const x = (align: Logo['align']) => lay({ logo: logo('header', align) }).brand.header?.x
    expect([x('left'), x('center'), x('right')]).toEqual([50, 276, 502])
  })

  it('is as large as the main column at most, beside a filled sidebar too', () => {
    const sidebar = { ...first.sidebar, background: 'tint' as const, width: 0.3 }
    const { brand, geometry } = lay({ logo: logo('header', 'left', 400) }, { layout: 'sidebar-left', sidebar })
    expect(brand.header?.width).toBeCloseTo(geometry.main.width)
    expect(brand.header?.x).toBe(geometry.main.x)
    const rule = lay({ logo: logo('header') }, { layout: 'sidebar-left', sidebar: { ...sidebar, background: 'rule' } })
    expect(rule.brand.header?.x).toBe(50)
  })

  it('is not drawn where its file is not what it says', () => {
    expect(lay({ logo: { ...logo('header'), width: 17 } }).brand.header).toBeUndefined()
  })

  it('stands above a header over the full width, which moves below it with all that it has', () => {
    const { brand, style } = lay({ logo: logo('header') }, { header: 'banner' })
    expect(brand.header?.y).toBe(20)
    expect(lay({ logo: logo('header') }, { header: 'banner', margin: { x: 50, y: 60 } }).brand.header?.y).toBe(30)
    expect(getShiftBelowLogo(style, brand)).toBe(64)
    const crop = { shape: 'square', zoom: 1, x: 0, y: 0 } as const
    const header = {
      columns: [{ x: 1, y: 2, measured: [] }],
      shapes: [{ kind: 'circle' as const, x: 3, y: 4, r: 5 }],
      picture: { source: 'a', x: 6, y: 7, size: 8, crop },
      bottom: 90,
    }
    expect(moveBelowLogo(header, style, brand)).toEqual({
      columns: [{ x: 1, y: 66, measured: [] }],
      shapes: [{ kind: 'circle', x: 3, y: 68, r: 5 }],
      picture: { source: 'a', x: 6, y: 71, size: 8, crop },
      bottom: 154,
    })
    expect(Object.keys(moveBelowLogo({ ...header, picture: undefined }, style, brand))).not.toContain('picture')
    const plain = lay({ logo: logo('header') })
    expect(getShiftBelowLogo(plain.style, plain.brand)).toBe(0)
    expect(moveBelowLogo(header, plain.style, plain.brand)).toBe(header)
    const without = lay(undefined, { header: 'banner' })
    expect(getShiftBelowLogo(without.style, without.brand)).toBe(0)
  })
})

describe('the foot of a brand', () => {
  it('is nothing without a brand', () => {
    const { brand } = lay(undefined)
    expect([brand.headerHeight, brand.footerHeight, brand.header]).toEqual([0, 0, undefined])
  })

  it('has its text in the middle, above the page number of later pages', () => {
    const { brand, geometry, style } = lay({ footer: 'Batán 8, Loja' })
    expect(brand.footerHeight).toBe(22)
    const [text] = brand.createFooter(0).texts
    expect(text).toEqual({
      node: undefined,
      text: 'Batán 8, Loja',
      width: 13,
      x: 50 + (512 - 13) / 2,
      y: geometry.bottom - 12 + 9,
      size: 9,
      weight: 'regular',
      color: style.palette.muted,
    })
    expect(brand.createFooter(1).texts[0]?.y).toBe(geometry.laterBottom - 3)
  })

  it('has text beside a logo, at the other end, both in the middle of the height', () => {
    const left = lay({ logo: logo('footer', 'left'), footer: 'Loja' })
    expect(left.brand.footerHeight).toBe(40)
    const top = left.geometry.bottom - 30
    expect(left.brand.createFooter(0).pictures).toMatchObject([{ node: undefined, x: 50, y: top, height: 30 }])
    expect(left.brand.createFooter(0).texts).toMatchObject([{ x: 562 - 4, y: top + 9 + 9 }])
    const right = lay({ logo: logo('footer', 'right'), footer: 'Loja' }).brand.createFooter(0)
    expect([right.pictures[0]?.x, right.texts[0]?.x]).toEqual([502, 50])
  })

  it('has a low logo in the middle beside several lines', () => {
    const footer = Array.from({ length: 16 }, () => 'Calle del Molino cuatro y otra más').join(' ')
    const { brand, geometry } = lay({ logo: logo('footer', 'left', 8), footer })
    const { pictures, texts } = brand.createFooter(0)
    expect(texts).toHaveLength(2)
    expect(brand.footerHeight).toBe(34)
    expect(pictures[0]?.y).toBe(geometry.bottom - 24 + 8)
    expect(texts.map(({ y }) => y - geometry.bottom)).toEqual([-15, -3])
    expect(texts.every(({ x, width }) => x >= 50 + 16 + 14 && x + width <= 562)).toBe(true)
  })

  it('has text below a logo in the middle', () => {
    const { brand, geometry } = lay({ logo: logo('footer', 'center'), footer: 'Loja' })
    expect(brand.footerHeight).toBe(56)
    expect(brand.createFooter(0).pictures).toMatchObject([{ x: 276, y: geometry.bottom - 46 }])
    expect(brand.createFooter(0).texts).toMatchObject([{ x: 304, y: geometry.bottom - 3 }])
    expect(lay({ logo: logo('footer', 'center') }).brand.footerHeight).toBe(40)
  })
})

describe('the lines of a footer', () => {
  it('hold whole words', () => {
    expect(wrapText('one two  three', 7, unitTypeface)).toEqual(['one two', 'three'])
    expect(wrapText('one two', 6, unitTypeface)).toEqual(['one', 'two'])
  })

  it('break a word that is wider than a line, on a line of its own', () => {
    expect(wrapText('a bcdefghij kl', 4, unitTypeface)).toEqual(['a', 'bcde', 'fghi', 'j kl'])
    expect(wrapText('abcdefgh', 4, unitTypeface)).toEqual(['abcd', 'efgh'])
    expect(wrapText('', 4, unitTypeface)).toEqual([])
  })
})
