import { describe, expect, it } from 'vitest'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { MIN_CERTAIN_CONFIDENCE } from '#shared/parser/parsed-resume.ts'
import {
  createExtractedDocument,
  type LineProperties,
  parseLines,
  type TestLine,
} from '#test/utils/reading/extracted-documents.ts'

const NAME: TestLine = ['Nerea Bastida Roca', { size: 20 }]
const HEAD: LineProperties = { size: 13, font: 1 }
const BOLD: LineProperties = { font: 1, bold: true }

const jobs = (...lines: TestLine[]) => parseLines([NAME, ['Experiencia laboral', HEAD], ...lines]).sections.experience
const studies = (...lines: TestLine[]) => parseLines([NAME, ['Formación', HEAD], ...lines]).sections.education

describe('sections read as a whole', () => {
  it('tells employers from positions that no list of words knows, by the others of the section', () => {
    expect(
      jobs(
        ['Zurrunka', BOLD],
        ['Encargada de almacén'],
        ['2019 – 2022'],
        ['• Preparé pedidos para doce tiendas.'],
        ['Olmo Vivo', BOLD],
        ['Polivalente'],
        ['2016 – 2019'],
        ['• Atendí la caja y repuse los estantes.'],
      ),
    ).toMatchObject([
      { company: 'Zurrunka', position: 'Encargada de almacén' },
      { company: 'Olmo Vivo', position: 'Polivalente' },
    ])
  })

  it('takes a date alone after a bullet for the start of an entry', () => {
    expect(
      studies(
        ['• 2010-2014'],
        ['Colegio Fuente Clara', { x: 58 }],
        ['• 2015-2019'],
        ['Universidad de Montealto', { x: 58 }],
      ),
    ).toMatchObject([
      { institution: 'Colegio Fuente Clara', endDate: '2014' },
      { institution: 'Universidad de Montealto', endDate: '2019' },
    ])
  })

  it.each(['Software', 'Logística'])('takes no field of work after a preposition for the employer: %s', (field) => {
    const found = jobs([`2016 – 2018 Técnica en ${field}`, BOLD], ['Revisé los equipos de doce tiendas de la comarca.'])
    expect(found).toMatchObject([{ position: `Técnica en ${field}`, company: '' }])
  })

  it('ends an employer before a sentence that wraps', () => {
    expect(
      jobs(
        ['2015 – 2018 Gardener at Lumo Nurseries. I keep two glasshouses of orchids and the ferns under'],
        ['their roofs, and I order seed for the whole garden.'],
      ),
    ).toMatchObject([{ company: 'Lumo Nurseries', position: 'Gardener' }])
  })

  it('puts text after the names on their line into the description', () => {
    expect(
      jobs(
        ['2018 - 2020'],
        ['Duna.es, diseñadora gráfica. Maqueté tres revistas y preparé los archivos para la imprenta.'],
        ['2015 - 2018'],
        ['Imprenta Robledal, auxiliar de taller. Corté y encuaderné los pedidos de cada semana.'],
      ),
    ).toMatchObject([
      { company: 'Duna.es', position: 'diseñadora gráfica', startDate: '2018' },
      { company: 'Imprenta Robledal', position: 'auxiliar de taller', startDate: '2015' },
    ])
  })

  it('splits a degree from a school that follows without a separator', () => {
    expect(studies(['2012 – 2015: Primaria Escuela Rural El Encinar'])).toMatchObject([
      { degree: 'Primaria', institution: 'Escuela Rural El Encinar' },
    ])
  })

  it('keeps what follows a comma in a position, unless it is a team', () => {
    const entries = jobs(
      ['Becaria de verano, Botánica Marina', BOLD],
      ['Instituto Oceánico de Almenara'],
      ['2020 – 2021'],
      ['• Clasifiqué algas de tres bahías.'],
      ['Técnica de muestreo, Equipo de Costas', BOLD],
      ['Instituto Oceánico de Almenara'],
      ['2018 – 2020'],
      ['• Preparé las salidas en barco.'],
    )
    expect(entries?.map(({ position }) => position)).toEqual([
      'Becaria de verano, Botánica Marina',
      'Técnica de muestreo',
    ])
    expect(entries?.[1]?.description).toContain('Equipo de Costas')
  })

  it('reads the names of a line in the order of the others, also where its words fit another one better', () => {
    const inTwoFonts = (dates: string, position: string, employer: string): TestLine => [
      `${dates} ${position}, ${employer}`,
      {
        parts: [
          { at: 0, font: 0, gap: false, x: 40 },
          { at: dates.length + 1, font: 1, gap: true, x: 110 },
          { at: dates.length + position.length + 1, font: 2, gap: false, x: 110 + 5 * position.length },
        ],
      },
    ]
    expect(
      jobs(
        inTwoFonts('2012–2014', 'Garden Technician', 'Ribera University.'),
        inTwoFonts('2010–2012', 'Bachelor Thesis', 'Soil Dept. Ribera University.'),
        inTwoFonts('2008–2010', 'Gardening Project', 'Plants Dept. Ribera University.'),
      )?.map(({ position, company }) => `${position} @ ${company}`),
    ).toEqual([
      'Garden Technician @ Ribera University',
      'Bachelor Thesis @ Soil Dept. Ribera University',
      'Gardening Project @ Plants Dept. Ribera University',
    ])
  })

  it('keeps two positions or degrees with a sign between them together', () => {
    expect(
      jobs(
        ['Viveros Arbea S.A.', BOLD],
        ['Auxiliar de riego | Auxiliar de poda'],
        ['2012 – 2014'],
        ['• Regué olivos.'],
        ['Huertos Lumo S.A.', BOLD],
        ['Vendedora'],
        ['2010 – 2012'],
        ['• Vendí plantas.'],
      ),
    ).toMatchObject([{ position: 'Auxiliar de riego | Auxiliar de poda' }, { position: 'Vendedora' }])
  })

  it('keeps what a position is about with it, where the employer has its own line', () => {
    expect(
      jobs(
        ['Analista de Riego - Redes Enterradas', BOLD],
        ['Ulma Hermanos, vivero de olivos - Salamanca, España | Marzo 2012 - Mayo 2014'],
        ['• Regué olivos.'],
        ['Auxiliar de poda', BOLD],
        ['Jardines Arbea - Salamanca, España | Enero 2010 - Febrero 2012'],
        ['• Podé setos.'],
      ),
    ).toMatchObject([
      { position: 'Analista de Riego - Redes Enterradas', company: 'Ulma Hermanos, vivero de olivos' },
      { position: 'Auxiliar de poda', company: 'Jardines Arbea' },
    ])
  })

  it('takes neither persons with a title, text of several lines nor words before a list for positions', () => {
    expect(
      jobs(
        ['Viveros Arbea 2012 – 2014', BOLD],
        ['Dra. Elvira Montes'],
        ['Huertos Lumo 2010 – 2012', BOLD],
        ['Planos de riego y siembra, por ejemplo:'],
        ['- Olivares del sur.'],
        ['- Viñas del norte.'],
      )?.map(({ company, position }) => `${company} @ ${position}`),
    ).toEqual(['Viveros Arbea @ ', 'Huertos Lumo @ '])
  })

  it('takes a place beside a kind of work for no employer', () => {
    expect(
      jobs(
        ['Marzo 2012 – Mayo 2014'],
        ['Jefa de Riego | Híbrido', BOLD],
        ['Orvanetlán, México'],
        ['• Regué olivos.'],
        ['Enero 2010 – Febrero 2012'],
        ['Auxiliar de Poda | Presencial', BOLD],
        ['Fuentelán, México'],
        ['• Podé setos.'],
      )?.map(({ company, position, location }) => `${company} @ ${position} @ ${location}`),
    ).toEqual([' @ Jefa de Riego @ Orvanetlán, México', ' @ Auxiliar de Poda @ Fuentelán, México'])
  })

  it('takes labels of duties for no names', () => {
    expect(
      jobs(
        ['Jardinera, 2012 – 2014', BOLD],
        ['Key Result Areas', BOLD],
        ['• Cuidé rosales.'],
        ['Regadora, 2010 – 2012', BOLD],
        ['Key Result Areas', BOLD],
        ['• Regué olivos.'],
      ),
    ).toMatchObject([
      { position: 'Jardinera', company: '' },
      { position: 'Regadora', company: '' },
    ])
  })

  it('keeps the text before the first entry', () => {
    const { sections } = parseLines([
      NAME,
      ['Experiencia laboral', HEAD],
      ['Durante doce años he trabajado con equipos pequeños en obras de toda la provincia y he llevado sus cuentas.'],
      ['Jefa de obra', BOLD],
      ['Construcciones Peñalba S.L.'],
      ['2012 – 2024'],
    ])
    expect(sections.experience).toMatchObject([{ position: 'Jefa de obra', company: 'Construcciones Peñalba S.L.' }])
    expect(JSON.stringify(sections)).toContain('equipos pequeños')
  })

  it('is unsure of names that fit either field', () => {
    const { content, provenance } = parseResume(
      createExtractedDocument([NAME, ['Experiencia laboral', HEAD], ['Brisa'], ['Talo'], ['2019 – 2020']]),
    )
    const [job] = content.sections.experience ?? []
    const confidence = provenance.find(({ path }) => path === `experience/${job?.id}/company`)?.confidence
    expect(confidence).toBeLessThan(MIN_CERTAIN_CONFIDENCE)
  })
})
