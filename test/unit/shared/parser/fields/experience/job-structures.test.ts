import { describe, expect, it } from 'vitest'
import { parseLines, type TestLine } from '#test/utils/reading/extracted-documents.ts'
import { BOLD, HEAD, parseJobs as jobs, NAME } from '#test/utils/reading/invented-resume.ts'

describe('employers with the client of the work', () => {
  it.each([
    'Arbea Consultores (cliente: Seguros Lumo)',
    'Arbea Consultores – Cliente Seguros Lumo',
    'Arbea Consultores / Client: Lumo Rail',
  ])('leaves the client of %s out of the name', (employer) =>
    expect(jobs(['Consultora de nóminas', BOLD], [employer], ['2013 – 2017'], ['• Cierres mensuales.'])).toMatchObject([
      { position: 'Consultora de nóminas', company: 'Arbea Consultores', startDate: '2013' },
    ]),
  )
})

describe('jobs of academics', () => {
  it('have the role before text with a mark, below the employer', () => {
    expect(
      jobs(
        ['Massachusetts Institute of Gardens 2014–2016'],
        ['Research Fellow. • Design framework for shaded terraces. Irrigation', { x: 80 }],
        ['and soils of small valleys.', { x: 80 }],
        ['University of Lumo 2010–2014'],
        ['Research Assistant. • Taxonomy of old seeds from four valleys', { x: 80 }],
        ['and two islands.', { x: 80 }],
      ),
    ).toMatchObject([
      { company: 'Massachusetts Institute of Gardens', position: 'Research Fellow', startDate: '2014' },
      { company: 'University of Lumo', position: 'Research Assistant', startDate: '2010' },
    ])
  })

  it('have one role above several employers that stand in from it', () => {
    const employer = { ...BOLD, x: 80 }
    expect(
      jobs(
        ['Gardening Assistant', BOLD],
        ['University of Lumo', employer],
        ['Greenhouse care. Autumn 2014 & 2016', { x: 80 }],
        ['Arbea School', employer],
        ['Old roses. Spring 2013', { x: 80 }],
        ['Beekeeper', BOLD],
        ['Lumo Honey Farm', employer],
        ['2010 – 2012', { x: 80 }],
      )?.map(({ company, position }) => [company, position]),
    ).toEqual([
      ['University of Lumo', 'Gardening Assistant'],
      ['Arbea School', 'Gardening Assistant'],
      ['Lumo Honey Farm', 'Beekeeper'],
    ])
  })

  it('have terms that wrap beside them, and courses with their numbers', () => {
    expect(
      jobs(
        ['Semestre'],
        ['Otoño 2012'],
        ['Ayudante BOT210 - Rosas Antiguas', { x: 140 }],
        ['Semestre'],
        ['Primavera'],
        ['2013'],
        ['Profesora Auxiliar BOT220 - Suelos y Laderas', { x: 140 }],
        ['Semestre'],
        ['Otoño 2014'],
        ['Ayudante BOT230 - Riego Nocturno', { x: 140 }],
      )?.map(({ position, company, startDate }) => [position, company, startDate]),
    ).toEqual([
      ['Ayudante BOT210 - Rosas Antiguas', '', '2012-10'],
      ['Profesora Auxiliar BOT220 - Suelos y Laderas', '', '2013-04'],
      ['Ayudante BOT230 - Riego Nocturno', '', '2014-10'],
    ])
  })

  it('are items of a list with ranges of dates', () => {
    expect(
      jobs(
        ['• As Farm Advisory Director (March 2014- present)'],
        ['• Senate Member of Orvane Lumo University since 2013- Now'],
        ['• Secretary of College of Gardening (Jan-Dec. 2012)'],
        ['• 2010- 2011 lecturer and gardener in Arbea university'],
      ),
    ).toMatchObject([
      { position: 'Farm Advisory Director', startDate: '2014-03', current: true },
      { position: 'Senate Member', company: 'Orvane Lumo University', startDate: '2013' },
      { position: 'Secretary', company: 'College of Gardening', startDate: '2012-01', endDate: '2012-12' },
      { position: 'lecturer and gardener', company: 'Arbea university', startDate: '2010', endDate: '2011' },
    ])
  })
})

describe('jobs in one paragraph', () => {
  it('reads each of several with dates at its end', () => {
    expect(
      jobs([
        'Cocinera en Hostal Arbea (2014 – 2018). Camarera en Cafetería Lumo (2012 – 2014). Cajera en Súper Roble (2010 – 2012).',
      ]),
    ).toMatchObject([
      { position: 'Cocinera', company: 'Hostal Arbea', startDate: '2014', endDate: '2018' },
      { position: 'Camarera', company: 'Cafetería Lumo', startDate: '2012', endDate: '2014' },
      { position: 'Cajera', company: 'Súper Roble', startDate: '2010', endDate: '2012' },
    ])
  })

  it('reads each of several that start with their dates', () => {
    expect(
      jobs(['2014-2018 Camarera, Mesón Lumo; 2012-2014 Ayudante, Catering Arbea; 2010-2012 Cajera, Súper Roble.']),
    ).toMatchObject([
      { position: 'Camarera', company: 'Mesón Lumo' },
      { position: 'Ayudante', company: 'Catering Arbea' },
      { position: 'Cajera', company: 'Súper Roble' },
    ])
  })

  it('leaves text with ranges that names no jobs as it is', () => {
    expect(
      jobs(
        ['Cocinera, Hostal Arbea, 2010 – 2018'],
        ['Renové la carta de verano (2012 – 2013), la de invierno (2014 – 2015) y la de bodas (2016 – 2017).'],
      ),
    ).toHaveLength(1)
  })
})

describe('several positions of one employer', () => {
  it('reads positions in bullets, with their dates before a colon', () => {
    expect(
      jobs(
        ['HOSPITAL LUMO', BOLD],
        ['• Supervisora de planta (2014 – 2018): turnos y personal.'],
        ['• Enfermera de urgencias (2010 – 2014): atención y triaje.'],
        ['CLÍNICA ARBEA', BOLD],
        ['• Auxiliar (2008 – 2010): higiene y consultas.'],
      ),
    ).toMatchObject([
      { position: 'Supervisora de planta', company: 'HOSPITAL LUMO', startDate: '2014', endDate: '2018' },
      { position: 'Enfermera de urgencias', company: 'HOSPITAL LUMO', startDate: '2010' },
      { position: 'Auxiliar', company: 'CLÍNICA ARBEA', startDate: '2008' },
    ])
  })

  it('takes the dates beside the position, not those of all positions', () => {
    expect(
      jobs(
        ['Conservas Arbea S.L. 2008 – 2018', BOLD],
        ['Jefa de planta, 2014 – 2018'],
        ['• Dos líneas.'],
        ['Jefa de turno, 2011 – 2014'],
        ['• Cuadrantes.'],
        ['Envasadora, 2008 – 2011'],
        ['• Pedidos.'],
      )?.map(({ company, startDate }) => [company, startDate]),
    ).toEqual([
      ['Conservas Arbea S.L.', '2014'],
      ['Conservas Arbea S.L.', '2011'],
      ['Conservas Arbea S.L.', '2008'],
    ])
  })

  it('gives no employer to an entry below as much white as employers have', () => {
    const far = (text: string, y: number): TestLine => [text, { y }]
    expect(
      jobs(
        far('Seguros Arbea, Vigo', 100),
        far('Gestora de siniestros', 114),
        far('Enero 2015 - Marzo 2018', 128),
        far('• Ramo marítimo', 142),
        far('Auxiliar de oficina', 156),
        far('Mayo 2012 - Diciembre 2014', 170),
        far('• Pólizas de hogar', 184),
        far('Banco Lumo, Lugo', 212),
        far('Cajera', 226),
        far('Junio 2010 - Abril 2012', 240),
        far('• Efectivo y tarjetas', 254),
        far('Profesora particular', 282),
        far('2008 - 2010', 296),
        far('• Matemáticas', 310),
      )?.map(({ position, company }) => [position, company]),
    ).toEqual([
      ['Gestora de siniestros', 'Seguros Arbea'],
      ['Auxiliar de oficina', 'Seguros Arbea'],
      ['Cajera', 'Banco Lumo'],
      ['Profesora particular', ''],
    ])
  })
})

describe('text at the edge of pages', () => {
  it('leaves out what stands in the same place of each page, numbers apart', () => {
    const foot = (page: number): TestLine => [
      `Ingeniera agrónoma · Actualizado en marzo de 2018 · ${page}`,
      { page, y: 770, size: 8, font: 2 },
    ]
    expect(
      jobs(
        ['Jefa de cultivo', BOLD],
        ['Viveros Arbea S.L.'],
        ['2012 – 2018'],
        ['• Riego y abonado.'],
        foot(1),
        ['• Compras de semilla.', { page: 2, y: 60 }],
        ['Técnica agrícola', { ...BOLD, page: 2, y: 80 }],
        ['Cooperativa Lumo', { page: 2, y: 94 }],
        ['2008 – 2012', { page: 2, y: 108 }],
        ['• Análisis de suelos.', { page: 2, y: 122 }],
        foot(2),
      ),
    ).toMatchObject([
      { company: 'Viveros Arbea S.L.', achievements: ['Riego y abonado.', 'Compras de semilla.'] },
      { company: 'Cooperativa Lumo' },
    ])
  })
})

describe('subjects of a study and validity of certificates', () => {
  it('gives subjects to the study above them', () => {
    expect(
      parseLines([
        NAME,
        ['Formación', HEAD],
        ['Grado en Química, Universidad de Olmedo, 2010 - 2014'],
        ['Materias: Óptica, Mecánica'],
        ['Grado en Física, Universidad del Tajo, 2005 - 2009'],
      ]).sections.education,
    ).toMatchObject([
      { degree: 'Grado en Química', description: expect.stringContaining('Óptica') },
      { degree: 'Grado en Física', institution: 'Universidad del Tajo' },
    ])
  })

  it('takes the years of a certificate for when it was earned and expires', () => {
    expect(
      parseLines([
        NAME,
        ['Certificaciones', HEAD],
        ['Auditora interna ISO 22000, Instituto Arbea (2014-2017)'],
        ['Primeros auxilios, Cruz Lumo, válido 2015 – 2016'],
        ['Diplomado en Riego, Instituto Arbea (2010-2012)'],
        ['Conductora profesional, Oficina de Transporte, vence 2019'],
      ]).sections.certifications,
    ).toMatchObject([
      { date: '2014', expiryDate: '2017' },
      { issuer: 'Cruz Lumo', date: '2015', expiryDate: '2016' },
      { date: '2012' },
      { issuer: 'Oficina de Transporte', date: '', expiryDate: '2019' },
    ])
  })
})

describe('list items of a role, a name in quotes, a place and dates', () => {
  it('have the dates after the full stop', () => {
    const item = (text: string): TestLine => [text, { mark: true, width: 250 }]
    const end = (text: string): TestLine => [text, { width: 120 }]
    expect(
      jobs(
        item('MUSIC TEACHER - "LUMO SCHOOL". PORTO'),
        end('DO SUL. BRAZIL. 08/13 - 02/14'),
        item('KITCHEN HELPER - "HOTEL ARBEA". PORTO'),
        end('DO SUL. BRAZIL. 01/12 - 04/12'),
        item('HOUSEKEEPER - "HOTEL ROMEA". PORTO'),
        end('DO SUL. BRAZIL. 11/11 - 01/12'),
      ),
    ).toMatchObject([
      { position: 'MUSIC TEACHER', company: 'LUMO SCHOOL', startDate: '2013-08', endDate: '2014-02' },
      { position: 'KITCHEN HELPER', company: 'HOTEL ARBEA', startDate: '2012-01', endDate: '2012-04' },
      { position: 'HOUSEKEEPER', company: 'HOTEL ROMEA', startDate: '2011-11', endDate: '2012-01' },
    ])
  })
})
