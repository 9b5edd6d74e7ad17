import { describe, expect, it } from 'vitest'
import { listSkills } from '#shared/scoring/context/skills.ts'

describe('listSkills', () => {
  const used = (skill: string, text: string) => listSkills({ technical: [skill], soft: [] }, [{ text }])[0]?.used

  it.each([
    ['HTML', 'Built pages with HTML5'],
    ['HTML 5', 'Built pages in HTML'],
    ['Basic web development', 'Development of web pages'],
    ['Database administration and cleaning', 'Administered databases of 4 shops'],
  ])('%s is shown by “%s”', (skill, text) => expect(used(skill, text)).toBe(true))

  it('leaves out numbers of a list, and languages', () => {
    const technical = ['1', 'iv', 'Español', 'German (B1)', 'Welding']
    expect(listSkills({ technical, soft: [] }, []).map(({ name }) => name)).toEqual(['Welding'])
  })
})
