import { LIMITS } from '../../schema/limits.ts'
import { sanitizeUrl } from '../../schema/safe-url.ts'
import { splitBullets, toContentDate } from '../entry-values.ts'
import { splitSkillProse } from './custom-sections.ts'
import type { ElementReader } from './element-reader.ts'
import type { EuropassSource } from './europass-source.ts'
import { extractPhoto } from './extract-photo.ts'
import { joinLevels } from './language-levels.ts'

/** The content of a `SkillsPassport` (Cedefop, until 2020), or of a `LearnerInfo` alone. */
export const fromLearnerInfo = ({ element, fields, custom }: EuropassSource) => {
  for (const name of ['DocumentInfo', 'PrintingPreferences']) element.drop(name, 'other-data')
  const isWhole = element.path.at(-1) === 'SkillsPassport'
  const learner = isWhole ? element.child('LearnerInfo') : element
  const { title, summary } = extractHeadline(learner)
  const photo = learner.child('Identification', 'Photo')
  const picture = extractPhoto(fields, [...photo.path, 'Data'], photo.text('MimeType'))
  const linguistic = learner.child('Skills', 'Linguistic')
  const skills = extractSkills(learner.child('Skills'), custom)
  for (const achievement of findEntries(learner, 'AchievementList', 'Achievement'))
    custom.addTitled(achievement.text('Title'), splitLines(achievement.prose('Description')))
  return {
    personalInfo: {
      ...extractPerson(learner.child('Identification'), fields),
      title,
      ...(picture && { photo: picture }),
    },
    sections: {
      ...(summary && { summary }),
      experience: findEntries(learner, 'WorkExperienceList', 'WorkExperience').map(toExperience),
      education: findEntries(learner, 'EducationList', 'Education').map(toEducation),
      skills: {
        technical: fields.limit(learner.path, [...new Set(skills)]),
        languages: fields.limit(linguistic.path, extractLanguages(linguistic)),
      },
      certifications: fields.limit(linguistic.path, extractLanguageCertificates(linguistic)),
      custom: custom.finish(),
    },
  }
}

/** Entries of a list; older files have them without it. */
const findEntries = (parent: ElementReader, list: string, name: string): ElementReader[] => [
  ...parent.children(list, name),
  ...parent.children(name),
]

const splitLines = (text: string): string[] => text.split('\n').map((line) => line.replace(/^- /, ''))

/** A headline is a position that the person has or wants, or a statement about them. */
const extractHeadline = (learner: ElementReader): { title: string; summary: string } => {
  const headline = learner.child('Headline')
  const isStatement = headline.text('Type', 'Code') === 'personal_statement'
  headline.drop('Type', 'other-data')
  return {
    title: isStatement ? '' : headline.text('Description'),
    summary: isStatement ? headline.prose('Description') : '',
  }
}

const extractPerson = (identification: ElementReader, fields: EuropassSource['fields']) => {
  const contact = identification.child('ContactInfo')
  const location = extractAddress(contact)
  const sites = findEntries(contact, 'WebsiteList', 'Website')
  const messengers = findEntries(contact, 'InstantMessagingList', 'InstantMessaging')
  const website = sites[0]?.url('Contact') ?? ''
  const links = [...sites.slice(1), ...messengers].flatMap((link, i) => {
    const url = link.text('Contact')
    if (url !== '' && sanitizeUrl(url) !== undefined) return [{ id: `link-${i + 1}`, label: link.text('Use'), url }]
    link.drop('Contact', 'invalid')
    return []
  })
  return {
    fullName: identification
      .child('PersonName')
      .join(
        [identification.text('PersonName', 'FirstName'), identification.text('PersonName', 'Surname')],
        ' ',
        LIMITS.lineChars,
      ),
    email: contact.text('Email', 'Contact'),
    phone: findEntries(contact, 'TelephoneList', 'Telephone')[0]?.text('Contact') ?? '',
    ...(location && { location }),
    ...(website && { website }),
    ...(links.length > 0 && { links: fields.limit(contact.path, links) }),
  }
}

const extractAddress = (contact: ElementReader): string => {
  const address = contact.child('Address', 'Contact')
  const city = address.join([address.text('PostalCode'), address.text('Municipality')], ' ', LIMITS.lineChars)
  const street = [address.text('AddressLine'), address.text('AddressLine2')]
  return address.join([...street, city, address.text('Country')], ', ', LIMITS.lineChars)
}

/** Dates are attributes: `year="2012" month="--08" day="---01"`. */
const readDate = (date: ElementReader): string => {
  const [year, month] = [date.text('@year'), date.text('@month').replace(/^--/, '')]
  date.text('@day')
  return year === '' ? toContentDate(date.text()) : toContentDate(month === '' ? year : `${year}-${month}`)
}

const readPeriod = (entry: ElementReader): { startDate: string; endDate?: string; current?: boolean } => {
  const period = entry.child('Period')
  const [startDate, endDate] = [readDate(period.child('From')), readDate(period.child('To'))]
  const isCurrent = /^(true|1)$/i.test(period.text('Current')) || (endDate === '' && startDate !== '')
  return { startDate, ...(endDate && { endDate }), ...(isCurrent && { current: true }) }
}

const toExperience = (entry: ElementReader, i: number) => {
  const location = extractAddress(entry.child('Employer', 'ContactInfo'))
  return {
    id: `experience-${i + 1}`,
    company: entry.text('Employer', 'Name'),
    position: entry.text('Position'),
    ...readPeriod(entry),
    ...(location && { location }),
    ...splitBullets(entry.prose('Activities')),
  }
}

const toEducation = (entry: ElementReader, i: number) => {
  const location = extractAddress(entry.child('Organisation', 'ContactInfo'))
  const description = entry.join([entry.text('Level'), entry.prose('Activities')], '\n')
  return {
    id: `education-${i + 1}`,
    institution: entry.text('Organisation', 'Name'),
    degree: entry.text('Title'),
    field: entry.text('Field'),
    ...readPeriod(entry),
    ...(location && { location }),
    ...(description && { description }),
  }
}

const USES = ['Listening', 'Reading', 'SpokenInteraction', 'SpokenProduction', 'Writing']

const extractLanguages = (linguistic: ElementReader) => {
  const native = findEntries(linguistic, 'MotherTongueList', 'MotherTongue').map((entry) => ({
    language: entry.text('Description'),
    proficiency: 'Nativo' as const,
  }))
  const foreign = findEntries(linguistic, 'ForeignLanguageList', 'ForeignLanguage').map((entry) => ({
    language: entry.text('Description'),
    ...joinLevels(
      USES.map((use) => ({ use: use.replace('Spoken', 'Spoken '), level: entry.text('ProficiencyLevel', use) })),
    ),
  }))
  return [...native, ...foreign].map((entry, i) => ({ id: `language-${i + 1}`, ...entry }))
}

const extractLanguageCertificates = (linguistic: ElementReader) =>
  findEntries(linguistic, 'ForeignLanguageList', 'ForeignLanguage')
    .flatMap((language) => [
      ...language.children('VerifiedBy', 'Certificate'),
      ...language.children('VerifiedBy', 'CertificateList', 'Certificate'),
    ])
    .map((entry, i) => ({
      id: `certification-${i + 1}`,
      name: entry.join([entry.text('Title'), entry.text('Level')], ' ', LIMITS.lineChars),
      issuer: entry.text('AwardingBody'),
      date: readDate(entry.child('Date')),
    }))

const SKILL_SECTIONS = [
  ['Communication', 'communication-skills'],
  ['Organisational', 'organizational-skills'],
  ['JobRelated', 'job-skills'],
  ['Other', 'other-skills'],
] as const

/** Computer skills that are lists become skills of their own; all others are sections. */
const extractSkills = (skills: ElementReader, custom: EuropassSource['custom']): string[] => {
  for (const [name, section] of SKILL_SECTIONS) custom.add(section, splitLines(skills.prose(name, 'Description')))
  const licences = skills.children('Driving', 'Description', 'Licence').map((licence) => licence.text())
  custom.add('driving-license', [skills.join(licences, ', ')])
  const computer = splitSkillProse(skills.prose('Computer', 'Description'))
  const levels = LEVELS.map((name) => [name, skills.text('Computer', 'ProficiencyLevel', name)] as const)
  custom.add('digital-skills', [
    ...computer.prose,
    ...levels.filter(([, level]) => level !== '').map(([name, level]) => `${name}: ${level}`),
  ])
  return computer.skills
}

const LEVELS = ['Information', 'Communication', 'ContentCreation', 'Safety', 'ProblemSolving']
