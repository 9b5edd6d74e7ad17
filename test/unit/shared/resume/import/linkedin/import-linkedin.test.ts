import { describe, expect, it } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { importLinkedIn } from '#shared/resume/import/linkedin/import-linkedin.ts'
import { parseCsv } from '#shared/resume/import/linkedin/parse-csv.ts'
import { findInventedWords, findLostValues } from '#test/utils/files/import-values.ts'
import { buildLinkedInExport, readExportFolder } from '#test/utils/files/linkedin-export.ts'

const english = readExportFolder('linkedin-en')
const spanish = readExportFolder('linkedin-es')
const read = (files: Record<string, string | Uint8Array>) => importLinkedIn(buildLinkedInExport(files))
const codeOf = (run: () => unknown): string => {
  try {
    run()
    return 'imported'
  } catch (error) {
    return error instanceof AppError ? error.code : String(error)
  }
}

/** The non-empty cells below the header of a file, with the paths that reports use. */
const listCells = (name: string, text: string) => {
  const rows = parseCsv(text)
  const at = rows.findIndex(
    ([first]) => first !== 'Notes:' && !first?.startsWith('This file') && !first?.startsWith('You'),
  )
  const header = rows[at] ?? []
  return rows
    .slice(at + 1)
    .flatMap((row, i) =>
      row.flatMap((value, k) => (value.trim() === '' ? [] : [{ path: `${name}.${i}.${header[k]}`, value }])),
    )
}

describe('importLinkedIn', () => {
  it('takes each skill once, and no empty one', () => {
    const { content } = read({ 'Skills.csv': 'Name,Level\nSQL,\n,3\nHydrometry,\nSQL,' })
    expect(content.sections.skills?.technical).toEqual(['SQL', 'Hydrometry'])
  })

  it('imports every table of a full export', () => {
    const { kind, language, content } = read(english)
    expect([kind, language]).toEqual(['linkedin', undefined])
    expect(content.personalInfo).toEqual({
      fullName: 'Maeve Sorrel-Tinsley',
      title: 'Hydrology lead at Fenbrook Water',
      email: 'maeve@example.com',
      phone: '+44 7700 900123 ext. 21',
      location: 'Stroud, England, United Kingdom',
      website: 'https://maeve.example.com',
      links: [
        { id: 'link-1', label: 'BLOG', url: 'https://rivers.example.org' },
        { id: 'link-2', label: 'X', url: 'x.com/maevegauges' },
        { id: 'link-3', label: 'SKYPE', url: 'maeve.sorrel' },
      ],
    })
    const { sections } = content
    expect(sections.summary).toContain('"quiet" data, from gauge to report.\nI also teach field methods.')
    expect(sections.experience).toMatchObject([
      {
        company: 'Fenbrook Water',
        position: 'Hydrology Lead',
        location: 'Stroud, England',
        startDate: '2019-01',
        current: true,
        description: 'Lead a team of seven.',
        achievements: ['Replaced 140 gauges, on time', 'Cut data gaps from 9% to 1%'],
      },
      { company: 'Marrow & Sedge', startDate: '2014-09', endDate: '2018-12' },
      { company: 'Marrow & Sedge', position: 'Intern' },
    ])
    expect(sections.education).toMatchObject([
      {
        institution: 'University of Eastmere',
        degree: 'BSc Environmental Science',
        startDate: '2010',
        endDate: '2013',
      },
    ])
    expect(sections.skills?.technical).toEqual(['Hydrometry', 'Python (Programming Language)', 'QGIS, field edition'])
    expect(sections.skills?.languages.map((l) => [l.language, l.proficiency, l.detail])).toEqual([
      ['English', 'Nativo', 'Native or bilingual proficiency'],
      ['Welsh', 'Intermedio', 'Limited working proficiency'],
      ['Spanish', 'Avanzado', 'FULL_PROFESSIONAL'],
      ['Latin', undefined, undefined],
    ])
    expect(sections.certifications).toMatchObject([
      { issuer: 'Society of Gauges', date: '2017-05', expiryDate: '2027-05', credentialId: 'CH-81-204' },
      { name: 'Swift Water Rescue' },
    ])
    expect(sections.projects).toMatchObject([{ name: 'Open Gauge', startDate: '2016-03', endDate: '2018-11' }])
    expect(sections.volunteer).toEqual([
      {
        id: 'volunteer-1',
        organization: 'Stream Wardens',
        role: 'Trustee',
        startDate: '2018-04',
        current: true,
        description: 'Environment\nRaised £4,200 for two weirs.',
      },
    ])
    expect(sections.awards).toEqual([
      {
        id: 'award-1',
        title: 'Young Gauger of the Year',
        issuer: '',
        date: '2015-11',
        description: 'For the chalk stream survey.',
      },
    ])
    expect(sections.custom?.map(({ title, items }) => [title, items[0]])).toEqual([
      [
        'Publications',
        'Low flows in chalk, Journal of Small Rivers, 2016-07, https://journal.example.org/12\nTen years, nine streams.',
      ],
      ['Patents', 'Floating staff gauge, UK, GB-0000000, 2017-02, 2018-10\nReads itself.'],
      ['Courses', 'Fluid Mechanics, ENV-204'],
      ['Test scores', 'French B2, 84/100, 2012-06\nPaper-based.'],
      ['Organizations', 'Guild of Hydrologists, Secretary, 2020-01 – 2021-12\nMinutes and maps.'],
      ['Causes', 'Environment'],
      ['References', 'Idris Pell, Director, Marrow & Sedge: Careful, kind and fast.'],
    ])
  })

  it('says what it did not import', () => {
    const { dropped } = read(english)
    const list = (reason: string) => dropped.filter((d) => d.reason === reason).map(({ path }) => path)
    expect(list('invalid')).toEqual(['Certifications.csv.1.Url'])
    expect(list('no-field')).toEqual(
      expect.arrayContaining([
        'Profile.csv.0.Birth Date',
        'Profile.csv.0.Maiden Name',
        'Profile.csv.0.Industry',
        'Email Addresses.csv.0.Email Address',
        'PhoneNumbers.csv.0.Number',
      ]),
    )
    expect(list('other-data')).toEqual(expect.arrayContaining(['Connections.csv', 'Jobs/Job Applications.csv']))
  })

  it('imports an export with Spanish names and headers', () => {
    const { content, language, dropped } = read(spanish)
    expect(language).toBe('es')
    expect(content.personalInfo).toMatchObject({ fullName: 'Brais Quiroga Landeira', email: 'brais@example.com' })
    expect(content.sections.experience).toMatchObject([
      { company: 'Laboratorios Breamo', position: 'Técnico', startDate: '2018-01', achievements: { length: 2 } },
    ])
    expect(content.sections.education).toMatchObject([{ institution: 'IES Río Miño', degree: 'Técnico superior' }])
    expect(content.sections.skills?.languages.map((l) => l.proficiency)).toEqual(['Nativo', 'Básico'])
    expect(dropped.filter((d) => d.reason === 'invalid')).toEqual([])
  })

  it.each([
    ['English', english],
    ['Spanish', spanish],
  ])('loses and invents nothing of the %s export', (_, files) => {
    const { content, dropped } = read(files)
    // Reports name columns in English: those of a translated file are compared by their rows.
    const names = dropped.map(({ path, reason }) => ({
      path: path.replace(/(\.\d+)\..*$/, files === spanish ? '$1' : '$&'),
      reason,
    }))
    const cells = Object.entries(files).flatMap(([name, text]) => listCells(name, text))
    // The kind of a website is LinkedIn's word for it.
    const values = cells.map(({ path, value }) => ({ path, value: value.replace('PORTFOLIO:', '') }))
    expect(findLostValues(values, content, names)).toEqual([])
    expect(findInventedWords(content, Object.values(files).join('\n'), ['x', 'com', 'ext'])).toEqual([])
  })

  it('reports cells of unknown columns, beyond the header, and rows beyond the longest list', () => {
    const rows = Array.from({ length: 100_000 }, (_, i) => `Acme ${(i * 7919) % 100_003},x,extra\n`).join('')
    const { content, dropped } = read({ 'Positions.csv': `Company Name,Salary\n${rows}` })
    expect(content.sections.experience).toHaveLength(400)
    expect(dropped).toContainEqual({ path: 'Positions.csv.400-99999', reason: 'too-many' })
    expect(dropped).toContainEqual({ path: 'Positions.csv.0.Salary (2)', reason: 'no-field' })
    expect(dropped).toContainEqual({ path: 'Positions.csv', reason: 'no-field' })
  })

  it('reports a table without its header', () => {
    const { dropped } = read({ 'Skills.csv': 'Name\nSQL', 'Languages.csv': 'No languages found' })
    expect(dropped).toEqual([{ path: 'Languages.csv', reason: 'invalid' }])
  })

  it('cuts long cells and says so', () => {
    const long = 'word '.repeat(10_000)
    const row = [long, long, long].map((cell) => `"${cell}"`).join(',')
    const files = { 'Profile.csv': `First Name,Last Name,Twitter Handles\n${row}`, 'Skills.csv': `Name\n${long}` }
    const { content, dropped } = read(files)
    expect(content.personalInfo.fullName.length).toBeLessThanOrEqual(1_000)
    expect(dropped.some(({ path, reason }) => path === 'Skills.csv.0.Name' && reason === 'too-long')).toBe(true)
  })

  it('refuses bombs before it inflates them, and archives without a resume', () => {
    const bomb = new Uint8Array(60 * 1024 * 1024).fill(0x61)
    expect(codeOf(() => read({ 'Positions.csv': bomb }))).toBe('too-large')
    expect(codeOf(() => read({ 'Skills.csv': 'Name\n' }))).toBe('empty')
    expect(codeOf(() => read({ 'messages.csv': 'FROM,TO\na,b' }))).toBe('empty')
    expect(codeOf(() => importLinkedIn(new Uint8Array([0x50, 0x4b, 3, 4])))).toBe('damaged')
  })

  it('reads every cut and every broken quote of an export, or refuses it', () => {
    const whole = buildLinkedInExport(english)
    for (let at = 0; at < whole.length; at += 97)
      expect(['imported', 'damaged', 'empty']).toContain(codeOf(() => importLinkedIn(whole.slice(0, at))))
    for (const [name, text] of Object.entries(english))
      for (let at = 0; at < text.length; at += 41)
        expect(codeOf(() => read({ ...english, [name]: `${text.slice(0, at)}"${text.slice(at)}` }))).toBe('imported')
  })

  it('keeps keys of prototypes as data', () => {
    const { content } = read({ 'Skills.csv': 'Name,__proto__\nSQL,polluted' })
    expect(content.sections.skills?.technical).toEqual(['SQL'])
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})
