import { describe, expect, it } from 'vitest'
import { toRequirementCode } from '#shared/scoring/job-match/requirement-code.ts'
import type { Finding } from '#web/features/editor/score/draft-score.ts'
import { findNeighbors, selectKind } from '#web/features/editor/suggestions/finding-steps.ts'

const finding = (rule: string): Finding => ({ rule, title: rule, text: '', gain: 1, places: [] })
const requirement = {
  kind: 'term',
  name: 'Forklift',
  level: 'required',
  status: 'missing',
  path: 'skills/technical',
} as const
const code = toRequirementCode(requirement)
const findings = [finding('duties'), finding('tense'), { ...finding(code), requirement }]
const rules = (list: readonly (Finding | null)[]) => list.map((one) => one?.rule ?? null)

describe('steps of a pinned finding', () => {
  it('go through the findings of the rules, or through the requirements of the ad', () => {
    expect(rules(selectKind(findings, 'tense'))).toEqual(['duties', 'tense'])
    expect(rules(selectKind(findings, code))).toEqual([code])
  })

  it('lead to the next and back, and from a finding that is done to the first', () => {
    const list = selectKind(findings, 'duties')
    const go = (rule: string) => {
      const { previous, next } = findNeighbors(list, rule)
      return rules([previous, next])
    }
    expect(go('duties')).toEqual([null, 'tense'])
    expect(go('tense')).toEqual(['duties', 'duties'])
    expect(go('done')).toEqual([null, 'duties'])
  })
})
