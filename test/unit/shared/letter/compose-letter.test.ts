import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { type ComposedLetter, composeLetter } from '#shared/letter/compose-letter.ts'
import type { ComposedSentence } from '#shared/letter/composed.ts'
import type { LetterInput } from '#shared/letter/letter-input.ts'
import { checkSource } from '#shared/resume/letter/claims.ts'
import { LETTER_SITUATIONS } from '#shared/resume/letter/letter.ts'
import { addsNoFacts } from '#shared/scoring/suggestions/rewrites.ts'
import { ENGLISH_PEOPLE } from '#test/corpus/letters/english.ts'
import { type LetterPerson, toLetterInput } from '#test/corpus/letters/letter-person.ts'
import { SPANISH_PEOPLE } from '#test/corpus/letters/spanish.ts'

const PEOPLE = { es: SPANISH_PEOPLE, en: ENGLISH_PEOPLE }
const WORDINGS = [0, 1, 2, 3, 4, 5]

interface Case {
  readonly input: LetterInput
  readonly letter: ComposedLetter
}

/** Each person in each situation, with all wordings. */
const composeAll = (language: Language): Case[] =>
  PEOPLE[language].flatMap((person) =>
    LETTER_SITUATIONS.flatMap((situation) =>
      WORDINGS.map((wording) => {
        const input = {
          ...toLetterInput(person, language),
          situation,
          referrer: person.referrer ?? 'Alex Soto',
          wording,
        }
        return { input, letter: composeLetter(input) }
      }),
    ),
  )

const listAll = ({ letter }: Case): ComposedSentence[] => letter.paragraphs.flatMap(({ sentences }) => sentences)
const toKey = ({ text }: ComposedSentence) => text

/** A person is described by the first person, in words that a sentence about the letter or the reader does not have. */
const SAYS_SOMETHING =
  /\d|\b(?:trabajo|trabajé|hablo|formación|conocimientos|I have worked|I speak|my skills|I hold)\b/i
const LEFTOVER =
  /[{}[\]<>]|undefined|null|NaN|\b(?:xxx|tbd|lorem)\b|\$\{|\s,|\s\.|\.\.|,,| {2}|\ben \.|\bat \.|\bde el |\ba el /

/** Words for the resume itself, its parts and the letter. */
const FRAME =
  'training education certification skills background role position CV currículum voluntariado volunteer project business intelligence'

const read = (letter: ComposedLetter) =>
  letter.paragraphs.map(({ sentences }) => sentences.map(toKey).join(' ')).join('\n')

const CASES = { es: composeAll('es'), en: composeAll('en') }

describe.each(LANGUAGES)('letters in %s', (language) => {
  const cases = CASES[language]

  it('has no sentence about the person without lines of the resume, and none that is not supported', () => {
    const sentences = new Map(
      cases.flatMap((one) => listAll(one).map((sentence) => [toKey(sentence), { one, sentence }])),
    )
    expect(sentences.size).toBeGreaterThanOrEqual(250)
    const problems = [...sentences.values()].flatMap(({ one: { input }, sentence: { text, sources } }) => {
      if (sources.length === 0) return SAYS_SOMETHING.test(text.replace('hotel 4*', '')) ? [`no source: ${text}`] : []
      if (sources.some((source) => checkSource(input.resume, source) !== 'supported')) return [`lost source: ${text}`]
      const quotes = sources.map(({ quote }) => quote).join(' ; ')
      const around = [
        FRAME,
        input.ad,
        input.company,
        input.referrer,
        input.position,
        JSON.stringify(input.resume).replaceAll('\\n', ' '),
      ].join(' ')
      return addsNoFacts(quotes, text, around) ? [] : [`adds something: ${text}`]
    })
    expect(problems).toEqual([])
  })

  it('leaves no placeholder, no double space and no broken punctuation', () => {
    const broken = cases.flatMap((one) =>
      listAll(one)
        .filter(({ text }) => LEFTOVER.test(text))
        .map(toKey),
    )
    expect([...new Set(broken)]).toEqual([])
    expect(cases.flatMap(listAll).every(({ text }) => /^[\p{Lu}\d«“¿¡]/u.test(text) && /[.!?]$/.test(text))).toBe(true)
  })

  it('says no sentence twice, and no fact that the resume does not name', () => {
    for (const one of cases) {
      const texts = listAll(one).map(toKey)
      expect(new Set(texts).size).toBe(texts.length)
    }
  })

  it('writes another letter for another wording, and the same for the same', () => {
    const [first] = cases
    if (!first) return
    const again = composeLetter(first.input)
    expect(again).toEqual(first.letter)
    expect(composeLetter({ ...first.input, wording: 1 })).not.toEqual(first.letter)
  })
})

describe('composeLetter', () => {
  const [nurse] = SPANISH_PEOPLE.filter(({ ad }) => ad === 'nurse-icu-es')
  const input = nurse && toLetterInput(nurse, 'es')

  it('connects what the ad asks for with what the resume tells', () => {
    if (!input) return
    const text = read(composeLetter(input))
    expect(text).toContain('atiendo a dos pacientes críticos por turno')
    expect(text).toMatch(/ventilación mecánica: en la Clínica Santa Elvira/)
  })

  it('says nothing of a line that is gone', () => {
    if (!input) return
    const resume = { ...input.resume, experience: [], certifications: [], education: [] }
    const text = read(composeLetter({ ...input, resume }))
    expect(text).not.toMatch(/Clínica|Grado|colegiación/)
    expect(text).toContain('UCI')
  })

  it('composes from an empty resume what says nothing about the person', () => {
    if (!input) return
    const { letter: _, ...resume } = input.resume
    const empty = {
      ...resume,
      personalInfo: { ...resume.personalInfo, phone: '', email: '' },
      experience: [],
      education: [],
      languages: [],
      certifications: [],
      skills: { technical: {}, soft: {}, groups: [] },
    }
    const letter = composeLetter({ ...input, resume: empty })
    expect(letter.paragraphs.flatMap(({ sentences }) => sentences).every(({ sources }) => sources.length === 0)).toBe(
      true,
    )
  })

  it('takes the words of the person for the reason, and leaves hidden entries out', () => {
    if (!input) return
    const reason = 'Vivo a dos calles del hospital y conozco a su equipo.'
    const hidden = input.resume.experience.map((entry) => ({ ...entry, hidden: true }))
    const text = read(composeLetter({ ...input, reason, resume: { ...input.resume, experience: hidden } }))
    expect(text).toContain(reason)
    expect(text).not.toContain('Santa Elvira')
  })
})

describe('languages in a letter', () => {
  const [person] = SPANISH_PEOPLE
  const write = (ad: string, languages: LetterPerson['languages']): string =>
    person ? read(composeLetter({ ...toLetterInput({ ...person, languages }, 'es'), ad })) : ''
  const ask = (requirement: string) => `Enfermera de noche\n\nRequisitos\n- ${requirement}`
  const KNOWN: LetterPerson['languages'] = [
    ['Español', 'native', ''],
    ['Portugués', 'advanced', ''],
    ['Inglés', 'basic', 'A2'],
  ]

  it('are those that the ad asks for', () => {
    expect(write(ask('Portugués'), KNOWN)).toContain('Hablo portugués')
    expect(write(ask('Inglés básico'), KNOWN)).toContain('Hablo inglés (A2).')
    expect(write(ask('Inglés'), KNOWN)).toContain('Hablo inglés (A2).')
    expect(write(ask('Español nativo'), KNOWN)).not.toContain('Hablo')
  })

  it('are left out below the level of the ad, and where it asks for others', () => {
    expect(write(ask('Inglés avanzado (C1)'), KNOWN)).not.toContain('Hablo')
    expect(write(ask('Alemán'), KNOWN)).not.toContain('Hablo')
  })
})

it.each([
  ['US', /^Letter of interest: ./],
  ['UK', /^Speculative application: ./],
] as const)('names a letter without an ad as usual in %s', (country, subject) => {
  const person = ENGLISH_PEOPLE.find(({ situation }) => situation === 'speculative')
  expect(person).toBeDefined()
  if (person) expect(composeLetter({ ...toLetterInput(person, 'en'), country }).subject).toMatch(subject)
})
