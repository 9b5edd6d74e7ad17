import { describe, expect, it } from 'vitest'
import { READ_FROM_FILE, type ReadPage, readPage } from '../../../../../utils/scoring/measure-reading.ts'

const DOUBTFUL = 0.4
const UNREAD = 0.2
const rate = (page: ReadPage) => readPage(page).rate('summary')
const told = (summary: string, page: ReadPage = {}): ReadPage => ({ ...page, sections: { summary, ...page.sections } })
const custom = (title: string, ...items: string[]) => ({ custom: [{ id: 'c', title, items }] })
const repeat = (words: number) => Array.from({ length: words }, () => 'pruning').join(' ')
const GOOD = 'Gardener of large parks who plants roses, prunes old trees and waters every hedge of the town'

describe('a summary is in no doubt when', () => {
  it.each<readonly [string, ReadPage]>([
    ['it is prose', told(GOOD)],
    ['it has three words', told('Gardener with patience')],
    [
      'a whole sentence stands in another part',
      told(GOOD, { sections: custom('', 'Hedges that grow and bloom all year round') }),
    ],
    [
      'the rest of a sentence stands in a section',
      told(GOOD, { sections: custom('Notes', 'and hedges of the parks in both valleys') }),
    ],
    ['a word in capitals is no heading', told('Gardener who likes PRUNING every day and in all parks of the town')],
    ['one of its lines has a mark', told('- Gardener of large parks')],
    [
      'it is short below its heading',
      told('Gardener for parks', { lines: ['SUMMARY', 'Gardener for parks'], provenance: READ_FROM_FILE }),
    ],
    ['it was born elsewhere in the sentence', told('Nursery of roses born again in the hands of a patient gardener')],
    ['personal data stand in a long one', told(`Domicilio: Olmo. ${repeat(39)}`)],
    ['a gender stands in it', told('Gender: open to anything that grows in a garden')],
  ])('%s', (_, page) => expect(rate(page)).toBe(1))
})

describe('a summary is in doubt when', () => {
  it.each<readonly [string, ReadPage]>([
    ['it is a part of the name', told('Maya', { personalInfo: { fullName: 'Maya Okafor' } })],
    ['it has two words', told('Patient gardener')],
    ['it goes on with another text', told('and hedges of the parks in both valleys')],
    ['it has a period', told('Gardener of large parks, 2015 - 2018, and of roses')],
    [
      'the rest of a sentence stands elsewhere',
      told(GOOD, { sections: custom('', 'and hedges of the parks in both valleys') }),
    ],
    [
      'one item of several is the rest of it',
      told(GOOD, { sections: custom('', 'Roses', 'and hedges of the parks in both valleys') }),
    ],
    ['it is a list', told('- Pruning of roses\n- Felling of old trees')],
    ['a heading stands among its words', told('Gardener who likes IDIOMAS every day and in all parks of the town')],
    ['a heading starts a line of it', told('Gardener who likes\nIDIOMAS every day and in all parks of the town')],
    ['it is short and below no heading', told('Gardener for parks', { provenance: READ_FROM_FILE })],
    ['it tells a birth', told('Born in a village of gardeners, far away from all towns and cities')],
    ['it tells a birth in Spanish', told('Nacida en una aldea de jardineros, lejos de pueblos y ciudades')],
    ['it has an e-mail address', told('Gardener of large parks, write to maya@example.org at any time')],
    ['it is an address', told('Calle Olmo 3, Villarejo')],
    ['it is a label of an address', told('Casa verde, piso alto, junto al huerto')],
    ['it is a floor of a building', told('Casa verde, edificio alto, junto al huerto')],
    ['it is a nationality', told('Nationality: Irish, with a permit')],
    ['personal data stand in one of 39 words', told(`Domicilio: Olmo. ${repeat(37)}`)],
  ])('%s', (_, page) => expect(rate(page)).toBe(DOUBTFUL))
})

describe('the lines of a summary', () => {
  const summary = 'Gardener of large public parks\nwho wants to lead a nursery'
  const [first = '', last = ''] = summary.split('\n')
  const other = ['Rose pruning', 'Tree felling', 'Hedge cutting']

  it.each<readonly [string, NonNullable<ReadPage['lines']>, number]>([
    ['with two lines between them are one text', [first, ...other.slice(1), last], 1],
    ['with three lines between them are two texts', [first, ...other, last], DOUBTFUL],
    ['with words of its own between them are one text', [first, 'large public', 'of large', 'a nursery', last], 1],
    [
      'with lines of another column between them are one text',
      [first, ...other.map((text) => [text, { column: 1 }] as const), last],
      1,
    ],
    [
      'with lines of another page between them are one text',
      [first, ...other.map((text) => [text, { page: 2 }] as const), last],
      1,
    ],
    ['below the heading of jobs are none', ['EXPERIENCE', first, last], DOUBTFUL],
    ['below the heading of studies are none', ['EDUCATION', first, last], DOUBTFUL],
    ['below their own heading are one', ['EXPERIENCE', 'SUMMARY', first, last], 1],
    ['below skills are one', ['SKILLS', first, last], 1],
    ['below a heading of another column are one', [['EXPERIENCE', { column: 1 }], first, last], 1],
    ['below a heading of another page are one', [['EXPERIENCE', { page: 2 }], first, last], 1],
    ['above the heading of jobs are one', [first, last, 'EXPERIENCE'], 1],
    ['that are not on the page tell nothing', ['EXPERIENCE', ...other], 1],
  ])('%s', (_, lines, confidence) => expect(rate(told(summary, { lines }))).toBe(confidence))

  it('may stand anywhere on a page of mixed columns', () => {
    const page = told(summary, { lines: ['EXPERIENCE', first, last] })
    expect(rate({ ...page, warnings: [{ code: 'paint-order', page: 1 }] })).toBe(1)
    expect(rate({ ...page, warnings: [{ code: 'table', page: 1 }] })).toBe(DOUBTFUL)
  })
})

describe('a missing summary', () => {
  const prose = ['Pruning roses with great care', 'felling trees and hedges with great care']

  it.each<readonly [string, ReadPage, number]>([
    ['is missing on an empty page', {}, 1],
    ['is missing below a heading with five words', { lines: ['SUMMARY', 'pruning roses, felling trees, hedges'] }, 1],
    [
      'is unread below a heading with six words',
      { lines: ['SUMMARY', 'pruning roses, felling trees, cutting hedges'] },
      UNREAD,
    ],
    [
      'is missing beside words of other sections',
      { lines: ['SKILLS', 'pruning roses, felling trees, cutting hedges'] },
      1,
    ],
    ['may be prose of no section', { sections: custom('', 'short', repeat(12)) }, DOUBTFUL],
    ['is no prose of eleven words', { sections: custom('', repeat(11)) }, 1],
    ['is no prose of a section', { sections: custom('Notes', repeat(12)) }, 1],
    ['may stand below a rare heading', { lines: ['SKILLS', 'Quién soy', 'Roses'] }, DOUBTFUL],
    ['may be prose above the jobs', { lines: [...prose, 'EXPERIENCE'] }, DOUBTFUL],
    ['may be prose above the studies', { lines: [...prose, 'EDUCATION'] }, DOUBTFUL],
    ['may be prose above the skills', { lines: [...prose, 'SKILLS'] }, DOUBTFUL],
    ['is no prose above the languages', { lines: [...prose, 'LANGUAGES'] }, 1],
    ['is no prose below the jobs', { lines: ['EXPERIENCE', ...prose, 'SKILLS'] }, 1],
    [
      'is no prose of short lines',
      { lines: ['Pruning roses with care', 'felling trees with care', 'waters hedges with care', 'EXPERIENCE'] },
      1,
    ],
    [
      'is no prose of eleven words above the jobs',
      { lines: ['Pruning roses with great care', 'felling trees and hedges with care', 'EXPERIENCE'] },
      1,
    ],
    ['is no contact data above the jobs', { lines: prose.map((text) => `${text} | 12`).concat('EXPERIENCE') }, 1],
  ])('%s', (_, page, confidence) => expect(rate(page)).toBe(confidence))
})
