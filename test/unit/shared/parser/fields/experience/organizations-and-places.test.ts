import { describe, expect, it } from 'vitest'
import { type LineProperties, parseLines, type TestLine } from '#test/utils/reading/extracted-documents.ts'

const NAME: TestLine = ['Irene Salaverri Moa', { size: 20 }]
const HEAD: LineProperties = { size: 13, font: 1 }
const BOLD: LineProperties = { font: 2, bold: true }

const jobs = (...lines: TestLine[]) => parseLines([NAME, ['Work experience', HEAD], ...lines]).sections.experience
const studies = (...lines: TestLine[]) => parseLines([NAME, ['Education', HEAD], ...lines]).sections.education

describe('parts of an organization after its name', () => {
  it('belong to the name of a school', () => {
    expect(
      studies(
        ['Ribera University, Faculty of Soil Science 2003 - present (expected to finish in June 2007)', BOLD],
        ['Bachelor of Science - Soil Science', BOLD],
        ['• Grew barley.'],
      ),
    ).toMatchObject([{ institution: 'Ribera University, Faculty of Soil Science' }])
  })

  it('belong to the name of an employer, also after a dash', () => {
    expect(
      jobs(
        ['University of Olmedo – Department of Soil Physics', BOLD],
        ['Lab Assistant. 2004 – 2006'],
        ['• Dried samples.'],
        ['Ribera Gardens', BOLD],
        ['Gardener. 2002 – 2004'],
        ['• Pruned hedges.'],
      )?.[0],
    ).toMatchObject({ company: 'University of Olmedo – Department of Soil Physics', position: 'Lab Assistant' })
  })

  it('do not join a position to its employer', () => {
    expect(
      jobs(
        ['2004 – 2006 Universidad del Olmo, Research Assistant, Department of Soil Physics'],
        ['2002 – 2004 Universidad del Olmo, Gardener, Department of Grounds'],
      )?.map(({ company }) => company),
    ).not.toContainEqual(expect.stringContaining('Assistant'))
  })
})

describe('places after organizations', () => {
  it('are those that the lists do not know too, where others stand in the same brackets', () => {
    expect(
      jobs(
        ['Marzo 2011 - Mayo 2013  Monitora de riego'],
        ['Viveros Arbea (Sevilla)'],
        ['Enero 2009 - Febrero 2011  Técnica de viveros'],
        ['Huertos Lumo (Villanorte del Soto)'],
        ['Enero 2007 - Diciembre 2008  Auxiliar de jardín'],
        ['Jardines Ulma (Fuentemora)'],
      )?.map(({ company, location }) => `${company} @ ${location}`),
    ).toEqual(['Viveros Arbea @ Sevilla', 'Huertos Lumo @ Villanorte del Soto', 'Jardines Ulma @ Fuentemora'])
  })

  it('end the names of schools', () => {
    expect(
      studies(
        ['Diploma in Pruning 2006 - 2007', BOLD],
        ['IES La Olmeda, Fuentemora'],
        ['Diploma in Grafting 2004 - 2005', BOLD],
        ['IES Los Tejos, Fuentemora'],
        ['Diploma in Irrigation 2002 - 2003', BOLD],
        ['Centro Arbea, Fuentemora'],
      )?.map(({ institution, location }) => `${institution} @ ${location}`),
    ).toEqual(['IES La Olmeda @ Fuentemora', 'IES Los Tejos @ Fuentemora', 'Centro Arbea @ Fuentemora'])
  })

  it('follow a hyphen, where it is the same place again or a known one', () => {
    expect(
      jobs(
        ['Monitora de riego 03/2011 - 05/2013', BOLD],
        ['Viveros Arbea - Fuentemora'],
        ['• Regué olivos.'],
        ['Técnica de viveros 01/2009 - 02/2011', BOLD],
        ['Huertos Lumo - Fuentemora'],
        ['• Sembré trigo.'],
      )?.map(({ company, location }) => `${company} @ ${location}`),
    ).toEqual(['Viveros Arbea @ Fuentemora', 'Huertos Lumo @ Fuentemora'])
  })

  it('are none after a hyphen, where nothing tells that they are places', () => {
    expect(
      jobs(
        ['Monitora de riego 03/2011 - 05/2013', BOLD],
        ['Viveros Arbea - Olivares Hermanos'],
        ['• Regué olivos.'],
        ['Técnica de viveros 01/2009 - 02/2011', BOLD],
        ['Huertos Lumo - Semillas Ulma'],
        ['• Sembré trigo.'],
      )?.map(({ company }) => company),
    ).toEqual(['Viveros Arbea - Olivares Hermanos', 'Huertos Lumo - Semillas Ulma'])
  })

  it('have an unknown town before a country', () => {
    expect(
      jobs(
        ['2004 – 2006 Gardener at Ribera University, Orvane, Ethiopia'],
        ['2002 – 2004 Soil Technician at Ulma University, Orvane, Ethiopia'],
      )?.map(({ company, location }) => `${company} @ ${location}`),
    ).toEqual(['Ribera University @ Orvane, Ethiopia', 'Ulma University @ Orvane, Ethiopia'])
  })

  it('are no places in one entry alone', () => {
    expect(
      jobs(
        ['2011 - 2013 Gardener'],
        ['Viveros Arbea (Villanorte)'],
        ['• Pruned hedges.'],
        ['2009 - 2011 Beekeeper'],
        ['Mieles Lumo'],
        ['• Fed the hives.'],
      )?.[0]?.company,
    ).toBe('Viveros Arbea (Villanorte)')
  })
})

describe('names in a narrow column', () => {
  const cell = (y: number, text: string, properties: LineProperties = {}): TestLine => [
    text,
    { x: 136, y, ...properties },
  ]

  it.each([
    ['several lines', ['Grado en gestión', 'profesional en control', 'de plagas urbanas']],
    ['a line that could be a name itself', ['Grado en gestión', 'ayudante jardinero']],
  ])('go on below in lower case: %s', (_, degree) => {
    const found = studies(
      ...degree.map((text, i) => cell(110 + i * 12, text, BOLD)),
      cell(146, '2008 - 2010'),
      cell(110, 'I.E.S. Los Tejos', { ...BOLD, x: 291 }),
      cell(122, 'Ciclo en el que aprendí lo que hace falta para', { x: 291 }),
      cell(134, 'cuidar los cultivos.', { x: 291 }),
      cell(184, 'Grado en poda', BOLD),
      cell(196, '2005 - 2007'),
      cell(184, 'I.E.S. La Olmeda', { ...BOLD, x: 291 }),
      cell(196, 'Ciclo en el que aprendí a podar.', { x: 291 }),
    )
    expect(found?.[0]).toMatchObject({ degree: degree.join(' '), institution: 'I.E.S. Los Tejos' })
  })
})

describe('the telephone of an employer', () => {
  it.each(['+34 (981) 000 0000', 'Tel.: 981 000 000'])('does not part it from the position: %s', (telephone) => {
    expect(
      jobs(
        ['Viveros Arbea', BOLD],
        [telephone],
        ['Injertadora', BOLD],
        ['Septiembre 2012 - Mayo 2014', BOLD],
        ['• Injerté frutales.'],
        ['Mieles Lumo', BOLD],
        [telephone],
        ['Apicultora', BOLD],
        ['Mayo 2010 - Junio 2012', BOLD],
        ['• Cuidé colmenas.'],
      )?.map(({ position, company }) => `${position}@${company}`),
    ).toEqual(['Injertadora@Viveros Arbea', 'Apicultora@Mieles Lumo'])
  })
})

describe('an entry with one name', () => {
  it('has a position where its words hardly name an employer', () => {
    expect(
      jobs(
        ['Peón @ Frutas Lumo', BOLD],
        ['Marzo 2012 - Abril 2013'],
        ['• Cargué cajas.'],
        ['Brigada Forestal', BOLD],
        ['Agosto 2011 - Diciembre 2011'],
        ['• Abrí cortafuegos.'],
      )?.map(({ position, company }) => `${position}@${company}`),
    ).toEqual(['Peón@Frutas Lumo', 'Brigada Forestal@'])
  })
})
