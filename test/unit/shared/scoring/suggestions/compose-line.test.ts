import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { composeLine } from '#shared/scoring/suggestions/compose-line.ts'

type Row = readonly [line: string, action: string, count: string, result: string, composed: string]

const ES: readonly Row[] = [
  [
    'Atendí mesas',
    '',
    '40 mesas al día',
    'bajaron las quejas un 10 %',
    'Atendí 40 mesas al día, con lo que bajaron las quejas un 10 %',
  ],
  [
    'Atendí al cliente en barra',
    '',
    '80 clientes por turno',
    'menos esperas',
    'Atendí al cliente en barra (80 clientes por turno), con menos esperas',
  ],
  [
    'Limpié habitaciones de hotel',
    '',
    '20 habitaciones al día',
    'reducir el tiempo un 15 %',
    'Limpié 20 habitaciones de hotel al día y reduje el tiempo un 15 %',
  ],
  [
    'Atendí a los pacientes.',
    '',
    '30',
    '15 % menos de esperas',
    'Atendí a 30 pacientes, con un 15 % menos de esperas.',
  ],
  [
    'Encargado del almacén',
    'gestionar el almacén',
    'de 2.000 m²',
    'Reduje las roturas',
    'Gestioné el almacén de 2.000 m² y reduje las roturas',
  ],
  ['Formé al personal', '', '12 personas', 'sin una sola baja', 'Formé al personal (12 personas) sin una sola baja'],
  ['Vendí seguros', '', '', 'incrementé la cartera un 12 %', 'Vendí seguros e incrementé la cartera un 12 %'],
  [
    'Reparé motores',
    '',
    'más de 200 motores',
    'un ahorro de 3.000 €',
    'Reparé más de 200 motores, con un ahorro de 3.000 €',
  ],
]
const EN: readonly Row[] = [
  [
    'Served tables',
    '',
    '40 tables a night',
    'complaints fell by 10%',
    'Served 40 tables a night, and complaints fell by 10%',
  ],
  ['Welcomed guests', '', '80 guests a day', 'fewer queues', 'Welcomed 80 guests a day, with fewer queues'],
  [
    'Cleaned hotel rooms',
    '',
    '20 rooms a day',
    'cut cleaning time by 15%',
    'Cleaned 20 hotel rooms a day and cut cleaning time by 15%',
  ],
  ['Treated the patients.', '', '30', '15% shorter waits', 'Treated 30 patients, with 15% shorter waits.'],
  [
    'In charge of the warehouse',
    'running the warehouse',
    'of 2,000 m²',
    'Halved breakages',
    'Ran the warehouse of 2,000 m² and halved breakages',
  ],
  ['Trained staff', '', '12 people', 'to reduce errors', 'Trained staff (12 people) to reduce errors'],
  [
    'Organized fairs',
    '',
    '5 fairs a year',
    'increasing sales by 20%',
    'Organized 5 fairs a year, increasing sales by 20%',
  ],
  ['Sold insurance', '', '', 'reduce churn by 5%', 'Sold insurance and reduced churn by 5%'],
]

describe.each([
  ['es', ES],
  ['en', EN],
] as const)('composeLine (%s)', (language: Language, rows) => {
  it.each(rows)('%s', (line, action, count, result, composed) => {
    expect(composeLine(line, { action, count, result }, language, 'past')).toEqual({ line: composed })
  })
})

describe('composeLine', () => {
  it.each([
    ['which cut the queue by half', 'Sort parcels, which cut the queue by half'],
    ['which was new in the branch', 'Sort parcels, which was new in the branch'],
    ['so the queue fell by 5%', 'Sort parcels, so the queue fell by 5%'],
    ['the queue fell by 5%', 'Sort parcels, and the queue fell by 5%'],
    ['4 errors which nobody saw before', 'Sort parcels, with 4 errors which nobody saw before'],
    ['in half the time', 'Sort parcels in half the time'],
    ['reduce waste by 5%', 'Sort parcels and reduce waste by 5%'],
    ['Reduced waste by 5%', 'Sort parcels and reduced waste by 5%'],
    ['savings', 'Sort parcels, with savings'],
  ])('joins the result to a line in the present: %s', (result, line) => {
    expect(composeLine('Sort parcels', { action: '', count: '', result }, 'en', 'present')).toEqual({ line })
  })

  it.each([
    ['Worked on the roof', '', '', '', 'no-answer'],
    ['Worked on the roof', '', '3 roofs', '', 'weak-action'],
    ['Built roofs', '', 'many roofs', '', 'no-number'],
    ['Worked on the roof', 'Mended the roof', '3', '', 'number-alone'],
  ] as const)('asks again: %s, %s, %s, %s', (line, action, count, result, problem) => {
    expect(composeLine(line, { action, count, result }, 'en', 'past')).toEqual({ problem })
  })
})
