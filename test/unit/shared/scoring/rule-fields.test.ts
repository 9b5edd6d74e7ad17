import { expect, it } from 'vitest'
import { isRuleCode } from '#shared/scoring/rule-codes.ts'
import { fieldOfRule } from '#shared/scoring/rule-fields.ts'
import { goodCv, scoreOf } from '../../../utils/scoring-inputs.ts'

it('every content or contact rule that an empty document loses leads to a field', () => {
  const empty = goodCv({
    personalInfo: { fullName: '', title: '', email: '', phone: '', location: '', linkedin: '' },
    sections: { summary: '', experience: [], education: [], skills: { technical: [], soft: [], languages: [] } },
  })
  const lost = scoreOf(empty).ledger.filter((row) => row.weight > 0 && row.points === 0)
  const nowhere = lost.filter((row) => !row.evidence[0]?.path && !fieldOfRule(row.rule)).map((row) => row.rule)
  expect(lost.length).toBeGreaterThan(15)
  expect(lost.every((row) => isRuleCode(row.rule))).toBe(true)
  // About the page, not about a field.
  const page = ['text-layer', 'clean-characters', 'sections-named']
  expect(nowhere.filter((rule) => !page.includes(rule))).toEqual([])
  expect(fieldOfRule('no-such-rule')).toBeUndefined()
})
