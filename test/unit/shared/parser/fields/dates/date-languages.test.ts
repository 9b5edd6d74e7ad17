import { describe, expect, it } from 'vitest'
import { findDateRange } from '#shared/parser/fields/dates/find-date-range.ts'

describe('dates in the languages of Spain and its neighbors', () => {
  it.each([
    ['março de 2019 – dezembro de 2020', '2019-03', '2020-12'],
    ['gener 2018 – desembre 2019', '2018-01', '2019-12'],
    ['xaneiro de 2018 ata xullo de 2019', '2018-01', '2019-07'],
    ['janv. 2018 – août 2020', '2018-01', '2020-08'],
    ['März 2018 bis Oktober 2020', '2018-03', '2020-10'],
    ['2 de marzo de 2019 – 3 de abril de 2020', '2019-03', '2020-04'],
    ['1997 - 02', '1997', '2002'],
    ['2019 - 12', '2019', '2012'],
    ['03/09/11 - 21/02/14', '2011-09', '2014-02'],
    ['03/09/11- 21 /02/ 14', '2011-09', '2014-02'],
    ['Desde el 3/01/2022 a 30/06/2023', '2022-01', '2023-06'],
  ])('%s', (text, start, end) => expect(findDateRange(text)).toMatchObject({ start, end, isRange: true }))

  it.each([
    '2021 – al presente',
    '10/2019 – hasta la actualidad',
    'Dic 2019 - A la Fecha',
    'março de 2019 – atual',
    'abr. 2019 – fins a l’actualitat',
    'març 2018 – actualment',
    'xullo 2018 – actualidade',
    "mars 2018 à aujourd'hui",
    'März 2018 bis heute',
    'maggio 2018 – in corso',
    '03/2019 – Attuale',
    'seit 2019',
    'des de 2019',
    'desde 2019',
  ])('%s lasts until now', (text) =>
    expect(findDateRange(text)).toMatchObject({ current: true, isRange: true, from: 0, to: text.length }),
  )

  it.each([
    ['Mar ‘10-Dec ‘11', '2010-03', '2011-12'],
    ['April`17 – Nov “19', '2017-04', '2019-11'],
    ['May 91 to Dec 93', '1991-05', '1993-12'],
    ['nov 21 - fev 23', '2021-11', '2023-02'],
    ['2013 JUN. To 2017 OCT.', '2013-06', '2017-10'],
    ['2013To 2015', '2013', '2015'],
    ['03-04-2012 to17-09-2014', '2012-04', '2014-09'],
    ['DEL 12/05/2019 AL 30/08/2019', '2019-05', '2019-08'],
  ])('%s', (text, start, end) =>
    expect(findDateRange(text)).toMatchObject({ start, end, isRange: true, from: 0, to: text.length }),
  )

  it.each(['2016 til date', '2024 – Up to date', 'October-2012 to still working', '2008 - Continua'])(
    '%s is not over',
    (text) => expect(findDateRange(text)).toMatchObject({ current: true, isRange: true }),
  )

  it('takes a day and a month beside a range of years for no part of it', () => {
    expect(findDateRange('2018 - 2019 Mar del Lumo')).toMatchObject({ start: '2018', end: '2019' })
  })
})
