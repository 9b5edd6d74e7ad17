import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { RULE_CODES } from '#shared/scoring/rule-codes.ts'
import { CATEGORY_WEIGHTS, WEIGHTS } from '#shared/scoring/weights.ts'

const notes = readFileSync(new URL('../../../../docs/scoring.md', import.meta.url), 'utf8')

describe('docs/scoring.md', () => {
  it('gives every rule its weight, a reason and a source', () => {
    for (const code of RULE_CODES)
      expect(notes).toMatch(new RegExp(`\\| \`${code}\` \\| ${WEIGHTS[code]} \\| .{10,} \\| .+ \\|`))
  })

  it('gives the weights of the categories', () => {
    const { content, keywords, format, ats } = CATEGORY_WEIGHTS
    expect(notes).toContain(`${content} / ${keywords} / ${format} / ${ats}`)
  })
})
