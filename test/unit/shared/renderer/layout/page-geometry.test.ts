import { describe, expect, it } from 'vitest'
import { createStyle } from '#shared/renderer/compose/style.ts'
import {
  createFrames,
  createGeometryAfterSidebar,
  createPageGeometry,
  getFooterColumn,
} from '#shared/renderer/layout/page-geometry.ts'
import { stylingSchema } from '#shared/resume/schema/content.ts'
import { TEMPLATES } from '#shared/templates/catalog.ts'
import { type Template, templateSchema } from '#shared/templates/template.ts'

const [first] = TEMPLATES
if (!first) throw new Error('no template')

/** US Letter, 612 × 792 pt, with margins of 50 and 40 pt. */
const lay = (layout: Template['layout'], background: Template['sidebar']['background'] = 'none', x = 50) => {
  const sidebar = { ...first.sidebar, background, width: 0.3 }
  const template = templateSchema.parse({ ...first, layout, margin: { x, y: 40 }, sidebar })
  const style = createStyle(template, stylingSchema.parse({}), 'letter', { space: 1, size: 1 })
  return { style, geometry: createPageGeometry(style) }
}

/** The edge of a sidebar of 30 %, in pt. */
const EDGE = 183.6

describe('the columns of a page', () => {
  it('are one between the margins, with a line less on the pages that have a foot', () => {
    const { geometry } = lay('single')
    expect(geometry).toMatchObject({ full: { x: 50, width: 512 }, main: { x: 50, width: 512 } })
    expect(geometry).toMatchObject({ top: 40, bottom: 752, laterBottom: 736 })
    expect([geometry.sidebar, geometry.sidebarBackground, geometry.sidebarRuleX]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('are two, 26 pt apart, without a background', () => {
    const { sidebar, main, sidebarBackground, sidebarRuleX } = lay('sidebar-left').geometry
    expect(sidebar).toEqual({ x: 50, width: expect.closeTo(EDGE - 50) })
    expect(main).toEqual({ x: expect.closeTo(EDGE + 26), width: expect.closeTo(612 - EDGE - 26 - 50) })
    expect([sidebarBackground, sidebarRuleX]).toEqual([undefined, undefined])
  })

  it('have a rule in the middle of what is between them', () => {
    expect(lay('sidebar-left', 'rule').geometry.sidebarRuleX).toBeCloseTo(EDGE + 13)
    expect(lay('sidebar-right', 'rule').geometry.sidebarRuleX).toBeCloseTo(612 - EDGE - 13)
  })

  it('have text inside a background that reaches the edge of the paper', () => {
    const { sidebar, sidebarBackground } = lay('sidebar-left', 'tint').geometry
    expect(sidebarBackground).toEqual({ x: 0, width: expect.closeTo(EDGE) })
    expect(sidebar).toEqual({ x: expect.closeTo(27.5), width: expect.closeTo(EDGE - 27.5 - 18) })
    expect(lay('sidebar-left', 'tint', 30).geometry.sidebar?.x).toBe(20)
  })

  it('are the other way around with a sidebar at the right', () => {
    const left = lay('sidebar-left', 'ink').geometry
    const right = lay('sidebar-right', 'ink').geometry
    for (const name of ['sidebar', 'main', 'sidebarBackground'] as const) {
      const [a, b] = [left[name], right[name]]
      expect(b?.width).toBe(a?.width)
      expect((a?.x ?? 0) + (a?.width ?? 0) + (b?.x ?? 0)).toBeCloseTo(612)
    }
  })
})

describe('the pages after a sidebar', () => {
  it('have text over the full width', () => {
    const { geometry, style } = lay('sidebar-left', 'rule')
    const after = createGeometryAfterSidebar(geometry, style)
    expect(after).toEqual({ ...geometry, main: geometry.full, sidebar: undefined, sidebarRuleX: undefined })
  })

  it('keep a strip of its color at its side, beside the text', () => {
    const left = lay('sidebar-left', 'tint')
    expect(createGeometryAfterSidebar(left.geometry, left.style)).toMatchObject({
      main: { x: 66, width: 496 },
      sidebarBackground: { x: 0, width: 16 },
    })
    const right = lay('sidebar-right', 'tint')
    expect(createGeometryAfterSidebar(right.geometry, right.style)).toMatchObject({
      main: { x: 50, width: 496 },
      sidebarBackground: { x: 596, width: 16 },
    })
  })
})

it('text starts below the header on page one and ends above the foot on the others', () => {
  const { geometry } = lay('single')
  const getFrame = createFrames({ x: 7, width: 9 }, 123, geometry)
  expect([getFrame(0), getFrame(1), getFrame(2)]).toEqual([
    { x: 7, top: 123, bottom: 752 },
    { x: 7, top: 40, bottom: 736 },
    { x: 7, top: 40, bottom: 736 },
  ])
})

it('the foot of a page leaves out the background of a sidebar', () => {
  for (const background of ['tint', 'rule'] as const) {
    const { geometry } = lay('sidebar-left', background)
    expect(getFooterColumn(geometry)).toBe(background === 'tint' ? geometry.main : geometry.full)
  }
})
