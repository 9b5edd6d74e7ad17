import { describe, expect, it } from 'vitest'
import { splitBullets } from '#shared/resume/import/entry-values.ts'

describe('splitBullets', () => {
  it.each([
    ['Ran a bakery.', 'Ran a bakery.', []],
    ['Ran a bakery.\nHired two.', 'Ran a bakery.\nHired two.', []],
    ['Ran a bakery.\nIn town.\n\n- Hired two \n  • Sold bread', 'Ran a bakery.\nIn town.', ['Hired two', 'Sold bread']],
    ['* Hired two', '', ['Hired two']],
    // A line that is not an item goes on after the list: all of it is prose.
    ['- Hired two\nand trained them', '- Hired two\nand trained them', []],
    ['-5 degrees in the store', '-5 degrees in the store', []],
  ])('%j', (text, description, achievements) => {
    expect(splitBullets(text)).toEqual({ description, achievements })
  })
})
