import type { CustomSectionKey } from '../section-titles.ts'
import {
  formatPeriod,
  toCertification,
  toEducation,
  toExperiences,
  toProject,
  toVolunteer,
} from './candidate-entries.ts'
import { extractCandidatePerson } from './candidate-person.ts'
import { splitSkillProse } from './custom-sections.ts'
import type { ElementReader } from './element-reader.ts'
import type { EuropassSource } from './europass-source.ts'
import { extractPhoto } from './extract-photo.ts'
import { joinLevels } from './language-levels.ts'
import { toLanguageName } from './language-names.ts'

const SECTIONS: readonly (readonly [name: string, key: CustomSectionKey])[] = [
  ['PublicationHistory', 'publications'],
  ['CourseCertifications', 'courses'],
  ['HobbiesAndInterests', 'interests'],
  ['NetworksAndMemberships', 'networks'],
  ['ConferencesAndSeminars', 'conferences'],
  ['CreativeWorks', 'creative-works'],
  ['SocialAndPoliticalActivities', 'activities'],
  ['CommunicationAndInterpersonalSkills', 'communication-skills'],
  ['OrganisationalSkills', 'organizational-skills'],
  ['ManagementAndLeadershipSkills', 'management-skills'],
  ['JobRelatedSkills', 'job-skills'],
  ['DigitalSkills', 'digital-skills'],
  ['EmploymentReferences', 'references'],
  ['PatentHistory', 'patents'],
]

/** The content of a `Candidate`, of its first profile. */
export const fromCandidate = ({ element, fields, custom, language }: EuropassSource) => {
  for (const name of ['DocumentID', 'CandidateSupplier', 'RenderingInformation']) element.drop(name, 'other-data')
  const profile = element.child('CandidateProfile')
  profile.drop('ID', 'other-data')
  const person = element.child('CandidatePerson')
  const picture = extractPhoto(fields, [...profile.child('Attachment').path, 'EmbeddedData'], '')
  for (const name of ['FileType', 'Instructions', 'Description']) profile.child('Attachment').drop(name, 'other-data')
  const wanted = profile.child('CandidatePositionPreferences')
  const title = wanted.text('Description') || wanted.text('PositionTitle')
  const summary = profile.prose('ExecutiveSummary')
  const skills = extractSkills(profile, custom)
  custom.add('driving-license', [joinLicenses(profile)])
  for (const [name, key] of SECTIONS) custom.add(key, listItems(profile.child(name)))
  for (const section of profile.children('Others')) addOther(section, custom)
  return {
    personalInfo: { ...extractCandidatePerson(person), title, ...(picture && { photo: picture }) },
    sections: {
      ...(summary && { summary }),
      experience: fields.limit(
        profile.path,
        profile.children('EmploymentHistory', 'EmployerHistory').flatMap(toExperiences).map(withId('experience')),
      ),
      education: profile.children('EducationHistory', 'EducationOrganizationAttendance').map(toEducation),
      skills: {
        technical: fields.limit(profile.path, skills),
        languages: fields
          .limit(profile.path, [
            ...person.children('PrimaryLanguageCode').map((code) => ({
              language: toLanguageName(code.text(), language),
              proficiency: 'Nativo' as const,
            })),
            ...findCompetencies(profile)
              .filter((entry) => isLanguage(entry))
              .map((entry) => toLanguage(entry, language)),
          ])
          .map(withId('language')),
      },
      certifications: profile.children('Certifications', 'Certification').map(toCertification),
      projects: profile.children('Projects', 'Project').map(toProject),
      volunteer: profile.children('VoluntaryWorks', 'VoluntaryWork').map(toVolunteer),
      custom: custom.finish(),
    },
  }
}

const withId =
  (prefix: string) =>
  <T extends object>(entry: T, i: number) => ({ id: `${prefix}-${i + 1}`, ...entry })

const findCompetencies = (profile: ElementReader): ElementReader[] =>
  profile.children('PersonQualifications', 'PersonCompetency')

const isLanguage = (entry: ElementReader): boolean => /^language$/i.test(entry.text('TaxonomyID'))

/** `CEF-Understanding-Listening` is `Listening`, `CEF-Speaking-Interaction` is `Speaking Interaction`. */
const toUse = (code: string): string =>
  code
    .replace(/^CEF-/, '')
    .replace(/^Understanding-/, '')
    .replaceAll('-', ' ')

const toLanguage = (entry: ElementReader, language: EuropassSource['language']) => ({
  language: toLanguageName(entry.text('CompetencyName') || entry.text('CompetencyID'), language),
  ...joinLevels(
    entry.children('CompetencyDimension').map((dimension) => ({
      use: toUse(dimension.text('CompetencyDimensionTypeCode')),
      level: dimension.text('Score', 'ScoreText'),
    })),
  ),
})

/** Skills by name, and those of short lists; text about skills goes to a section. */
const extractSkills = (profile: ElementReader, custom: EuropassSource['custom']): string[] => {
  const groups = [profile.child('Skills'), ...profile.children('Skills', 'SkillsGroup')]
  const entries = [
    ...findCompetencies(profile).filter((entry) => !isLanguage(entry)),
    ...groups.flatMap((group) => group.children('PersonCompetency')),
  ]
  const skills = entries.flatMap((entry) => {
    if (entry.text('TaxonomyID') !== '') entry.drop('TaxonomyID', 'other-data')
    const found = splitSkillProse(entry.text('CompetencyName') || entry.text('CompetencyID'))
    custom.add('other-skills', found.prose)
    return found.skills
  })
  return [...new Set(skills)]
}

const joinLicenses = (profile: ElementReader): string =>
  profile.join(
    profile.children('Licenses', 'License').map((license) => license.text('LicenseTypeCode')),
    ', ',
  )

/** One item for each entry of a section, whatever the entries are called. */
const listItems = (section: ElementReader): string[] => section.entries().map(toItem)

/** The title with its dates, else its own text, then all other texts of the entry. */
const toItem = (entry: ElementReader): string => {
  const title = entry.join([entry.text('Title'), formatPeriod(entry)], ', ') || entry.text()
  const rest = entry.rest().filter((text) => text !== entry.text('Title'))
  return entry.join([title, ...rest], '\n')
}

const addOther = (section: ElementReader, custom: EuropassSource['custom']): void => {
  const items = section.children('Other').map(toItem)
  if (items.length > 0) custom.addTitled(section.text('Title'), items)
}
