import { describe, expect, it } from 'vitest'
import type { SectionKind } from '#shared/parser/lexicon/heading-words.ts'
import { toParsedLines } from '#shared/parser/lines/parsed-line.ts'
import { classifySections } from '#shared/parser/sections/classify-sections.ts'
import { createExtractedDocument } from '../../../../utils/reading/extracted-documents.ts'

type Draft = readonly [kind: SectionKind, title: string, ...lines: string[]]

const classify = (...drafts: readonly Draft[]) =>
  classifySections(
    drafts.map(([kind, title, ...texts]) => {
      const lines = toParsedLines(createExtractedDocument(texts.map((text) => [text])))
      return { kind, title, heading: undefined, lines }
    }),
  ).map(({ kind }) => kind)
const unknown = (...lines: string[]) => classify(['other', 'Mi mundo', ...lines])[0]

const JOBS = ['Panadera', 'Horno Alto', '2015 - 2019', 'Camarera', 'Bar Norte', '2011 - 2015'] as const
const STUDIES = ['Grado en Historia', 'Universidad de Soria', '2007 - 2011', 'Bachillerato', '2005 - 2007'] as const

describe('the content of a section with an unknown heading', () => {
  it.each<[SectionKind, string[]]>([
    ['experience', [...JOBS]],
    ['education', [...STUDIES]],
    ['contact', ['Escríbeme', 'ida@sol.example']],
    ['languages', ['Inglés: alto', 'Griego: básico', 'Con acento']],
    ['summary', ['Hago pan desde niña y enseño a quien', 'quiere aprender a amasar con las manos.']],
    ['skills', ['Excel, Word, Access']],
    ['skills', ['Excel', 'Word', 'Access']],
    ['other', []],
    ['other', ['Tel. 611 223 344', 'Llámame por las tardes.']],
    ['other', ['Excel, Word']],
    ['other', ['Hago pan.']],
  ])('speaks for %s: %j', (kind, lines) => expect(unknown(...lines)).toBe(kind))

  it('is no work where it is a list without dates', () => {
    const items = ['• Presidenta del club de jardinería', '• Delegada de alumnos', '• Jefa de cocina en el campamento']
    expect(unknown(...items)).toBe('other')
    expect(unknown('Jefa de cocina', 'Hostal Arbea', '2014 - 2016', ...items)).toBe('experience')
  })

  it('is no studies where it lists events, beside a section of studies', () => {
    const kinds = (...lines: string[]) =>
      classify(['education', 'Formación', ...STUDIES], ['other', 'Vida científica', ...lines])[1]
    const events = [
      'Congreso de Micología, Universidad de Arbea. 03/05/2012 - 06/05/2012',
      'Workshop on Lichens, Instituto Orvane. 11/09/2013 - 12/09/2013',
      'Jornadas de Botánica, Universidad de Soria. 02/02/2014 - 04/02/2014',
    ]
    expect(kinds(...events)).toBe('other')
    expect(kinds(...STUDIES, ...events.slice(0, 1))).toBe('education')
  })

  it('is no work where single years stand before names, hardly any of which is a role', () => {
    const works = ['2019 Sal y viento', '2018 Diecisiete faros', '2016 La casa del vidriero', '2015 Mareas']
    expect(unknown(...works, 'Directora', 'Duna S.L.')).toBe('other')
    expect(unknown('2019 Directora, Duna S.L.', '2016 Camarera, Bar Norte', ...works.slice(0, 2))).toBe('experience')
  })

  it('is no work where a heading about some experience has single years without roles, beside a section of jobs', () => {
    const kinds = (title: string, ...lines: string[]) =>
      classify(['experience', 'Experiencia laboral', ...JOBS], ['experience', title, ...lines])[1]
    const trips = ['Islas Orvane, 2012', 'Sierra de Arbea, 2013', 'Dunas de Olmedo, 2015', 'Lago Mayor, 2016']
    expect(kinds('Experiencia de campo', ...trips)).toBe('other')
    expect(kinds('Experiencia de campo', ...trips.slice(1))).toBe('experience')
    expect(kinds('Experiencia profesional', ...trips)).toBe('experience')
    expect(kinds('Experiencia de campo', ...trips, ...JOBS)).toBe('experience')
  })

  it('is projects below a heading that names them and experience, where no line names a role', () => {
    const kinds = (...lines: string[]) => classify(['experience', 'Experiencia (proyectos propios)', ...lines])[0]
    const projects = ['Faro de papel (2019)', 'Herbario sonoro (2018)', 'Telar de luz (2016)']
    expect(kinds(...projects)).toBe('projects')
    expect(kinds(...projects, ...JOBS)).toBe('experience')
    expect(kinds(...projects.slice(1))).toBe('experience')
  })

  it('is skills where its items have four words on average', () => {
    expect(unknown('uno dos tres cuatro, uno dos tres, uno dos tres cuatro cinco')).toBe('skills')
    expect(unknown('uno dos tres cuatro, uno dos tres cuatro, uno dos tres cuatro cinco')).toBe('other')
  })

  it('is skills where half of the items are tools, although another section is', () => {
    const kinds = (...lines: string[]) => classify(['skills', 'Habilidades', 'Pan'], ['other', 'Dibujo', ...lines])[1]
    expect(kinds('Figma, Gimp', 'Python', 'Acuarela', 'Grabado', 'Plumilla')).toBe('skills')
    expect(kinds('Figma, Gimp', 'Acuarela', 'Grabado')).toBe('other')
    expect(kinds('Figma, Gimp', 'Python', 'Taller de 2015 - 2019')).toBe('other')
  })

  it('is skills in many short lines, although another section is', () => {
    const kinds = (...lines: string[]) => classify(['skills', 'Habilidades', 'Pan'], ['other', 'Mi modo', ...lines])[1]
    const many = ['Ordenada', 'Curiosa', 'Constante', 'Paciente', 'Atenta', 'Alegre', 'Sincera']
    expect([kinds(...many), kinds(...many.slice(0, 4))]).toEqual(['skills', 'other'])
  })

  it('is languages where more than half of the lines begin with one', () => {
    expect(unknown('Inglés alto', 'Griego', 'Con título')).toBe('languages')
    expect(unknown('Excel, Word', 'Inglés', 'Access')).toBe('skills')
  })

  it('is a summary of eight lines at most, one of them long, with a period at the end', () => {
    const line = 'hago pan desde niña y enseño a quien quiere'
    const text = (count: number) => [...Array.from({ length: count - 1 }, () => line), 'amasar.']
    expect([unknown(...text(8)), unknown(...text(9))]).toEqual(['summary', 'other'])
    expect(unknown(line, 'amasar')).toBe('other')
    expect(unknown(`• ${line}`, 'amasar.')).toBe('other')
  })

  it('does not count where another section has that heading, nor twice but for jobs', () => {
    const list: Draft = ['other', 'Mi mundo', 'Pan, bollos, tartas']
    expect(classify(['skills', 'Aptitudes', 'Word'], list)).toEqual(['skills', 'other'])
    expect(classify(list, list)).toEqual(['skills', 'other'])
    expect(classify(['other', 'Mi mundo', ...JOBS], ['other', 'Mi ruta', ...JOBS])).toEqual([
      'experience',
      'experience',
    ])
  })

  it('is one of labels with lists, where most lines have one and a label names skills', () => {
    const labelled = ['Aptitudes: pan, bollos', 'Dulces: tartas | flanes']
    expect(unknown(...labelled, 'Más')).toBe('skills')
    expect(unknown('Aptitudes: pan, bollos', 'Llámame al 611 223 344')).toBe('other')
    expect(unknown(...labelled, 'Llámame al 611 223 344', 'por las tardes')).toBe('other')
    expect(unknown('Sabores: pan, bollos', 'Dulces: tartas, flanes', 'Tel. 611 223 344')).toBe('other')
  })
})

describe('the content of a section whose heading names something else', () => {
  it('is jobs below "Otros", where two ranges have roles', () => {
    expect(classify(['other', 'Otros', ...JOBS])).toEqual(['experience'])
    expect(classify(['other', 'Otros', ...JOBS.slice(0, 3)])).toEqual(['other'])
    expect(classify(['other', 'Otros', ...STUDIES])).toEqual(['other'])
  })

  it('is studies below a heading of work, not jobs below one of studies', () => {
    expect(classify(['experience', 'Formación laboral', ...STUDIES])).toEqual(['education'])
    expect(classify(['experience', 'Formación laboral', ...JOBS])).toEqual(['experience'])
    expect(classify(['education', 'Formación', ...JOBS])).toEqual(['education'])
  })

  it('is an address and a place below "Portfolio"', () => {
    const list = (...lines: string[]) => classify(['projects', 'Portfolio', ...lines])[0]
    expect(list('https://sol.example', 'Soria')).toBe('contact')
    expect(list('a', 'b', 'https://sol.example')).toBe('contact')
    expect(list('a', 'b', 'c', 'https://sol.example')).toBe('projects')
    expect(list('Soria', 'Lugo')).toBe('projects')
    expect(list('https://sol.example', 'un horno de pan pequeño')).toBe('projects')
    expect(list()).toBe('projects')
    expect(classify(['projects', 'Proyectos', 'https://sol.example'])).toEqual(['projects'])
    expect(classify(['projects', 'Mi portafolio', 'https://sol.example'])).toEqual(['contact'])
  })

  it('is skills where a summary is a list of four short items or more', () => {
    const list = (...lines: string[]) => classify(['summary', 'Perfil', ...lines])[0]
    const items = ['• Pan', '• Bollos de leche', '• Tartas', '• Uno dos tres cuatro']
    expect(list(...items)).toBe('skills')
    expect(list('Sé hacer', ...items)).toBe('skills')
    expect(list('Sé hacer', 'de todo', ...items)).toBe('summary')
    expect(list(...items.slice(1))).toBe('summary')
    expect(list(...items, '• uno dos tres cuatro cinco')).toBe('summary')
    expect(list(...items, '• Hago pan.')).toBe('summary')
  })

  it('is skills below "Other qualifications", in three items or more that name no studies', () => {
    const list = (kind: SectionKind, title: string, ...lines: string[]) => classify([kind, title, ...lines])[0]
    const items = ['• Driving license', '• First aid', `• ${'word '.repeat(12).trim()}`]
    expect(list('education', 'Other Qualifications', ...items)).toBe('skills')
    expect(list('summary', 'Qualification', ...items)).toBe('skills')
    expect(list('education', 'Education', ...items)).toBe('education')
    expect(list('education', 'Other qualifications', ...items.slice(1))).toBe('education')
    expect(list('education', 'Other qualifications', ...items, 'Piano')).toBe('education')
    expect(list('education', 'Other qualifications', ...items, '• Piano, 2019')).toBe('education')
    expect(list('education', 'Other qualifications', ...items, '• Piano.')).toBe('education')
    expect(list('education', 'Other qualifications', ...items, '• Degree in Law')).toBe('education')
    expect(list('education', 'Other qualifications', ...items, `• ${'word '.repeat(13).trim()}`)).toBe('education')
  })

  it('is a summary where studies are a paragraph in which the person speaks', () => {
    const text = ['Soy panadera y enseño a quien quiere aprender', 'a amasar con las manos.']
    expect(classify(['education', 'Formación', ...text])).toEqual(['summary'])
    expect(classify(['education', 'Formación', `• ${text[0]}`, text[1] ?? ''])).toEqual(['education'])
    expect(classify(['education', 'Formación', ...text, 'De 2015 a 2019 amasé.'])).toEqual(['education'])
    expect(classify(['education', 'Formación', 'Panadera y maestra de quien quiere aprender', 'a amasar.'])).toEqual([
      'education',
    ])
  })

  it('is courses where most lines beside other studies last hours', () => {
    const courses = ['Riego por goteo – Aula Verde – 8 horas (octubre 2023)', 'Poda – Aula Verde – 16 h (junio 2023)']
    const more = ['Injertos – Aula Verde – 10 horas (mayo 2022)', 'Suelos – Aula Verde – 6 hrs (abril 2022)']
    const studies: Draft = ['education', 'Formación', 'Ingeniera agrónoma – Universidad de Robledal (2015 – 2020)']
    const list: Draft = ['education', 'Cursos y titulaciones', ...courses, ...more]
    expect(classify(studies, list)).toEqual(['education', 'courses'])
    expect(classify(list)).toEqual(['education'])
    expect(classify(studies, ['education', 'Cursos', ...courses])).toEqual(['education', 'education'])
  })

  it('is studies where no other section has them', () => {
    const list: Draft = ['courses', 'Estudios y e-learning', ...STUDIES, 'Máster en Museología', 'Universidad de Lumo']
    expect(classify(list)).toEqual(['education'])
    expect(classify(['education', 'Formación', ...STUDIES], list)).toEqual(['education', 'courses'])
  })

  it('is no studies where courses were held', () => {
    expect(classify(['experience', 'Teaching activities', ...STUDIES, ...STUDIES, ...STUDIES])).toEqual(['other'])
    expect(classify(['experience', 'Formación laboral', ...STUDIES])).toEqual(['education'])
  })

  it('is skills below skills and experience without dates', () => {
    const list = ['Pan, bollos, tartas']
    expect(classify(['experience', 'Habilidades y experiencia', ...list])).toEqual(['skills'])
    expect(classify(['experience', 'Experience / Skills', ...list])).toEqual(['skills'])
    expect(classify(['experience', 'Experiencia', ...list])).toEqual(['experience'])
    expect(classify(['experience', 'Habilidades y experiencia', ...list, '2015 - 2019'])).toEqual(['experience'])
    expect(classify(['experience', 'Habilidades y experiencia', 'Pan, bollos'])).toEqual(['experience'])
  })
})
