import { describe, expect, it } from 'vitest'
import { createEmptyDocument, experienceEntrySchema } from '#shared/resume/schema/document.ts'
import { suggestChanges } from '#shared/scoring/suggestions/suggest-changes.ts'
import { toSuggestions } from '#web/components/suggestions/rule-suggestions.ts'
import { locateChange } from '#web/features/editor/suggestions/suggestions.ts'

const job = (id: string, text: string) =>
  experienceEntrySchema.parse({ id, company: 'Acme', achievements: [{ id: `${id}-1`, text: { en: text } }] })
const document = {
  ...createEmptyDocument('d', 'en'),
  experience: [job('a', 'Responsible for a team of nine people'), job('b', 'Built the sales dashboard')],
}

describe('suggestions', () => {
  it('creates suggestions from the rules, with reasons in the interface language', () => {
    const untidy = { ...document, personalInfo: { ...document.personalInfo, email: 'ANA@EXAMPLE.COM ' } }
    const [first] = toSuggestions(suggestChanges(untidy, untidy.language), 'es')
    expect(first).toMatchObject({
      change: { path: ['personalInfo', 'email'], after: 'ana@example.com' },
      source: 'rules',
    })
    expect(first?.reason).not.toBe('')
  })

  it('locates a change of another copy by its text', () => {
    const change = {
      path: ['experience', 'other', 'achievements', 'x', 'text', 'en'],
      before: 'Responsible for a team of nine people',
      after: 'Led a team of nine people',
    }
    expect(locateChange(document, change)?.path).toEqual(['experience', 'a', 'achievements', 'a-1', 'text', 'en'])
    expect(locateChange(document, { ...change, before: 'Something that is not here' })).toBeNull()
  })
})
