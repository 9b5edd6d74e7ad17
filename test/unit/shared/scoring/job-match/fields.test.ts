import { describe, expect, it } from 'vitest'
import { contentSchema } from '#shared/resume/schema/content.ts'
import { listFields } from '#shared/scoring/job-match/resume/fields.ts'

const list = (sections: unknown) =>
  listFields({ content: contentSchema.parse({ sections }), statements: [] }).map(({ path, text }) => [path, text])

describe('listFields', () => {
  it.each([
    ['a volunteer role', { volunteer: [{ id: 'v', role: 'Lifeguard' }] }, 'volunteer/v/role', 'Lifeguard'],
    [
      'a certification and its issuer',
      { certifications: [{ id: 'c', name: 'Rigging', issuer: 'Crane Guild' }] },
      'certifications/c/name',
      'Rigging Crane Guild',
    ],
    ['a certification alone', { certifications: [{ id: 'c', name: 'Rigging' }] }, 'certifications/c/name', 'Rigging'],
    [
      'a degree and its field',
      { education: [{ id: 'e', degree: 'Diploma', field: 'Forestry' }] },
      'education/e/degree',
      'Diploma Forestry',
    ],
    ['a degree alone', { education: [{ id: 'e', degree: 'Diploma' }] }, 'education/e/degree', 'Diploma'],
    [
      'what a course of studies was about',
      { education: [{ id: 'e', description: 'Soils and pruning' }] },
      'education/e/description',
      'Soils and pruning',
    ],
    ['an award', { awards: [{ id: 'a', title: 'Best Orchard' }] }, 'awards/a/title', 'Best Orchard'],
    ['a technical skill', { skills: { technical: ['Grafting'] } }, 'skills/technical', 'Grafting'],
    ['a soft skill', { skills: { soft: ['Patience'] } }, 'skills/soft', 'Patience'],
  ])('has %s', (_, sections, path, text) => {
    expect(list(sections)).toEqual([[path, text]])
  })

  it('names an entry without an id by its position', () => {
    const entry = { name: 'Rigging', role: 'Lifeguard', title: 'Best Orchard', degree: 'Diploma', description: 'Soils' }
    const sections = { volunteer: [entry], certifications: [entry], education: [entry], awards: [entry] }
    expect(list(sections).map(([path]) => path)).toEqual([
      'volunteer/0/role',
      'certifications/0/name',
      'education/0/degree',
      'education/0/description',
      'awards/0/title',
    ])
  })

  it('has nothing for an empty resume', () => {
    expect(list({})).toEqual([])
  })
})
