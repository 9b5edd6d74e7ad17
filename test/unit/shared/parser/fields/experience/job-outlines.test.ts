import { describe, expect, it } from 'vitest'
import { type LineProperties, parseLines, type TestLine } from '#test/utils/reading/extracted-documents.ts'

const NAME: TestLine = ['Nerea Bastida Roca', { size: 20 }]
const HEAD: LineProperties = { size: 13, font: 1 }
const BOLD: LineProperties = { font: 1, bold: true }

const jobs = (...lines: TestLine[]) => parseLines([NAME, ['Experiencia laboral', HEAD], ...lines]).sections.experience

describe('an outline of employers, roles and text', () => {
  it('has a job for each role, with its employer', () => {
    expect(
      jobs(
        ['University of Lumo', BOLD],
        ['■ Graduate Gardening Assistant', { x: 60 }],
        ['● Old Roses Autumn 2014', { x: 74 }],
        ['■ Greenhouse Instructor', { x: 60 }],
        ['● Soils of Valleys Autumn 2012, Spring 2012', { x: 74 }],
        ['● Night Watering Spring 2011', { x: 74 }],
        ['Arbea Summer School', BOLD],
        ['■ Tutor for Beekeepers Summer 2010', { x: 60 }],
      )?.map(({ position, company, startDate }) => [position, company, startDate]),
    ).toEqual([
      ['Graduate Gardening Assistant', 'University of Lumo', '2014-10'],
      ['Greenhouse Instructor', 'University of Lumo', ''],
      ['Tutor for Beekeepers', 'Arbea Summer School', '2010-07'],
    ])
  })

  it('has a job for each line that stands in and ends with dates, and for one that wraps', () => {
    const item: LineProperties = { x: 62 }
    expect(
      jobs(
        ['Departamento de Botánica, Universidad de Olmedo, Lugo, España'],
        ['Lectora de botánica aplicada (2017-presente)', item],
        ['Profesora titular de botánica (2013-2017)', item],
        ['Profesora ayudante de botánica, Nuria Salas (2009-2013)', item],
        ['Instituto de Suelos Arbea, Vigo, España'],
        ['Becaria de laboratorio en un proyecto sobre raíces de castaño y', item],
        ['de roble (2006-2009)', item],
      )?.map(({ position, company, location, startDate }) => [position, company, location, startDate]),
    ).toEqual([
      ['Lectora de botánica aplicada', 'Departamento de Botánica, Universidad de Olmedo', 'Lugo, España', '2017'],
      ['Profesora titular de botánica', 'Departamento de Botánica, Universidad de Olmedo', 'Lugo, España', '2013'],
      ['Profesora ayudante de botánica', 'Departamento de Botánica, Universidad de Olmedo', 'Lugo, España', '2009'],
      [
        'Becaria de laboratorio en un proyecto sobre raíces de castaño y de roble',
        'Instituto de Suelos Arbea',
        'Vigo, España',
        '2006',
      ],
    ])
  })

  it('has a study for each school below one degree', () => {
    const { education } = parseLines([
      NAME,
      ['Education', HEAD],
      ['Master of Science in Botany', BOLD],
      ['■ University of Lumo 2014', { x: 60 }],
      ['■ Arbea University, Valencia, Spain 2012', { x: 60 }],
      ['Bachelor of Science in Botany', BOLD],
      ['■ Orvane State University 2010', { x: 60 }],
    ]).sections
    expect(education?.map(({ degree, institution, endDate }) => [degree, institution, endDate])).toEqual([
      ['Master of Science in Botany', 'University of Lumo', '2014'],
      ['Master of Science in Botany', 'Arbea University', '2012'],
      ['Bachelor of Science in Botany', 'Orvane State University', '2010'],
    ])
  })
})

it('drops the dates that a template left to be filled in, over two lines too', () =>
  expect(
    jobs(
      ['Soldadora | Talleres Arbea | nov 2012 – dic 2014', BOLD],
      ['Reparación de tanques.'],
      ['Auxiliar de vivero | Semillas Lumo | Fecha de inicio – Fecha de', BOLD],
      ['finalización', BOLD],
      ['Riego y trasplante.'],
    ),
  ).toMatchObject([
    { position: 'Soldadora', company: 'Talleres Arbea', startDate: '2012-11' },
    { position: 'Auxiliar de vivero', company: 'Semillas Lumo', startDate: '' },
  ]))

describe('a list without dates that fills its section', () => {
  const name = ({ position, company }: { position?: string; company?: string }) => [position, company]

  it('has a job in each item, also where it wraps', () =>
    expect(
      jobs(
        ['• Trabajo administrativo en Viveros “Arbea”'],
        ['• Responsable de preparar los pedidos que llegan de los'],
        ['mercados.', { x: 60 }],
        ['• Trabajos como jardinera'],
      )?.map(name),
    ).toEqual([
      ['Trabajo administrativo', 'Viveros “Arbea”'],
      ['Responsable de preparar los pedidos que llegan de los mercados', ''],
      ['Trabajos como jardinera', ''],
    ]))

  it('has the text of one job where an item tells what was done', () =>
    expect(jobs(['• Trabajos como jardinera'], ['• Preparé los pedidos'], ['• Manejo de invernaderos'])).toHaveLength(
      1,
    ))
})
