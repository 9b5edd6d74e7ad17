import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseXml, type XmlElement } from '#shared/archive/parse-xml.ts'
import { AppError } from '#shared/errors.ts'
import { htmlToText } from '#shared/resume/import/europass/html-to-text.ts'
import { importEuropass } from '#shared/resume/import/europass/import-europass.ts'
import { findInventedWords, findLostValues, type SourceValue } from '#test/utils/files/import-values.ts'
import { corpusFile } from '#test/utils/paths.ts'

const readFile = (name: string) => new Uint8Array(readFileSync(corpusFile(`structured/europass/${name}`)))
const passport = readFile('skills-passport-es.xml')
const candidate = readFile('candidate-en.xml')
const encode = (text: string) => new TextEncoder().encode(text)
const codeOf = (bytes: Uint8Array): string => {
  try {
    importEuropass(bytes)
    return 'imported'
  } catch (error) {
    return error instanceof AppError ? error.code : String(error)
  }
}

/** The texts and dates of a file with the paths that reports use. A code beside its label is the same value again. */
const listValues = (element: XmlElement, path: string): SourceValue[] => {
  const children = element.children.filter((child) => child.name !== '#text')
  const local = (child: XmlElement) => child.name.replace(/^.*:/, '')
  const year = element.attributes.get('year')
  const dates = year === undefined ? [] : [{ path: `${path}.@year`, value: year }]
  const own = element.children.filter((child) => child.name === '#text').map((child) => child.text.trim())
  const texts = own.filter((text) => text !== '').map((value) => ({ path, value: htmlToText(value) }))
  const hasLabel = children.some((child) => child.name === 'Label')
  const below = children.flatMap((child) => {
    if (hasLabel && child.name === 'Code') return []
    const same = children.filter((other) => local(other) === local(child))
    return listValues(child, `${path}.${local(child)}${same.length > 1 ? `.${same.indexOf(child)}` : ''}`)
  })
  return [...dates, ...texts, ...below]
}

describe('importEuropass', () => {
  it('imports a SkillsPassport', () => {
    const { kind, language, content } = importEuropass(passport)
    expect([kind, language]).toEqual(['europass', 'es'])
    expect(content.personalInfo).toEqual({
      fullName: 'Uxía Barreiro Pombal',
      title: 'Médica de familia',
      email: 'uxia@example.com',
      phone: '+34 600 000 111',
      location: 'Rúa do Faro, 3, 15001 A Coruña, España',
      website: 'https://uxia.example.com',
      links: [
        { id: 'link-1', label: 'Blog', url: 'https://blog.example.org/uxia' },
        { id: 'link-2', label: 'Skype', url: 'uxia.barreiro' },
      ],
      photo: 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//2Q==',
    })
    const { sections } = content
    expect(sections.experience).toMatchObject([
      {
        company: 'Centro de Saúde do Castrillón',
        position: 'Médica de atención primaria',
        startDate: '2014-09',
        current: true,
        location: 'A Coruña, España',
        description: 'Consulta de 1.600 pacientes.',
        achievements: ['Reduje la espera – de 9 a 4 días', 'Tutora de dos residentes'],
      },
      { company: 'Hospital da Mariña', startDate: '2010', endDate: '2014-08' },
    ])
    expect(sections.education).toEqual([
      {
        id: 'education-1',
        institution: 'Universidade de Santiago',
        degree: 'Licenciada en Medicina',
        field: 'Salud',
        startDate: '2003-10',
        endDate: '2009-06',
        location: 'Santiago',
        description: 'EQF nivel 7\nAnatomía, farmacología',
      },
    ])
    expect(sections.skills?.technical).toEqual(['Historia clínica electrónica', 'R', 'Excel'])
    expect(sections.skills?.languages.map((l) => [l.language, l.proficiency, l.detail])).toEqual([
      ['Gallego', 'Nativo', undefined],
      ['Español', 'Nativo', undefined],
      ['Inglés', 'Avanzado', 'C1'],
      ['Portugués', 'Básico', 'Listening B2, Reading C1, Spoken Interaction B1, Spoken Production B1, Writing A2'],
    ])
    expect(sections.certifications).toMatchObject([{ name: 'Certificate in Advanced English C1', date: '2012-07' }])
    expect(sections.custom?.map(({ title, items }) => [title, ...items])).toEqual([
      ['Competencias comunicativas', 'Escucho antes de hablar, también con prisa.'],
      ['Competencias de organización', 'Coordino un equipo de cinco personas.'],
      ['Competencias relacionadas con el empleo', 'Ecografía clínica'],
      ['Otras competencias', 'Canto en un coro.'],
      ['Permiso de conducir', 'B, A1'],
      ['Competencias digitales', 'Information: B', 'Safety: C'],
      ['Publicaciones', 'Barreiro U. Tensión y mareas. 2016', 'Barreiro U. Frío y asma. 2017'],
      ['Afiliaciones', 'Sociedade Ficticia de Medicina'],
    ])
  })

  it('imports a Candidate', () => {
    const { kind, language, content } = importEuropass(candidate)
    expect([kind, language]).toEqual(['europass', 'en'])
    expect(content.personalInfo).toEqual({
      fullName: 'Tiago Velhinho Rato',
      title: '',
      email: 'tiago@example.com',
      phone: '+351 910000333',
      location: 'Rua da Prata 8, 1100-052 Lisboa, PT',
      linkedin: 'https://www.linkedin.com/in/tiago-example',
      website: 'https://tiago.example.com',
      links: [{ id: 'link-1', label: 'github', url: 'https://git.example.org/tiago' }],
      photo: 'data:image/png;base64,iVBORw0KGgo=',
    })
    const { sections } = content
    expect(sections.summary).toBe('I build tide tables & harbour tools.')
    expect(sections.experience).toMatchObject([
      {
        company: 'Porto Digital Fictício',
        position: 'Software engineer',
        startDate: '2019-03',
        current: true,
        location: 'Lisboa, PT',
        achievements: ['Wrote the tide service', 'Halved its cost, see notes (https://tides.example.org)'],
      },
      { company: 'Estaleiro Azul', startDate: '2017', endDate: '2018-02', description: 'Sensors on boats.' },
    ])
    expect(sections.education).toMatchObject([
      {
        institution: 'Universidade do Tejo',
        degree: 'MSc Computer Science',
        gpa: '17/20',
        location: 'Almada, PT',
        description: 'Distributed systems.\nClocks under water\n300 ECTS\nEQF 7',
      },
    ])
    expect(sections.skills).toMatchObject({
      technical: ['TypeScript', 'PostgreSQL'],
      languages: [
        { language: 'Portuguese', proficiency: 'Nativo' },
        { language: 'English', proficiency: 'Intermedio', detail: 'Listening C1, Speaking Interaction B2' },
        { language: 'Mirandese' },
      ],
    })
    expect(sections.certifications).toMatchObject([{ name: 'Harbour Safety', issuer: 'Port Board' }])
    expect(sections.projects).toMatchObject([{ name: 'Open Tides', url: 'https://opentides.example.org' }])
    expect(sections.volunteer).toMatchObject([{ role: 'Beach cleaner', description: 'Every May.' }])
    expect(sections.custom?.map(({ title, items }) => [title, ...items])).toEqual([
      ['Driving license', 'B, A2'],
      ['Publications', 'Slow clocks\nOn slow clocks.\n2020\nTC-12'],
      ['Interests', 'Sailing\nSmall boats only.'],
      ['Talks', 'Tides for poets, 2022-05\nPorto, 80 people.\nhttps://talks.example.org/1', 'Clocks again'],
    ])
  })

  it.each([
    ['SkillsPassport', passport, ['spoken', 'interaction', 'production']],
    // Names of languages stand in the file as codes.
    ['Candidate', candidate, ['portuguese', 'english', 'eqf']],
  ])('loses and invents nothing of a %s', (name, bytes, known) => {
    const { content, dropped } = importEuropass(bytes)
    const isSaid = ({ path, value }: SourceValue) =>
      ['true', 'false', 'por', 'eng', 'language'].includes(value) || /Photo|EmbeddedData|DimensionTypeCode/.test(path)
    const values = listValues(parseXml(bytes).root, name).filter((entry) => !isSaid(entry))
    expect(findLostValues(values, content, dropped)).toEqual([])
    const { photo: _, ...personalInfo } = content.personalInfo
    const source = htmlToText(
      new TextDecoder().decode(bytes).replaceAll(/&lt;/g, '<').replaceAll(/&gt;/g, '>').replaceAll('&amp;', '&'),
    )
    const markup = new TextDecoder().decode(bytes)
    expect(
      findInventedWords(
        { ...content, personalInfo },
        `${source} ${markup}`,
        known.map((w) => w.toLowerCase()),
      ),
    ).toEqual([])
  })

  it('says what it did not import', () => {
    const list = (bytes: Uint8Array, reason: string) =>
      importEuropass(bytes)
        .dropped.filter((entry) => entry.reason === reason)
        .map(({ path }) => path)
    expect(list(passport, 'other-data')).toEqual(expect.arrayContaining(['SkillsPassport.DocumentInfo']))
    expect(list(passport, 'no-field')).toEqual(
      expect.arrayContaining([
        'SkillsPassport.LearnerInfo.Identification.ContactInfo.TelephoneList.Telephone.1.Contact',
        'SkillsPassport.LearnerInfo.Identification.Demographics.Birthdate.@year',
        'SkillsPassport.LearnerInfo.WorkExperienceList.WorkExperience.0.Employer.Sector.Label',
      ]),
    )
    expect(list(candidate, 'no-field')).toEqual(
      expect.arrayContaining([
        'Candidate.CandidatePerson.BirthDate',
        'Candidate.CandidatePerson.Communication.1.URI',
        'Candidate.CandidateProfile.Skills.SkillsGroup.Title',
      ]),
    )
  })

  it('takes entries without their lists, a LearnerInfo alone, and HTML that is not escaped', () => {
    const entry =
      '<WorkExperience><Period><From year="2020"/></Period><Activities><p>One</p><ul><li>Two</li></ul></Activities></WorkExperience>'
    const { content } = importEuropass(encode(`<LearnerInfo>${entry}</LearnerInfo>`))
    expect(content.sections.experience).toMatchObject([
      { startDate: '2020', current: true, description: 'One', achievements: ['Two'] },
    ])
  })

  it('refuses a DOCTYPE, other XML, and files that are too deep or too large', () => {
    const bomb = '<!DOCTYPE a [<!ENTITY b "lol"><!ENTITY c "&b;&b;">]>'
    expect(
      codeOf(encode(`<?xml version="1.0"?>${bomb}<SkillsPassport><LearnerInfo>&c;</LearnerInfo></SkillsPassport>`)),
    ).toBe('damaged')
    expect(codeOf(encode('<svg><text>x</text></svg>'))).toBe('invalid-document')
    expect(codeOf(encode('not XML'))).toBe('invalid-document')
    expect(codeOf(encode('<Candidate/>'))).toBe('empty')
    expect(codeOf(encode(`<Candidate>${'<a>'.repeat(200)}`))).toBe('too-complex')
    expect(codeOf(encode(`<Candidate>${'<a/>'.repeat(400_001)}</Candidate>`))).toBe('too-complex')
  })

  it.each([
    ['SkillsPassport', passport],
    ['Candidate', candidate],
  ])('imports a %s whose texts are too long, and one whose lists are', (_, bytes) => {
    const xml = new TextDecoder().decode(bytes)
    const long = encode(xml.replace(/>([^<>]*[^\s<>][^<>]*)</g, `>${'word, more '.repeat(3_000)}<`))
    expect(importEuropass(long).dropped.some(({ reason }) => reason === 'too-long')).toBe(true)
    for (const name of ['Website', 'ForeignLanguage', 'Achievement', 'PositionHistory', 'Communication', 'Other']) {
      const entries = new RegExp(`<${name}>.*?</${name}>`, 'gs')
      expect(codeOf(encode(xml.replace(entries, (entry) => entry.repeat(500))))).toBe('imported')
    }
  })

  it.each([
    ['SkillsPassport', passport],
    ['Candidate', candidate],
  ])('imports or refuses every cut of a %s', (_, bytes) => {
    for (let at = 0; at < bytes.length; at += 61)
      expect(['imported', 'damaged', 'invalid-document', 'empty']).toContain(codeOf(bytes.slice(0, at)))
  })

  it('reports unsafe addresses and entries beyond the longest list', () => {
    const job = '<EmployerHistory><OrganizationName>A</OrganizationName></EmployerHistory>'
    const { content, dropped } = importEuropass(
      encode(
        `<Candidate><CandidatePerson><Communication><ChannelCode>Web</ChannelCode><URI>javascript:alert(1)</URI></Communication></CandidatePerson><CandidateProfile><EmploymentHistory>${job.repeat(50_000)}</EmploymentHistory></CandidateProfile></Candidate>`,
      ),
    )
    expect(content.personalInfo.website).toBeUndefined()
    expect(content.sections.experience).toHaveLength(400)
    expect(dropped).toContainEqual({ path: 'Candidate.CandidatePerson.Communication.URI', reason: 'invalid' })
    expect(dropped).toContainEqual({ path: 'Candidate', reason: 'no-field' })
  })
})
