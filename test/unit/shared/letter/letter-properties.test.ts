import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import { applyComposed } from '#shared/letter/apply-composed.ts'
import { composeLetter } from '#shared/letter/compose-letter.ts'
import { checkSource, listSentences } from '#shared/resume/letter/claims.ts'
import { LETTER_SITUATIONS } from '#shared/resume/letter/letter.ts'
import { ENGLISH_PEOPLE } from '#test/corpus/letters/english.ts'
import { type LetterPerson, toLetterInput } from '#test/corpus/letters/letter-person.ts'
import { SPANISH_PEOPLE } from '#test/corpus/letters/spanish.ts'

const text = fc.oneof(
  fc.string({ maxLength: 60, unit: 'grapheme' }),
  fc.constantFrom(
    'Reduje costes un 12 %.',
    'Managed 12 shops',
    '$& {{name}}',
    '**bold** [x](https://a.example)',
    '…',
    '\n- one\n- two',
  ),
)
const people: readonly LetterPerson[] = [...SPANISH_PEOPLE, ...ENGLISH_PEOPLE]
const person = fc
  .record({
    base: fc.constantFrom(...people),
    company: text,
    position: text,
    bullets: fc.array(text, { maxLength: 6 }),
    degree: text,
    skill: text,
  })
  .map(
    ({ base, company, position, bullets, degree, skill }): LetterPerson => ({
      ...base,
      jobs: [{ company, position, start: '2020-01', current: true, bullets }, ...base.jobs],
      education: [{ institution: company, degree, end: '2015-06' }],
      skills: [skill, ...base.skills],
    }),
  )

it('any resume gives a letter whose sources are in it, and whose sentences are found again', () => {
  fc.assert(
    fc.property(
      person,
      fc.constantFrom(...LANGUAGES),
      fc.constantFrom(...LETTER_SITUATIONS),
      fc.record({ company: text, position: text, referrer: text, reason: text, wording: fc.nat(99) }),
      (one, language, situation, rest) => {
        const input = { ...toLetterInput(one, language), situation, ...rest }
        const letter = composeLetter(input)
        const sentences = letter.paragraphs.flatMap((paragraph) => paragraph.sentences)
        expect(
          sentences.every(({ sources }) =>
            sources.every((source) => checkSource(input.resume, source) === 'supported'),
          ),
        ).toBe(true)
        expect(sentences.some((sentence) => /\bundefined\b|\[object|\bNaN\b/.test(sentence.text))).toBe(false)
        const paragraphs = applyComposed([], letter, language)
        const found = paragraphs.flatMap((paragraph) => listSentences(paragraph, language, input.resume))
        expect(found.every(({ state }) => state !== 'lost')).toBe(true)
      },
    ),
    { numRuns: 150 },
  )
})
