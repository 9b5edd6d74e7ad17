import { describe, expect, it } from 'vitest'
import { contentSchema } from '#shared/resume/schema/content.ts'
import { createOutline } from '#shared/templates/outline/create-outline.ts'

describe('levels of languages on the page', () => {
  it('are left out where none is stated', () => {
    const languages = [
      { language: 'Inglés' },
      { language: 'Ruso', detail: 'B1' },
      { language: 'Gallego', proficiency: 'Nativo' },
    ]
    const content = contentSchema.parse({ sections: { skills: { languages } } })
    const parts = createOutline(content, 'es').sections.flatMap((section) => section.parts)
    const pairs = parts.flatMap((part) => (part.kind === 'pairs' ? part.pairs : []))
    expect(pairs.map(({ term, detail }) => [term.text, detail?.text])).toEqual([
      ['Inglés', undefined],
      ['Ruso', 'B1'],
      ['Gallego', 'Nativo'],
    ])
  })
})
