import { describe, expect, it } from 'vitest'
import { createEmptyDocument } from '#shared/resume/schema/document.ts'
import { normalizeContact } from '#shared/scoring/suggestions/contact.ts'

type Field = 'email' | 'phone' | 'linkedin' | 'website'

const suggest = (field: Field, value: string) => {
  const empty = createEmptyDocument('contact', 'en')
  const suggestions = normalizeContact({ ...empty, personalInfo: { ...empty.personalInfo, [field]: value } })
  return suggestions.map(({ path, before, after }) => ({ path, before, after }))
}

describe('suggestions for contact data', () => {
  it.each<[Field, string, string]>([
    ['email', 'MailTo:Ana.Vidal @Example.com', 'ana.vidal@example.com'],
    ['phone', 'tel:+34  600\u2011111\u2013222', '+34 600-111-222'],
    ['phone', 'TEL: 0034 600 111 222', '+34 600 111 222'],
    ['phone', ' 600 111 222 ', '600 111 222'],
    ['linkedin', 'http://linkedin.com/in/ana vidal', 'https://linkedin.com/in/anavidal'],
    ['linkedin', 'HTTP://www.linkedin.com/in/ana', 'https://www.linkedin.com/in/ana'],
    ['website', 'http://github.com/ana', 'https://github.com/ana'],
    ['website', 'ana. example  .com', 'ana.example.com'],
  ])('%s: %s becomes %s', (field, before, after) => {
    expect(suggest(field, before)).toEqual([{ path: ['personalInfo', field], before, after }])
  })

  it.each<[Field, string]>([
    ['email', 'ana.mailto:vidal@example.com'],
    ['phone', '+34 600 111 222'],
    ['phone', '000 111 222'],
    ['phone', '00 (34) 600'],
    ['phone', '600 0034'],
    ['phone', '600 111 222 (hotel:12)'],
    ['linkedin', 'ana vidal'],
    ['website', 'http://example.com'],
    ['website', 'example.com/?to=http://linkedin.com/in/ana'],
    ['website', 'https://github.com/ana'],
  ])('%s: %s stays', (field, value) => {
    expect(suggest(field, value)).toEqual([])
  })
})
