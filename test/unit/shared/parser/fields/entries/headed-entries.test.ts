import { describe, expect, it } from 'vitest'
import { type LineProperties, parseLines, type TestLine } from '#test/utils/reading/extracted-documents.ts'

const NAME: TestLine = ['Nerea Bastida Roca', { size: 20 }]
const HEAD: LineProperties = { size: 13, font: 1 }
const BOLD: LineProperties = { font: 1, bold: true }

const jobs = (...lines: TestLine[]) => parseLines([NAME, ['Experiencia laboral', HEAD], ...lines]).sections.experience

describe('employers above labeled values', () => {
  it('head a job each, over two lines too', () => {
    expect(
      jobs(
        ['Cooperativa de Riego y Aguas del Valle de', BOLD],
        ['Peñalba (2 años)', BOLD],
        ['Fecha de ingreso: marzo 2015'],
        ['Fecha de salida: marzo 2017'],
        ['Puesto: Encargada de bombas y'],
        ['compuertas'],
        ['Talleres Ibarra', BOLD],
        ['Jefe inmediato: Julián Ortuño'],
        ['julian@example.com'],
        ['Puesto: Soldadora'],
        ['Actividades: soldadura de depósitos y tubos.'],
      ),
    ).toMatchObject([
      {
        company: 'Cooperativa de Riego y Aguas del Valle de Peñalba',
        position: 'Encargada de bombas y compuertas',
        startDate: '2015-03',
        endDate: '2017-03',
      },
      { company: 'Talleres Ibarra', position: 'Soldadora' },
    ])
  })

  it('may hold the label themselves, and a text after their name', () => {
    expect(
      jobs(
        ['• Clínica Olmedo: sede del puerto'],
        ['Puesto: Celadora', { x: 60 }],
        ['• Imprenta Robledal: Puesto: Encuadernadora'],
        ['Corté y encuaderné los pedidos de cada semana.', { x: 60 }],
        ['• Archivo Histórico de Montealto:'],
        ['Puesto: Auxiliar', { x: 60 }],
      ),
    ).toMatchObject([
      { company: 'Clínica Olmedo', position: 'Celadora' },
      { company: 'Imprenta Robledal', position: 'Encuadernadora' },
      { company: 'Archivo Histórico de Montealto', position: 'Auxiliar' },
    ])
  })
})

describe('names of employers', () => {
  it('keep their legal form and give away a place in brackets', () => {
    expect(
      jobs(
        ['2015 – 2019 Hilaturas Peñalba, S.L. (Olmedo - Valladolid)', BOLD],
        ['• Control de calidad del hilo.'],
        ['2010 – 2015 Curtidos Ibarra, S.L. (Olmedo - Valladolid)', BOLD],
        ['• Compra de pieles.'],
      ),
    ).toMatchObject([
      { company: 'Hilaturas Peñalba, S.L.', location: 'Olmedo - Valladolid' },
      { company: 'Curtidos Ibarra, S.L.', location: 'Olmedo - Valladolid' },
    ])
  })

  it('are what stands in quotes before the position', () => {
    expect(
      jobs(['“Tejidos Alba” Vendedora', BOLD], ['Marzo 2019 - Mayo 2021'], ['• Venta de telas.'])?.[0],
    ).toMatchObject({ company: '“Tejidos Alba”', position: 'Vendedora' })
  })

  it('end before the client of the work, and a code in brackets is part of a position', () => {
    expect(
      jobs(
        ['Programadora RPG (AS/400)', BOLD],
        ['Ribera Sistemas — cliente Banco Alborán'],
        ['2015 – 2019'],
        ['• Informes de caja.'],
      ),
    ).toMatchObject([{ position: 'Programadora RPG (AS/400)', company: 'Ribera Sistemas' }])
  })
})

describe('dates', () => {
  it('belong to the entry above them where all entries end with dates and a place', () => {
    const entry = (title: string, company: string, dates: string, place: string): TestLine[] => [
      [title, { size: 12, font: 1 }],
      [company, { font: 2 }],
      ['• Preparé los pedidos de doce tiendas.'],
      ['• Llevé el inventario del almacén.'],
      [dates],
      [place],
    ]
    expect(
      jobs(
        ...entry('Jefa de almacén', 'HILATURAS PEÑALBA', 'Mar 2018 — Presente', 'Puerto Plata, RD'),
        ...entry('Auxiliar de almacén', 'CURTIDOS IBARRA', 'Feb 2014 — Mar 2018', 'La Vega, RD'),
      ),
    ).toMatchObject([
      { position: 'Jefa de almacén', startDate: '2018-03', current: true, location: 'Puerto Plata, RD' },
      { position: 'Auxiliar de almacén', startDate: '2014-02', endDate: '2018-03', location: 'La Vega, RD' },
    ])
  })
})

describe('jobs without a heading', () => {
  it('are found below the name where no section of jobs is', () => {
    const { sections } = parseLines([
      NAME,
      ['Técnica de laboratorio', { size: 14 }],
      ['Análisis de aguas', { size: 12, font: 1 }],
      ['2019 - 2022', { font: 2 }],
      ['Laboratorios Peñalba', { font: 3 }],
      ['• Tomé y analicé muestras de seis depósitos.'],
      ['Control de calidad de leche', { size: 12, font: 1 }],
      ['2016 - 2019', { font: 2 }],
      ['Lácteos del Valle S.A.', { font: 3 }],
      ['• Medí grasa y proteína de cada entrega.'],
      ['ESTUDIOS', HEAD],
      ['2012 – 2015 Técnica Superior en Química, IES Fuente Clara'],
    ])
    expect(sections.experience).toMatchObject([
      { position: 'Análisis de aguas', company: 'Laboratorios Peñalba', startDate: '2019' },
      { position: 'Control de calidad de leche', company: 'Lácteos del Valle S.A.', startDate: '2016' },
    ])
  })

  it('do not come from a header that is repeated on the next page', () => {
    const { sections } = parseLines([
      ['NEREA BASTIDA', { size: 26, font: 1, y: 120 }],
      ['Experiencia', { ...HEAD, y: 200 }],
      ['2015 – 2019', { font: 2, y: 220 }],
      ['Soldadora', { y: 234 }],
      ['Talleres Ibarra', { y: 248 }],
      ['NEREA BASTIDA', { size: 26, font: 1, y: 120, page: 2 }],
      ['2010 – 2015', { font: 2, y: 220, page: 2 }],
      ['Camarera', { y: 234, page: 2 }],
      ['Restaurante La Encina', { y: 248, page: 2 }],
    ])
    expect(sections.experience).toMatchObject([
      { position: 'Soldadora', company: 'Talleres Ibarra' },
      { position: 'Camarera', company: 'Restaurante La Encina' },
    ])
    expect(sections.experience).toHaveLength(2)
  })
})
