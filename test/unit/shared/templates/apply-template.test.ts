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
    ['the font that came with the template before', { fontFamily: 'Zilla Slab', ownFont: true }, 'EB Garamond'],
    ['another font, of unknown origin', { fontFamily: 'Lora' }, 'Lora'],
    ['a font that the person chose', { fontFamily: 'Lora', ownFont: false }, 'Lora'],
    ['the default, chosen by the person', { ownFont: false }, 'Inter'],
  ])('%s', (_, styling, expected) => expect(getFontInTemplate(styled(styling), toledo).fontFamily).toBe(expected))

  it('sets the first color scheme where no color was chosen', () => {
    const { styling } = applyTemplate(contentSchema.parse({}), toledo)
    expect(styling).toMatchObject({ template: 'toledo', primaryColor: toledo.colorSchemes[0]?.primary })
  })
})
