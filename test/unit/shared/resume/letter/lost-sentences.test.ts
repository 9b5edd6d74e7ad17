import { describe, expect, it } from 'vitest'
import { applyChanges, type Change } from '#shared/resume/edits/changes.ts'
import type { Letter } from '#shared/resume/letter/letter.ts'
import { countLostSentences, ownLostSentences, removeLostSentences } from '#shared/resume/letter/lost-sentences.ts'
import { createEmptyDocument, documentSchema, type ResumeDocument } from '#shared/resume/schema/document.ts'

const resume: ResumeDocument = { ...createEmptyDocument('cv', 'es'), summary: { es: 'Hago pan', en: 'I bake' } }
const here = { path: 'summary', quote: 'Hago pan' }
const gone = { path: 'experience/job/description', quote: 'Vendo pan' }
const kept = { sentence: 'Hago pan.', sources: [here] }
const lost = { sentence: 'Vendo pan.', sources: [gone] }
const lostEnglish = { sentence: 'I sell bread.', sources: [gone] }

const write = (...paragraphs: Letter['paragraphs']): ResumeDocument =>
  documentSchema.parse({ ...createEmptyDocument('letter', 'es'), letter: { paragraphs } })
const both = {
  id: 'both',
  text: { es: 'Hago pan. Vendo pan. Adiós.', en: 'I sell bread. Bye.' },
  claims: { es: [kept, lost], en: [lostEnglish] },
}
const whole = { id: 'whole', text: { es: 'Hago pan.' }, claims: { es: [kept] } }
const listTexts = (letter: ResumeDocument, changes: Change[]) =>
  applyChanges(letter, changes).document.letter?.paragraphs.map(({ id, text }) => [id, text])

describe('the lost sentences of a letter', () => {
  it('are counted in both languages of all paragraphs', () => {
    expect(countLostSentences(write(both, whole, { ...both, id: 'again' }), resume)).toBe(4)
    expect(countLostSentences(write(whole), resume)).toBe(0)
    expect(countLostSentences(resume, resume)).toBe(0)
  })

  it('leave the paragraph in each of its languages, and nothing else is touched', () => {
    const letter = write(both, whole)
    const changes = removeLostSentences(letter, resume)
    expect(changes.map(({ path }) => path.join(' '))).toEqual([
      'letter paragraphs both text es',
      'letter paragraphs both text en',
    ])
    expect(listTexts(letter, changes)).toEqual([
      ['both', { es: 'Hago pan. Adiós.', en: 'Bye.' }],
      ['whole', { es: 'Hago pan.' }],
    ])
  })

  it('leave no text in a language that has nothing else, and no paragraph without a language', () => {
    const one = { ...both, id: 'one', text: { es: 'Vendo pan.', en: 'I sell bread. Bye.' }, claims: both.claims }
    const none = { ...both, id: 'none', text: { es: 'Vendo pan.', en: 'I sell bread.' } }
    const letter = write(one, none, { id: 'empty', text: {}, claims: {} })
    expect(listTexts(letter, removeLostSentences(letter, resume))).toEqual([
      ['one', { en: 'Bye.' }],
      ['empty', {}],
    ])
  })

  it('stay as the words of the person, whose other sentences keep their lines', () => {
    const letter = write({ ...both, claims: { ...both.claims, es: [kept, { ...lost, sentence: ' Vendo pan. ' }] } })
    const changes = ownLostSentences(letter, resume)
    const [paragraph] = applyChanges(letter, changes).document.letter?.paragraphs ?? []
    expect(paragraph).toEqual({ ...both, claims: { es: [kept], en: [] } })
    expect(ownLostSentences(write(whole), resume)).toEqual([])
  })

  it('are none where there is no letter', () => {
    expect(removeLostSentences(resume, resume)).toEqual([])
    expect(ownLostSentences(resume, resume)).toEqual([])
  })
})
