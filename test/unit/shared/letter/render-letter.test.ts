import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { createSequentialIds } from '#shared/ids.ts'
import { applyComposed } from '#shared/letter/apply-composed.ts'
import { composeLetter } from '#shared/letter/compose-letter.ts'
import { checkPdfUa } from '#shared/pdf-ua/check-pdf-ua.ts'
import { renderDocx } from '#shared/renderer/docx/render-docx.ts'
import { renderWithDrawList } from '#shared/renderer/render-resume.ts'
import { createLetter } from '#shared/resume/letter/create-letter.ts'
import { documentSchema } from '#shared/resume/schema/document.ts'
import { documentToContent } from '#shared/resume/schema/document-to-content.ts'
import { TEMPLATES } from '#shared/templates/catalog.ts'
import { ENGLISH_PEOPLE } from '#test/corpus/letters/english.ts'
import { toLetterInput } from '#test/corpus/letters/letter-person.ts'
import { SPANISH_PEOPLE } from '#test/corpus/letters/spanish.ts'

const fonts = createNodeFonts()
const NOW = Date.UTC(2026, 10, 22)

const createContent = (language: 'es' | 'en') => {
  const [person] = language === 'es' ? SPANISH_PEOPLE : ENGLISH_PEOPLE
  if (!person) throw new Error('no person')
  const input = toLetterInput(person, language)
  const { country } = input
  const created = createLetter(
    { resume: input.resume, job: null, country, date: '2026-11-22', language },
    createSequentialIds('letter'),
  )
  const composed = composeLetter(input)
  const document = documentSchema.parse({
    ...created,
    letter: {
      ...created.letter,
      company: input.company,
      subject: { [language]: composed.subject },
      paragraphs: applyComposed([], composed, language),
    },
  })
  return { document, content: documentToContent(document, language).content }
}
const LETTERS = { es: createContent('es'), en: createContent('en') }

describe('a letter', () => {
  it.each(TEMPLATES.map((template, i) => [template.id, i] as const))('is a tagged page in %s', async (_, i) => {
    const template = TEMPLATES[i]
    if (!template) return
    const language = i % 2 === 0 ? 'es' : 'en'
    const { content, document } = LETTERS[language]
    const styling = { ...content.styling, template: template.id, fontFamily: template.font }
    const { pdf, list } = renderWithDrawList({
      content: { ...content, styling },
      source: document,
      template,
      language,
      fonts: await fonts.load(template.font),
      paper: i % 3 === 0 ? 'letter' : 'a4',
      now: NOW,
    })
    expect(checkPdfUa(pdf.bytes)).toEqual([])
    expect(pdf.pages).toHaveLength(1)
    expect(list).toMatchObject({ language, title: expect.stringMatching(/Carta de presentación|Cover letter/) })
    const roles = list.pages.flatMap(({ texts }) => texts.map(({ node }) => node?.role))
    expect(roles.filter((role) => role === 'H1').length).toBeGreaterThan(0)
    expect(roles.filter((role) => role === 'H2').length).toBeGreaterThan(0)
    expect(roles.filter((role) => role === 'P').length).toBeGreaterThan(8)
    expect(roles).not.toContain('LBody')
  })

  it.each(['es', 'en'] as const)('is a Word file in %s too', (language) => {
    const [template] = TEMPLATES
    if (!template) return
    const { content } = LETTERS[language]
    const files = unzipSync(renderDocx({ content, template, language, now: NOW }))
    const body = strFromU8(files['word/document.xml'] ?? new Uint8Array()).replace(/<[^>]*>/g, '')
    for (const { lines } of content.letter?.parts ?? [])
      for (const line of lines) expect(body).toContain(line.replaceAll('&', '&amp;'))
  })
})
