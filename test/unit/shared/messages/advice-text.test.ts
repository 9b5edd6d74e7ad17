import { describe, expect, it } from 'vitest'
import { adviceIn } from '#shared/messages/advice-text.ts'
import { messagesFor } from '#shared/messages/messages.ts'
import { IMPROVE_REASONS } from '#shared/scoring/suggestions/reasons.ts'

describe('advice that was said in one language', () => {
  const [es, en] = [messagesFor('es').advice, messagesFor('en').advice]

  it('is said in the other, and back', () => {
    expect(adviceIn(es.fromRules, 'en')).toBe(en.fromRules)
    for (const code of IMPROVE_REASONS) {
      expect(adviceIn(en.reasons[code], 'es'), code).toBe(es.reasons[code])
      expect(adviceIn(es.reasons[code], 'en'), code).toBe(en.reasons[code])
    }
  })

  it('stays when it is a model’s', () => {
    expect(adviceIn('Shorter, and the result first.', 'es')).toBe('Shorter, and the result first.')
  })
})
