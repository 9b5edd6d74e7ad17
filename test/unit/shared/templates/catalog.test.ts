import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrastRatio, MIN_TEXT_CONTRAST } from '#shared/renderer/draw/color.ts'
import { TEMPLATE_CATEGORIES } from '#shared/resume/design/design-axes.ts'
import { getBadge } from '#shared/templates/badge.ts'
import { DESIGNS, findTemplateById, findTemplateByName, TEMPLATES } from '#shared/templates/catalog.ts'
import { templateSchema } from '#shared/templates/template.ts'

const named = TEMPLATES.map((template) => [template.id, template] as const)

describe('the template catalog', () => {
  it('has more than 50 templates, at least ten in each category, with unique ids', () => {
    expect(TEMPLATES.length).toBeGreaterThan(50)
    expect(new Set(TEMPLATES.map((template) => template.id)).size).toBe(TEMPLATES.length)
    for (const category of TEMPLATE_CATEGORIES) {
      expect(TEMPLATES.filter((template) => template.category === category).length).toBeGreaterThanOrEqual(10)
    }
  })

  it('starts with a popular template', () => expect(TEMPLATES[0]?.isPopular).toBe(true))

  it.each(named)('%s matches the schema', (_, template) => {
    expect(templateSchema.safeParse(template).error).toBeUndefined()
  })

  it.each(named)('%s has readable colors on white and on its tint', (_, template) => {
    const unreadable = template.colorSchemes.flatMap(({ id, primary, ink, muted, tint }) =>
      [primary, ink, muted].flatMap((color) =>
        ['#ffffff', tint]
          .filter((background) => contrastRatio(color, background) < MIN_TEXT_CONTRAST)
          .map((background) => [id, color, background]),
      ),
    )
    expect(unreadable).toEqual([])
  })

  it('has designs with finished variants that differ in faces and color alone', () => {
    expect(DESIGNS.length).toBeGreaterThanOrEqual(16)
    for (const variants of DESIGNS) {
      expect(variants.length).toBeGreaterThanOrEqual(3)
      const [first] = variants.map(
        ({ id: _, name: _n, font: _f, displayFont: _d, colorSchemes: _c, isPopular: _p, ...design }) => design,
      )
      for (const { design, layout, header, heading, entry, description } of variants)
        expect({ design, layout, header, heading, entry, description }).toEqual({
          design: first?.design,
          layout: first?.layout,
          header: first?.header,
          heading: first?.heading,
          entry: first?.entry,
          description: first?.description,
        })
      const looks = variants.map(({ font, displayFont, colorSchemes }) =>
        [font, displayFont, colorSchemes[0]?.id].join(),
      )
      expect(new Set(looks).size).toBe(variants.length)
    }
  })

  it('has a form of its own for every design', () => {
    const forms = DESIGNS.map(([template]) => {
      const { layout, header, heading, entry, sidebar, skills, page, nameStyle } = template ?? TEMPLATES[0] ?? {}
      return JSON.stringify([
        layout,
        header,
        heading?.kind,
        entry?.anatomy,
        sidebar?.background,
        skills,
        page,
        nameStyle,
      ])
    })
    expect(new Set(forms).size).toBe(DESIGNS.length)
    expect(new Set(DESIGNS.map(([template]) => template?.entry.anatomy)).size).toBeGreaterThanOrEqual(5)
  })

  it('has a place for the photo, or says why not', () => {
    for (const { photo, photoReason } of TEMPLATES) expect(photo === 'none').toBe(photoReason !== undefined)
  })

  it('has one short file for each design, in the folder of its category', () => {
    const folder = join(import.meta.dirname, '../../../../shared/src/templates/catalog')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
    expect(files.map((name) => name.replace('.ts', '')).sort()).toEqual(
      DESIGNS.map(([template]) => `${template?.category}/${template?.design}`).sort(),
    )
    for (const name of files) expect(readFileSync(join(folder, name), 'utf8').split('\n').length).toBeLessThan(100)
  })

  it.each([
    [true, 'modern', 'Popular'],
    [true, 'tech', 'Popular'],
    [false, 'modern', 'ATS Optimized'],
    [false, 'creative', 'New'],
    [false, 'classic', 'Classic'],
    [false, 'tech', 'Classic'],
  ] as const)('gives a template with popular %s, category %s the badge %s', (isPopular, category, badge) =>
    expect(getBadge({ isPopular, category })).toBe(badge),
  )

  it('finds a template by id and by name', () => {
    expect(findTemplateById('clara')?.id).toBe('clara')
    expect(findTemplateById('nothing')).toBeUndefined()
    expect(findTemplateByName('Lighthouse')?.id).toBe('faro')
  })

  it.each(['circuito', 'cometa', 'mosaico', 'origami', 'taller'])(
    'finds a replacement for %s, which drafts may have',
    (id) => expect(findTemplateById(id)?.design).toBeTruthy(),
  )

  it('finds every template of earlier releases', () => {
    const ids =
      'acuarela alcala archivo biblioteca bitacora bolsa boya brisa brujula catedra clara commit confeti consola consulado dique duna eclipse embajada endpoint estela faro farola grafo kernel lienzo marea matriz norte notaria nube ola orilla oxford pergamino pixel plano prisma puente regente revista salamanca terminal toledo vector vela verbena'
    expect(ids.split(' ').filter((id) => findTemplateById(id)?.id !== id)).toEqual([])
  })
})
