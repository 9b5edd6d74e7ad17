import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrastRatio, MIN_TEXT_CONTRAST } from '#shared/renderer/draw/color.ts'
import { findTemplateById, findTemplateByName, TEMPLATES } from '#shared/templates/catalog.ts'
import { getBadge, TEMPLATE_CATEGORIES, templateSchema } from '#shared/templates/template.ts'

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

  it('has a unique design for every template, ignoring colors', () => {
    const designs = TEMPLATES.map(({ layout, header, headings, sidebar, skills, page, timeline, rules }) =>
      JSON.stringify([layout, header, headings, sidebar.background, skills, page, timeline, rules]),
    )
    expect(new Set(designs).size).toBe(TEMPLATES.length)
  })

  it('has one short file for each template, in the folder of its category', () => {
    const folder = join(import.meta.dirname, '../../../../shared/src/templates/catalog')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
    expect(files.map((name) => name.replace('.ts', '')).sort()).toEqual(
      TEMPLATES.map(({ category, id }) => `${category}/${id}`).sort(),
    )
    for (const name of files) expect(readFileSync(join(folder, name), 'utf8').split('\n').length).toBeLessThan(80)
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
})
