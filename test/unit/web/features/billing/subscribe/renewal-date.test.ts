import { describe, expect, it } from 'vitest'
import { getRenewalDate } from '#web/features/billing/subscribe/renewal-date.ts'

const day = (at: number) => new Date(at).toISOString().slice(0, 10)

describe('getRenewalDate', () => {
  it.each([
    ['2026-11-20', 'month', '2026-12-20'],
    ['2026-12-31', 'month', '2027-01-31'],
    ['2027-01-31', 'month', '2027-02-28'],
    ['2028-01-30', 'month', '2028-02-29'],
    ['2028-02-29', 'year', '2029-02-28'],
  ] as const)('%s plus a %s is %s', (from, interval, to) => {
    expect(day(getRenewalDate(Date.parse(`${from}T23:59:00Z`), interval))).toBe(to)
  })
})
