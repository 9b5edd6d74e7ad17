import { describe, expect, it } from 'vitest'
import { headingKind, headingKindByKey, isComposedHeading } from '#shared/parser/lexicon/headings.ts'
import {
  type LineProperties,
  parseLines as parse,
  type TestLine,
} from '../../../../utils/reading/extracted-documents.ts'

const HEAD: LineProperties = { size: 12, font: 1, bold: true }
const NAME: TestLine = ['Diego Núñez', { size: 22, font: 1, bold: true }]

describe('words of headings', () => {
  it.each([
    ['0- Educación Formal', 'education'],
    ['I. EXPERIENCIA', 'experience'],
    ['2) Formación académica', 'education'],
    ['Perfil ························································', 'summary'],
    ['RESUMEN LABORAL', 'experience'],
    ['OBJECTIU PROFESSIONAL', 'summary'],
    ['Formació i educació', 'education'],
    ['Berufserfahrung', 'experience'],
    ['ESPERIENZA LAVORATIVA', 'experience'],
    ['Competenze linguistiche', 'languages'],
    ['Expérience professionnelle', 'experience'],
    ['Formação acadêmica', 'education'],
    ['Linguas estranxeiras', 'languages'],
    ['TEACHING', 'experience'],
    ['Ayudantías', 'experience'],
    ['WORKEXPERIENCE', 'experience'],
    ['EX PERIENCIA LABORAL', 'experience'],
    ['DATOS PERSO N ALES', 'contact'],
    ['Orvanexperience', undefined],
  ])('reads %s as %s', (text, kind) => {
    expect(headingKind(text)).toBe(kind)
  })

  it('knows service as volunteering where a word tells for whom', () => {
    expect(headingKindByKey('University and departmental service')).toBe('volunteer')
    expect(headingKindByKey('Customer service')).toBe('other')
  })

  it.each([
    ['Formación académica universitaria', true],
    ['Habilidades y manejo de herramientas', true],
    ['Previous projects', true],
    ['Elected/trusted positions', true],
    ['Organisational skills and competences', true],
    ['List of scientific publications', true],
    ['Workshops attended', true],
    ['Selected teaching assistantships', true],
    ['Academic and complementary training', true],
    ['Formación oficial y continua', true],
    ['Asistencia a seminarios y jornadas', true],
    ['Proyecto Aurora', false],
    ['Universidad Nacional', false],
    ['Otros', false],
  ])('%s is made of the words of headings: %s', (text, expected) => {
    expect(isComposedHeading(text)).toBe(expected)
  })

  it.each([
    ['Competencias de idiomas', 'languages'],
    ['Knowledge of languages', 'languages'],
    ['Habilidades lingüísticas', 'languages'],
    ['Habilidades e idiomas', 'skills'],
    ['Academic and complementary training', 'education'],
    ['Complementary training', 'courses'],
    ['Formación permanente', 'courses'],
    ['Formación especializada', 'education'],
    ['Seminars attended', 'courses'],
    ['Participación en jornadas', 'publications'],
  ])('%s is about %s by its key word', (text, kind) => expect(headingKindByKey(text)).toBe(kind))

  it('knows headings whose first letters are pictures, and no single word like one', () => {
    const ornate: LineProperties = { size: 16, font: 3 }
    const { sections } = parse([
      NAME,
      ['xperiencia', ornate],
      ['Apicultora, Mieles Lumo, 2012 – 2016'],
      ['ducación', ornate],
      ['Técnica de riego, Universidad de Lumo, 2008 – 2010'],
    ])
    expect(sections.experience).toMatchObject([{ company: 'Mieles Lumo' }])
    expect(sections.education).toMatchObject([{ institution: 'Universidad de Lumo' }])
    const { sections: others } = parse([NAME, ['Skills', HEAD], ['Poda'], ['xperiencia'], ['Riego']])
    expect(others.experience ?? []).toEqual([])
  })

  it('takes courses below a heading of teaching for jobs, and their schools for employers', () => {
    const { sections } = parse([
      NAME,
      ['Education', HEAD],
      ['Bachelor in Botany, University of Lumo, 2008 – 2012'],
      ['Selected Teaching Assistantships', HEAD],
      ['Old Roses Autumn 2014', { bold: true }],
      ['University of Lumo'],
      ['Soils of Small Valleys Spring 2013', { bold: true }],
      ['Arbea Institute of Gardens'],
    ])
    expect(sections.experience?.map(({ company }) => company)).toEqual([
      'University of Lumo',
      'Arbea Institute of Gardens',
    ])
    expect(sections.education).toHaveLength(1)
  })

  it('takes qualifications without dates and schools for skills', () => {
    const { sections } = parse([
      NAME,
      ['Languages', HEAD],
      ['Danish'],
      ['Other qualifications', HEAD],
      ['• Excellent at grafting old trees and roses'],
      ['• Trained in the care of bees and hives'],
      ['• Repair of pumps'],
    ])
    expect(sections.education ?? []).toEqual([])
    expect(sections.skills?.technical).toContain('Repair of pumps')
  })

  it('takes no end of an item for a heading', () => {
    const { sections } = parse([
      NAME,
      ['Memberships', HEAD],
      ['• Workshop on grafting old trees, May 2016, at the Orvane', { x: 60 }],
      ['University', { x: 72 }],
      ['• Society of Soil Friends', { x: 60 }],
    ])
    expect(sections.education ?? []).toEqual([])
  })

  it('takes no end of a sentence for a heading', () => {
    const { sections } = parse([
      NAME,
      ['Formación', HEAD],
      ['Grado en Historia, Universidad del Mar, 2010 – 2014'],
      ['Destrezas', HEAD],
      ['Mucho interés por la'],
      ['educación.'],
    ])
    expect(sections.education).toHaveLength(1)
    expect(sections.custom).toBeUndefined()
  })

  it('leaves duties and achievements in their jobs', () => {
    const duties: LineProperties = { size: 11.8, font: 2, bold: true }
    const { sections } = parse([
      NAME,
      ['EXPERIENCIA', HEAD],
      ['Contador, Grupo Norte, 2018 – 2022'],
      ['Logros:', duties],
      ['• Cerré los libros de cuatro empresas.'],
      ['Auxiliar contable, Grupo Sur, 2015 – 2018'],
      ['Logros:', duties],
      ['• Ordené el archivo de diez años.'],
      ['EDUCACIÓN', HEAD],
      ['Contaduría, Universidad del Mar, 2010 – 2014'],
    ])
    expect(sections.awards).toBeUndefined()
    expect(sections.experience).toHaveLength(2)
  })

  it('joins a heading whose first line ends with a connector or is an adjective', () => {
    const { sections } = parse([
      NAME,
      ['EXPERIENCIA', HEAD],
      ['Contador, Grupo Norte, 2018 – 2022'],
      ['CRECIMIENTO PROFESIONAL Y', HEAD],
      ['PERSONAL', HEAD],
      ['Taller de redacción'],
      ['TECHNICAL', HEAD],
      ['SKILLS', HEAD],
      ['Excel'],
      ['Siigo'],
    ])
    expect(sections.custom?.map(({ title }) => title)).toContain('CRECIMIENTO PROFESIONAL Y PERSONAL')
    expect(sections.skills?.technical).toEqual(['Excel', 'Siigo'])
  })

  it('finds a heading of several topics, which is no text of the section above', () => {
    const { sections } = parse([
      NAME,
      ['EXPERIENCIA', HEAD],
      ['Contador, Grupo Norte, 2018 – 2022'],
      ['PREMIOS', HEAD],
      ['Premio Ábaco de Montealto, 2019'],
      ['SKILLS, WORKSHOPS, AND CERTIFICATES', HEAD],
      ['Balances con Excel y Siigo'],
    ])
    expect(sections.awards).toHaveLength(1)
    expect(JSON.stringify(sections.awards)).not.toMatch(/SKILLS|Balances/)
  })

  it('joins a heading of capitals on three lines over a list', () => {
    const side = { column: 1, x: 400, font: 3, size: 9 }
    const { sections } = parse([
      NAME,
      ['EXPERIENCIA', HEAD],
      ['Contador, Grupo Norte, 2018 – 2022'],
      ['DESTREZAS PERSONALES Y', { ...side, font: 4, bold: true }],
      ['DE TRATO', { ...side, font: 4, bold: true }],
      ['SOCIAL', { ...side, font: 4, bold: true }],
      ['• Empatía', side],
      ['• Paciencia', side],
      ['HABILIDADES DE', { ...side, font: 4, bold: true }],
      ['CÁLCULO Y', { ...side, font: 4, bold: true }],
      ['ARCHIVO', { ...side, font: 4, bold: true }],
      ['• Excel', side],
      ['• Siigo', side],
    ])
    expect(sections.skills?.soft).toEqual(['Empatía', 'Paciencia'])
    expect(sections.skills?.technical).toEqual(['Excel', 'Siigo'])
  })

  it('finds the headings of a sidebar that are smaller than those of the main column', () => {
    const side = { column: 1, x: 400 }
    const head = { ...side, size: 11 }
    const { personalInfo, sections } = parse([
      NAME,
      ['Contacto', head],
      ['diego@example.com', { ...side, size: 9 }],
      ['Aptitudes principales', head],
      ['Excel', { ...side, size: 9 }],
      ['Siigo', { ...side, size: 9 }],
      ['Idiomas', head],
      ['Inglés: B2', { ...side, size: 9 }],
      ['Extracto', { size: 16 }],
      ['Contador con diez años de experiencia en empresas de alimentos.'],
      ['Experiencia', { size: 16 }],
      ['Contador, Grupo Norte, 2018 – 2022'],
    ])
    expect(sections.skills?.technical).toEqual(['Excel', 'Siigo'])
    expect(personalInfo.location).toBeUndefined()
  })
})
