import { expect, it } from 'vitest'
import { RULE_CODES, RULE_FIELDS } from '#shared/scoring/rules/index.ts'
import { goodEnglishCv, scoreResume } from '../../../../utils/scoring/scoring-inputs.ts'

it('declares each code once', () => {
  expect(new Set(RULE_CODES).size).toBe(RULE_CODES.length)
})

it('gives a field for every content or contact rule that an empty document loses', () => {
  const empty = goodEnglishCv({
    personalInfo: { fullName: '', title: '', email: '', phone: '', location: '', linkedin: '' },
    sections: { summary: '', experience: [], education: [], skills: { technical: [], soft: [], languages: [] } },
  })
  const lost = scoreResume(empty).ledger.filter((row) => row.weight > 0 && row.points === 0)
  const nowhere = lost.filter((row) => !row.evidence[0]?.path && !RULE_FIELDS[row.rule]).map((row) => row.rule)
  const codes: readonly string[] = RULE_CODES
  expect(lost.length).toBeGreaterThan(15)
  expect(lost.every((row) => codes.includes(row.rule))).toBe(true)
  // These rules are about the page, not about a field.
  const page = ['text-layer', 'clean-characters', 'sections-named']
  expect(nowhere.filter((rule) => !page.includes(rule))).toEqual([])
  expect(RULE_FIELDS['no-such-rule']).toBeUndefined()
})
