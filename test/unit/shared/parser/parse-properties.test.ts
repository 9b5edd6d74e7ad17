import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extractText } from '#shared/parser/extract-text.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import type { ResumeContent } from '#shared/resume/schema/content.ts'
import { findInventedWords, findLostValues } from '#test/utils/files/import-values.ts'

const WORDS =
  'oven bread flour market team ledger harvest ship night orchard stone kiln route glaze crew anvil barrel cedar dairy ember'.split(
    ' ',
  )
const HEADINGS = ['Experience', 'Education', 'Skills', 'Projects', 'Volunteering', 'Interests', 'Summary']
/** Words that become a date, a title or a level: they have no field of their own. */
const STRUCTURE = [...HEADINGS, 'present', 'mar', 'sep'].map((word) => word.toLowerCase())

const phrase = fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 2, maxLength: 7 }).map((words) => words.join(' '))
const capitals = phrase.map((text) => text.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase()))
const period = fc.constantFrom('2016 – 2019', 'Mar 2020 – Present', '03/2014 - 09/2018', 'Sep 2021')
const line = fc.oneof(
  phrase,
  capitals,
  phrase.map((text) => `- ${text}`),
  phrase.map((text) => `• ${text}.`),
  fc.tuple(capitals, period).map(([name, dates]) => `${name}, ${dates}`),
  fc.tuple(capitals, capitals).map(([left, right]) => `${left} | ${right}`),
  fc.array(phrase, { minLength: 2, maxLength: 5 }).map((items) => items.join(', ')),
  fc.constant(''),
)
const section = fc
  .tuple(fc.constantFrom(...HEADINGS), fc.array(line, { minLength: 1, maxLength: 9 }))
  .map(([heading, lines]) => `\n${heading}\n${lines.join('\n')}`)
const resume = fc
  .array(section, { maxLength: 6 })
  .map((sections) => ['Nora Quiles', 'Baker', 'nora@example.com', ...sections].join('\n'))

/** The words of a line but those of its structure. */
const listWords = (text: string): string[] =>
  text.split(/[^\p{L}]+/u).filter((word) => word !== '' && !STRUCTURE.includes(word.toLowerCase()))

/** Lines of three words or more with less than half of them in the resume: what the parser counts as lost. */
const findLostLines = (text: string, content: ResumeContent): string[] =>
  text.split('\n').filter((each) => {
    const words = listWords(each)
    const lost = findLostValues(
      words.map((value) => ({ path: value, value })),
      content,
      [],
    )
    return words.length >= 3 && lost.length > words.length / 2
  })

describe('any text', () => {
  it('gives a resume in which nothing is invented and no line is lost', () => {
    fc.assert(
      fc.property(resume, (text) => {
        const { content } = parseResume(extractText(text))
        expect(findInventedWords(content, text)).toEqual([])
        expect(findLostLines(text, content)).toEqual([])
      }),
      { numRuns: 80, seed: 24 },
    )
  })

  it('is read without an error between any characters', () => {
    const noise = fc.string({ unit: 'grapheme', maxLength: 400 })
    fc.assert(
      fc.property(fc.tuple(noise, resume, noise), (parts) => {
        const text = parts.join('\n')
        const { content } = parseResume(extractText(text))
        expect(content.sections).toBeDefined()
      }),
      { numRuns: 40, seed: 24 },
    )
  })
})
