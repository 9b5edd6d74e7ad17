import { expect, it } from 'vitest'
import { createStyle } from '#shared/renderer/compose/style.ts'
import { contentSchema } from '#shared/resume/schema/content.ts'
import { TEMPLATES } from '#shared/templates/catalog.ts'
import { toLetterTemplate } from '#shared/templates/letter-template.ts'

it('gives the text of a letter the full width in every design', () => {
  const { styling } = contentSchema.parse({})
  const widths = TEMPLATES.map((template) =>
    createStyle(toLetterTemplate(template), styling, 'a4', { space: 1, size: 1 }),
  ).map(({ labelWidth }) => labelWidth)
  expect(new Set(widths)).toEqual(new Set([0]))
})
