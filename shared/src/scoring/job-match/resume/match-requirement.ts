import type { Language } from '../../../languages.ts'
import type { ResumeContent } from '../../../resume/schema/content.ts'
import type { Period } from '../../context/periods.ts'
import type { Requirement } from '../requirement.ts'
import type { Vocabulary } from '../vocabulary.ts'
import type { ResumeField } from './fields.ts'
import { type Answer, findDegreeAnswer, findExperienceAnswer, findLanguageAnswer } from './find-facts.ts'
import { findTerm } from './find-term.ts'
import { findTitle } from './find-title.ts'

/** What requirements are compared with. */
export interface ResumeFacts {
  readonly content: ResumeContent
  readonly language: Language
  readonly jobs: readonly Period[]
  readonly fields: readonly ResumeField[]
  readonly vocabulary: Vocabulary
}

/** Whether a resume meets a requirement, with the text that shows it. */
export const matchRequirement = (requirement: Requirement, facts: ResumeFacts): Answer => {
  const { content, language, jobs, fields, vocabulary } = facts
  switch (requirement.kind) {
    case 'language':
      return findLanguageAnswer(requirement, content, language)
    case 'degree':
      return findDegreeAnswer(requirement, fields)
    case 'experience':
      return findExperienceAnswer(requirement, jobs, fields, vocabulary)
    case 'title':
      return toAnswer(findTitle(requirement.name, fields, vocabulary))
    case 'term':
    case 'certificate': {
      const alternatives = requirement.anyOf ?? [requirement]
      return toAnswer(alternatives.flatMap((one) => findTerm(one, fields, vocabulary) ?? [])[0])
    }
  }
}

const toAnswer = (field: ResumeField | undefined): Answer =>
  field ? { status: 'met', evidence: { text: field.text, path: field.path } } : { status: 'missing' }

/** The field of the flat shape in which a requirement that is not met could stand. */
export const PATH_OF_KIND: Readonly<Record<Requirement['kind'], string>> = {
  term: 'skills/technical',
  certificate: 'certifications',
  title: 'personalInfo/title',
  experience: 'experience',
  language: 'skills/languages',
  degree: 'education',
}

/** A text of the section where a requirement could stand; else of the newest job. */
export const findPlace = (kind: Requirement['kind'], fields: readonly ResumeField[]): ResumeField | undefined => {
  const section = PATH_OF_KIND[kind].split('/')[0] ?? ''
  return (
    fields.find(({ path }) => path.startsWith(section)) ?? fields.find(({ path }) => path.startsWith('experience/'))
  )
}
