import type { Language } from '../../languages.ts'
import type { ClaimSource } from '../../resume/letter/letter.ts'
import type { ProficiencyCode, ResumeDocument } from '../../resume/schema/document.ts'
import { getPlainText, listShown, toSources, toSpokenName, toWholeName } from './resume-text.ts'

/** A named fact that fits into a list, with where it stands. */
export interface NamedFact {
  readonly name: string
  readonly sources: readonly ClaimSource[]
}

export interface EducationFact extends NamedFact {
  readonly institution: string
  readonly current: boolean
}

export interface LanguageFact extends NamedFact {
  readonly proficiency: ProficiencyCode
  /** The original wording of the level: `C1`. */
  readonly detail: string
}

const MAX_DEGREE_WORDS = 12

/** The courses of study that are printed, the latest first. */
export const listEducation = (resume: ResumeDocument, language: Language): EducationFact[] =>
  listShown(resume, 'education')
    .filter(({ hidden }) => !hidden)
    .toSorted((a, b) => (b.endDate?.value ?? '9999').localeCompare(a.endDate?.value ?? '9999'))
    .flatMap((entry): EducationFact[] => {
      const written = getPlainText(entry.degree, language)
      const institution = entry.institution.trim()
      const name = toWholeName(written, MAX_DEGREE_WORDS)
      const path = `education/${entry.id}`
      return name === ''
        ? []
        : [
            {
              name,
              institution: toSpokenName(institution, MAX_DEGREE_WORDS),
              current: entry.current,
              sources: toSources([`${path}/degree`, written], [`${path}/institution`, institution]),
            },
          ]
    })

/** The languages that are printed, without those that have no name in this language. */
export const listLanguages = (resume: ResumeDocument, language: Language): LanguageFact[] =>
  listShown(resume, 'languages')
    .filter(({ hidden }) => !hidden)
    .flatMap((entry): LanguageFact[] => {
      const name = getPlainText(entry.language, language)
      const detail = entry.detail.trim()
      const path = `languages/${entry.id}`
      const level = toSources([`${path}/detail`, detail], [`${path}/proficiency`, entry.proficiency])
      return name === ''
        ? []
        : [
            {
              name,
              detail,
              proficiency: entry.proficiency,
              sources: [...toSources([`${path}/language`, name]), ...level],
            },
          ]
    })

/** The certificates that are printed and valid on `date` (`YYYY-MM-DD`; empty: all), the latest first. */
export const listCertificates = (resume: ResumeDocument, language: Language, date: string): NamedFact[] =>
  listShown(resume, 'certifications')
    .filter(
      ({ hidden, expiryDate }) =>
        !hidden && (date === '' || !expiryDate?.value || expiryDate.value >= date.slice(0, expiryDate.value.length)),
    )
    .toSorted((a, b) => (b.date?.value ?? '').localeCompare(a.date?.value ?? ''))
    .flatMap((entry): NamedFact[] => {
      const written = getPlainText(entry.name, language)
      const name = toWholeName(written, MAX_DEGREE_WORDS)
      return name === '' ? [] : [{ name, sources: toSources([`certifications/${entry.id}/name`, written]) }]
    })

/** The skills that are printed, as the resume writes them. */
export const listSkillFacts = (resume: ResumeDocument, language: Language): NamedFact[] => {
  if (resume.hiddenSections.includes('skills')) return []
  const technical = (resume.skills.technical[language] ?? []).map((name) => ({ path: 'skills/technical', name }))
  const soft = (resume.skills.soft[language] ?? []).map((name) => ({ path: 'skills/soft', name }))
  return [...technical, ...soft]
    .map(({ path, name }) => ({ path, name: name.trim() }))
    .filter(({ name }) => name !== '')
    .map(({ path, name }) => ({ name, sources: toSources([path, name]) }))
}
