import { describe, expect, it } from 'vitest'
import { parseResume } from '#shared/parser/parse-resume.ts'
import {
  createExtractedDocument,
  type LineProperties,
  parseLines as parse,
  type TestLine,
} from '../../../../utils/reading/extracted-documents.ts'

const HEAD: LineProperties = { size: 12, font: 1, bold: true }
const NAME: TestLine = ['Berta Solís Arnau', { size: 22, font: 3, bold: true }]

describe('headings and contents decided together', () => {
  it('keeps studies whose titles look like the headings below their heading', () => {
    const { sections } = parse([
      NAME,
      ['FORMACIÓN', HEAD],
      ['MÁSTER EN RESTAURACIÓN DE TAPICES', HEAD],
      ['Escuela Superior de Conservación'],
      ['2015 - 2016'],
      ['GRADO EN HISTORIA DEL TEXTIL', HEAD],
      ['Universidad de Girona'],
      ['2011 - 2015'],
      ['HABILIDADES', HEAD],
      ['Tintes naturales, bordado, telar'],
    ])
    expect(sections.education).toMatchObject([
      { institution: 'Escuela Superior de Conservación' },
      { institution: 'Universidad de Girona' },
    ])
    expect(sections.skills?.technical).toEqual(['Tintes naturales', 'bordado', 'telar'])
  })

  it('finds headings in the look of some others with one word of a heading', () => {
    const { sections } = parse([
      NAME,
      ['EDUCATIONAL BACKGROUND', HEAD],
      ['Lace Institute', { font: 0 }],
      ['Diploma in Bobbin Lace, 2012 - 2014'],
      ['EXPERIENCE ACQUIRED', HEAD],
      ['Thimble Ltd, Head seamstress, 2016 - 2019'],
      ['Bodkin Ltd, Seamstress, 2014 - 2016'],
      ['SKILLS', { font: 1, bold: true }],
      ['Hemming, smocking'],
      ['HOBBIES', { font: 1, bold: true }],
      ['Chess, hiking'],
    ])
    expect(sections.experience?.map(({ company }) => company)).toEqual(['Thimble Ltd', 'Bodkin Ltd'])
    expect(sections.education).toHaveLength(1)
  })

  it('finds a heading in the look of the text with room above it', () => {
    const { sections } = parse([
      NAME,
      ['EXPERIENCE', HEAD],
      ['Thimble Ltd, Head seamstress, 2016 - 2019'],
      ['Mended the costumes of two theaters.'],
      ['Bodkin Ltd, Seamstress, 2014 - 2016'],
      ['Languages known', { y: 180 }],
      ['English, Welsh', { y: 194 }],
    ])
    expect(sections.experience?.map(({ company }) => company)).toEqual(['Thimble Ltd', 'Bodkin Ltd'])
    expect(sections.skills?.languages).toMatchObject([{ language: 'English' }, { language: 'Welsh' }])
  })

  it('takes jobs below a heading about training for jobs', () => {
    const { sections } = parse([
      NAME,
      ['FORMACIÓN ACADÉMICA', HEAD],
      ['Bachillerato de artes, Instituto Llimona, 2012 - 2014'],
      ['FORMACIÓN LABORAL', HEAD],
      ['AUXILIAR DE TALLER'],
      ['Marzo 2016 - Junio 2017'],
      ['Vidrieras Puigmal S.L.'],
    ])
    expect(sections.experience).toMatchObject([{ company: 'Vidrieras Puigmal S.L.' }])
    expect(sections.education).toHaveLength(1)
  })

  it('reads a heading behind a stroke and one with a misspelled word', () => {
    const { sections } = parse([
      NAME,
      ['/ EXPERENCIA LABORAL', HEAD],
      ['Vidriera, Talleres Noguera, 2016 - 2019'],
      ['/ HISTORIAL EDUCATIVO', HEAD],
      ['Grado en Bellas Artes, Universidad de Lleida, 2010 - 2014'],
    ])
    expect(sections.experience).toHaveLength(1)
    expect(sections.education).toMatchObject([{ institution: 'Universidad de Lleida' }])
  })

  it('puts lines below the nearest heading above them, after a block beside the first one was read', () => {
    const document = createExtractedDocument([
      NAME,
      ['Experience', HEAD],
      ['Loom Works, Weaver, 2016 - 2019'],
      ['Weaver of rugs and blankets for hotels in the north.', { column: 1, x: 320 }],
      ['Lives by the sea.', { column: 1, x: 320 }],
      ['Shed Mill, Weaver, 2012 - 2016'],
    ])
    const tops = [60, 140, 160, 60, 74, 190]
    const lines = document.lines.map((line, i) => ({ ...line, y: tops[i] ?? 0 }))
    const { sections } = parseResume({ ...document, lines }).content
    expect(sections.experience?.map(({ company }) => company)).toEqual(['Loom Works', 'Shed Mill'])
  })

  it('keeps an item of a list that is called like a heading', () => {
    const { sections } = parse([
      NAME,
      ['Experience', HEAD],
      ['Weaver, Loom Works, 2016 - 2019'],
      ['Skills', HEAD],
      ['Teamwork', { size: 11.5 }],
      ['Research', { size: 11.5 }],
      ['Weaving', { size: 11.5 }],
      ['Dyeing', { size: 11.5 }],
    ])
    expect([...(sections.skills?.technical ?? []), ...(sections.skills?.soft ?? [])]).toHaveLength(4)
  })

  it('finds headings with a colon and a dash, in the singular, with a duration and after a bullet', () => {
    const MARKED: LineProperties = { font: 1, bold: true }
    const { sections } = parse([
      NAME,
      ['CAREER OBJECTIVE:-', MARKED],
      ['To keep bees where the heather is.'],
      ['ACADEMIC QUALIFICATION:-', MARKED],
      ['Diploma in Beekeeping, Moor College, 2010 - 2012'],
      ['WORKING EXPERIENCE (6 Years):', MARKED],
      ['Heather Farm, Beekeeper, 2014 - 2020'],
      ['• Sold honey at four markets a week.'],
      ['• Technical Skill', MARKED],
      ['Grafting, swarming'],
      ['PERSONAL PARTICULARS:-', MARKED],
      ['Nationality: Manx'],
    ])
    expect(sections.education).toMatchObject([{ institution: 'Moor College' }])
    expect(sections.experience).toMatchObject([{ company: 'Heather Farm' }])
    expect(sections.skills?.technical).toEqual(['Grafting', 'swarming'])
  })

  it('keeps jobs together whose bullets have one heading below each job', () => {
    const LABEL: LineProperties = { size: 11, font: 1, bold: true }
    const { sections } = parse([
      NAME,
      ['Work', HEAD],
      ['Bobbin & Co, Weaver, Mar 2019 – Apr 2021'],
      ['Highlights', LABEL],
      ['• Wove the curtains of two theaters'],
      ['Thimble Ltd, Seamstress, Jan 2016 – Feb 2019'],
      ['Highlights', LABEL],
      ['• Mended the costumes of an opera'],
      ['Bodkin Ltd, Seamstress, Jan 2014 – Dec 2015'],
      ['Highlights', LABEL],
      ['• Hemmed flags'],
      ['Education', HEAD],
      ['Lace Institute, Diploma in Bobbin Lace, 2012 – 2014'],
    ])
    expect(sections.experience?.map(({ company }) => company)).toEqual(['Bobbin & Co', 'Thimble Ltd', 'Bodkin Ltd'])
  })
})
