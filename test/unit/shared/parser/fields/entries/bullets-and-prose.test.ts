import { expect, it } from 'vitest'
import { splitBulletsAndProse } from '#shared/parser/fields/entries/bullets-and-prose.ts'
import { toParsedLines } from '#shared/parser/lines/parsed-line.ts'
import { createExtractedDocument } from '#test/utils/reading/extracted-documents.ts'

it('leaves out labels of duties, with and without a colon', () => {
  const split = (...texts: string[]) =>
    splitBulletsAndProse(toParsedLines(createExtractedDocument(texts.map((text) => [text]))))
  const bullets = ['Wove the curtains of two theaters', 'Hemmed flags']
  const items = bullets.map((text) => `• ${text}`)
  for (const label of ['Highlights', 'Responsibilities:', 'Funciones', 'Logros:'])
    expect(split(label, ...items)).toEqual({ bullets, prose: '' })
  expect(split('Costumes', ...items)).toEqual({ bullets, prose: 'Costumes' })
})
