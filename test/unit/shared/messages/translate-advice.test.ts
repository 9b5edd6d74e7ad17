import { describe, expect, it } from 'vitest'
import { getMessages } from '#shared/messages/messages.ts'
import { translateAdvice } from '#shared/messages/translate-advice.ts'
import { SUGGESTION_REASONS } from '#shared/scoring/suggestions/reasons.ts'

describe('advice that was said in one language', () => {
  const [es, en] = [getMessages('es').advice, getMessages('en').advice]

  it('is said in the other, and back', () => {
    expect(translateAdvice(es.fromRules, 'en')).toBe(en.fromRules)
    for (const code of SUGGESTION_REASONS) {
      expect(translateAdvice(en.reasons[code], 'es'), code).toBe(es.reasons[code])
      expect(translateAdvice(es.reasons[code], 'en'), code).toBe(en.reasons[code])
    }
  })

  it('stays when it is a model’s', () => {
    expect(translateAdvice('Shorter, and the result first.', 'es')).toBe('Shorter, and the result first.')
  })
})
