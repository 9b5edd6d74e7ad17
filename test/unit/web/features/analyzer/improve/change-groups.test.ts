import { describe, expect, it } from 'vitest'
import type { ImproveChange } from '#shared/api-schema/resumes.ts'
import { documentSchema } from '#shared/resume/schema/document.ts'
import { groupChanges } from '#web/features/analyzer/improve/change-groups.ts'

const document = documentSchema.parse({
  schemaVersion: 2,
  id: 'd',
  language: 'en',
  personalInfo: {},
  experience: [
    { id: 'experience-1', company: 'Acme' },
    { id: 'experience-2', company: 'Globex' },
  ],
})
const change = (reason: string, path: string[], before: string, after: string): ImproveChange => ({
  path,
  before,
  after,
  reason,
  source: 'rules',
})

describe('groupChanges', () => {
  it('groups changes by reason, with the name of their entry', () => {
    const groups = groupChanges({
      document,
      changes: [
        change('dates', ['experience', 'experience-1', 'startDate'], '2020', '01/2020'),
        change('contact', ['personalInfo', 'website'], 'x.com', 'https://x.com'),
        change('dates', ['experience', 'experience-2', 'startDate'], '2018', '01/2018'),
      ],
    })
    expect(
      groups.map(({ reason, changes }) => [reason, changes.map(({ index, entryName: where }) => [index, where])]),
    ).toEqual([
      [
        'dates',
        [
          [0, 'Acme'],
          [2, 'Globex'],
        ],
      ],
      ['contact', [[1, '']]],
    ])
  })

  it('shows names instead of ids for a new order', () => {
    const order: ImproveChange = {
      path: ['experience', '$order'],
      before: ['experience-2', 'experience-1'],
      after: ['experience-1', 'experience-2'],
      reason: 'order',
      source: 'rules',
    }
    const [group] = groupChanges({ document, changes: [order] })
    expect(group?.changes[0]).toMatchObject({ before: 'Globex → Acme', after: 'Acme → Globex' })
  })

  it('keeps each change of a model in its own group', () => {
    const model = { ...change('clearer', ['summary', 'en'], 'a', 'b'), source: 'model' as const }
    expect(groupChanges({ document, changes: [model, model] })).toHaveLength(2)
  })
})
