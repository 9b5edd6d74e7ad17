import { describe, expect, it } from 'vitest'
import { getMessages } from '#shared/messages/messages.ts'
import { translateAdvice } from '#shared/messages/translate-advice.ts'
import { SUGGESTION_REASONS } from '#shared/scoring/suggestions/reasons.ts'

describe('translateAdvice', () => {
  const [es, en] = [getMessages('es').advice, getMessages('en').advice]

  it('translates a sentence of ours to the other language and back', () => {
    expect(translateAdvice(es.fromRules, 'en')).toBe(en.fromRules)
    for (const code of SUGGESTION_REASONS) {
      expect(translateAdvice(en.reasons[code], 'es'), code).toBe(es.reasons[code])
      expect(translateAdvice(es.reasons[code], 'en'), code).toBe(en.reasons[code])
    }
  })

  it('does not change a sentence of a model', () => {
    expect(translateAdvice('Shorter, and the result first.', 'es')).toBe('Shorter, and the result first.')
  })
})
