import { describe, expect, it } from 'vitest'
import { createEmptyDocument, documentSchema } from '#shared/resume/schema/document.ts'
import { documentToContent } from '#shared/resume/schema/document-to-content.ts'

const LETTER = {
  date: '2026-05-03',
  place: { es: 'Soria' },
  company: 'Molino Alto',
  recipient: {
    name: 'Ada Ruiz',
    honorific: 'ms',
    role: { es: 'Directora' },
    address: 'Calle Alta 4 \r\n\n 42001 Soria',
  },
  paragraphs: [
    { id: 'a', text: { es: 'Hago pan. \n\n Y bollos.' } },
    { id: 'b', text: { en: 'I bake.' } },
    { id: 'c', text: {} },
  ],
}
const write = (language: 'es' | 'en', more: object = {}, fullName = 'Nora Vidal') =>
  documentToContent(
    documentSchema.parse({
      ...createEmptyDocument('letter', 'es'),
      country: 'ES',
      personalInfo: { fullName },
      letter: { ...LETTER, ...more },
    }),
    language,
  )
const listParts = (...input: Parameters<typeof write>) =>
  write(...input).content.letter?.parts.map(({ id, lines }) => `${id}: ${lines.join(' | ')}`)

describe('a letter in one language', () => {
  it('goes from its date to its signature, with trimmed lines', () => {
    expect(listParts('es')).toEqual([
      'date: Soria, 3 de mayo de 2026',
      'recipient: Ada Ruiz | Directora | Molino Alto | Calle Alta 4 | 42001 Soria',
      'salutation: Estimada Sra. Ruiz:',
      'paragraph-a: Hago pan. | Y bollos.',
      'paragraph-b: I bake.',
      'closing: Reciban un cordial saludo,',
      'signature: Nora Vidal',
    ])
  })

  it('has the place and the role of its own language alone, and names paragraphs of the other one', () => {
    expect(listParts('en')?.slice(0, 3)).toEqual([
      'date: May 3, 2026',
      'recipient: Ada Ruiz | Molino Alto | Calle Alta 4 | 42001 Soria',
      'salutation: Dear Ms. Ruiz,',
    ])
    expect(write('en').untranslated).toEqual([['letter', 'paragraphs', 'a', 'text']])
  })

  it('leaves out parts without text', () => {
    const recipient = { name: ' ', address: ' \n ' }
    const parts = listParts('es', { date: '', company: '', recipient, paragraphs: [] }, '')
    expect(parts).toEqual(['salutation: A quien corresponda:', 'closing: Reciban un cordial saludo,'])
  })

  it('has the subject, salutation and closing of the person, where they are not blank', () => {
    const own = { subject: { es: ' Panadera ' }, salutation: { es: ' Hola, Ada: ' }, closing: { es: ' Un saludo, ' } }
    expect(write('es', own).content.letter?.subject).toBe('Panadera')
    expect(listParts('es', own)).toEqual(expect.arrayContaining(['salutation: Hola, Ada:', 'closing: Un saludo,']))
    const blank = { subject: { en: 'Baker' }, salutation: { es: ' ' }, closing: { es: ' ' } }
    expect(write('es', blank).content.letter?.subject).toBe('')
    expect(listParts('es', blank)).toEqual(listParts('es'))
  })
})
