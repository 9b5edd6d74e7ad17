import { describe, expect, it } from 'vitest'
import { parseLines } from '#test/utils/reading/extracted-documents.ts'
import { BOLD, HEAD, parseJobs as jobs, NAME, parseStudies as studies } from '#test/utils/reading/invented-resume.ts'

describe('lines of entries with labels, bullets and notes', () => {
  it('reads entries whose lines all have bullets', () => {
    expect(
      jobs(
        ['- Beekeeper'],
        ['- Arbea Honey Farm, Lumo'],
        ['- Duration: 3rd May 2016 – 21st June 2018'],
        ['- Gardener'],
        ['- Lumo Nurseries, Lumo'],
        ['- Duration: 1st July 2018 – 30th April 2020'],
      ),
    ).toMatchObject([
      { position: 'Beekeeper', company: 'Arbea Honey Farm', startDate: '2016-05', endDate: '2018-06' },
      { position: 'Gardener', company: 'Lumo Nurseries', startDate: '2018-07', endDate: '2020-04' },
    ])
  })

  it('knows a label without its colon where the section has it with one', () => {
    expect(
      jobs(
        ['Empresa: Viveros Lumo'],
        ['CARGO; Jardinera'],
        ['Fecha: 2 de mayo de 2016 al 21 de junio de 2018'],
        ['Empresa: Talleres Arbea'],
        ['CARGO: Soldadora'],
        ['Fecha: 1 de julio de 2018 al 30 de abril de 2020'],
        ['Empresa HORNOS ALBA'],
        ['CARGO: Panadera'],
        ['Fecha: mayo a junio de 2021'],
      ),
    ).toMatchObject([
      { company: 'Viveros Lumo', position: 'Jardinera', startDate: '2016-05' },
      { company: 'Talleres Arbea', position: 'Soldadora', startDate: '2018-07' },
      { company: 'HORNOS ALBA', position: 'Panadera', startDate: '2021-05' },
    ])
  })

  it('knows labels for the present, the last and the named employer and position', () => {
    expect(
      jobs(
        ['Name of the Organization: ARBEA HONEY FARM'],
        ['Tenure: May 2016 to June 2018'],
        ['Position held: Beekeeper'],
        ['Name of the Organization: LUMO NURSERIES'],
        ['Tenure: July 2018 to April 2020'],
        ['Position held: Gardener'],
      ),
    ).toMatchObject([
      { company: 'ARBEA HONEY FARM', position: 'Beekeeper', startDate: '2016-05', endDate: '2018-06' },
      { company: 'LUMO NURSERIES', position: 'Gardener', startDate: '2018-07', endDate: '2020-04' },
    ])
    expect(
      jobs(
        ['Nombre de la empresa: Pastelería Lumo'],
        ['Cargo actual: Panadera'],
        ['Tiempo de servicio: 2015 - 2018'],
        ['Nombre de la empresa: Hornos Arbea'],
        ['Cargo actual: Repartidora'],
        ['Tiempo de servicio: 2012 - 2015'],
      ),
    ).toMatchObject([
      { company: 'Pastelería Lumo', position: 'Panadera', startDate: '2015' },
      { company: 'Hornos Arbea', position: 'Repartidora', startDate: '2012' },
    ])
  })

  it('ends a labeled position before what was done in it', () => {
    expect(
      jobs(
        ['Pastelería Lumo'],
        ['CARGO: Ayudante de obrador, amasado de pan y limpieza de hornos'],
        ['DURACIÓN: 3 mayo 2016 – 21 junio 2018'],
      ),
    ).toMatchObject([{ company: 'Pastelería Lumo', position: 'Ayudante de obrador' }])
  })

  it('takes a name in quotes before a place for the employer', () => {
    expect(
      jobs(
        ['• PASTELERO - "HORNO LUMO". VIGO. ESPAÑA. 05/2016 - 06/2018'],
        ['• REPARTIDOR - "ARBEA". LUGO. ESPAÑA. 03/2013 - 04/2016'],
      )?.map(({ company }) => company),
    ).toEqual(['HORNO LUMO', 'ARBEA'])
  })

  it('keeps the status of a study and the duration of a job out of the names', () => {
    expect(
      studies(['- Curso de poda de frutales – CFA N° 12 (Finalizado)'], ['- Técnico en riego – CFA N° 30 (En curso)']),
    ).toMatchObject([{ institution: 'CFA N° 12' }, { institution: 'CFA N° 30' }])
    expect(jobs(['Apicultora', BOLD], ['Mieles Arbea SRL, 3 años'], ['• Cuidé cuarenta colmenas.'])).toMatchObject([
      { position: 'Apicultora', company: 'Mieles Arbea SRL' },
    ])
  })

  it('reads a position and an employer below a bullet that leaves room', () => {
    expect(
      jobs(
        ['• Apicultora'],
        ['Mieles Arbea', { x: 58 }],
        ['Duración: 2 años', { x: 58 }],
        ['Funciones:', { x: 58 }],
        ['• Cuidado de cuarenta colmenas en los montes de la comarca', { x: 76 }],
        ['• Venta de miel en los mercados', { x: 76 }],
      ),
    ).toMatchObject([{ position: 'Apicultora', company: 'Mieles Arbea' }])
  })

  it('takes the role that a sentence tells below the employer', () => {
    expect(
      jobs(
        ['Mieles Arbea   2020 - 2022', BOLD],
        ['Desempeñé el cargo de apicultora, cuidando de las colmenas y de la venta de miel en los mercados.'],
        ['Viveros Lumo   2018 - 2020', BOLD],
        ['Desempeñé el cargo de jardinera, preparando los pedidos de plantas para los ayuntamientos.'],
      ),
    ).toMatchObject([{ position: 'apicultora' }, { position: 'jardinera' }])
  })

  it('reads the start and the end of a job after labels of their own', () => {
    expect(
      jobs(
        ['Empresa: Mieles Arbea'],
        ['Puesto: Apicultora'],
        ['Fecha de ingreso: mayo de 2017'],
        ['Fecha de salida: junio de 2019'],
        ['Empresa: Viveros Lumo'],
        ['Puesto: Jardinera'],
        ['Fecha de ingreso: julio de 2019'],
        ['Fecha de salida: marzo de 2021'],
      ),
    ).toMatchObject([
      { company: 'Mieles Arbea', startDate: '2017-05', endDate: '2019-06' },
      { company: 'Viveros Lumo', startDate: '2019-07', endDate: '2021-03' },
    ])
  })

  it('lists the tools of a labeled line among other facts', () => {
    const { skills } = parseLines([
      NAME,
      ['Experiencia laboral', HEAD],
      ['Apicultora, Mieles Arbea', BOLD],
      ['2019 – 2022'],
      ['Información adicional', HEAD],
      ['• Disponibilidad: inmediata'],
      ['• Herramientas y tecnologías: Excel, AutoCAD,'],
      ['QGIS'],
    ]).sections
    expect(skills?.technical).toEqual(['Excel', 'AutoCAD', 'QGIS'])
  })

  it('reads labeled values below a caption, in any order of the labels', () => {
    expect(
      jobs(
        ['Volunteer'],
        ['Date : May 2016 – June 2018'],
        ['Institution : Arbea Bird Shelter'],
        ['Position : Beekeeper'],
      ),
    ).toMatchObject([
      { company: 'Arbea Bird Shelter', position: 'Beekeeper', startDate: '2016-05', endDate: '2018-06' },
    ])
    expect(
      jobs(
        ['Empresa: Viveros Lumo'],
        ['Periodo: 2015 - 2018'],
        ['Cargo: Jardinera'],
        ['Cargo: Repartidora'],
        ['Periodo: 2012 - 2015'],
        ['Empresa: Hornos Arbea'],
      ),
    ).toMatchObject([
      { company: 'Viveros Lumo', position: 'Jardinera', startDate: '2015', endDate: '2018' },
      { company: 'Hornos Arbea', position: 'Repartidora', startDate: '2012', endDate: '2015' },
    ])
  })

  it('reads several labeled values of one line', () => {
    expect(
      jobs(
        ['Empresa: Viveros Lumo Cargo: Jardinera Periodo: 2015 - 2018'],
        ['Empresa: Hornos Arbea Cargo: Repartidora Periodo: 2012 - 2015'],
      ),
    ).toMatchObject([
      { company: 'Viveros Lumo', position: 'Jardinera', startDate: '2015', endDate: '2018' },
      { company: 'Hornos Arbea', position: 'Repartidora', startDate: '2012', endDate: '2015' },
    ])
    expect(
      jobs(
        ['Viveros Lumo S. A. Cargo: Jardinera'],
        ['Fecha: 2015 - 2018'],
        ['Hornos Arbea S. L. Cargo: Repartidora'],
        ['Fecha: 2012 - 2015'],
      ),
    ).toMatchObject([{ position: 'Jardinera' }, { position: 'Repartidora' }])
  })

  it('keeps a name before a label at its end, or above a label, apart from the line above', () => {
    expect(
      jobs(
        ['De 03/05/2015 a 21/06/2018 Lima-Perú', BOLD],
        ['SEGUROS LUMO Cargo ocupado', BOLD],
        ['Conserje'],
        ['De 01/07/2018 a 30/04/2020 Lima-Perú', BOLD],
        ['TALLERES ARBEA Cargo ocupado', BOLD],
        ['Soldador'],
        ['Soldé cascos y mástiles de barcos de pesca en el puerto viejo'],
      )?.map(({ company, location }) => [company, location]),
    ).toEqual([
      ['SEGUROS LUMO', 'Lima-Perú'],
      ['TALLERES ARBEA', 'Lima-Perú'],
    ])
  })
})
