import { describe, expect, it } from 'vitest'
import { importEuropass } from '#shared/resume/import/europass/import-europass.ts'

const read = (learner: string) => importEuropass(new TextEncoder().encode(`<LearnerInfo>${learner}</LearnerInfo>`))
const readPerson = (identification: string) =>
  read(`<Identification>${identification}</Identification>`).content.personalInfo
const readContact = (contact: string) => readPerson(`<ContactInfo>${contact}</ContactInfo>`)
const readSkills = (skills: string) => read(`<Skills>${skills}</Skills>`).content.sections

describe('the headline of a LearnerInfo', () => {
  const readHeadline = (type: string) =>
    read(
      `<Headline><Type><Code>${type}</Code><Label>L</Label></Type><Description><Label>Glazier</Label></Description></Headline>`,
    )

  it('is a title, or the summary where it is a statement', () => {
    const headline = '<Headline><Description>Glazier</Description></Headline>'
    expect(read(headline).content.personalInfo.title).toBe('Glazier')
    expect(read(headline).content.sections.summary).toBeUndefined()
    const job = readHeadline('preferred_job')
    expect([job.content.personalInfo.title, job.content.sections.summary]).toEqual(['Glazier', undefined])
    const statement = readHeadline('personal_statement')
    expect([statement.content.personalInfo.title, statement.content.sections.summary]).toEqual(['', 'Glazier'])
    expect(job.dropped).toEqual([{ path: 'LearnerInfo.Headline.Type', reason: 'other-data' }])
  })
})

describe('the person of a LearnerInfo', () => {
  it('has first names before surnames, and the contacts that are there', () => {
    expect(readPerson('<PersonName><Surname>Rey</Surname><FirstName>Ada</FirstName></PersonName>')).toEqual({
      fullName: 'Ada Rey',
      title: '',
      email: '',
      phone: '',
    })
    const contact = readContact(
      '<Email><Contact>a@a.example</Contact></Email><Telephone><Contact>111</Contact></Telephone>' +
        '<Telephone><Contact>222</Contact></Telephone>',
    )
    expect(contact).toMatchObject({ fullName: '', email: 'a@a.example', phone: '111' })
  })

  it('lives at the parts of an address that are there', () => {
    const readAddress = (address: string) => readContact(`<Address><Contact>${address}</Contact></Address>`).location
    expect(
      readAddress(
        '<AddressLine>1 Mill Lane</AddressLine><AddressLine2>Flat 2</AddressLine2><PostalCode>LS1</PostalCode>' +
          '<Municipality>Leeds</Municipality><Country><Code>UK</Code><Label>England</Label></Country>',
      ),
    ).toBe('1 Mill Lane, Flat 2, LS1 Leeds, England')
    expect(readAddress('<Municipality>Leeds</Municipality>')).toBe('Leeds')
    expect(readAddress('')).toBeUndefined()
  })

  it('has the first safe site, and links to the others, numbered as they stand', () => {
    const site = (url: string) =>
      `<Website><Contact>${url}</Contact><Use><Code>blog</Code><Label>Blog</Label></Use></Website>`
    const personal = (...urls: string[]) => readContact(urls.map(site).join(''))
    expect(personal('https://a.example')).toMatchObject({ website: 'https://a.example' })
    expect(personal('https://a.example')).not.toHaveProperty('links')
    expect(personal('https://a.example', 'javascript:alert(1)', 'https://c.example').links).toEqual([
      { id: 'link-2', label: 'Blog', url: 'https://c.example' },
    ])
    const { content, dropped } = read(
      `<Identification><ContactInfo>${site('data:text/html,x')}${site('vbscript:x')}</ContactInfo></Identification>`,
    )
    expect(content.personalInfo.website).toBeUndefined()
    const at = 'LearnerInfo.Identification.ContactInfo.Website'
    expect(dropped).toEqual([
      { path: `${at}.0.Contact`, reason: 'invalid' },
      { path: `${at}.1.Contact`, reason: 'invalid' },
      { path: `${at}.0.Use.Code`, reason: 'no-field' },
      { path: `${at}.0.Use.Label`, reason: 'no-field' },
      { path: `${at}.1.Use.Code`, reason: 'no-field' },
      { path: `${at}.1.Use.Label`, reason: 'no-field' },
    ])
  })
})

describe('the period of an entry', () => {
  const readPeriod = (period: string) =>
    read(`<WorkExperience><Period>${period}</Period></WorkExperience>`).content.sections.experience?.[0]
  const from = '<From year="2019" month="--03" day="---04"/>'

  it.each([
    [`${from}<To year="2020"/>`, '2019-03', '2020', undefined],
    [`${from}<To year="2020"/><Current>false</Current>`, '2019-03', '2020', undefined],
    [`${from}<To year="2020"/><Current>true</Current>`, '2019-03', '2020', true],
    [`${from}<To year="2020"/><Current>1</Current>`, '2019-03', '2020', true],
    [`${from}<To year="2020"/><Current>10</Current>`, '2019-03', '2020', undefined],
    [from, '2019-03', undefined, true],
    ['<To year="2020"/>', '', '2020', undefined],
    ['<From>03/2019</From>', '2019-03', undefined, true],
    ['<Current>false</Current>', '', undefined, undefined],
  ])('of %s', (period, startDate, endDate, current) => {
    expect(readPeriod(period)).toMatchObject({ startDate })
    expect([readPeriod(period)?.endDate, readPeriod(period)?.current]).toEqual([endDate, current])
  })
})

describe('the entries of a LearnerInfo', () => {
  it('have the place of the employer or school, and no empty value', () => {
    const place = '<ContactInfo><Address><Contact><Municipality>Leeds</Municipality></Contact></Address></ContactInfo>'
    const job = (employer: string) =>
      `<WorkExperience><Employer><Name>Glas</Name>${employer}</Employer></WorkExperience>`
    const course = (inner: string) => `<Education><Title>Glazing</Title>${inner}</Education>`
    const { experience, education } = read(
      job(place) +
        job('') +
        course(`<Organisation><Name>North</Name>${place}</Organisation><Level><Label>EQF 4</Label></Level>`) +
        course('<Activities>Cutting</Activities><Field><Label>Crafts</Label></Field>'),
    ).content.sections
    const empty = { position: '', startDate: '', description: '', achievements: [] }
    expect(experience).toEqual([
      { id: 'experience-1', company: 'Glas', location: 'Leeds', ...empty },
      { id: 'experience-2', company: 'Glas', ...empty },
    ])
    expect(education).toEqual([
      {
        id: 'education-1',
        institution: 'North',
        degree: 'Glazing',
        field: '',
        startDate: '',
        location: 'Leeds',
        description: 'EQF 4',
      },
      {
        id: 'education-2',
        institution: '',
        degree: 'Glazing',
        field: 'Crafts',
        startDate: '',
        description: 'Cutting',
      },
    ])
    const bare = read(course('')).content.sections.education?.[0]
    expect([bare?.location, bare?.description]).toEqual([undefined, undefined])
  })

  it('of languages have all levels where they differ, and certificates of their own', () => {
    const level = (use: string, value: string) => `<${use}>${value}</${use}>`
    const certificate =
      '<Certificate><Title>Test</Title><Level>B2</Level><AwardingBody>Board</AwardingBody><Date year="2019"/></Certificate>'
    const foreign =
      '<ForeignLanguage><Description><Label>Greek</Label></Description><ProficiencyLevel>' +
      `${level('Listening', 'B2')}${level('SpokenInteraction', 'B1')}</ProficiencyLevel>` +
      `<VerifiedBy>${certificate}<CertificateList>${certificate}</CertificateList></VerifiedBy></ForeignLanguage>`
    const { skills, certifications } = readSkills(
      `<Linguistic><MotherTongue><Description><Label>Welsh</Label></Description></MotherTongue>${foreign}</Linguistic>`,
    )
    expect(skills?.languages).toEqual([
      { id: 'language-1', language: 'Welsh', proficiency: 'Nativo' },
      {
        id: 'language-2',
        language: 'Greek',
        proficiency: 'Intermedio',
        detail: 'Listening B2, Spoken Interaction B1',
      },
    ])
    expect(certifications).toEqual(
      ['certification-1', 'certification-2'].map((id) => ({ id, name: 'Test B2', issuer: 'Board', date: '2019' })),
    )
  })
})

describe('the skills of a LearnerInfo', () => {
  const describeSkill = (name: string, text: string) => `<${name}><Description>${text}</Description></${name}>`
  const readCustom = (skills: string) => readSkills(skills).custom?.map(({ id, items }) => [id, ...items])

  it('are sections, but for computer skills in lists', () => {
    expect(
      readCustom(
        describeSkill('Communication', '<ul><li>Calm</li><li>Clear</li></ul>') +
          describeSkill('Organisational', 'Tidy') +
          describeSkill('JobRelated', 'Cutting') +
          describeSkill('Other', 'Choir'),
      ),
    ).toEqual([
      ['communication-skills', 'Calm', 'Clear'],
      ['organizational-skills', 'Tidy'],
      ['job-skills', 'Cutting'],
      ['other-skills', 'Choir'],
    ])
    const { skills, custom } = readSkills(describeSkill('Computer', 'SQL, Go (modules, tools); SQL\nI write macros.'))
    expect(skills?.technical).toEqual(['SQL', 'Go (modules, tools)'])
    expect(custom).toMatchObject([{ id: 'digital-skills', items: ['I write macros.'] }])
  })

  it('of a list have 60 characters at most, and end in no period or colon', () => {
    const read1 = (text: string) => readSkills(describeSkill('Computer', text)).skills?.technical
    expect(read1(`${'x'.repeat(60)}, Go`)).toEqual(['x'.repeat(60), 'Go'])
    expect(read1(`${'x'.repeat(61)}, Go`)).toEqual([])
    expect(read1('Tools: SQL, Go')).toEqual(['Tools: SQL', 'Go'])
    expect(read1('Tools:, Go')).toEqual([])
    expect(read1('v1.2, Go,')).toEqual(['v1.2', 'Go'])
  })

  it('have licenses and levels', () => {
    const licences = '<Driving><Description><Licence>B</Licence><Licence>C1</Licence></Description></Driving>'
    const levels = '<Safety>B</Safety><Information>A</Information><ContentCreation>C</ContentCreation>'
    expect(readCustom(`${licences}<Computer><ProficiencyLevel>${levels}</ProficiencyLevel></Computer>`)).toEqual([
      ['driving-license', 'B, C1'],
      ['digital-skills', 'Information: A', 'ContentCreation: C', 'Safety: B'],
    ])
  })

  it('and achievements of one title are one section, with each item once', () => {
    const achievement = (title: string, ...items: string[]) =>
      `<Achievement><Title><Label>${title}</Label></Title><Description>${items.join('&#10;')}</Description></Achievement>`
    const { custom } = read(
      achievement('Talks', 'One', 'Two') + achievement('Prizes', 'Cup') + achievement('Talks', 'Two', 'Three'),
    ).content.sections
    expect(custom).toEqual([
      { id: 'section-7', title: 'Talks', items: ['One', 'Two', 'Three'] },
      { id: 'section-8', title: 'Prizes', items: ['Cup'] },
    ])
  })
})
