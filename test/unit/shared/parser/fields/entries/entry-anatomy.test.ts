import { describe, expect, it } from 'vitest'
import { type LineProperties, parseLines, type TestLine } from '#test/utils/reading/extracted-documents.ts'

const NAME: TestLine = ['Marta Quiroga Paz', { size: 20 }]
const HEAD: LineProperties = { size: 13, font: 1 }
const BOLD: LineProperties = { font: 1, bold: true }

const LARGE: LineProperties = { font: 3 }

const jobs = (...lines: TestLine[]) => parseLines([NAME, ['Experiencia laboral', HEAD], ...lines]).sections.experience
const studies = (...lines: TestLine[]) =>
  parseLines([NAME, ['Idiomas', HEAD], ['Inglés: alto'], ['Educación', HEAD], ...lines]).sections.education

describe('labelled values', () => {
  it('starts a job where the first label comes again and keeps notes out of the names', () => {
    expect(
      jobs(
        ['EMPRESA: Almacenes Nogal'],
        ['CARGO: Técnica de bodega'],
        ['FUNCIONES: Recuento y traslado de pedidos'],
        ['JEFE INMEDIATO: Pablo Arce'],
        ['TELÉFONO: 555 0101'],
        ['FECHA: Enero 2020 – Diciembre 2021'],
        ['EMPRESA: Duna'],
        ['CARGO: Asesora comercial'],
        ['FECHA: Junio 2018 – Septiembre 2019'],
      ),
    ).toMatchObject([
      { company: 'Almacenes Nogal', position: 'Técnica de bodega', startDate: '2020-01', endDate: '2021-12' },
      { company: 'Duna', position: 'Asesora comercial', startDate: '2018-06', endDate: '2019-09' },
    ])
  })

  it('takes the value of a label from the line below', () => {
    expect(
      jobs(['Empresa:'], ['Molinos del Alba'], ['Cargo:'], ['Operaria'], ['Periodo:'], ['2015 – 2018']),
    ).toMatchObject([{ company: 'Molinos del Alba', position: 'Operaria', startDate: '2015', endDate: '2018' }])
  })
})

describe('lists of entries', () => {
  it('parses each item of a list as a study, with the lines that go on with it', () => {
    expect(
      studies(
        ['• Ingeniería en Computación,'],
        ['Universidad del Valle Azul, Bogotá'],
        ['(2015-2020)'],
        ['• Curso de programación,'],
        ['Instituto Lumbre (2021)'],
      ),
    ).toMatchObject([
      { institution: 'Universidad del Valle Azul', degree: 'Ingeniería en Computación', endDate: '2020' },
      { institution: 'Instituto Lumbre', degree: 'Curso de programación', endDate: '2021' },
    ])
  })

  it('starts no entry at the second line of a list item', () => {
    const found = jobs(
      ['Graduate Teaching Assistant, University of Greyfield', BOLD],
      ['• Courses include Structural Geology, Intro to Maps,', { x: 58 }],
      ['Introduction to Applied Physics, and Field Methods', { x: 76 }],
      ['Laboratory Assistant, Harbor College', BOLD],
      ['• Prepared samples and thin sections for', { x: 58 }],
      ['Assistant Professors of the department', { x: 76 }],
    )
    expect(found?.map(({ position }) => position)).toEqual(['Graduate Teaching Assistant', 'Laboratory Assistant'])
    expect(found?.[0]?.achievements).toEqual([
      'Courses include Structural Geology, Intro to Maps, Introduction to Applied Physics, and Field Methods',
    ])
  })
})

describe('employers', () => {
  it('invents no employer from the job before', () => {
    expect(
      jobs(['2012-2022 Talleres Faro. Asesora de soporte técnico.'], ['2010-2011 Vendedora ambulante'])?.map(
        ({ company }) => company,
      ),
    ).toEqual(['Talleres Faro', ''])
  })

  it('finds no employer in a description that goes on below', () => {
    expect(
      jobs(
        ['Profesora de Música', BOLD],
        ['2010 – Actualidad'],
        ['Como docente de la asignatura Música he'],
        ['trabajado para la red de escuelas de Villa Norte y Costa.'],
      ),
    ).toMatchObject([{ company: '', position: 'Profesora de Música' }])
  })

  it('removes dates that are printed in several fonts', () => {
    const text = 'Nogal: Líder de análisis (2021 – al presente)'
    const parts = [0, text.indexOf('–'), text.indexOf('al ')].map((at, i) => ({
      at,
      x: 40 + at * 5,
      font: i % 2,
      gap: false,
    }))
    expect(jobs([text, { parts }])).toMatchObject([{ startDate: '2021', current: true }])
    expect(JSON.stringify(jobs([text, { parts }]))).not.toMatch(/presente|\( /)
  })
})

describe('one reading for all titles of a section', () => {
  it('keeps two roles on a line together where the employer has its own line', () => {
    expect(
      jobs(
        ['Support Specialist | Customer Support', BOLD],
        ['Nogal Hardware - Lima, Perú', BOLD],
        ['October 2021 - Present', BOLD],
        ['Sales Associate | Warehouse Assistant', BOLD],
        ['Duna Market - Lima, Perú', BOLD],
        ['2019 - 2021', BOLD],
      ),
    ).toMatchObject([
      { position: 'Support Specialist | Customer Support', company: 'Nogal Hardware', location: 'Lima, Perú' },
      { position: 'Sales Associate | Warehouse Assistant', company: 'Duna Market', location: 'Lima, Perú' },
    ])
  })

  it('splits all at colons where that fits them best', () => {
    expect(
      jobs(['Nogal: Coordinadora de Ventas (2019 – 2021)', BOLD], ['Duna: Analista de Compras (2015 – 2018)', BOLD]),
    ).toMatchObject([
      { company: 'Nogal', position: 'Coordinadora de Ventas' },
      { company: 'Duna', position: 'Analista de Compras' },
    ])
  })

  it.each([
    ['2015-2017: Trabajé como anfitriona en la empresa Duna, ubicada en Lima', 'anfitriona', 'Duna'],
    ['2018-2019: Trabajé para la agencia Olmo como vendedora de aparatos', 'vendedora de aparatos', 'Olmo'],
    ['2020-2021: Trabajé como reponedora por Sidras Alba', 'reponedora', 'Sidras Alba'],
  ])('finds role and employer in prose: %s', (text, position, company) =>
    expect(jobs([text])).toMatchObject([{ position, company }]),
  )

  it('takes the text in brackets after most employers as their place', () => {
    const rows = ['Teatro Lumbre (Villarriba)', 'Grupo Olmo (Villabajo)', 'Club Duna (Puerto Claro)']
    const found = jobs(...rows.flatMap((row, i): TestLine[] => [[`201${i} - 201${i + 1}`], ['Monitora', BOLD], [row]]))
    expect(found?.map(({ company, location }) => [company, location])).toEqual([
      ['Teatro Lumbre', 'Villarriba'],
      ['Grupo Olmo', 'Villabajo'],
      ['Club Duna', 'Puerto Claro'],
    ])
  })
})

describe('lines around dates', () => {
  it('reads the employer below a role of two parts, and a place with a region as a place', () => {
    expect(
      jobs(
        ['Sitio Web | Proyecto 2021 – 2022', LARGE],
        ['Universidad del Valle Azul'],
        ['Jornada completa · Presencial'],
        ['Analista 2019 – 2020', LARGE],
        ['Duna S.A.'],
        ['Bogotá, Distrito Capital, Colombia'],
      ),
    ).toMatchObject([
      { company: 'Universidad del Valle Azul', position: 'Sitio Web | Proyecto' },
      { company: 'Duna S.A.', position: 'Analista', location: 'Bogotá, Distrito Capital, Colombia' },
    ])
  })

  it('reads no number of things as an employer', () => {
    expect(jobs(['Profesora', BOLD], ['2010 – 2012'], ['20 módulos titulares'])).toMatchObject([
      { company: '', position: 'Profesora' },
    ])
  })
})

describe('studies', () => {
  it('starts a study at each line in the style of the first one, also without dates', () => {
    expect(
      studies(
        ['Técnica en sistemas', LARGE],
        ['Corporación Lumbre'],
        ['2023'],
        ['Curso de comunidad digital', LARGE],
        ['Universidad del Valle Azul'],
        ['Marketing digital', LARGE],
        ['Universidad Costa Norte'],
      ),
    ).toMatchObject([
      { institution: 'Corporación Lumbre', degree: 'Técnica en sistemas' },
      { institution: 'Universidad del Valle Azul', degree: 'Curso de comunidad digital' },
      { institution: 'Universidad Costa Norte', degree: 'Marketing digital' },
    ])
  })

  it('reads unknown names in the order of the other studies', () => {
    expect(
      studies(
        ['2010 – 2012 | Instituto Lumbre'],
        ['Bachiller en Ciencias'],
        ['2013 – 2015 | Alba Costa'],
        ['Diseño de marcas'],
      ),
    ).toMatchObject([
      { institution: 'Instituto Lumbre', degree: 'Bachiller en Ciencias' },
      { institution: 'Alba Costa', degree: 'Diseño de marcas' },
    ])
  })

  it.each([
    ['Técnica en Redes en Instituto Olmo', 'Técnica en Redes', 'Instituto Olmo'],
    ['ESCUELA DEL SUR :PRIMER GRADO', 'PRIMER GRADO', 'ESCUELA DEL SUR'],
  ])('finds degree and school in %s', (text, degree, institution) =>
    expect(studies([text, BOLD], ['2001 – 2004'])).toMatchObject([{ degree, institution }]),
  )

  it('takes the only item below each school as its degree', () => {
    expect(
      studies(['2001-2005 | Instituto Lumbre'], ['• Primaria'], ['2006-2010 | Liceo Alba'], ['• Bachiller Mercantil']),
    ).toMatchObject([
      { institution: 'Instituto Lumbre', degree: 'Primaria' },
      { institution: 'Liceo Alba', degree: 'Bachiller Mercantil' },
    ])
  })

  it('reads no status as a name', () => {
    expect(
      studies(['• Desarrollo Web, Instituto Olmo. Certificado.'], ['• Curso de SQL, Instituto Olmo.']),
    ).toMatchObject([
      { institution: 'Instituto Olmo', degree: 'Desarrollo Web' },
      { institution: 'Instituto Olmo', degree: 'Curso de SQL' },
    ])
  })

  it('reads a study that is not over and has no dates', () => {
    expect(studies(['Instituto Lumbre', LARGE], ['Tecnicatura en Redes'], ['(Presente)'])).toMatchObject([
      { institution: 'Instituto Lumbre', degree: 'Tecnicatura en Redes', current: true },
    ])
  })

  it('keeps names with the dates below them where only the first study has both on one line', () => {
    expect(
      studies(
        ['ESCUELA DEL SUR :PRIMER GRADO DE 1991-1997'],
        ['INT.OLMO :CICLO COMUN'],
        ['1998-2001'],
        ['INS.LUMBRE :CICLO COMERCIAL'],
        ['2002-2003'],
      ),
    ).toMatchObject([
      { institution: 'ESCUELA DEL SUR', startDate: '1991', endDate: '1997' },
      { institution: 'INT.OLMO', degree: 'CICLO COMUN', startDate: '1998', endDate: '2001' },
      { institution: 'INS.LUMBRE', degree: 'CICLO COMERCIAL', startDate: '2002', endDate: '2003' },
    ])
  })
})

describe('jobs as list items', () => {
  const item = (text: string): TestLine => [
    `• ${text}`,
    {
      parts: [
        { at: 0, x: 40, font: 0, gap: false },
        { at: 2, x: 58, font: 0, gap: true },
      ],
    },
  ]
  it('reads items with dates amid their text, also over two lines', () => {
    expect(
      jobs(
        item('Olmo University, January 2022 - Present: Teaching Physics'),
        item('Duna Academy, April 2021 - August 2021: Member and Promoter of Mental'),
        ['Health Activities', { x: 58 }],
      ),
    ).toMatchObject([
      { company: 'Olmo University', position: 'Teaching Physics', current: true },
      { company: 'Duna Academy', position: 'Member and Promoter of Mental Health Activities' },
    ])
  })

  it('reads no labelled place as an employer', () => {
    expect(jobs(['2019 – 2023'], ['Teacher', BOLD], ['City: Villarriba | Country: Spain'])).toMatchObject([
      { company: '', position: 'Teacher' },
    ])
  })
})
