import { describe, expect, it } from 'vitest'
import { type LineProperties, parseLines, type TestLine } from '#test/utils/reading/extracted-documents.ts'

const NAME: TestLine = ['Nerea Bastida Roca', { size: 20 }]
const HEAD: LineProperties = { size: 13, font: 1 }

const jobs = (heading: string, ...lines: TestLine[]) =>
  parseLines([NAME, [heading, HEAD], ...lines]).sections.experience

describe('jobs told in sentences', () => {
  it('reads role and employer after a verb, with abbreviations in the name', () => {
    expect(
      jobs(
        'Work experience',
        ['1. Worked as a Beekeeper with Arbea Honey Pvt. Ltd. from May 2016 to June 2018.'],
        ['2. Presently working in St. Lumo School as Gardener since July 2018.'],
      ),
    ).toMatchObject([
      { position: 'Beekeeper', company: 'Arbea Honey Pvt. Ltd', startDate: '2016-05', endDate: '2018-06' },
      { position: 'Gardener', company: 'St. Lumo School', startDate: '2018-07', current: true },
    ])
  })

  it('reads them after the duration and without dates', () => {
    expect(
      jobs('Work experience', ['2 years working at the Arbea Honey Farm as a Beekeeper.'], ['• Fed the hives.']),
    ).toMatchObject([{ position: 'Beekeeper', company: 'Arbea Honey Farm' }])
    expect(
      jobs('Experiencia laboral', ['Actualmente trabajo como apicultora en Mieles Arbea desde mayo de 2019.']),
    ).toMatchObject([{ position: 'apicultora', company: 'Mieles Arbea', startDate: '2019-05' }])
  })

  it('ends an employer after its legal form, and takes a reference for no job', () => {
    expect(
      jobs(
        'Experiencia laboral',
        ['2012: Auxiliar de poda en la empresa Jardines Arbea S.A recorte'],
        ['y riego de los setos.'],
        ['REF: Nuria Salas – Jefa directa', { font: 1, bold: true }],
        ['• Cel: 600 000 000'],
        ['2009: Apicultora en la empresa Mieles Lumo S.A. cuidado'],
        ['de las colmenas.'],
      ),
    ).toMatchObject([
      { position: 'Auxiliar de poda', company: 'Jardines Arbea S.A' },
      { position: 'Apicultora', company: expect.stringMatching(/^Mieles Lumo S\.A\.?$/) },
    ])
  })

  it('ends names before the time of the work, and takes no town for an employer', () => {
    expect(
      jobs(
        'Experiencia laboral',
        ['2014 Prácticas de poda durante el otoño en la empresa Jardines Arbea.'],
        ['2012-2014 Cocinera en la cafetería Molino Lumo durante las ferias.'],
        ['2010-2011 Part-time gardener at Lumo Nurseries, Orvane town'],
      ),
    ).toMatchObject([
      { position: 'Prácticas de poda', company: expect.stringMatching(/^Jardines Arbea\.?$/) },
      { position: 'Cocinera', company: 'cafetería Molino Lumo' },
      { position: 'Part-time gardener', company: 'Lumo Nurseries', location: 'Orvane town' },
    ])
  })

  it('splits an employer from a role at a dash with white space on one side', () => {
    expect(
      jobs(
        'Work experience',
        ['Arbea Honey Farm –Beekeeper (May 2016 – June 2018)'],
        ['• Fed the hives.'],
        ['Lumo Nurseries –Gardener (July 2018 – April 2020)'],
        ['• Pruned the roses.'],
      ),
    ).toMatchObject([
      { company: 'Arbea Honey Farm', position: 'Beekeeper' },
      { company: 'Lumo Nurseries', position: 'Gardener' },
    ])
  })

  it('ends a position before a clause on what was done, on lines of any length', () => {
    expect(
      jobs(
        'Experiencia laboral',
        ['Viveros Arbea (2012 - 2015): Técnica de riego, en la cual revisé las bombas de doce invernaderos'],
        ['y cambié tuberías.'],
        ['Cooperativa Lumo (mayo 2009 a junio 2012): Auxiliar de jardinería, desarrollando labores de poda y de abono'],
        ['en los huertos.'],
      ),
    ).toMatchObject([
      { company: 'Viveros Arbea', position: 'Técnica de riego', startDate: '2012', endDate: '2015' },
      { company: 'Cooperativa Lumo', position: 'Auxiliar de jardinería', startDate: '2009-05', endDate: '2012-06' },
    ])
  })

  it('takes the verb off a position', () => {
    expect(
      jobs('Work experience', ['May 2014 – June 2016 Worked As Solar Gardener at'], ['Arbea Power Systems Ltd.']),
    ).toMatchObject([{ company: 'Arbea Power Systems Ltd', position: 'Solar Gardener' }])
  })

  it('reads a list without dates whose names stand before a colon', () => {
    const item = (names: string, text: string): TestLine[] => [
      [`• ${names}: ${text}`, { x: 60 }],
      ['del invernadero con ayuda de dos aprendices.', { x: 78 }],
    ]
    expect(
      jobs(
        'Experiencia laboral',
        ...item('Jardinera en Viveros Lumo', 'Podo y riego los setos'),
        ...item('Apicultora en Mieles Arbea', 'Cuidé las colmenas'),
        ...item('Ayudante de cocina', 'Preparé las cenas'),
        ...item('Cajera en Mercado Sur', 'Atendí la caja'),
        ['• Guía en Museo Alba.', { x: 60 }],
      ),
    ).toMatchObject([
      {
        position: 'Jardinera',
        company: 'Viveros Lumo',
        description: expect.stringContaining('Podo y riego los setos'),
      },
      { position: 'Apicultora', company: 'Mieles Arbea' },
      { position: 'Ayudante de cocina' },
      { position: 'Cajera', company: 'Mercado Sur' },
      { position: 'Guía', company: 'Museo Alba' },
    ])
  })

  it('takes who supervised a work for no name of it', () => {
    expect(
      jobs(
        'Research experience',
        ['Apr 2016 - Oct 2016  River Gauging (supervisor: Nuria Salas)', { bold: true }],
        ['• Measured the flow of four rivers.'],
        ['Nov 2016 - May 2017  Soil Mapping (supervisor: Iria Roca)', { bold: true }],
        ['• Drew maps of the valley.'],
      ),
    ).toMatchObject([{ position: 'River Gauging' }, { position: 'Soil Mapping' }])
  })
})
