import { describe, expect, it } from 'vitest'
import { parseLines, type TestLine } from '../../../../utils/reading/extracted-documents.ts'

const NAME: TestLine = ['Nerea Bastida Roca', { size: 20 }]
const CONTACT: TestLine = ['nerea.bastida@mail.test | 600 111 222']
const STUDIES: TestLine[] = [
  ['Formación', { size: 13, font: 1 }],
  ['Grado medio en Cocina, IES Las Lomas, 2008 - 2010'],
]

describe('jobs without a heading', () => {
  it('finds jobs right below contact data', () => {
    expect(
      parseLines([
        NAME,
        CONTACT,
        ['Hostal Arbea'],
        ['Cocinera'],
        ['Marzo 2014 - Abril 2018'],
        ['- Menú del día y banquetes'],
        ['Cafetería Lumo'],
        ['Camarera'],
        ['Enero 2011 - Febrero 2014'],
        ['- Servicio de barra'],
        ...STUDIES,
      ]).sections.experience,
    ).toMatchObject([
      { position: 'Cocinera', company: 'Hostal Arbea', startDate: '2014-03' },
      { position: 'Camarera', company: 'Cafetería Lumo', startDate: '2011-01' },
    ])
  })

  it('takes no dates of birth for a job', () => {
    expect(
      parseLines([
        NAME,
        ['Técnica en diseño de huertos'],
        ['Gráfica en formación'],
        ['Edad: 22'],
        ['Género: Femenino'],
        ['Nacimiento: Marzo 1998 - Lugo'],
        ['Día de nacimiento: 1998 – 2003'],
        CONTACT,
        ...STUDIES,
      ]).sections.experience,
    ).toBeUndefined()
  })

  it('finds jobs below a profile with a heading', () => {
    const { sections } = parseLines([
      NAME,
      CONTACT,
      ['Perfil', { size: 13, font: 1 }],
      ['Cocinera con diez años de oficio en hostales de la comarca y en comedores escolares.'],
      ['Cocinera, Hostal Arbea (2014 - 2018)'],
      ['Menú del día y banquetes.'],
      ['Camarera, Cafetería Lumo (2011 - 2014)'],
      ['Servicio de barra.'],
      ...STUDIES,
    ])
    expect(sections.experience).toMatchObject([{ company: 'Hostal Arbea' }, { company: 'Cafetería Lumo' }])
    expect(sections.summary).toBe(
      'Cocinera con diez años de oficio en hostales de la comarca y en comedores escolares.',
    )
  })

  it('leaves dates of a life and studies where they are', () => {
    expect(
      parseLines([NAME, CONTACT, ['Entre 2010 y 2012 viví en Lisboa. Desde 2013 resido en Soria.'], ...STUDIES])
        .sections.experience ?? [],
    ).toEqual([])
  })
})
