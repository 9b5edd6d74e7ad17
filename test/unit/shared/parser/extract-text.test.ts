import { describe, expect, it } from 'vitest'
import { extractText } from '#shared/parser/extract-text.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'

describe('extractText of long lines', () => {
  it('breaks a line between words and loses none', () => {
    const text = 'soldadura de tuberías '.repeat(400).trim()
    const { lines, hazards } = extractText(text)
    expect(lines.map((line) => line.text).join(' ')).toBe(text)
    expect(lines.every((line) => line.text.length <= LIMITS.textLineChars)).toBe(true)
    expect(hazards).toEqual([])
  })

  it('breaks a line without spaces, between characters', () => {
    const text = '𠮷'.repeat(LIMITS.textLineChars + 1)
    const { lines } = extractText(`a${text}`)
    expect(lines.map((line) => line.text).join('')).toBe(`a${text}`)
    expect(lines.every((line) => line.text.isWellFormed())).toBe(true)
  })

  it('warns when it leaves out lines', () => {
    const { lines, hazards } = extractText('Faro\n'.repeat(LIMITS.textLines + 1))
    expect(lines).toHaveLength(LIMITS.textLines)
    expect(hazards).toEqual([{ code: 'truncated', page: 1 }])
  })
})
