import { describe, expect, it } from 'vitest'
import {
  findDateRange,
  formDateRange,
  isClosedRange,
  isDateFragment,
  isYearlessDate,
} from '#shared/parser/fields/dates/find-date-range.ts'

/** `start|end`, with `*` for one that goes on; a single date has no start. */
const read = (text: string): string | undefined => {
  const range = findDateRange(text)
  return range && `${range.start}|${range.end}${range.current ? '*' : ''}`
}

describe('a date of a term', () => {
  it.each([
    ['Semestre de Otoño 2012', '|2012-10'],
    ['Spring Semester 2012', '|2012-04'],
    ['2nd semester 2012', '|2012'],
    ['S.Y.2012-2014', '2012|2014'],
    ['academic year 2012 - 2014', '2012|2014'],
    ['Primer semestre de 2012', '|2012'],
    ['SoSe 2012', '|2012'],
    ['Navidad de 2012', '|2012'],
    ['Estiu 2012', '|2012'],
    ['during Summer Semester 2012', '|2012-07'],
  ])('holds the whole of %s', (text, expected) => {
    expect(read(text)).toBe(expected)
    expect(findDateRange(text)).toMatchObject({ from: 0, to: text.length })
  })

  it.each([
    ['Semestre', true],
    ['Semestre Primavera', true],
    ['Marzo de', true],
    ['Semestre de intercambio', false],
    ['Primavera 2012', false],
  ])('%s has no year: %s', (text, expected) => expect(isYearlessDate(text)).toBe(expected))
})

describe('a range of dates', () => {
  it.each([
    ['03/2012 - 11/2016', '2012-03|2016-11'],
    ['2012-03 – 2016-11', '2012-03|2016-11'],
    ['12.03.2012 — 01.11.2016', '2012-03|2016-11'],
    ['March 2012 to November 2016', '2012-03|2016-11'],
    ['from March 2012 until Nov. 2016', '2012-03|2016-11'],
    ['marzo de 2012 a noviembre del 2016', '2012-03|2016-11'],
    ['desde marzo 2012 hasta noviembre 2016', '2012-03|2016-11'],
    ['de març 2012 fins a novembre 2016', '2012-03|2016-11'],
    ['von März 2012 bis November 2016', '2012-03|2016-11'],
    ['mars 2012 au novembre 2016', '2012-03|2016-11'],
    ['março de 2012 até novembro de 2016', '2012-03|2016-11'],
    ['between 2012 and 2016', '2012|2016'],
    ['2012/2016', '2012|2016'],
    ['Març i novembre 2012', '2012-03|2012-11'],
    ['mars et novembre 2012', '2012-03|2012-11'],
    ['março e novembro de 2012', '2012-03|2012-11'],
    ['10/27/12 – 06/21/16', '2012-10|2016-06'],
    ['02/05/12 – 08/25/16', '2012-02|2016-08'],
    ['10/04/12 – 12/03/12', '2012-10|2012-12'],
    ['03/09/12 – 21/02/16', '2012-09|2016-02'],
    ['10/31/2012 – 12/15/2016', '2012-10|2016-12'],
    ['10/27/12 – Present', '2012-10|*'],
    ['2012~2016', '2012|2016'],
    ['Marzo 2012 –> Noviembre 2016', '2012-03|2016-11'],
    ['03/2012 ➜ Present', '2012-03|*'],
    ['2012-16', '2012|2016'],
    ['1998 - 03', '1998|2003'],
    ['Mar. ’12 - Nov. ’16', '2012-03|2016-11'],
    ["Mar '12 – Nov '16", '2012-03|2016-11'],
    ['Mar 12 – Nov 16', '2012-03|2016-11'],
    ['Oct 96 – Nov 98', '1996-10|1998-11'],
    ['Período de marzo a noviembre de 2012', '2012-03|2012-11'],
    ['Periodo: 2012 – 2016', '2012|2016'],
    ['March – November 2012', '2012-03|2012-11'],
    ['Marzo-14-2012 a Noviembre-02-2016', '2012-03|2016-11'],
    ['spring – autumn 2012', '2012-04|2012-10'],
    ['Mar 2012   Nov 2016', '2012-03|2016-11'],
    ['4-Mar-12 / 9-Nov-16', '2012-03|2016-11'],
    ['3/12 - 11/16', '2012-03|2016-11'],
    ['20XX – 20XX', '20XX|20XX'],
    ['Ag. 2012 - My. 2016', '2012-08|2016-05'],
    ['mzo. 2012 – en. 2016', '2012-03|2016-01'],
    ['(October- March 2016)', '2015-10|2016-03'],
    ['WS 2012/13', '2012|2013'],
    ['Autumn 2015, Autumn 2014 and Spring 2012', '2012-04|2015-10'],
    ['Summer Semester 2012, 2016', '2012-07|2016'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected)
    expect(findDateRange(text)?.isRange).toBe(true)
    expect(isClosedRange(findDateRange(text))).toBe(true)
  })

  it.each([
    'actualidad',
    'la actualidad',
    'presente',
    'hoy',
    'la fecha',
    'el momento',
    'present',
    'now',
    'date',
    'today',
    'ongoing',
    'on-going',
    'current',
    'atualmente',
    'o momento',
    'hoxe',
    'actualitat',
    'avui',
    "aujourd'hui",
    'heute',
    '(present',
  ])('goes on: 2019 – %s', (word) => {
    expect(read(`2019 – ${word}`)).toBe('2019|*')
    expect(isClosedRange(findDateRange(`2019 – ${word}`))).toBe(true)
  })

  it('has its place in the text', () => {
    expect(findDateRange('Lugo, 2012 – 2016, night shift')).toMatchObject({ from: 6, to: 17 })
    expect(findDateRange('Lugo, desde 2012 hasta 2016.')).toMatchObject({ from: 6, to: 27 })
    expect(findDateRange('Lugo (March – May 2012)')).toMatchObject({ from: 6, to: 22 })
    expect(findDateRange('Lugo, 2016')).toMatchObject({ from: 6, to: 10, isRange: false })
  })

  it('is open where it began and its end is not told', () => {
    expect(read('since 2019')).toBe('2019|*')
    expect(read('desde marzo 2019')).toBe('2019-03|*')
    expect(read('2019 –')).toBe('2019|')
    expect(read('(2019 – )')).toBe('2019|')
    expect(read('2019 Nursing (en curso)')).toBe('2019|*')
    expect(isClosedRange(findDateRange('2019 –'))).toBe(false)
    expect(isClosedRange(undefined)).toBe(false)
  })
})

describe('a single date', () => {
  it.each([
    ['Graduated May 2011', '|2011-05'],
    ['class of 2011', '|2011'],
    ['15 de mayo de 2011', '|2011-05'],
    ['May 15, 2011', '|2011-05'],
    ['2011 May', '|2011-05'],
    ['Mayo-25-2011', '|2011-05'],
    ['invierno de 2011', '|2011-01'],
    ['Abril – 2003', '|2003-04'],
    ['expected June 2027', '|2027-06*'],
    ['en curso, 2027', '|2027*'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected)
    expect(findDateRange(text)?.isRange).toBe(false)
    expect(isClosedRange(findDateRange(text))).toBe(false)
  })

  it('may be a word alone on its line', () => {
    expect(read('En curso')).toBe('|*')
    expect(read('(Actualidad)')).toBe('|*')
    expect(read('Curso de Riego 3 | actual')).toBe('|*')
    expect(findDateRange('Currently head of the bakery')).toBeUndefined()
  })

  it.each(['', 'flour and water', '12 ovens', 'room 20165', 'a2016b', '1/2', '10.5 kg', '2016/17/18x', 'v2016.1.2-3'])(
    'is not in %j',
    (text) => expect(findDateRange(text)).toBeUndefined(),
  )
})

describe('parts of dates', () => {
  it.each(['June 2019 –', 'Actualidad', '– 2019', 'Marzo de', '(2012 – 2016)', 'mar 2012', 'la fecha', '2019'])(
    '%s is one',
    (text) => expect(isDateFragment(text)).toBe(true),
  )
  it.each(['', '–', 'Bakery 2019', 'June in Lugo', 'June 2019 – night shift', `2019 – ${' '.repeat(40)}2020`])(
    '%j is none',
    (text) => expect(isDateFragment(text)).toBe(false),
  )

  it('form a range together', () => {
    expect(formDateRange('Sep 2016 – Dec', '2020')).toBe(true)
    expect(formDateRange('Sep 2016', '– Dec 2020')).toBe(true)
    expect(formDateRange('2012 – 2016', '2020')).toBe(false)
    expect(formDateRange('2012', '2014 – 2016')).toBe(false)
    expect(formDateRange('2012', '2016')).toBe(false)
  })
})

describe('the dates of an entry', () => {
  it.each([
    ['2nd May 2016 – 21st June 2018', { start: '2016-05', end: '2018-06', current: false, isRange: true }],
    ['Nov. 12 2021 – Feb. 3 2022', { start: '2021-11', end: '2022-02', current: false, isRange: true }],
    ['Gardener 2023 –', { start: '2023', end: '', current: false, isRange: true }],
    ['2021 (en curso, tercer año)', { start: '2021', end: '', current: true, isRange: true }],
  ])('reads %s', (text, dates) => {
    expect(findDateRange(text)).toMatchObject(dates)
  })
})
