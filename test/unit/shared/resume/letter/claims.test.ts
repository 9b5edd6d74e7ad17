import { describe, expect, it } from 'vitest'
import { checkSource, isUnsupported, listSentences, removeSentence } from '#shared/resume/letter/claims.ts'
import type { Claim, LetterParagraph } from '#shared/resume/letter/letter.ts'
import { documentSchema } from '#shared/resume/schema/document.ts'

const resume = documentSchema.parse({
  schemaVersion: 2,
  id: 'cv',
  language: 'en',
  personalInfo: { fullName: 'Olga Prats' },
  summary: { en: 'Baker with **ten years**\nof night shifts', es: 'Panadera' },
  skills: { technical: { en: ['Sourdough', 'Costing'] } },
  experience: [{ id: 'job', company: 'Molí', achievements: [{ id: 'one', text: { en: 'Cut waste by 18%' } }] }],
})
const check = (path: string, quote: string) => checkSource(resume, { path, quote })

describe('a line that a letter rests on', () => {
  it.each([
    ['is there', 'experience/job/achievements/one/text', 'Cut waste by 18%', 'supported'],
    ['is there in part', 'experience/job/achievements/one/text', 'waste by 18%', 'supported'],
    ['is there in one of its languages', 'summary', 'Panadera', 'supported'],
    ['is there with other marks and line breaks', 'summary', ' *Baker* with ten\n years of  night', 'supported'],
    ['reads otherwise', 'experience/job/achievements/one/text', 'Cut waste by 28%', 'changed'],
    ['is the text of a language that reads otherwise', 'summary/es', 'Panadero', 'changed'],
    ['is an item of a list', 'skills/technical', 'Costing', 'supported'],
    ['left its list', 'skills/technical', 'Pastry', 'lost'],
    ['left a list of one language', 'skills/technical/en', 'Pastry', 'lost'],
    ['belonged to an entry that is gone', 'experience/job/achievements/two/text', 'Baked', 'lost'],
    ['is empty now', 'personalInfo/email', 'olga@example.com', 'lost'],
    ['has no text', 'experience/job/location', 'Olot', 'lost'],
  ] as const)('%s', (_, path, quote, state) => expect(check(path, quote)).toBe(state))
})

const WASTE = { path: 'experience/job/achievements/one/text', quote: 'Cut waste by 18%' }
const OTHERWISE = { ...WASTE, quote: 'Cut waste by 28%' }
const GONE = { path: 'skills/technical', quote: 'Pastry' }
const claim = (sentence: string, ...sources: Claim['sources']): Claim => ({ sentence, sources })
const paragraph = (text: string, ...claims: readonly Claim[]): LetterParagraph => ({
  id: 'p',
  text: { en: text },
  claims: { en: [...claims] },
})
const list = (...input: Parameters<typeof paragraph>) =>
  listSentences(paragraph(...input), 'en', resume).map(({ text, state }) => [text, state])

describe('the sentences of a paragraph', () => {
  it('are split at the claims, in the order of the text', () => {
    const [later, first] = [claim('I cut waste.', WASTE), claim('I bake.', WASTE)]
    expect(list(' Hello. I bake. And so: I cut waste. Bye. ', later, first)).toEqual([
      ['Hello.', 'own'],
      ['I bake.', 'supported'],
      ['And so:', 'own'],
      ['I cut waste.', 'supported'],
      ['Bye.', 'own'],
    ])
  })

  it('have no part between claims that stand side by side, nor at the ends', () => {
    expect(list('I bake. I cut waste.', claim('I bake.', WASTE), claim('I cut waste.', GONE))).toEqual([
      ['I bake.', 'supported'],
      ['I cut waste.', 'lost'],
    ])
    expect(list('')).toEqual([])
  })

  it('have no claim that is not in the text, is empty, or overlaps the one before it', () => {
    const absent = claim('I sing.', WASTE)
    expect(list('I bake.', absent, claim('', WASTE))).toEqual([['I bake.', 'own']])
    expect(list('I bake bread. Bye.', claim('I bake bread.', WASTE), claim('bread. Bye.', GONE))).toEqual([
      ['I bake bread.', 'supported'],
      ['Bye.', 'own'],
    ])
  })

  it.each([
    ['supported', [WASTE]],
    ['changed', [WASTE, OTHERWISE]],
    ['lost', [OTHERWISE, GONE, WASTE]],
  ] as const)('are as bad as the worst of their lines: %s', (state, sources) => {
    const [sentence] = listSentences(paragraph('I bake.', claim('I bake.', ...sources)), 'en', resume)
    expect(sentence).toEqual({ text: 'I bake.', state, sources })
  })

  it('are supported where the resume is not at hand', () => {
    const sentences = listSentences(paragraph('I bake. Yes.', claim('I bake.', GONE)), 'en', null)
    expect(sentences).toEqual([
      { text: 'I bake.', state: 'supported', sources: [GONE] },
      { text: 'Yes.', state: 'own', sources: [] },
    ])
  })

  it('are those of one language', () => {
    const both: LetterParagraph = {
      id: 'p',
      text: { en: 'I bake.', es: 'Hago pan.' },
      claims: { es: [claim('Hago pan.', GONE)] },
    }
    expect(listSentences(both, 'en', resume)).toMatchObject([{ text: 'I bake.', state: 'own' }])
    expect(listSentences(both, 'es', resume)).toMatchObject([{ text: 'Hago pan.', state: 'lost' }])
    expect(listSentences({ ...both, text: { en: 'I bake.' } }, 'es', resume)).toEqual([])
  })

  it.each([
    ['supported', false],
    ['own', false],
    ['changed', true],
    ['lost', true],
  ] as const)('that are %s: unsupported %s', (state, expected) => {
    expect(isUnsupported({ text: 'a', state, sources: [] })).toBe(expected)
  })
})

describe('a paragraph without one of its sentences', () => {
  it.each([
    ['One. Two. Three.', 'Two.', 'One. Three.'],
    ['One. Two.', 'Two.', 'One.'],
    ['One. Two.', 'One.', 'Two.'],
    ['One. Two.\nThree.', 'Two.', 'One.\nThree.'],
    ['One. One.', 'One.', 'One.'],
    ['One.', 'Two.', 'One.'],
  ])('%j without %j is %j', (text, sentence, left) => expect(removeSentence(text, sentence)).toBe(left))
})
