import { describe, expect, it } from 'vitest'
import { documentSchema } from '#shared/resume/schema/document.ts'
import { documentToContent } from '#shared/resume/schema/document-to-content.ts'
import { migrateDocument } from '#shared/resume/schema/migrate-document.ts'
import { resolveDocumentPath } from '#shared/resume/schema/resolve-path.ts'
import { createOutline } from '#shared/templates/outline/create-outline.ts'

describe('migrateDocument', () => {
  it('keeps the characters of marks that prose had before there were marks', () => {
    const document = migrateDocument({
      schemaVersion: 1,
      id: 'doc',
      language: 'en',
      personalInfo: { fullName: '*Ana*' },
      experience: [
        {
          id: 'j',
          company: '**Horno**',
          description: { en: 'Used **flags** and [x](https://a.example)\n* a star' },
          achievements: [{ id: 'b', text: { en: 'Sold *many*' } }],
        },
      ],
    })
    expect(document.schemaVersion).toBe(2)
    expect(document.personalInfo.fullName).toBe('*Ana*')
    const [section] = createOutline(documentToContent(document, 'en').content, 'en').sections
    const [entry] = section?.parts ?? []
    expect(entry).toMatchObject({
      title: { text: '**Horno**' },
      body: [
        { bullet: false, text: 'Used **flags** and [x](https://a.example)' },
        { bullet: true, text: 'a star' },
        { bullet: true, text: 'Sold *many*' },
      ],
    })
  })
})

describe('resolveDocumentPath', () => {
  it('counts bullets as the flat shape does, without the empty ones', () => {
    const document = documentSchema.parse({
      schemaVersion: 2,
      id: 'doc',
      language: 'en',
      personalInfo: {},
      experience: [
        {
          id: 'j',
          achievements: [{ id: 'empty' }, { id: 'other', text: { es: 'uno' } }, { id: 'own', text: { en: 'one' } }],
        },
      ],
    })
    const resolve = (index: number) => resolveDocumentPath(document, `experience/j/achievements/${index}`).at(-1)
    expect([0, 1].map(resolve)).toEqual(['other', 'own'])
  })
})
