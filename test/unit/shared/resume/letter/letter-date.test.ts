import { describe, expect, it } from 'vitest'
import { formatLetterDate } from '#shared/resume/letter/letter-date.ts'

describe('the date of a letter', () => {
  it.each([
    ['2026-05-03', ' Valencia ', undefined, 'es', 'Valencia, 3 de mayo de 2026'],
    ['2026-12-31', ' ', undefined, 'es', '31 de diciembre de 2026'],
    ['2026-01-09', 'Leeds', 'UK', 'en', '9 January 2026'],
    ['2026-01-09', 'Reno', 'US', 'en', 'January 9, 2026'],
    ['2026-12-31', '', undefined, 'en', 'December 31, 2026'],
    ['2026-13-01', 'Valencia', undefined, 'es', ''],
    ['2026-00-01', '', 'UK', 'en', ''],
    ['', 'Valencia', undefined, 'es', ''],
  ] as const)('%j in %j, %s, %s: %j', (date, place, country, language, line) => {
    expect(formatLetterDate({ date, place, country }, language)).toBe(line)
  })
})
