import { describe, expect, it } from 'vitest'
import { createSequentialIds } from '#shared/ids.ts'
import type { Language } from '#shared/languages.ts'
import { applyChanges } from '#shared/resume/edits/changes.ts'
import type { ResumeContent } from '#shared/resume/schema/content.ts'
import { contentToDocument } from '#shared/resume/schema/content-to-document.ts'
import { documentToContent } from '#shared/resume/schema/document-to-content.ts'
import { analyzeContent } from '#shared/scoring/analyze.ts'
import { toLineChange } from '#shared/scoring/suggestions/line-card.ts'
import { measureGain, scoreDocument } from '#shared/scoring/suggestions/measure-gain.ts'
import { reviewWording } from '#shared/scoring/suggestions/review-wording.ts'
import { goodEnglishCv, NOW } from '../../../../utils/scoring/scoring-inputs.ts'

const toDocument = (content: ResumeContent, language: Language) =>
  contentToDocument(content, language, createSequentialIds('x'))

describe('reviewWording', () => {
  const current = { id: 'e1', company: 'Casa Lupe', position: 'Waiter', startDate: '2019-01', endDate: '2022-03' }
  const lines = ['Responsible for training 12 waiters', 'Worked in the kitchen', 'Did some things']
  const document = toDocument(
    goodEnglishCv({ sections: { experience: [{ ...current, current: false, description: lines.join('\n') }] } }),
    'en',
  )
  const review = () => reviewWording(document, NOW)

  it('has a card for each weak line: a rewrite, or the questions that only the person can answer', () => {
    expect(review().cards.map(({ text, rewrite, questions }) => [text, rewrite !== null, questions])).toEqual([
      [lines[0], true, []],
      [lines[1], false, ['action', 'count', 'result']],
      [lines[2], false, ['action', 'count', 'result']],
    ])
    expect(review().openRules).toContain('duties')
  })

  it.each([
    ['es', 'Hice cosas.', ['action', 'count', 'result']],
    ['es', 'Organicé.', ['count', 'result']],
    ['en', 'Did things', ['action', 'count', 'result']],
  ] as const)('asks about a line of two words in %s: %s', (language, text, questions) => {
    const job = { ...current, current: false, description: `${text}\nHerramientas` }
    const short = toDocument(goodEnglishCv({ sections: { experience: [job] } }), language)
    const cards = reviewWording(short, NOW).cards.map((card) => [card.text, card.questions])
    expect(cards).toContainEqual([text, questions])
    expect(cards.map(([line]) => line)).not.toContain('Herramientas')
  })

  it('asks about a line whose rewrite would be too short to tell anything, and composes from the rewrite', () => {
    const short = toDocument(
      goodEnglishCv({
        sections: {
          experience: [
            { ...current, current: false, description: '', achievements: ['Duties included serving tables'] },
          ],
        },
      }),
      'en',
    )
    const [card] = reviewWording(short, NOW).cards
    expect(card).toMatchObject({ draft: 'Served tables', rewrite: null, questions: ['count', 'result'] })
    expect(card?.path.slice(-2)).toEqual(['text', 'en'])
  })

  it('puts a composed line in the place of the weak one, and raises the score', () => {
    const card = review().cards.find(({ text }) => text === lines[1])
    if (!card) throw new Error('no card')
    const change = toLineChange(card, 'Cooked 80 lunches a day')
    expect(change.after).toBe([lines[0], 'Cooked 80 lunches a day', lines[2]].join('\n'))
    expect(measureGain(document, [change], NOW)).toBeGreaterThan(0)
  })

  it('applies the changes of one field in any order', () => {
    const after = (order: number[]) => {
      const changes = order.map((i) => {
        const card = review().cards[i]
        if (!card) throw new Error('no card')
        return toLineChange(card, `Line ${i}`)
      })
      const { document: result, conflicts } = applyChanges(document, changes)
      expect(conflicts).toEqual([])
      return result.experience[0]?.description.en
    }
    expect(after([0, 2, 1])).toBe('Line 0\nLine 1\nLine 2')
  })

  it('finds nothing in a good resume', () => {
    expect(reviewWording(toDocument(goodEnglishCv(), 'en'), NOW).cards.filter((card) => card.rewrite)).toEqual([])
  })

  it('scores as the analysis does', () => {
    const { content } = documentToContent(document, 'en')
    const { overallScore } = analyzeContent(content, { language: 'en', now: NOW })
    expect(Math.round(scoreDocument(document, NOW))).toBe(overallScore)
  })
})
