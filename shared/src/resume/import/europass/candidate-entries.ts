import { LIMITS } from '../../schema/limits.ts'
import { splitBullets, toContentDate, toDateRange } from '../entry-values.ts'
import type { ElementReader } from './element-reader.ts'

const readDate = (period: ElementReader, name: string): string => toContentDate(period.text(name, 'FormattedDateTime'))

/** Dates of a period; without an end, or with `CurrentIndicator` or `Ongoing`, it is current. */
const readPeriod = (period: ElementReader) => {
  const isCurrent = ['CurrentIndicator', 'Ongoing'].map((name) => period.text(name)).includes('true')
  const range = toDateRange(readDate(period, 'StartDate'), readDate(period, 'EndDate'))
  return { ...range, ...(isCurrent && { current: true }) }
}

/** `2019-01 – 2020-03` of an entry with `Date`, or with dates of its own. */
export const formatPeriod = (entry: ElementReader): string => {
  const periods = [entry.child('Date'), entry.child('Period'), entry].map((period) => {
    const { startDate, endDate = '' } = readPeriod(period)
    return period.join([startDate, endDate], ' – ')
  })
  return periods.find((period) => period !== '') ?? ''
}

/** City and country of an organization; the country is a code. */
const extractPlace = (owner: ElementReader): string => {
  const addresses = owner.children('OrganizationContact', 'Communication').map((entry) => entry.child('Address'))
  const address = addresses.find((entry) => entry.text('CityName') !== '' || entry.text('CountryCode') !== '')
  return address === undefined ? '' : joinPlace(owner, address.text('CityName'), address.text('CountryCode'))
}

const joinPlace = (owner: ElementReader, city: string, country: string): string =>
  owner.join([city, country.length === 2 ? country.toUpperCase() : country], ', ', LIMITS.lineChars)

/** One entry for each position at an employer. */
export const toExperiences = (employer: ElementReader) => {
  const positions = employer.children('PositionHistory')
  const place = extractPlace(employer)
  return (positions.length > 0 ? positions : [employer]).map((position) => {
    const own = position.child('EmploymentPeriod')
    const period = readPeriod(own.text('StartDate', 'FormattedDateTime') ? own : employer.child('EmploymentPeriod'))
    const location = joinPlace(position, position.text('City'), position.text('Country')) || place
    return {
      company: employer.text('OrganizationName'),
      position: position.text('PositionTitle'),
      ...period,
      ...(location && { location }),
      ...splitBullets(position.prose('Description')),
    }
  })
}

/** Codes of fields of study are numbers, which say nothing in a resume: they are left for the report. */
const extractField = (degree: ElementReader): string => {
  for (const name of ['SpecificFieldOfStudy', 'MainFieldOfStudy']) {
    const field = degree.child('FieldOfStudy', name, 'ProgramConcentration')
    if (!field.matches(/^[\d/.:\s]|^https?:/)) return field.text()
  }
  return degree.text('DegreeMajor')
}

/** An entry of studies. `i` counts from 0 and makes its id. */
export const toEducation = (entry: ElementReader, i: number) => {
  const degree = entry.child('EducationDegree')
  const [name, program] = [degree.text('DegreeName'), entry.text('ProgramName')]
  const field = extractField(degree) || (name === program ? '' : name && program)
  const gpa = degree.text('FinalGrade', 'ScoreText')
  const location = extractPlace(entry)
  const level = entry.text('EducationLevelCode')
  const description = entry.join(
    [
      degree.prose('OccupationalSkillsCovered'),
      degree.prose('Thesis'),
      degree.text('NationalClassification'),
      degree.join([degree.text('NumberOfCredit'), degree.text('CreditType')], ' '),
      /^\d$/.test(level) ? `EQF ${level}` : level,
    ],
    '\n',
  )
  return {
    id: `education-${i + 1}`,
    institution: entry.text('OrganizationName'),
    degree: name || program,
    field: field === program && name === '' ? '' : field,
    ...readPeriod(entry.child('AttendancePeriod')),
    ...(gpa && { gpa }),
    ...(location && { location }),
    ...(description && { description }),
  }
}

/** A certificate. `i` counts from 0 and makes its id. */
export const toCertification = (entry: ElementReader, i: number) => {
  const url = entry.url('Link')
  return {
    id: `certification-${i + 1}`,
    name: entry.text('CertificationName') || entry.text('Title') || entry.text('CertificationTypeCode'),
    issuer: entry.text('IssuingAuthority', 'Name') || entry.text('IssuingAuthorityName'),
    date:
      readDate(entry, 'FirstIssuedDate') || readDate(entry, 'StartDate') || readDate(entry.child('Date'), 'StartDate'),
    ...(url && { url }),
  }
}

/** A project. `i` counts from 0 and makes its id. */
export const toProject = (entry: ElementReader, i: number) => {
  const { startDate, endDate } = readPeriod(entry.child('Date'))
  const url = entry.url('Link')
  return {
    id: `project-${i + 1}`,
    name: entry.text('Title'),
    description: entry.prose('Description'),
    ...(url && { url }),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
  }
}

/** An entry of volunteering. `i` counts from 0 and makes its id. */
export const toVolunteer = (entry: ElementReader, i: number) => ({
  id: `volunteer-${i + 1}`,
  organization: entry.text('OrganizationName'),
  role: entry.text('Title'),
  ...readPeriod(entry.child('Date')),
  description: entry.prose('Description'),
})
