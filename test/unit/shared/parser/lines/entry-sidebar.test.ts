import { describe, expect, it } from 'vitest'
import { buildPageLines } from '#shared/parser/lines/build-page-lines.ts'
import type { TextRun } from '#shared/parser/lines/text-run.ts'
import { runsAt } from '../../../../utils/reading/text-runs.ts'

const texts = (runs: TextRun[]) => buildPageLines(runs, []).lines.map((line) => line.text)
const TITLE = { size: 10, font: 1 }
const DUTIES = ['Poda de setos y frutales en la finca de recreo.', 'Riego por goteo de las terrazas del norte.']

/** Employers and their dates at the left, each beside the title of its duties. */
const buildSidebar = (at: ReturnType<typeof runsAt>, x: number, top: number) => {
  const jobs = [
    ['Viveros Alisal', '(2019 - HOY)', 'Jardinera jefe'],
    ['Parques Tamarga', '(2015 - 2018)', 'Podadora'],
    ['Huertos Cidra', '(2012 - 2014)', 'Peona de vivero'],
  ] as const
  const left = jobs.flatMap(([name, dates], i) => [at(name, x, top + i * 60), at(dates, x, top + 12 + i * 60)])
  const right = jobs.flatMap(([, , title], i) => [
    at(title, x + 110, top + i * 60, TITLE),
    ...DUTIES.map((text, k) => at(text, x + 110, top + 12 * (k + 1) + i * 60)),
  ])
  const read = jobs.flatMap(([name, dates, title]) => [name, dates, title, ...DUTIES])
  return { runs: [...left, ...right], read }
}

describe('employers and dates in a sidebar beside their duties', () => {
  it('are read job by job', () => {
    const { runs, read } = buildSidebar(runsAt(), 40, 100)
    expect(texts(runs)).toEqual(read)
  })

  it('are read job by job beside a column with the profile', () => {
    const at = runsAt()
    const profile = Array.from({ length: 14 }, (_, i) =>
      at(`Perfil de oficio, línea ${'abcdefghijklmn'[i]}`, 40, 100 + i * 12),
    )
    const { runs, read } = buildSidebar(at, 230, 100)
    expect(texts([...profile, ...runs])).toEqual([...profile.map(({ text }) => text), ...read])
  })

  it('leave dates alone at the left on the row of their text', () => {
    const at = runsAt()
    const runs = ['2019 - 2021', '2015 - 2018', '2012 - 2014'].flatMap((dates, i) => [
      at(dates, 40, 100 + i * 40),
      at('Jardinera, Viveros Alisal', 150, 100 + i * 40, TITLE),
      at('Poda de setos y frutales en la finca de recreo.', 150, 112 + i * 40),
    ])
    expect(texts(runs)[0]).toBe('2019 - 2021 Jardinera, Viveros Alisal')
  })
})

describe('two sections side by side', () => {
  it('are columns where their headings share a row, whatever rows their texts share', () => {
    const at = runsAt()
    const head = { size: 12, font: 1 }
    const studies = ['Grado en Botánica', '2010 - 2014', 'Máster en Riegos', '2015 - 2016', 'Curso de poda', '2018']
    const skills = ['Constancia', 'Orden', 'Injertos']
    const runs = [
      at('EDUCACIÓN', 40, 80, head),
      ...studies.map((text, i) => at(text, 40, 100 + i * 14)),
      at('APTITUDES', 350, 80, head),
      ...skills.map((text, i) => at(text, 350, 100 + i * 28)),
    ]
    expect(texts(runs)).toEqual(['EDUCACIÓN', ...studies, 'APTITUDES', ...skills])
  })

  it('are read job by job with dates alone that wrap beside them, right of a column, below headings over both', () => {
    const at = runsAt()
    const head = { size: 13, font: 2 }
    const aside = ['Taller de barro', 'Vega 3, Olmedo', '34 años'].map((text, i) => at(text, 40, 114 + i * 13))
    const talks = ['Gallego', 'Francés', 'Bretón'].flatMap((text, i) => [at(text, 40, 220 + i * 30, TITLE)])
    const dates = [
      ['Desde', 'marzo', '2016'],
      ['De enero', '2013 a junio', '2015'],
      ['De abril', '2010 a', 'octubre', '2012'],
    ].map((lines, i) => lines.map((text, k) => at(text, 230, 115 + i * 90 + k * 13)))
    const labels = ['Hornos de', 'leña y gas', 'Tornos'].map((text, i) => at(text, 230, 410 + i * 14, TITLE))
    const heading = at('Experiencia profesional', 230, 96, head)
    const titles = ['Alfarera jefe del taller grande y', 'Tornera', 'Aprendiza de esmaltes']
    const texts = titles.flatMap((text, i) => [
      at(text, 315, 114 + i * 90, TITLE),
      ...(i === 0 ? [at('de los hornos', 315, 127, TITLE)] : []),
      at('Barros Cidra', 315, 140 + i * 90),
      ...DUTIES.map((duty, k) => at(duty, 315, 153 + k * 13 + i * 90)),
    ])
    const values = ['Cocción', 'Esmalte', 'Molde'].map((text, i) => at(text, 315, 417 + i * 14))
    const runs = [
      at('Idiomas', 40, 200, head),
      ...talks,
      ...aside,
      ...dates.flat(),
      ...labels,
      heading,
      ...texts,
      at('Competencias', 230, 390, head),
      ...values,
    ]
    const read = buildPageLines(runs, []).lines.map((line) => line.text)
    expect(read.indexOf('34 años')).toBeLessThan(read.indexOf('Experiencia profesional'))
    expect(read.slice(read.indexOf('Experiencia profesional') + 1, read.indexOf('Competencias'))).toEqual([
      'Desde marzo 2016',
      'Alfarera jefe del taller grande y',
      'de los hornos',
      'Barros Cidra',
      ...DUTIES,
      'De enero 2013 a junio 2015',
      'Tornera',
      'Barros Cidra',
      ...DUTIES,
      'De abril 2010 a octubre 2012',
      'Aprendiza de esmaltes',
      'Barros Cidra',
      ...DUTIES,
    ])
  })
})
