import { describe, expect, it } from 'vitest'
import type { TestLine } from '../../../../../utils/reading/extracted-documents.ts'
import { READ_FROM_FILE, type ReadPage, readPage } from '../../../../../utils/scoring/measure-reading.ts'

const FILLER = Array.from({ length: 30 }, (_, i) => `line no. ${i}`)
const lengthen = (text: string, length: number) => `${text} `.padEnd(length, 'r')
const custom = (title: string, ...items: string[]) => ({ custom: [{ id: 'c', title, items }] })
const rate = ({ personalInfo, ...page }: ReadPage) =>
  readPage({ personalInfo: { location: '', ...personalInfo }, ...page }).rate('place')

describe('a missing place is in doubt beside', () => {
  it.each([
    'Address: 12 Mill Lane',
    'Lives in Greenfold',
    'Calle Olmo 3',
    'Carrera 12 # 3-45',
    '120 Mill Road',
    '120 NW 4 St',
    '110099',
    'Villarejo, 45001',
    '45001 Villarejo',
    'North Lodge, 45001, Villarejo',
    'Villarejo - 110099',
    'Villarejo, 110099',
    'Villarejo, VL 45001',
    'I am a gardener based in Greenfold',
    'Tengo 30 años y soy de Villarejo',
  ])('%s, anywhere on the page', (text) => expect(rate({ lines: ['SKILLS', ...FILLER, text] })).toBe(0.4))

  it.each<readonly [string, ReadPage]>([
    ['a line below the label of an address', { lines: ['SKILLS', 'Dirección', 'Olmo alto'] }],
    ['a town in a line above the headings', { lines: ['Toledo'] }],
    ['a town in a column further down', { lines: [...FILLER.slice(0, 29), 'Toledo'] }],
    ['a town in the title', { personalInfo: { title: 'Gardener, Toledo' } }],
    ['a town with its region among loose lines', { sections: custom('', ' Las Flores, Villa Norte ') }],
    [
      'a sentence in place of the name',
      { personalInfo: { fullName: 'Trees and hedges.' }, provenance: READ_FROM_FILE },
    ],
    ['drawn contact data', { hasDrawnText: true }],
  ])('%s', (_, page) => expect(rate(page)).toBe(0.4))

  it('a short line alone', () => {
    expect(rate({ lines: ['SKILLS', lengthen('Calle Olmo 3', 109)] })).toBe(0.4)
    expect(rate({ lines: ['SKILLS', lengthen('Calle Olmo 3', 110)] })).toBe(1)
  })
})

describe('a missing place is in no doubt beside', () => {
  it.each<readonly [string, ReadPage]>([
    ['other lines', { lines: FILLER }],
    ['a number below the label of an address', { lines: ['SKILLS', 'Dirección', '12'] }],
    ['a line two below the label of an address', { lines: ['SKILLS', 'Dirección', '12', 'Olmo alto'] }],
    ['a town below a heading', { lines: ['SKILLS', 'Toledo'] }],
    ['a town in the 31st line', { lines: [...FILLER, 'Toledo'] }],
    ['a town in a long line further down', { lines: [...FILLER, lengthen('Toledo,', 40)] }],
    ['a town with its region in a section', { sections: custom('Interests', 'Las Flores, Villa Norte') }],
  ])('%s', (_, page) => expect(rate(page)).toBe(1))

  it('nothing when it was read', () =>
    expect(rate({ personalInfo: { location: 'Toledo' }, lines: ['Calle Olmo 3'], hasDrawnText: true })).toBe(1))
})

describe('a town beside a telephone number', () => {
  const phone = '60012345'
  const near = (...lines: readonly (string | TestLine)[]): ReadPage => ({ lines: ['SKILLS', ...lines] })

  it.each<readonly [string, ReadPage]>([
    ['just above', near(' Villarejo de Olmos ', phone)],
    ['two lines above', near('Villarejo de Olmos', 'one', phone)],
    ['two lines below', near(phone, 'one', 'Villarejo de Olmos')],
    ['beside an e-mail address', near('Villarejo de Olmos', 'ann@example.org')],
    [
      'with its region, although both are in fields',
      { ...near('Toledo, Campo Alto', phone), sections: { summary: 'Toledo, Campo Alto' } },
    ],
    ['beside a number in groups', near('Villarejo de Olmos', '555 0199')],
    ['that is one word beside a number', near(`${phone} | Villarejo`)],
    ['that is one word between contact data', near(phone, 'Villarejo', 'linkedin.com/in/ann')],
  ])('puts a missing place in doubt: %s', (_, page) => expect(rate(page)).toBe(0.4))

  it.each<readonly [string, ReadPage]>([
    ['three lines above', near('Villarejo de Olmos', 'one', 'two', phone)],
    ['three lines below', near(phone, 'one', 'two', 'Villarejo de Olmos')],
    ['on another page', near('Villarejo de Olmos', [phone, { page: 2 }])],
    ['in another column', near('Villarejo de Olmos', [phone, { column: 1 }])],
    ['that is a post', near('Head Gardener', phone)],
    ['that is a post with its degree', near('Nursing Degree Teacher', phone)],
    ['that is a degree', near('Nursing Degree', phone)],
    ['that is a heading', near('Work Experience', phone)],
    ['that is one word', near('Villarejo', phone)],
    ['that is one word between contact data and other lines', near(phone, 'Villarejo', 'Roses')],
    ['that is the name of a link', near(`${phone} | Behance`)],
    ['that is the label of the next line', near('ann@example.org', 'Celular', phone)],
    [
      'that no list has, with a region and in a field',
      { ...near('Villarejo, Campo Alto', phone), sections: { summary: 'Villarejo, Campo Alto' } },
    ],
    ['of 40 characters', near(lengthen('Villarejo de los Olmos', 40).replace(' r', ' R'), phone)],
    [
      'whose words are in a field',
      { ...near('Old Millbridge', phone), sections: { summary: 'Works at Old Millbridge' } },
    ],
  ])('does not: %s', (_, page) => expect(rate(page)).toBe(1))
})
