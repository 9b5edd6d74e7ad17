import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { analyzePatterns } from '#scripts/regex/analyze-patterns.ts'
import { hashPattern, readLinear, toLinearFile } from '#scripts/regex/linear-patterns.ts'

const toPattern = ({ source, flags }: RegExp) => ({ source, flags, places: ['a.ts:1'] })
const SLOW = toPattern(/\s+$/)
const LINEAR = toPattern(/(?<!\s)\s+$/)

describe('analyzePatterns', () => {
  it('refuses a pattern that grows faster than its text, with its place', async () => {
    const { linear, problems } = await analyzePatterns([SLOW, LINEAR], new Set(), 1)
    expect(linear).toEqual([hashPattern(LINEAR)])
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain('a.ts:1: 2nd degree polynomial')
  })

  it('does not analyze a recorded pattern again', async () => {
    const { linear, problems } = await analyzePatterns([SLOW], new Set([hashPattern(SLOW)]), 1)
    expect([linear, problems]).toEqual([[hashPattern(SLOW)], []])
  })
})

describe('the record of linear patterns', () => {
  it('is read as it was written, and not when another analyzer wrote it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'faro-regex-'))
    const file = join(folder, 'record.txt')
    writeFileSync(file, toLinearFile(['b', 'a', 'b']))
    expect(readLinear(file)).toEqual(['a', 'b'])
    writeFileSync(file, 'recheck 0.0.1\na\n')
    expect(readLinear(file)).toEqual([])
    expect(readLinear(join(folder, 'none.txt'))).toEqual([])
    rmSync(folder, { recursive: true })
  })
})
