import { describe, expect, it } from 'vitest'
import { isDated } from '#shared/parser/fields/dates/dated-lines.ts'
import { joinWrappedText, splitWrappedText } from '#shared/parser/lines/join-wrapped-text.ts'
import { toParsedLines } from '#shared/parser/lines/parsed-line.ts'
import { createExtractedDocument, parseLines, type TestLine } from '#test/utils/reading/extracted-documents.ts'

const FIRST = 'Worked as a “Storekeeper” with Larkhollow Technical Associates of the North'
const SECOND = 'Company, Port Ambrel from November 2013 to December 2015'
const lines = (...given: TestLine[]) => toParsedLines(createExtractedDocument(given))

describe('text that wraps', () => {
  it('is one line, which can be taken apart again', () => {
    const own = lines([`• ${FIRST}`], [SECOND, { x: 58 }], ['• Counts stock'])
    const joined = joinWrappedText(own)
    expect(joined.map(({ text }) => text)).toEqual([`• ${FIRST} ${SECOND}`, '• Counts stock'])
    expect(joined[0]?.dates).toMatchObject({ start: '2013-11', end: '2015-12' })
    expect(splitWrappedText(joined).map(({ text }) => text)).toEqual(own.map(({ text }) => text))
  })

  it('keeps the dates that its first line has', () => {
    const [joined] = joinWrappedText(
      lines(
        ['March 2014 to June 2017 Assistant Gardener at Institute of Harbor Plants and'],
        ['Shore Meadows (Ambrel Branch), Larkhollow Polytechnic, Port Ambrel'],
      ),
    )
    expect(joined?.wrapped).toHaveLength(2)
    expect(joined && isDated(joined)).toBe(true)
  })

  it.each([
    ['a short line', 'Storekeeper at Larkhollow', 'Counts stock'],
    ['a line that ends with a full stop, above another sentence', `${FIRST}.`, SECOND],
    ['a line above dates', FIRST, 'January 2013 – March 2014'],
    ['a line above the number of a list', FIRST, '2. Company'],
  ])('is not %s', (_, above, below) => {
    expect(joinWrappedText(lines([above], [below]))).toHaveLength(2)
  })

  it('is read as the title of a job as a paragraph of a Word file is', () => {
    const experience = (...given: TestLine[]) =>
      parseLines([['Nerea Quill Amber', { size: 20 }], ['Work experience', { size: 14, font: 1 }], ...given]).sections
        .experience
    const wrapped = experience([FIRST], [SECOND])?.[0]
    const whole = experience([`${FIRST} ${SECOND}`])?.[0]
    expect([wrapped?.position, wrapped?.company]).toEqual([whole?.position, whole?.company])
  })
})
