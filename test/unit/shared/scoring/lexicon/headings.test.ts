import { describe, expect, it } from 'vitest'
import { matchStandardHeading } from '#shared/scoring/lexicon/headings.ts'

describe('standard headings', () => {
  it.each([
    ['Referencias Laborales', 'references'],
    ['Personal References', 'references'],
    ['Educación y Logros', 'education'],
    ['educación y formación', 'education'],
  ])('%s: %s', (text, key) => expect(matchStandardHeading(text)).toBe(key))

  it.each(['tijeras y herramientas', 'Secretaría de Educación', 'Ministry of Education'])('not: %s', (text) =>
    expect(matchStandardHeading(text)).toBeNull(),
  )
})
