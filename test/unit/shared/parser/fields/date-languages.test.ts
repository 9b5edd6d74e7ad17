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
    ['Desde el 3/01/2022 a 30/06/2023', '2022-01', '2023-06'],
  ])('%s', (text, start, end) => expect(findDateRange(text)).toMatchObject({ start, end, isRange: true }))

  it.each([
    '2021 – al presente',
    '10/2019 – hasta la actualidad',
    'Dic 2019 - A la Fecha',
    'março de 2019 – atual',
    'abr. 2019 – fins a l’actualitat',
    'xullo 2018 – actualidade',
    "mars 2018 à aujourd'hui",
    'März 2018 bis heute',
    'seit 2019',
    'des de 2019',
    'desde 2019',
  ])('%s lasts until now', (text) =>
    expect(findDateRange(text)).toMatchObject({ current: true, isRange: true, from: 0, to: text.length }),
  )
})
