import { describe, expect, it } from 'vitest'
import { READ_FROM_FILE, type ReadPage, readPage } from '../../../../../utils/scoring/measure-reading.ts'

const DOUBTFUL = 0.4
const UNREAD = 0.2
const GOOD = ['Pruning', 'Grafting', 'Felling', 'Mowing', 'Planting', 'Watering', 'Digging', 'Weeding', 'Sowing']
const list = (technical: readonly string[], page: ReadPage = {}): ReadPage => ({
  ...page,
  sections: { skills: { technical: [...technical], soft: [], languages: [] }, ...page.sections },
})
const rate = (page: ReadPage) => readPage(page).rate('skills')
const custom = (...items: string[]) => ({ custom: [{ id: 'c', title: 'Extra', items }] })

describe('a list of skills', () => {
  it.each([
    'Languages',
    'High level',
    'Nivel muy alto',
    'advanced)',
    '(advanced',
    'advanced]',
    'first) and (second',
    'Pruned roses. Felled trees',
    'Garden tools: spade',
    'and hedges',
    'y setos',
    '& hedges',
    '“Hedges',
    'Hedges»',
    'Hedges?',
    'English',
    'Hill University',
  ])('is in doubt with “%s”, of four', (skill) => {
    expect(rate(list([...GOOD.slice(0, 3), skill]))).toBe(DOUBTFUL)
    expect(rate(list([...GOOD.slice(0, 4), skill]))).toBe(1)
  })

  it.each([
    '(advanced) pruning',
    'pruning [advanced]',
    'Roses and hedges and trees and lawns and ponds now',
    'Pruning vs. felling',
    'Spade:rake',
    'Sandy soils',
    'Hedges & roses',
    'Nursing Degree',
  ])('is in no doubt with “%s”', (skill) => expect(rate(list([...GOOD.slice(0, 3), skill]))).toBe(1))

  it('is in doubt with two unlikely names, however long it is', () => {
    const unlikely = ['Languages', 'Hedges?']
    expect(rate(list([...GOOD, ...GOOD.map((skill) => `${skill} well`), ...unlikely]))).toBe(DOUBTFUL)
    expect(rate(list([...GOOD, ...GOOD.map((skill) => `${skill} well`), 'Hedges?']))).toBe(1)
  })

  it.each([
    '2019',
    'ann@example.org',
    'https://example.org',
    'Marzo 12',
    '3 years',
    'Frameworks for gardens',
    'WhatsApp',
    'Journal of Hedge Studies',
    'The Coastal Annals of Botany',
    'Revista de Jardines',
  ])('is in doubt with a single “%s”', (skill) => expect(rate(list([...GOOD, skill]))).toBe(DOUBTFUL))

  it.each(['Soy muy alegre', 'Me interesa todo', 'I am patient', 'Personas mayores'])(
    'of a file is in doubt with “%s”',
    (skill) => {
      expect(rate(list([...GOOD, skill], { provenance: READ_FROM_FILE }))).toBe(DOUBTFUL)
      expect(rate(list([...GOOD, skill]))).toBe(1)
    },
  )

  it('counts soft skills too', () => {
    const skills = { technical: [], soft: ['Patience', 'ann@example.org'], languages: [] }
    expect(rate({ sections: { skills } })).toBe(DOUBTFUL)
  })

  it('is in doubt beside a short text that goes on with a bracket', () => {
    expect(rate(list(GOOD, { sections: custom('Whole', 'tools).') }))).toBe(DOUBTFUL)
    expect(rate(list(GOOD, { sections: custom('(tools)') }))).toBe(1)
    expect(rate(list(GOOD, { sections: custom(`${'tools '.repeat(5)}).`.slice(-30)) }))).toBe(1)
  })

  it('is in doubt with a long name of more than two lines', () => {
    const words = 'roses and hedges and trees and lawns and ponds and paths'
    const lines = ['Roses and hedges and trees', 'and lawns and ponds', 'and paths']
    const rateLines = (page: readonly string[]) => rate(list([...GOOD, words], { lines: page }))
    expect(rateLines(lines)).toBe(DOUBTFUL)
    expect(rateLines([`${lines[0]} ${lines[1]}`, 'and paths'])).toBe(1)
    expect(rateLines([words])).toBe(1)
  })

  it('is in doubt with eleven words on one line, of four', () => {
    const words = 'roses and hedges and trees and lawns and ponds and paths'
    const rateWords = (skill: string) => rate(list([...GOOD.slice(0, 3), skill], { lines: [words] }))
    expect(rateWords(words)).toBe(DOUBTFUL)
    expect(rateWords(words.replace(' paths', ''))).toBe(1)
  })

  it('is in doubt as far as its section was not read', () => {
    const lines = ['SKILLS', 'Pruning Mowing', 'Ropemaking Archery']
    expect(rate(list(['Pruning', 'Mowing'], { lines }))).toBe(1)
    const long = [...lines, 'Oarsmen Rowers']
    expect(rate(list(['Pruning', 'Mowing'], { lines: long }))).toBeLessThan(0.6)
    expect(rate(list(['Pruning', 'Mowing', 'Ropemaking', 'Archery', 'Oarsmen'], { lines: long }))).toBe(1)
    expect(rate(list(['Canoeing'], { lines: long }))).toBeCloseTo(UNREAD)
  })
})

describe('missing skills', () => {
  it.each<readonly [string, ReadPage, number]>([
    ['are missing on an empty page', {}, 1],
    ['are unread below a short line that names them', { lines: ['My Top Garden Skills'] }, UNREAD],
    ['are unread after a label', { lines: ['• Conocimientos: poda de rosales y de setos altos'] }, UNREAD],
    ['are missing beside a sentence that names them', { lines: ['My five Top Garden Skills'] }, 1],
    ['are missing beside a sentence with a colon', { lines: ['The garden skills: pruning of roses and hedges'] }, 1],
    ['are missing beside other short lines', { lines: ['My Top Garden'] }, 1],
    ['are unread among three known terms', { sections: custom('Python', 'Java', 'Docker') }, UNREAD],
    ['are missing beside two known terms', { sections: custom('Python', 'Java') }, 1],
    [
      'are unread among terms in lines of eight words',
      { sections: custom('one two three four five six seven Python', 'Java', 'Docker') },
      UNREAD,
    ],
    [
      'are missing beside terms in lines of nine words',
      { sections: custom('one two three four five six seven eight Python', 'Java', 'Docker') },
      1,
    ],
    ['may be drawn as contact data are', { hasDrawnText: true }, DOUBTFUL],
  ])('%s', (_, page, confidence) => expect(rate(page)).toBe(confidence))
})
