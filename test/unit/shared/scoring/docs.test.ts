import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CATEGORY_WEIGHTS } from '#shared/scoring/category-weights.ts'
import { RULES } from '#shared/scoring/rules/index.ts'

const notes = readFileSync(new URL('../../../../docs/scoring.md', import.meta.url), 'utf8')

describe('docs/scoring.md', () => {
  it('gives every rule its weight, a reason and a source', () => {
    const hasRow = (code: string, weight: number) =>
      new RegExp(`\\| \`${code}\` \\| ${weight} \\| .{10,} \\| .+ \\|`).test(notes)
    expect(RULES.filter(({ code, weight }) => !hasRow(code, weight)).map(({ code }) => code)).toEqual([])
  })

  it('gives the weights of the categories', () => {
    const { content, keywords, format, ats } = CATEGORY_WEIGHTS
    expect(notes).toContain(`${content} / ${keywords} / ${format} / ${ats}`)
  })
})
