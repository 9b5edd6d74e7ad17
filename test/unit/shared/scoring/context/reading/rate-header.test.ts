import { describe, expect, it } from 'vitest'
import { READ_FROM_FILE, type ReadPage, readPage } from '../../../../../utils/scoring/measure-reading.ts'

const DOUBTFUL = 0.4
const FILLER = Array.from({ length: 30 }, (_, i) => `line no. ${i}`)
const noName = { fullName: '' }
const noTitle = { fullName: 'Ann Reed', title: '' }
const custom = (title: string, ...items: string[]) => ({ custom: [{ id: 'c', title, items }] })
/** A line above the others in larger letters, which is no name. */
const BANNER = ['2026', { size: 30 }] as const
const lengthen = (text: string, length: number) => `${text} `.padEnd(length, 'r')

type Case = readonly [what: string, page: ReadPage]

describe('the name is in doubt when', () => {
  it.each<Case>([
    ['it is a label of contact data', { personalInfo: { fullName: 'Mobile' } }],
    ['it is a word of a heading', { personalInfo: { fullName: 'Personales' } }],
    ['it ends a sentence', { personalInfo: { fullName: 'Trees and hedges.' }, provenance: READ_FROM_FILE }],
    ['it is one word beside another', { personalInfo: { fullName: 'Rosa' }, lines: ['Campos'] }],
    ['it is one word beside three', { personalInfo: { fullName: 'Rosa' }, lines: ['Campos Vidal Hierro'] }],
    ['it is missing and a name stands above', { personalInfo: noName, lines: [BANNER, ' Rosa Campos '] }],
    [
      'it is missing and a name with a particle stands above',
      { personalInfo: noName, lines: [BANNER, 'Rosa del Río'] },
    ],
    [
      'it is missing and a name is the tenth line',
      { personalInfo: noName, lines: [BANNER, ...FILLER.slice(0, 8), 'Rosa Campos'] },
    ],
    ['it is missing and a name is a loose item', { personalInfo: noName, sections: custom('', 'Rosa Campos') }],
    [
      'it is missing and the largest words may be it',
      { personalInfo: noName, lines: [...FILLER, [' rosa campos ', { size: 20 }]] },
    ],
    [
      'it is missing and three lines are the largest',
      {
        personalInfo: noName,
        lines: [...FILLER, ...['rosa campos', 'vidal', 'roses'].map((text) => [text, { size: 20 }] as const)],
      },
    ],
    [
      'it is missing and its words of the e-mail address stand in a line',
      {
        personalInfo: { ...noName, email: 'rosa.m.campos7@example.org' },
        lines: [BANNER, ...FILLER, 'cv of Rosa M Campos, 2026'],
      },
    ],
  ])('%s', (_, page) => expect(readPage(page).rate('name')).toBe(DOUBTFUL))
})

describe('the name is in no doubt when', () => {
  it.each<Case>([
    ['a label is a part of it', { personalInfo: { fullName: 'Mobile Smith' } }],
    ['it ends with an initial', { personalInfo: { fullName: 'Rosa Cam.' }, provenance: READ_FROM_FILE }],
    ['it was typed in the editor', { personalInfo: { fullName: 'Trees and hedges.' } }],
    ['the word beside it is the same', { personalInfo: { fullName: 'Rosa' }, lines: [' Rosa '] }],
    ['the word beside it is a post', { personalInfo: { fullName: 'Rosa' }, lines: ['Gardener'] }],
    ['the word beside it is short', { personalInfo: { fullName: 'Rosa' }, lines: ['Al'] }],
    ['the word beside it has a number', { personalInfo: { fullName: 'Rosa' }, lines: ['Campos 12'] }],
    ['four words stand beside it', { personalInfo: { fullName: 'Rosa' }, lines: ['Campos Vidal Hierro Prado'] }],
    ['it has two words beside another', { personalInfo: { fullName: 'Rosa Vidal' }, lines: ['Campos'] }],
    ['nothing like it stands on the page', { personalInfo: noName, lines: [BANNER, ...FILLER] }],
    ['a post stands above', { personalInfo: noName, lines: [BANNER, 'Head Gardener'] }],
    [
      'a name stands in the eleventh line',
      { personalInfo: noName, lines: [BANNER, ...FILLER.slice(0, 9), 'Rosa Campos'] },
    ],
    ['a name is an item of a section', { personalInfo: noName, sections: custom('Friends', 'Rosa Campos') }],
    [
      'the words of the line are in a field',
      { personalInfo: { ...noName, title: 'Old Mill' }, lines: [BANNER, 'Old Mill'] },
    ],
    ['the largest word is one', { personalInfo: noName, lines: [...FILLER, ['campos', { size: 20 }]] }],
    ['the largest words are a post', { personalInfo: noName, lines: [...FILLER, ['gardener campos', { size: 20 }]] }],
    [
      'the largest words are a heading',
      { personalInfo: noName, lines: [...FILLER, ['work experience', { size: 20 }]] },
    ],
    [
      'the largest words stand on another page',
      { personalInfo: noName, lines: [...FILLER, ['rosa campos', { size: 20, page: 2 }]] },
    ],
    [
      'four lines are the largest',
      {
        personalInfo: noName,
        lines: [...FILLER, ...['rosa campos', 'vidal', 'roses', 'soil'].map((text) => [text, { size: 20 }] as const)],
      },
    ],
    [
      'one word of the e-mail address stands in the line',
      {
        personalInfo: { ...noName, email: 'rosa.campos@example.org' },
        lines: [BANNER, ...FILLER, 'cv of Rosa Vidal, 2026'],
      },
    ],
    [
      'the words of the e-mail address are in lower case',
      {
        personalInfo: { ...noName, email: 'rosa.campos@example.org' },
        lines: [BANNER, ...FILLER, 'cv of rosa campos, 2026'],
      },
    ],
    [
      'the e-mail address has one word',
      {
        personalInfo: { ...noName, email: 'rosa.m@example.org' },
        lines: [BANNER, ...FILLER, 'cv of Rosa Campos, 2026'],
      },
    ],
    [
      'the line stands on another page',
      {
        personalInfo: { ...noName, email: 'rosa.campos@example.org' },
        lines: [BANNER, ...FILLER, ['cv of Rosa Campos, 2026', { page: 2 }]],
      },
    ],
  ])('%s', (_, page) => expect(readPage(page).rate('name')).toBe(1))
})

describe('the title is in doubt when', () => {
  it.each<Case>([
    ['the name is a label', { personalInfo: { fullName: 'Mobile' } }],
    ['it is a label', { personalInfo: { title: 'Nationality' } }],
    ['it names the document', { personalInfo: { title: 'Currículum vítae' } }],
    ['the summary goes on with it', { sections: { summary: 'and hedges of large parks in the north of the country' } }],
    [
      'the summary starts in a bracket',
      { sections: { summary: '(and hedges) of large parks in the north of the country' } },
    ],
    ['it is missing and a post stands above', { personalInfo: noTitle, lines: ['Chief Gardener of the town'] }],
    [
      'it is missing and a post stands in a line of 79 characters',
      { personalInfo: noTitle, lines: [lengthen('Gardener', 79)] },
    ],
    ['it is missing and a degree stands above', { personalInfo: noTitle, lines: ['Degree in soil'] }],
    ['it is missing and words stand below the name', { personalInfo: noTitle, lines: ['Ann Reed', 'Roses & hedges'] }],
    [
      'it is missing and words stand two lines below the name',
      { personalInfo: noTitle, lines: ['Ann Reed', '12', 'Roses & hedges'] },
    ],
    ['it is missing and an abbreviation stands below the name', { personalInfo: noTitle, lines: ['Ann Reed', 'I.T.'] }],
    [
      'it is missing and a post stands below the name in another column',
      { personalInfo: noTitle, lines: ['SKILLS', ...FILLER, 'ann reed', 'Kitchen gardener'] },
    ],
    [
      'it is missing and the name is a piece of a sentence',
      { personalInfo: { fullName: 'Trees and hedges.', title: '' }, provenance: READ_FROM_FILE },
    ],
  ])('%s', (_, page) => expect(readPage(page).rate('title')).toBe(DOUBTFUL))
})

describe('the title is in no doubt when', () => {
  it.each<Case>([
    ['a label is a part of it', { personalInfo: { title: 'Name of roses' } }],
    ['the summary is one of its own', { sections: { summary: 'Hedges of large parks in the north of the country' } }],
    ['there is none, and no summary', { personalInfo: noTitle, sections: { summary: '' } }],
    [
      'there is none, and the summary goes on',
      { personalInfo: noTitle, sections: { summary: 'and hedges of large parks' } },
    ],
    [
      'the words stand three lines below the name',
      { personalInfo: noTitle, lines: ['Ann Reed', '12', '34', 'Roses & hedges'] },
    ],
    ['the line below the name has a number', { personalInfo: noTitle, lines: ['Ann Reed', 'Roses 12 hedges'] }],
    ['the line below the name is short', { personalInfo: noTitle, lines: ['Ann Reed', 'Soil, a'] }],
    ['the line below the name has short words alone', { personalInfo: noTitle, lines: ['Ann Reed', 'of, to, in, by'] }],
    ['the name stands in an address', { personalInfo: noTitle, lines: ['www/ann reed', 'Roses & hedges'] }],
    ['the line above ends with another name', { personalInfo: noTitle, lines: ['ANN HALE', 'Roses & hedges'] }],
    [
      'there is no name that it could stand below',
      { personalInfo: { fullName: '', title: '' }, lines: [BANNER, 'Roses & hedges'] },
    ],
    ['a post stands under a heading', { personalInfo: noTitle, lines: ['SKILLS', 'Chief Gardener'] }],
    ['a post stands in a line of 80 characters', { personalInfo: noTitle, lines: [lengthen('Gardener', 80)] }],
  ])('%s', (_, page) => expect(readPage(page).rate('title')).toBe(1))
})
