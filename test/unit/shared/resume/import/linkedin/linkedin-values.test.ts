import { describe, expect, it } from 'vitest'
import { importLinkedIn } from '#shared/resume/import/linkedin/import-linkedin.ts'
import { buildLinkedInExport } from '#test/utils/files/linkedin-export.ts'

const read = (files: Record<string, string>, options: Parameters<typeof importLinkedIn>[1] = {}) =>
  importLinkedIn(buildLinkedInExport(files), options)
const readRow = (name: string, cells: Record<string, string>) =>
  read({
    [name]: [Object.keys(cells), Object.values(cells).map((cell) => `"${cell}"`)]
      .map((row) => row.join(','))
      .join('\n'),
  })
const readProfile = (cells: Record<string, string>) => readRow('Profile.csv', { 'First Name': 'Ida', ...cells })

describe('the person of an export', () => {
  it('is named by what is there', () => {
    expect(readProfile({ 'Last Name': 'Sol' }).content.personalInfo).toEqual({
      fullName: 'Ida Sol',
      title: '',
      email: '',
      phone: '',
    })
    expect(read({ 'Skills.csv': 'Name\nSQL' }).content.personalInfo.fullName).toBe('')
  })

  it.each([
    [{ 'Geo Location': 'Leeds', Address: '1 Mill Lane', 'Zip Code': 'LS1' }, 'Leeds'],
    [{ Address: '1 Mill Lane', 'Zip Code': 'LS1' }, '1 Mill Lane, LS1'],
    [{ 'Zip Code': 'LS1' }, 'LS1'],
    [{ Address: '' }, undefined],
  ])('lives where %j says', (cells, location) => {
    expect(readProfile(cells).content.personalInfo.location).toBe(location)
  })

  it.each([
    ['The same text.', 'The same text.', 'The same text.'],
    ['One.', 'Two.', 'One.\nTwo.'],
    ['One.', '', 'One.'],
    ['', 'Two.', 'Two.'],
  ])('is summed up once: %j, %j', (summary, about, expected) => {
    const { content } = read({
      'Profile.csv': `First Name,Summary\nIda,${summary}`,
      'Profile Summary.csv': `Profile Summary\n${about}`,
    })
    expect(content.sections.summary).toBe(expected)
    expect(readProfile({ Summary: 'One.' }).content.sections.summary).toBe('One.')
  })

  it('has the first safe website, and the others as links', () => {
    const sites = '[PORTFOLIO:https://a.example/x,y,BLOG:https://b.example, COMPANY:javascript:alert(1)]'
    const { content, dropped } = readProfile({ Websites: sites, 'Twitter Handles': '[ida, sol]' })
    expect(content.personalInfo).toMatchObject({
      website: 'https://a.example/x,y',
      links: [
        { id: 'link-1', label: 'BLOG', url: 'https://b.example' },
        { id: 'link-2', label: 'X', url: 'x.com/ida' },
        { id: 'link-3', label: 'X', url: 'x.com/sol' },
      ],
    })
    expect(dropped).toEqual([{ path: 'Profile.csv.0.Websites', reason: 'invalid' }])
  })

  it('has links without a website, labelled where a kind of two capitals or more stands before a value', () => {
    const { personalInfo } = readProfile({ 'Instant Messengers': '[SKYPE:ida, X:ida, ICQ:]' }).content
    expect(personalInfo).not.toHaveProperty('website')
    expect(personalInfo.links).toEqual([
      { id: 'link-1', label: 'SKYPE', url: 'ida' },
      { id: 'link-2', label: '', url: 'X:ida' },
      { id: 'link-3', label: '', url: 'ICQ:' },
    ])
    expect(readProfile({ 'Instant Messengers': '[]' }).content.personalInfo).not.toHaveProperty('links')
  })

  it('has 100 links of 990 characters at most', () => {
    const readLinks = (...names: string[]) => {
      const { content, dropped } = readProfile({ 'Instant Messengers': names.join(', ') })
      return [content.personalInfo.links?.length, ...dropped.map(({ path, reason }) => `${path} ${reason}`)]
    }
    const names = Array.from({ length: 101 }, (_, i) => `name${i}`)
    const cut = 'Profile.csv.0.Instant Messengers too-many'
    expect(readLinks(...names.slice(1))).toEqual([100])
    expect(readLinks(...names)).toEqual([100, cut])
    expect(readLinks('x'.repeat(990), 'yes')).toEqual([2])
    expect(readLinks('one', '', 'two')).toEqual([2])
    expect(readLinks('x'.repeat(991), 'yes')).toEqual([1, cut])
  })
})

describe('the contact data of an export', () => {
  const emails = (...rows: string[]) => ({ 'Email Addresses.csv': ['Email Address,Primary', ...rows].join('\n') })
  const phones = (...rows: string[]) => ({ 'PhoneNumbers.csv': ['Extension,Number,Type', ...rows].join('\n') })

  it('is the primary address, else the first', () => {
    const find = (...rows: string[]) => read(emails(...rows)).content.personalInfo.email
    expect(find('a@a.example,No', 'b@b.example,Yes')).toBe('b@b.example')
    expect(find('a@a.example,no', 'b@b.example,SÍ')).toBe('b@b.example')
    expect(find('a@a.example,No', 'b@b.example,Not yes')).toBe('a@a.example')
  })

  it('is the mobile number, else the first, with its extension', () => {
    const find = (...rows: string[]) => read(phones(...rows)).content.personalInfo.phone
    expect(find(',111,Home', ',222,Mobile')).toBe('222')
    expect(find(',111,Casa', ',222,Móvil')).toBe('222')
    expect(find('7,111,Home', ',222,Work')).toBe('111 ext. 7')
  })

  it('says what it does not take', () => {
    expect(read(emails('a@a.example,No', 'b@b.example,Yes')).dropped).toEqual([
      { path: 'Email Addresses.csv.0.Primary', reason: 'other-data' },
      { path: 'Email Addresses.csv.1.Primary', reason: 'other-data' },
      { path: 'Email Addresses.csv.0.Email Address', reason: 'no-field' },
    ])
  })
})

describe('the entries of an export', () => {
  it('have no empty values', () => {
    const files = {
      'Positions.csv': 'Company Name,Location,Started On\nAcme,,',
      'Education.csv': 'School Name,Notes,Activities\nNorth,,',
      'Certifications.csv': 'Name,Url,License Number\nFirst aid,,',
      'Projects.csv': 'Title,Url\nTides,',
      'Honors.csv': 'Title,Description\nPrize,',
    }
    const { sections } = read(files).content
    expect(sections.experience).toEqual([
      { id: 'experience-1', company: 'Acme', position: '', startDate: '', description: '', achievements: [] },
    ])
    expect(sections.education).toEqual([
      { id: 'education-1', institution: 'North', degree: '', field: '', startDate: '' },
    ])
    expect(sections.certifications).toEqual([{ id: 'certification-1', name: 'First aid', issuer: '', date: '' }])
    expect(sections.projects).toEqual([{ id: 'project-1', name: 'Tides', description: '' }])
    expect(sections.awards).toEqual([{ id: 'award-1', title: 'Prize', issuer: '', date: '' }])
    expect(sections.custom).toEqual([])
    const courses = read({ 'Courses.csv': 'Name,Number\n,\nFluids,' }).content.sections.custom
    expect(courses?.map(({ items }) => items)).toEqual([['Fluids']])
  })

  it('keep their other facts in one text', () => {
    const { sections } = read({
      'Education.csv': 'School Name,Notes,Activities\nNorth,Thesis,Choir',
      'Organizations.csv': 'Name,Position,Started On\nGuild,Member,Jan 2020',
      'Recommendations_Received.csv': 'First Name,Last Name,Text\nIda,Sol,Kind.\n,,Fast.',
    }).content
    expect(sections.education?.[0]?.description).toBe('Thesis\nChoir')
    expect(sections.custom?.map(({ id, items }) => [id, ...items])).toEqual([
      ['organizations', 'Guild, Member, 2020-01'],
      ['references', 'Ida Sol: Kind.', 'Fast.'],
    ])
  })

  it('have sections named in the language of the export, else in that of the app', () => {
    const titles = (header: string, options?: Parameters<typeof read>[1]) =>
      read({ 'Courses.csv': `${header}\nFluids` }, options).content.sections.custom?.map(({ title }) => title)
    expect(titles('Name')).toEqual(['Courses'])
    expect(titles('Name', { language: 'es' })).toEqual(['Cursos'])
    expect(titles('Nombre', { language: 'en' })).toEqual(['Cursos'])
    expect(titles('Name,Room')).toEqual(['Courses'])
  })
})

describe('the tables of an export', () => {
  it('begin below notes, in one of the first ten rows', () => {
    const notes = (count: number) => `${'Some note\n'.repeat(count)}Name\nSQL`
    expect(read({ 'Skills.csv': notes(9) })).toMatchObject({
      content: { sections: { skills: { technical: ['SQL'] } } },
      dropped: [{ path: 'Skills.csv.notes', reason: 'other-data' }],
    })
    expect(read({ 'Skills.csv': notes(10), 'Courses.csv': 'Name\nFluids' }).dropped).toEqual([
      { path: 'Skills.csv', reason: 'invalid' },
    ])
  })

  it('have a header of which half is known', () => {
    const read1 = (header: string) => read({ 'Courses.csv': `${header}\nFluids,1,2`, 'Skills.csv': 'Name\nSQL' })
    expect(read1('Name,Number,Hours').content.sections.custom?.[0]?.items).toEqual(['Fluids, 1'])
    expect(read1('Name,Hours').content.sections.custom?.[0]?.items).toEqual(['Fluids'])
    expect(read1('Name,, ').content.sections.custom?.[0]?.items).toEqual(['Fluids'])
    expect(read1(',\nName,Number').dropped).toContainEqual({ path: 'Courses.csv.notes', reason: 'other-data' })
    expect(read1('Name,Hours,Room').dropped).toEqual([{ path: 'Courses.csv', reason: 'invalid' }])
  })

  it('are the first of a kind, in any folder and spelling', () => {
    const { content, dropped } = read({
      'Export/SKILLS.CSV': 'Name\nSQL',
      'skills.csv': 'Name\nGo',
      'Skills.csv.txt': 'Name\nRust',
      'Test_Scores.csv': 'Name,Score\nFrench,B2',
    })
    expect(content.sections.skills?.technical).toEqual(['SQL'])
    expect(content.sections.custom?.[0]?.items).toEqual(['French, B2'])
    expect(dropped).toEqual([
      { path: 'skills.csv', reason: 'other-data' },
      { path: 'Skills.csv.txt', reason: 'other-data' },
    ])
  })

  it('have 400 rows at most', () => {
    const rows = (count: number) => read({ 'Skills.csv': `Name\n${'SQL\n'.repeat(count)}` }).dropped
    expect(rows(400)).toEqual([])
    expect(rows(401)).toEqual([{ path: 'Skills.csv.400-400', reason: 'too-many' }])
  })

  it('keep the second of two columns with one name, and cells beyond the header, for the report', () => {
    const { content, dropped } = read({ 'Courses.csv': 'Name,Number,Name\nFluids,1,Again,More' })
    expect(content.sections.custom?.[0]?.items).toEqual(['Fluids, 1'])
    expect(dropped).toEqual([
      { path: 'Courses.csv.0.Name (3)', reason: 'no-field' },
      { path: 'Courses.csv.0.(4)', reason: 'no-field' },
    ])
  })
})
