import { describe, expect, it } from 'vitest'
import { type LineProperties, parseLines, type TestLine } from '#test/utils/reading/extracted-documents.ts'

const NAME: TestLine = ['Nerea Bastida Roca', { size: 20 }]
const HEAD: LineProperties = { size: 13, font: 1 }

const jobs = (...lines: TestLine[]) => parseLines([NAME, ['Experiencia laboral', HEAD], ...lines]).sections.experience

describe('dates that a text tells', () => {
  it('takes years after a preposition in text below a job for no job', () => {
    expect(
      jobs(
        ['Mecánica | Frenos Arbea S.L.'],
        ['2015 - 2018'],
        ['Cambio de frenos y embragues'],
        ['Ningún siniestro en 2016 y 2017.'],
        ['Conductora | Mudanzas Lumo'],
        ['2011 - 2015'],
        ['Reparto en la comarca'],
        ['Sin averías entre 2012 y 2014.'],
      ),
    ).toMatchObject([
      { position: 'Mecánica', company: 'Frenos Arbea S.L.', startDate: '2015' },
      { position: 'Conductora', company: 'Mudanzas Lumo', startDate: '2011' },
    ])
  })

  it('takes a year in brackets at the end of a sentence for no job', () => {
    expect(
      jobs(
        ['Hotel Ribera Alta - Recepcionista'],
        ['2014 - 2017'],
        ['Renovamos el sistema de reservas (2016).'],
        ['Viajes Lumo - Asesora'],
        ['2010 - 2014'],
        ['Organicé rutas por la costa.'],
      ),
    ).toHaveLength(2)
  })

  it('keeps studies with a year and a full stop', () => {
    expect(
      parseLines([
        NAME,
        ['Formación', HEAD],
        ['Grado en Química, Universidad de Olmedo'],
        ['2010 - 2014'],
        ['Curso de Medios Digitales 2015.'],
        ['Academia Arbea'],
      ]).sections.education,
    ).toHaveLength(2)
  })

  it('keeps a job that is told with its employer', () => {
    expect(
      jobs(
        ['Camarera en Bar Lumo desde 2017'],
        ['Desayunos y banquetes para grupos'],
        ['Cocinera, Hostal Arbea, 2013 - 2017'],
        ['Menú del día.'],
      ),
    ).toMatchObject([
      { position: 'Camarera', company: 'Bar Lumo', startDate: '2017', current: true },
      { position: 'Cocinera', company: 'Hostal Arbea' },
    ])
  })
})
