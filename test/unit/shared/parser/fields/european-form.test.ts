import { describe, expect, it } from 'vitest'
import { type LineProperties, parseLines, type TestLine } from '#test/utils/reading/extracted-documents.ts'

const NAME: TestLine = ['Ignacio Belmonte Ruiz', { size: 20 }]
const HEAD: LineProperties = { size: 12, font: 1 }
const BOLD: LineProperties = { font: 1 }

describe('the European form', () => {
  it('finds no title in personal facts and removes brackets and notes from phone and address', () => {
    const { personalInfo } = parseLines([
      NAME,
      [
        'Fecha de nacimiento: 12/03/1990 | Nacionalidad: Española | Sexo: Masculino | Teléfono: (+34) 655443322 (Móvil) |',
      ],
      ['Dirección: Calle Mayor 14, 30001, Murcia, España (Domicilio)'],
      ['EXPERIENCIA LABORAL', HEAD],
      ['01/02/2019 – ACTUAL Murcia, España'],
      ['TÉCNICO DE CONTROL – CONSERVAS DEL SEGURA S.A.', BOLD],
    ])
    expect(personalInfo).toMatchObject({
      title: '',
      phone: '(+34) 655443322',
      location: 'Calle Mayor 14, 30001, Murcia, España',
    })
  })

  it('parses a job with its name below dates and place', () => {
    const { sections } = parseLines([
      NAME,
      ['EXPERIENCIA LABORAL', HEAD],
      ['01/02/2019 – ACTUAL Murcia, España'],
      ['TÉCNICO DE CONTROL DE CALIDAD DE ALIMENTOS – CONSERVAS DEL SEGURA S.A.', BOLD],
      ['• Análisis de 200 muestras al mes.'],
    ])
    expect(sections.experience).toMatchObject([
      {
        position: 'TÉCNICO DE CONTROL DE CALIDAD DE ALIMENTOS',
        company: 'CONSERVAS DEL SEGURA S.A.',
        location: 'Murcia, España',
        current: true,
      },
    ])
  })

  it('parses dates in square brackets and a place with labels', () => {
    const { sections } = parseLines([
      NAME,
      ['Work experience', HEAD],
      ['UX Designer', BOLD],
      ['Lumen Studio [ 03/2021 – Current ]'],
      ['City: Porto | Country: Portugal'],
      ['• Led the redesign of a booking flow.'],
    ])
    expect(sections.experience).toMatchObject([
      { position: 'UX Designer', company: 'Lumen Studio', location: 'Porto, Portugal', startDate: '2021-03' },
    ])
  })

  it('parses the grid of languages by its levels', () => {
    const { sections } = parseLines([
      NAME,
      ['Competencias lingüísticas', HEAD],
      ['Lengua(s) materna(s): ESPAÑOL'],
      ['Otra(s) lengua(s):'],
      ['COMPRENSIÓN EXPRESIÓN ORAL ESCRITURA'],
      ['INGLÉS B2 C1 B2 B2 B2'],
      ['Francés', BOLD],
      ['LISTENING A2 READING A2 WRITING A1'],
      ['Niveles: A1 y A2: usuario básico; B1 y B2: usuario independiente'],
    ])
    expect(sections.skills?.languages).toMatchObject([
      { language: 'ESPAÑOL', proficiency: 'Nativo' },
      { language: 'INGLÉS', proficiency: 'Intermedio', detail: 'B2 C1 B2 B2 B2' },
      { language: 'Francés', proficiency: 'Básico' },
    ])
    expect(sections.skills?.languages).toHaveLength(3)
  })
})
