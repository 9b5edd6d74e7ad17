import { describe, expect, it } from 'vitest'
import { contentSchema, type Styling } from '#shared/resume/schema/content.ts'
import { applyTemplate, getFontInTemplate } from '#shared/templates/apply-template.ts'
import { findTemplateById } from '#shared/templates/catalog.ts'

const getTemplate = (id: string) => {
  const template = findTemplateById(id)
  if (!template) throw new Error(`no template ${id}`)
  return template
}
const toledo = getTemplate('toledo')
const styled = (styling: Partial<Styling>) => contentSchema.parse({ styling }).styling

describe('the font after a change of template', () => {
  it.each<readonly [string, Partial<Styling>, string]>([
    ['the general default', {}, 'EB Garamond'],
    ['the own font of the template before', { template: 'plano', fontFamily: 'Zilla Slab' }, 'EB Garamond'],
    ['another font that came with the data', { template: 'plano', fontFamily: 'Lora' }, 'Lora'],
    ['the default, chosen by the person', { template: 'plano', keepFont: true }, 'Inter'],
    ['the own font of a replaced template', { template: 'taller', fontFamily: 'Zilla Slab' }, 'EB Garamond'],
  ])('%s', (_, styling, expected) => expect(getFontInTemplate(styled(styling), toledo)).toBe(expected))

  it('sets the first color scheme where no color was chosen', () => {
    const { styling } = applyTemplate(contentSchema.parse({}), toledo)
    expect(styling).toMatchObject({ template: 'toledo', primaryColor: toledo.colorSchemes[0]?.primary })
  })
})
