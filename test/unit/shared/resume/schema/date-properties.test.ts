import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCvDate, toMonthIndex } from '#shared/resume/schema/dates.ts'

const PARAMETERS = { numRuns: 200, seed: 24 }
const ENGLISH = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']
const SPANISH = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const year = fc.integer({ min: 1960, max: 2060 })
const month = fc.integer({ min: 1, max: 12 })
const pad = (value: number): string => String(value).padStart(2, '0')

describe('any month', () => {
  it('is the same in every way of writing it', () => {
    fc.assert(
      fc.property(year, month, (y, m) => {
        const [english = '', spanish = ''] = [ENGLISH[m - 1], SPANISH[m - 1]]
        const written = [`${y}-${pad(m)}`, `${pad(m)}/${y}`, `${m}.${y}`, `${english} ${y}`, `${spanish} de ${y}`]
        for (const text of written) expect(parseCvDate(text), text).toEqual({ value: `${y}-${pad(m)}`, text })
      }),
      PARAMETERS,
    )
  })

  it('is as many months after another as the calendar says', () => {
    fc.assert(
      fc.property(year, month, fc.integer({ min: 0, max: 400 }), (y, m, later) => {
        const months = y * 12 + m - 1 + later
        const text = `${Math.floor(months / 12)}-${pad((months % 12) + 1)}`
        expect((toMonthIndex(text) ?? 0) - (toMonthIndex(`${y}-${pad(m)}`) ?? 0)).toBe(later)
        expect(toMonthIndex(String(y))).toBe(toMonthIndex(`${y}-01`))
      }),
      PARAMETERS,
    )
  })
})
