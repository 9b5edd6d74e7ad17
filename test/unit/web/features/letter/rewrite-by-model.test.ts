import { expect, it } from 'vitest'
import { applyChanges } from '#shared/resume/edits/changes.ts'
import { letterSchema } from '#shared/resume/letter/letter.ts'
import { createEmptyDocument, documentSchema } from '#shared/resume/schema/document.ts'
import { toRewriteChanges } from '#web/features/letter/rewrite-by-model.ts'

const sources = [{ path: 'experience/job/achievements/one/text', quote: 'Cut waste by 18%' }]
const document = documentSchema.parse({
  ...createEmptyDocument('letter', 'en'),
  letter: letterSchema.parse({
    paragraphs: [
      {
        id: 'evidence',
        text: { en: 'Let me be specific. I cut waste by 18%.', es: 'Reduje la merma un 18 %.' },
        claims: { en: [{ sentence: 'I cut waste by 18%.', sources }] },
      },
    ],
  }),
})

it('puts a wording in the place of its sentence, which keeps its lines; the rest stays', () => {
  const rewrites = [
    { before: 'I cut waste by 18%.', after: 'Waste fell by 18%.' },
    { before: 'A sentence that was edited meanwhile.', after: 'Another one.' },
  ]
  const changed = applyChanges(document, toRewriteChanges(document, 'en', rewrites)).document
  expect(changed.letter?.paragraphs).toEqual([
    {
      id: 'evidence',
      text: { en: 'Let me be specific. Waste fell by 18%.', es: 'Reduje la merma un 18 %.' },
      claims: { en: [{ sentence: 'Waste fell by 18%.', sources }] },
    },
  ])
})

it('changes nothing without a sentence that is still there', () => {
  expect(toRewriteChanges(document, 'en', [{ before: 'Gone.', after: 'Back.' }])).toEqual([])
})
