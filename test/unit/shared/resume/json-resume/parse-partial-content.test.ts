import { describe, expect, it } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { parsePartialContent } from '#shared/resume/json-resume/parse-partial-content.ts'

const codeOf = (root: unknown): string => {
  try {
    parsePartialContent(root)
    return 'parsed'
  } catch (error) {
    return error instanceof AppError ? error.code : String(error)
  }
}

describe('parsePartialContent', () => {
  it('drops invalid values, entries of lists among them, and names their paths', () => {
    const { content, dropped } = parsePartialContent({
      personalInfo: { fullName: 'Nora Quiles', phone: 600 },
      sections: {
        experience: [
          { company: 'Horno Sur', achievements: ['Sold bread', 7, 'Hired two'] },
          'baker',
          { company: 'Mill' },
        ],
      },
    })
    expect(content.personalInfo.fullName).toBe('Nora Quiles')
    expect(content.sections.experience?.map(({ company }) => company)).toEqual(['Horno Sur', 'Mill'])
    expect(content.sections.experience?.[0]?.achievements).toEqual(['Sold bread', 'Hired two'])
    expect(dropped).toEqual([
      { path: 'personalInfo.phone', reason: 'invalid' },
      { path: 'sections.experience.0.achievements.1', reason: 'invalid' },
      { path: 'sections.experience.1', reason: 'invalid' },
    ])
  })

  it('names the keys that a resume does not have, at every depth', () => {
    const { dropped } = parsePartialContent({
      hobby: 'chess',
      personalInfo: { fullName: 'Nora Quiles', pets: { cat: 1 } },
      sections: { experience: [{ company: 'Mill', boss: 'Ruth' }] },
    })
    expect(dropped).toEqual([
      { path: 'hobby', reason: 'no-field' },
      { path: 'personalInfo.pets', reason: 'no-field' },
      { path: 'sections.experience.0.boss', reason: 'no-field' },
    ])
  })

  it('ignores null and keys of prototypes', () => {
    const root: unknown = JSON.parse('{"__proto__": {"a": 1}, "personalInfo": {"fullName": null, "constructor": "x"}}')
    expect(parsePartialContent(root).dropped).toEqual([])
  })

  it.each([null, 'resume', 7, [[]]])('refuses what is no object: %j', (root) => {
    expect(codeOf(root)).toBe('invalid-document')
  })
})
