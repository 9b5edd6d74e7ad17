import { describe, expect, it } from 'vitest'
import { formatFormDate, isPresentDate, parseCvDate, toMonthIndex } from '#shared/resume/schema/dates.ts'

describe('dates', () => {
  it.each([
    ['09/2019', '2019-09'],
    ['2019-09', '2019-09'],
    ['2019-09-30', '2019-09'],
    ['sept. 2011', '2011-09'],
    ['Septiembre de 2011', '2011-09'],
    ['15/03/2020', '2020-03'],
    ['Nov 17, 2016', '2016-11'],
    ['ene. 2014', '2014-01'],
    ['Spring 2019', '2019-04'],
    ['otoño 2020', '2020-10'],
    ['2019', '2019'],
    ['9/19', '2019-09'],
    ['03/21', '2021-03'],
    ['marzo 2021', '2021-03'],
    ['marzo de 2021', '2021-03'],
    ['Mar 2021', '2021-03'],
    ['mar-21', '2021-03'],
    ['3.2021', '2021-03'],
    ["Jan '08", '2008-01'],
    ['20XX', ''],
    ['soon', ''],
  ])('parses %s as %s', (text, value) => expect(parseCvDate(text)).toEqual({ value, text }))

  it.each([
    ['1/60', '2060-01'],
    ['12/61', '1961-12'],
    ['ene-99', '1999-01'],
    ['0/19', ''],
    ['13/19', ''],
    ['lunes 19', ''],
    ['123/19', ''],
    ['3/195', ''],
    ['3 ene 19', ''],
    ['ene 195', ''],
  ])('reads two digits of a year as the nearest century: %s', (text, value) => {
    expect(parseCvDate(text)).toEqual({ value, text })
  })

  it.each(['actualidad', 'Presente', 'a la fecha', 'en curso', 'Present', 'current', 'hoy', 'to date'])(
    'recognizes %s as ongoing',
    (text) => expect(isPresentDate(text)).toBe(true),
  )
  it('does not take a place for an ongoing date', () => expect(isPresentDate('Mayo, Perú')).toBe(false))

  it('formats dates for the form and compares them by month', () => {
    expect(formatFormDate(parseCvDate('sept. 2011'))).toBe('09/2011')
    expect(formatFormDate(parseCvDate('20XX'))).toBe('20XX')
    expect((toMonthIndex('2020-03') ?? 0) - (toMonthIndex('dic. 2019') ?? 0)).toBe(3)
  })
})
