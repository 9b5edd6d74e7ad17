import { describe, expect, it } from 'vitest'
import { importEuropass } from '#shared/resume/import/europass/import-europass.ts'

const read = (person: string, profile = '') =>
  importEuropass(
    new TextEncoder().encode(
      `<Candidate><CandidatePerson>${person}</CandidatePerson><CandidateProfile>${profile}</CandidateProfile></Candidate>`,
    ),
  )
const readSections = (profile: string) => read('', profile).content.sections
const channel = (code: string, inner: string) =>
  `<Communication><ChannelCode>${code}</ChannelCode>${inner}</Communication>`
const uri = (text: string) => `<URI>${text}</URI>`
const date = (name: string, value: string) => `<${name}><FormattedDateTime>${value}</FormattedDateTime></${name}>`
const period = (start: string, end: string) => date('StartDate', start) + date('EndDate', end)

describe('the person of a Candidate', () => {
  it('has given names before family names', () => {
    const name =
      '<PersonName><FamilyName>Rey</FamilyName><GivenName>Ada</GivenName><GivenName>Lu</GivenName></PersonName>'
    expect(read(name).content.personalInfo).toEqual({ fullName: 'Ada Lu Rey', title: '', email: '', phone: '' })
  })

  it.each([
    ['<CountryDialing>34</CountryDialing><DialNumber>600</DialNumber>', '+34 600'],
    ['<CountryDialing>+34</CountryDialing><AreaDialing>91</AreaDialing><DialNumber>5</DialNumber>', '+34 91 5'],
    ['<DialNumber>600</DialNumber>', '600'],
    [uri('tel 5'), 'tel 5'],
  ])('has the first phone number of %s', (inner, phone) => {
    const channels = channel('Telephone', inner) + channel('Telephone', '<DialNumber>9</DialNumber>')
    expect(read(channels).content.personalInfo.phone).toBe(phone)
  })

  it.each([
    ['Email', 'a@a.example'],
    ['E-mail', 'a@a.example'],
    ['MyEmail', ''],
  ])('has the address of a channel that is %s', (code, email) => {
    expect(read(channel(code, uri('a@a.example'))).content.personalInfo.email).toBe(email)
  })

  it('has sites and profiles, of which one may be of LinkedIn', () => {
    const social = (use: string, address: string) => channel('SocialMedia', `<UseCode>${use}</UseCode>${uri(address)}`)
    const { content, dropped } = read(
      channel('Web', uri('https://a.example')) +
        channel('Web', `${uri('https://b.example')}<OtherTitle>Blog</OtherTitle><UseCode>other</UseCode>`) +
        social('twitter', 'javascript:alert(1)') +
        social('linkedin', 'https://in.example/ada') +
        channel('InstantMessaging', `<UseCode>matrix</UseCode>${uri('https://m.example')}`),
    )
    expect(content.personalInfo).toMatchObject({
      website: 'https://a.example',
      linkedin: 'https://in.example/ada',
      links: [
        { id: 'link-1', label: 'Blog', url: 'https://b.example' },
        { id: 'link-3', label: 'matrix', url: 'https://m.example' },
      ],
    })
    const at = 'Candidate.CandidatePerson.Communication'
    expect(dropped).toContainEqual({ path: `${at}.2.URI`, reason: 'invalid' })
    expect(dropped).toContainEqual({ path: `${at}.0.ChannelCode`, reason: 'other-data' })
    expect(dropped.filter(({ reason }) => reason === 'no-field')).toEqual([])
    const other = read(social('other', 'https://www.linkedin.com/in/ada')).content.personalInfo
    expect([other.linkedin, other.links, other.website]).toEqual([
      'https://www.linkedin.com/in/ada',
      undefined,
      undefined,
    ])
  })

  it('lives at the first address, whose country may be a code', () => {
    const address = (inner: string) => channel('Address', `<Address>${inner}</Address>`)
    const readPlace = (inner: string) => read(address(inner) + address('<CityName>Bath</CityName>'))
    const lines = '<AddressLine>1 Mill Lane</AddressLine><AddressLine>Flat 2</AddressLine>'
    const city = '<PostalCode>LS1</PostalCode><CityName>Leeds</CityName>'
    expect(readPlace(`${lines}${city}<CountryCode>uk</CountryCode>`).content.personalInfo.location).toBe(
      '1 Mill Lane, Flat 2, LS1 Leeds, UK',
    )
    expect(readPlace(`${city}<CountryCode>England</CountryCode>`).content.personalInfo.location).toBe(
      'LS1 Leeds, England',
    )
    expect(read('').content.personalInfo).not.toHaveProperty('location')
  })
})

describe('the wish of a Candidate', () => {
  const wish = (inner: string) =>
    read('', `<CandidatePositionPreferences>${inner}</CandidatePositionPreferences>`).content.personalInfo.title

  it('is the title, by its description, else by the position', () => {
    expect(wish('<PositionTitle>Cook</PositionTitle><Description>Head cook</Description>')).toBe('Head cook')
    expect(wish('<PositionTitle>Cook</PositionTitle>')).toBe('Cook')
  })
})

describe('the jobs of a Candidate', () => {
  const employ = (inner: string) =>
    readSections(`<EmploymentHistory><EmployerHistory>${inner}</EmployerHistory></EmploymentHistory>`).experience
  const dates = (inner: string) => `<EmploymentPeriod>${inner}</EmploymentPeriod>`
  const position = (inner: string) => `<PositionHistory>${inner}</PositionHistory>`

  it('have dates of their own, else those of the employer', () => {
    const jobs = employ(
      dates(period('2010', '2019')) +
        position(`<PositionTitle>One</PositionTitle>${dates(period('2012', '2014'))}`) +
        position(`<PositionTitle>Two</PositionTitle>${dates(date('EndDate', '2015'))}`),
    )
    expect(jobs).toMatchObject([
      { id: 'experience-1', position: 'One', startDate: '2012', endDate: '2014' },
      { id: 'experience-2', position: 'Two', startDate: '2010', endDate: '2019' },
    ])
    expect(jobs?.[0]).not.toHaveProperty('current')
  })

  it.each([
    ['<CurrentIndicator>true</CurrentIndicator>', true],
    ['<Ongoing>true</Ongoing>', true],
    ['<Ongoing>false</Ongoing>', undefined],
  ])('go on where the file says so: %s', (mark, current) => {
    const [job] = employ(position(dates(period('2012', '2014') + mark))) ?? []
    expect([job?.endDate, job?.current]).toEqual(['2014', current])
  })

  it('have a place of their own, else that of the employer', () => {
    const place = (city: string, country: string) =>
      `<OrganizationContact><Communication><Address><CityName>${city}</CityName><CountryCode>${country}</CountryCode></Address></Communication></OrganizationContact>`
    const jobs = employ(
      place('Leeds', 'uk') +
        position('<City>Oslo</City><Country>Norway</Country>') +
        position('<Country>no</Country>') +
        position('<PositionTitle>Cook</PositionTitle>'),
    )
    expect(jobs?.map(({ location }) => location)).toEqual(['Oslo, Norway', 'NO', 'Leeds, UK'])
    expect(employ(place('', 'uk'))?.[0]?.location).toBe('UK')
    expect(employ(place('', ''))?.[0]).not.toHaveProperty('location')
  })
})

describe('the education of a Candidate', () => {
  const study = (inner: string) =>
    readSections(
      `<EducationHistory><EducationOrganizationAttendance>${inner}</EducationOrganizationAttendance></EducationHistory>`,
    ).education?.[0]
  const degree = (inner: string) => `<EducationDegree>${inner}</EducationDegree>`
  const field = (level: string, text: string) =>
    `<FieldOfStudy><${level}><ProgramConcentration>${text}</ProgramConcentration></${level}></FieldOfStudy>`

  it.each([
    ['<DegreeName>BSc</DegreeName>', '<ProgramName>Tides</ProgramName>', 'BSc', 'Tides'],
    ['<DegreeName>Tides</DegreeName>', '<ProgramName>Tides</ProgramName>', 'Tides', ''],
    ['', '<ProgramName>Tides</ProgramName>', 'Tides', ''],
    [`<DegreeName>BSc</DegreeName>${field('SpecificFieldOfStudy', 'Law')}`, '', 'BSc', 'Law'],
    [`<DegreeName>BSc</DegreeName>${field('MainFieldOfStudy', 'Law')}`, '', 'BSc', 'Law'],
    [`<DegreeName>BSc</DegreeName>${field('SpecificFieldOfStudy', '0421')}`, '', 'BSc', ''],
    [field('SpecificFieldOfStudy', 'https://f.example/1'), '<ProgramName>Tides</ProgramName>', 'Tides', ''],
    [field('MainFieldOfStudy', 'http://f.example/1'), '', '', ''],
    [field('SpecificFieldOfStudy', 'Law'), '<ProgramName>Law</ProgramName>', 'Law', ''],
    ['<DegreeName>BSc</DegreeName><DegreeMajor>Ships</DegreeMajor>', '', 'BSc', 'Ships'],
  ])('%s %s: %s in %s', (inner, program, name, of) => {
    expect(study(program + degree(inner))).toMatchObject({ degree: name, field: of })
  })

  it('is described by its level, credits and thesis', () => {
    const inner =
      '<Thesis>On tides</Thesis><NumberOfCredit>60</NumberOfCredit><CreditType>ECTS</CreditType><NationalClassification>A</NationalClassification>'
    expect(study(`<EducationLevelCode>7</EducationLevelCode>${degree(inner)}`)?.description).toBe(
      'On tides\nA\n60 ECTS\nEQF 7',
    )
    expect(study('<EducationLevelCode>17</EducationLevelCode>')?.description).toBe('17')
    const bare = study('<OrganizationName>North</OrganizationName>')
    expect([bare?.description, bare?.gpa, bare?.location]).toEqual([undefined, undefined, undefined])
  })
})

describe('the other entries of a Candidate', () => {
  it.each([
    ['<CertificationName>Sea</CertificationName><Title>Other</Title>', 'Sea'],
    ['<Title>Sea</Title><CertificationTypeCode>c</CertificationTypeCode>', 'Sea'],
    ['<CertificationTypeCode>Sea</CertificationTypeCode>', 'Sea'],
  ])('a certificate is named by %s', (inner, name) => {
    const { certifications } = readSections(`<Certifications><Certification>${inner}</Certification></Certifications>`)
    expect(certifications).toMatchObject([{ id: 'certification-1', name, issuer: '' }])
    expect(certifications?.[0]).not.toHaveProperty('url')
  })

  it.each([
    [date('FirstIssuedDate', '2011') + date('StartDate', '2012'), '2011'],
    [`${date('StartDate', '2012')}<Date>${date('StartDate', '2013')}</Date>`, '2012'],
    [`<Date>${date('StartDate', '2013')}</Date>`, '2013'],
  ])('a certificate is of the date %s', (inner, expected) => {
    const issuer = '<IssuingAuthorityName>Board</IssuingAuthorityName><Link>https://c.example</Link>'
    const { certifications } = readSections(
      `<Certifications><Certification>${inner}${issuer}</Certification></Certifications>`,
    )
    expect(certifications).toMatchObject([{ date: expected, issuer: 'Board', url: 'https://c.example' }])
  })

  it('a language is native, or has a level for each use', () => {
    const score = (code: string, text: string) =>
      `<CompetencyDimension><CompetencyDimensionTypeCode>${code}</CompetencyDimensionTypeCode><Score><ScoreText>${text}</ScoreText></Score></CompetencyDimension>`
    const greek = `<PersonCompetency><CompetencyID>ell</CompetencyID><TaxonomyID>language</TaxonomyID>${score('CEF-Understanding-Reading', 'C1')}${score('CEF-Speaking-Production', 'B2')}</PersonCompetency>`
    const { content } = read(
      '<PrimaryLanguageCode>cym</PrimaryLanguageCode>',
      `<PersonQualifications>${greek}</PersonQualifications>`,
    )
    expect(content.sections.skills?.languages).toEqual([
      { id: 'language-1', language: 'Welsh', proficiency: 'Nativo' },
      { id: 'language-2', language: 'Greek', proficiency: 'Intermedio', detail: 'Reading C1, Speaking Production B2' },
    ])
    expect(content.sections.skills?.technical).toEqual([])
    const spanish = `<Candidate><CandidateProfile languageCode="es"><PersonQualifications>${greek}</PersonQualifications></CandidateProfile></Candidate>`
    const { language, content: other } = importEuropass(new TextEncoder().encode(spanish))
    expect([language, other.sections.skills?.languages[0]?.language]).toEqual(['es', 'Griego'])
  })

  it('a picture is the photo, and what is said about it is other data', () => {
    const data = 'data:image/png;base64,iVBORw0KGgo='
    const attach = (inner: string) =>
      read('', `<Attachment><FileType>photo</FileType><Instructions>x</Instructions>${inner}</Attachment>`)
    const { content, dropped } = attach(`<EmbeddedData>${btoa(data)}</EmbeddedData>`)
    expect(content.personalInfo.photo).toBe(data)
    const at = 'Candidate.CandidateProfile.Attachment'
    expect(dropped).toEqual(
      ['FileType', 'Instructions'].map((name) => ({ path: `${at}.${name}`, reason: 'other-data' })),
    )
    const broken = attach('<EmbeddedData>no picture!</EmbeddedData>')
    expect(broken.content.personalInfo).not.toHaveProperty('photo')
    expect(broken.dropped).toContainEqual({ path: `${at}.EmbeddedData`, reason: 'no-field' })
  })

  it('an entry of another section is its title with its dates, then its other texts', () => {
    const talk = (inner: string) =>
      readSections(`<ConferencesAndSeminars><Conference>${inner}</Conference></ConferencesAndSeminars>`).custom
    const title = '<Title>Tides</Title>'
    expect(talk(`${title}<Date>${period('2019-01', '2020-03')}</Date><Place>Leeds</Place>`)).toMatchObject([
      { id: 'conferences', items: ['Tides, 2019-01 – 2020-03\nLeeds'] },
    ])
    expect(talk(`${title}${period('2019-01', '2020-03')}<Again>Tides</Again>`)?.[0]?.items).toEqual([
      'Tides, 2019-01 – 2020-03',
    ])
    expect(talk('<Place>Leeds</Place>')?.[0]?.items).toEqual(['Leeds'])
    const hobbies = '<HobbiesAndInterests><Hobby>Sailing</Hobby></HobbiesAndInterests>'
    expect(readSections(hobbies).custom?.[0]?.items).toEqual(['Sailing'])
  })

  it('a section of the person has its own title, unless it is empty', () => {
    const other = (inner: string) => `<Others><Title>Sea</Title>${inner}</Others>`
    const sections = readSections(other('<Other><Title>Swim</Title></Other>') + other('')).custom
    expect(sections?.map(({ title, items }) => [title, ...items])).toEqual([['Sea', 'Swim']])
  })

  it('skills in text are a section, those in lists are skills', () => {
    const skill = (name: string) => `<PersonCompetency><CompetencyName>${name}</CompetencyName></PersonCompetency>`
    const profile = `<Skills>${skill('SQL, Go')}<SkillsGroup>${skill('SQL')}${skill('I sail.')}</SkillsGroup></Skills>`
    const sections = readSections(profile)
    expect(sections.skills?.technical).toEqual(['SQL', 'Go'])
    expect(sections.custom).toMatchObject([{ id: 'other-skills', items: ['I sail.'] }])
  })
})
