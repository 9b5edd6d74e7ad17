import { describe, expect, it } from 'vitest'
import { buildAdviceMessages, buildRewriteMessages } from '#shared/scoring/advice/prompt.ts'

const REQUEST = {
  text: 'Pruned roses',
  findings: ['No dates', 'No figures'],
  requirements: [],
  language: 'en',
  level: 'basic',
} as const

describe('the messages for advice', () => {
  const build = (more: object = {}) => buildAdviceMessages({ ...REQUEST, ...more })

  it('have the findings as a list, then the resume between its marks', () => {
    const [system, user] = build()
    expect(system?.role).toBe('system')
    expect(user).toEqual({
      role: 'user',
      content: 'What the rules found:\n- No dates\n- No figures\n\n<cv>\nPruned roses\n</cv>',
    })
    expect(build({ findings: [] })[1]?.content).toContain('What the rules found:\n- nothing\n')
    expect(build({ requirements: ['Shears'] })[1]?.content).toContain('does not show:\n- Shears\n\n<cv>')
  })

  it('ask for each finding only in an advanced analysis, in the language of the person', () => {
    expect(build()[0]?.content).toContain('Give 4 to 8 suggestions')
    expect(build({ level: 'advanced' })[0]?.content).toContain('for each finding')
    expect(build()[0]?.content).toMatch(/\nWrite in English\.$/)
    expect(build({ language: 'es' })[0]?.content).toMatch(/\nWrite in Spanish .*\.$/)
  })
})

describe('the messages for rewrites', () => {
  it('number the lines, and ask for no quote', () => {
    const [system, user] = buildRewriteMessages({ lines: ['Pruned roses', 'Felled trees'], language: 'en' })
    expect(user).toEqual({ role: 'user', content: '<cv>\n1. Pruned roses\n2. Felled trees\n</cv>' })
    expect(system?.content).not.toContain('"quote"')
    expect(system?.content).toContain('Names and contact data were replaced')
    expect(system?.content).toContain('Never invent facts')
    expect(system?.content).toMatch(/\nWrite in English\.$/)
  })

  it.each([
    [undefined, 'numbered lines of the CV'],
    ['letter', 'cover letter'],
    ['translation', 'Translate each of them'],
  ] as const)('of kind %s say what the lines are', (kind, words) => {
    const [system] = buildRewriteMessages({ lines: [], language: 'en', ...(kind && { kind }) })
    expect(system?.content).toContain(words)
  })
})
