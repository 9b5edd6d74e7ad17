import { AppError } from '../../../errors.ts'
import { LIMITS } from '../../schema/limits.ts'
import { findProficiency, getLevelDetail } from '../../schema/proficiency.ts'
import { createCustomSection, finishContent, splitBullets, toContentDate, toDateRange } from '../entry-values.ts'
import { createFieldExtractor } from '../field-extractor.ts'
import type { ImportedResume, ImportOptions } from '../imported-resume.ts'
import { type CustomSectionKey, SECTION_TITLES } from '../section-titles.ts'
import { extractContact } from './extract-contact.ts'
import { extractProfile } from './extract-profile.ts'
import { readTables } from './read-tables.ts'
import { createTableReader, type RowReader, type TableReader } from './table-reader.ts'

/**
 * Imports LinkedIn's data export: a ZIP archive of CSV files, with English or Spanish headers. Values without a field in
 * a resume, and files about the network and the account, are reported.
 * @throws AppError `too-large` or `too-complex` for a bomb, `damaged`, `encrypted`, `empty` without any data of a resume
 */
export const importLinkedIn = (bytes: Uint8Array, options: ImportOptions = {}): ImportedResume => {
  const found = readTables(bytes)
  if (Object.values(found.rows).every((rows) => rows.length === 0)) throw new AppError('empty')
  const fields = createFieldExtractor(found.rows)
  const tables = createTableReader(fields, found.fileNames)
  const language = found.isSpanish ? 'es' : options.language
  const profile = extractProfile(tables)
  const contact = extractContact(tables)
  const { content, dropped } = finishContent(fields, {
    personalInfo: { ...profile.personalInfo, ...contact },
    sections: {
      ...(profile.summary && { summary: profile.summary }),
      experience: tables.rows('positions').map(toExperience),
      education: tables.rows('education').map(toEducation),
      skills: {
        technical: fields.limit(
          [tables.fileName('skills')],
          [...new Set(tables.rows('skills').map((row) => row.text('Name', LIMITS.skillChars)))].filter((s) => s !== ''),
        ),
        languages: tables.rows('languages').map(toLanguage),
      },
      certifications: tables.rows('certifications').map(toCertification),
      projects: tables.rows('projects').map(toProject),
      awards: tables.rows('honors').map(toAward),
      volunteer: tables.rows('volunteering').map(toVolunteer),
      custom: CUSTOM_TABLES.flatMap(([kind, id, toItem]) =>
        createCustomSection(fields, [tables.fileName(kind)], {
          id,
          title: SECTION_TITLES[id][language ?? 'en'],
          items: tables.rows(kind).map(toItem),
        }),
      ),
    },
  })
  return {
    kind: 'linkedin',
    content,
    ...(found.isSpanish && { language: 'es' }),
    dropped: [...found.dropped, ...dropped],
  }
}

const toDates = (row: RowReader) => toDateRange(row.text('Started On'), row.text('Finished On'))

const toExperience = (row: RowReader, i: number) => {
  const location = row.text('Location')
  return {
    id: `experience-${i + 1}`,
    company: row.text('Company Name'),
    position: row.text('Title'),
    ...toDates(row),
    ...(location && { location }),
    ...splitBullets(row.prose('Description')),
  }
}

const toEducation = (row: RowReader, i: number) => {
  const description = row.join([row.prose('Notes'), row.prose('Activities')], '\n')
  return {
    id: `education-${i + 1}`,
    institution: row.text('School Name'),
    degree: row.text('Degree Name'),
    ...toDateRange(row.text('Start Date'), row.text('End Date')),
    ...(description && { description }),
  }
}

/** `NATIVE_OR_BILINGUAL` in some exports, `Native or bilingual proficiency` in others. */
const toLanguage = (row: RowReader, i: number) => {
  const level = row.text('Proficiency')
  return {
    id: `language-${i + 1}`,
    language: row.text('Name'),
    proficiency: findProficiency(level.replaceAll('_', ' ')),
    ...(getLevelDetail(level) && { detail: level }),
  }
}

const toCertification = (row: RowReader, i: number) => {
  const [expiryDate, credentialId] = [toContentDate(row.text('Finished On')), row.text('License Number')]
  const url = row.url('Url')
  return {
    id: `certification-${i + 1}`,
    name: row.text('Name'),
    issuer: row.text('Authority'),
    date: toContentDate(row.text('Started On')),
    ...(expiryDate && { expiryDate }),
    ...(credentialId && { credentialId }),
    ...(url && { url }),
  }
}

const toProject = (row: RowReader, i: number) => {
  const { startDate, endDate } = toDates(row)
  const url = row.url('Url')
  return {
    id: `project-${i + 1}`,
    name: row.text('Title'),
    description: row.prose('Description'),
    ...(url && { url }),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
  }
}

const toAward = (row: RowReader, i: number) => {
  const description = row.prose('Description')
  return {
    id: `award-${i + 1}`,
    title: row.text('Title'),
    issuer: row.text('Issuer'),
    date: toContentDate(row.text('Issued On')),
    ...(description && { description }),
  }
}

const toVolunteer = (row: RowReader, i: number) => ({
  id: `volunteer-${i + 1}`,
  organization: row.text('Company Name'),
  role: row.text('Role'),
  ...toDates(row),
  description: row.join([row.text('Cause'), row.prose('Description')], '\n'),
})

/** One line of what there is about a thing, then its text. */
const cite = (row: RowReader, facts: readonly string[], text = ''): string =>
  row.join([row.join(facts, ', '), text], '\n')

type CustomTable = readonly [Parameters<TableReader['rows']>[0], CustomSectionKey, (row: RowReader) => string]

const CUSTOM_TABLES: readonly CustomTable[] = [
  [
    'publications',
    'publications',
    (row) =>
      cite(
        row,
        [row.text('Name'), row.text('Publisher'), toContentDate(row.text('Published On')), row.url('Url')],
        row.prose('Description'),
      ),
  ],
  [
    'patents',
    'patents',
    (row) => {
      const dates = [toContentDate(row.text('Filed On')), toContentDate(row.text('Issued On'))]
      const facts = [row.text('Title'), row.text('Issuer'), row.text('Number'), ...dates, row.url('Url')]
      return cite(row, facts, row.prose('Description'))
    },
  ],
  ['courses', 'courses', (row) => cite(row, [row.text('Name'), row.text('Number')])],
  [
    'scores',
    'scores',
    (row) =>
      cite(row, [row.text('Name'), row.text('Score'), toContentDate(row.text('Date'))], row.prose('Description')),
  ],
  [
    'organizations',
    'organizations',
    (row) => {
      const { startDate, endDate = '' } = toDates(row)
      const period = row.join([startDate, endDate], ' – ')
      return cite(row, [row.text('Name'), row.text('Position'), period], row.prose('Description'))
    },
  ],
  ['causes', 'causes', (row) => row.text('Supported Cause')],
  [
    'recommendations',
    'references',
    (row) => {
      row.drop('Status', 'other-data')
      const name = row.join([row.text('First Name'), row.text('Last Name')], ' ')
      return row.join([row.join([name, row.text('Job Title'), row.text('Company')], ', '), row.prose('Text')], ': ')
    },
  ],
]
