import { describe, expect, it } from 'vitest'
import { extractText } from '#shared/parser/extract-text.ts'
import { isDuration } from '#shared/parser/fields/dates/dated-lines.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'

describe('parseResume of very long input', () => {
  it('cuts a list at the limit of items', () => {
    const text = `Experiencia\n${Array.from({ length: 900 }, (_, i) => `Empresa ${i} S.A.\nAuxiliar\n2019 - 2020`).join('\n')}`
    const { content } = parseResume(extractText(text))
    expect(content.sections.experience?.length).toBeLessThanOrEqual(LIMITS.listItems)
  })

  it('ends on durations in a row', () => {
    expect(isDuration(`${'0meses'.repeat(40)}i`)).toBe(false)
    expect(isDuration('2 meses')).toBe(true)
  })

  const TOO_LONG = 'a'.repeat(LIMITS.lineChars)
  it.each([
    ['an e-mail address', `${TOO_LONG}@example.com`],
    ['a profile', `linkedin.com/in/${TOO_LONG}`],
    ['a site', `Web: ${TOO_LONG}.example.com`],
    ['a language', `Idiomas\nInglés ${TOO_LONG} B2`],
  ])('has no room for %s that is longer than a line', (_, text) => {
    const { content } = parseResume(extractText(`Ana Ruiz\nTornera\n${text}`))
    expect(JSON.stringify(content.personalInfo)).not.toContain(TOO_LONG)
  })
})
