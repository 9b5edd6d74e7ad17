import { describe, expect, it } from 'vitest'
import { createStyle } from '#shared/renderer/compose/style.ts'
import { createPageDecoration } from '#shared/renderer/layout/page-decoration.ts'
import { createPageGeometry } from '#shared/renderer/layout/page-geometry.ts'
import { stylingSchema } from '#shared/resume/schema/content.ts'
import { TEMPLATES } from '#shared/templates/catalog.ts'
import type { Template } from '#shared/templates/template.ts'

const [first] = TEMPLATES
if (!first) throw new Error('no template')
const single: Template = { ...first, layout: 'single', page: 'none' }

const decorate = (template: Template, sidebarTop = 90, fillTop = 0) => {
  const style = createStyle(template, stylingSchema.parse({}), 'a4', { space: 1, size: 1 })
  const geometry = createPageGeometry(style)
  return { ...style, geometry, shapes: createPageDecoration(geometry, style, sidebarTop, fillTop) }
}

describe('the edges of a page', () => {
  it('are bare by default', () => {
    expect(decorate(single).shapes).toEqual([])
  })

  it.each([
    ['top-bar', ({ width }: Size) => ({ x: 0, y: 0, width, height: 9 })],
    ['foot-bar', ({ width, height }: Size) => ({ x: 0, y: height - 9, width, height: 9 })],
    ['side-stripe', ({ height }: Size) => ({ x: 0, y: 0, width: 16, height })],
  ] as const)('have a bar: %s', (page, getBox) => {
    const { shapes, paper, palette } = decorate({ ...single, page })
    expect(shapes).toEqual([{ kind: 'rect', ...getBox(paper), fill: palette.primary }])
  })

  it('have two lines around the text, the inner one thinner', () => {
    const { shapes, paper, palette } = decorate({ ...single, page: 'border' })
    const inset = (by: number) => ({ x: by, y: by, width: paper.width - 2 * by, height: paper.height - 2 * by })
    expect(shapes).toEqual([
      { kind: 'rect', ...inset(20), stroke: palette.primary, line: 0.8 },
      { kind: 'rect', ...inset(23), stroke: palette.primary, line: 0.3 },
    ])
  })
})

interface Size {
  readonly width: number
  readonly height: number
}

describe('the sidebar of a page', () => {
  const isFilled = ({ sidebar: { background } }: Template) => background !== 'none' && background !== 'rule'
  const withSidebar = TEMPLATES.filter(({ layout }) => layout !== 'single').map((template) => ({
    ...template,
    page: 'none' as const,
  }))

  it('is filled from the top that it is given to the end of the paper', () => {
    const template = withSidebar.find(isFilled)
    if (!template) throw new Error('no template with a filled sidebar')
    const { shapes, paper, geometry } = decorate(template, 90, 30)
    expect(shapes).toMatchObject([
      { kind: 'rect', ...geometry.sidebarBackground, y: 30, height: paper.height - 30, fill: expect.any(String) },
    ])
  })

  it('has a line from its own top to the end of the text', () => {
    const template = withSidebar.find(({ sidebar }) => sidebar.background === 'rule')
    if (!template) throw new Error('no template with a line beside its sidebar')
    const { shapes, geometry, palette } = decorate(template, 90, 30)
    const x = geometry.sidebarRuleX
    expect(shapes).toEqual([
      { kind: 'line', x1: x, x2: x, y1: 90, y2: geometry.bottom, color: palette.rule, line: 0.6 },
    ])
  })
})
