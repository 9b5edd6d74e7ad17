import { describe, expect, it } from 'vitest'
import { isDated, isDatedBullet, isDuration, isOnlyDates } from '#shared/parser/fields/dates/dated-lines.ts'
import { MAX_TITLE_CHARS } from '#shared/parser/lines/is-sentence.ts'
import { type ParsedLine, toParsedLines } from '#shared/parser/lines/parsed-line.ts'
import { createExtractedDocument, type LineProperties } from '#test/utils/reading/extracted-documents.ts'

const toLine = (text: string, more: LineProperties = {}): ParsedLine => {
  const [line] = toParsedLines(createExtractedDocument([[text, more]]))
  if (!line) throw new Error('no line')
  return line
}
const gap = (...starts: readonly number[]): LineProperties => ({
  parts: [{ at: 0, font: 0, gap: false, x: 40 }, ...starts.map((at) => ({ at, font: 0, gap: true, x: 40 + at * 8 }))],
})
/** A text of `chars` letters in words, no sentence. */
const words = (chars: number): string =>
  'Panes '
    .repeat(40)
    .slice(0, chars - 1)
    .trimEnd()
    .padEnd(chars, 'x')

describe('a line that has the dates of an entry', () => {
  it.each<[boolean, string]>([
    [true, '2015 - 2019'],
    [true, 'Horno Alto, 2015 - 2019'],
    [true, '2015 - 2019 Horno Alto'],
    [true, 'Horno Alto 2019'],
    [true, '2019 Horno Alto'],
    [true, 'Horno Alto (2019).'],
    [true, 'Horno Alto, 2019 (2 años)'],
    [true, 'Horno Alto | 2019, Lima, Perú'],
    [false, 'Horno Alto | 2019, cinco premios'],
    [false, 'Horno Alto - 2019, Lima, Perú'],
    [false, 'Horno Alto'],
    [false, 'Premio de 2019 al pan de leña'],
    [false, 'GPA 9 2015 - 2019'],
    [false, "Dean's List 2019"],
    [false, 'Nota: 9,1 (2019)'],
    [false, '• Horno Alto 2015 - 2019 y más'],
    [false, '• Reduje las mermas en 2019'],
    [true, '• 2015 - 2019'],
    [true, 'Worked as a baker at Lumo Ovens from 2015 to 2018.'],
    [false, 'I liked the bread that we had at Lumo Ovens from 2015 to 2018.'],
    [
      true,
      'Arbea S.A. (2015 – 2018): Panadera de noche, en la que amasé y horneé pan de leña para toda la comarca alta',
    ],
    [
      false,
      'Arbea. Sol (2015 – 2018): Panadera, en la que amasé y horneé pan de leña para toda la comarca alta de aquí',
    ],
    [true, 'Club Alba – Mayo 2019: Monitora'],
    [false, 'Club Alba – Mayo 2019: monitora de niños y de mayores'],
    [false, 'Club Alba: Mayo 2019: Monitora de niños'],
    [false, 'Cut the cost of all of our orders by 14 % in 2022.'],
    [false, 'Reduje el coste de todos los pedidos desde 2022.'],
  ])('%s: %s', (expected, text) => expect(isDated(toLine(text))).toBe(expected))

  it('is short, beside its dates', () => {
    const withDatesAfter = (chars: number) => isDated(toLine(`${words(chars)} 2015 - 2019`))
    const withDatesBefore = (chars: number) => isDated(toLine(`2015 - 2019 ${words(chars)}`))
    expect([withDatesAfter(MAX_TITLE_CHARS - 1), withDatesAfter(MAX_TITLE_CHARS)]).toEqual([true, false])
    expect([withDatesBefore(MAX_TITLE_CHARS - 1), withDatesBefore(MAX_TITLE_CHARS)]).toEqual([true, false])
  })

  it('may be a row of names of up to 190 characters', () => {
    const row = (chars: number) => {
      const text = `2015 - 2019 ${words(chars - 12)}`
      return [isDated(toLine(text, gap(12))), isDated(toLine(text))]
    }
    expect([row(189), row(190)]).toEqual([
      [true, false],
      [false, false],
    ])
  })

  it('may have the date in a cell of its own', () => {
    expect(isDated(toLine('Horno Alto 2019 con premio', gap(11, 16)))).toBe(true)
    expect(isDated(toLine('Horno Alto 2019 con premio', gap(11)))).toBe(false)
  })

  it('that is a bullet has its dates after a gap', () => {
    expect(isDated(toLine('• Horno Alto 2015 - 2019', gap(13)))).toBe(true)
    expect(isDated(toLine('• Horno Alto 2019', gap(13)))).toBe(false)
    expect(isDated(toLine('• Horno Alto en 2015 - 2019', gap(13)))).toBe(false)
  })

  it('has those of its first line, where it wraps', () => {
    const first = toLine('Horno Alto 2015 - 2019')
    const whole = { ...toLine('Horno Alto 2015 - 2019 con pan de leña. Era un horno de pueblo.'), wrapped: [first] }
    expect(isDated(whole)).toBe(true)
    expect(isDated({ ...whole, wrapped: [toLine('Horno Alto')] })).toBe(isDated({ ...whole, wrapped: [] }))
  })
})

describe('a bullet with a range of dates', () => {
  it.each<[boolean, string]>([
    [true, '• 2015 - 2019 Horno Alto'],
    [true, '• Horno Alto (2015 - 2019).'],
    [false, 'Horno Alto (2015 - 2019)'],
    [false, '• Horno Alto (2019)'],
    [false, '• Horno (2015 - 2019) Alto'],
    [true, '• 2015 - 2019 Sol'],
    [false, '• 2015 - 2019 So'],
  ])('%s: %s', (expected, text) => expect(isDatedBullet(toLine(text))).toBe(expected))
})

it.each<[boolean, string]>([
  [true, '2015 - 2019'],
  [true, '(2015 - 2019) a'],
  [true, '2015 - 2019 ab'],
  [false, '2015 - 2019 abc'],
  [false, 'Horno'],
])('a line is dates alone: %s: %s', (expected, text) => expect(isOnlyDates(toLine(text))).toBe(expected))

it.each<[boolean, string]>([
  [true, '2 years 10 months'],
  [true, '1y 7m'],
  [true, '(3 meses)'],
  [true, '– 2 años y 3 meses'],
  [true, '~5 hours'],
  [false, '2 yearlings'],
  [false, '2'],
  [false, 'years'],
  [false, '2 years at sea'],
])('a text is a duration: %s: %s', (expected, text) => expect(isDuration(text)).toBe(expected))
