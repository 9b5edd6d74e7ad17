import type { Country } from '#shared/countries.ts'
import type { Language } from '#shared/languages.ts'
import type { LetterInput } from '#shared/letter/letter-input.ts'
import type { LetterSituation } from '#shared/resume/letter/letter.ts'
import { parseCvDate } from '#shared/resume/schema/dates.ts'
import {
  documentSchema,
  type ProficiencyCode,
  type ResumeDocument,
  SCHEMA_VERSION,
} from '#shared/resume/schema/document.ts'
import { readJobAds } from '#test/corpus/job-ads/read-ads.ts'
import { vocabulary } from '#test/utils/scoring/vocabulary.ts'

/** An invented person with the job that a letter is for. Dates are `YYYY-MM`. */
export interface LetterPerson {
  /** Id of a job ad. */
  readonly ad: string
  readonly company: string
  readonly situation: LetterSituation
  readonly referrer?: string
  readonly country?: Country
  readonly name: string
  readonly title: string
  readonly phone: string
  readonly email: string
  readonly place: string
  readonly jobs: readonly {
    readonly company: string
    readonly position: string
    readonly start: string
    readonly end?: string
    readonly current?: boolean
    readonly bullets: readonly string[]
  }[]
  readonly projects?: readonly { readonly name: string; readonly description: string }[]
  readonly volunteer?: readonly { readonly organization: string; readonly role: string; readonly description: string }[]
  readonly education: readonly { readonly institution: string; readonly degree: string; readonly end: string }[]
  readonly skills: readonly string[]
  readonly languages: readonly (readonly [name: string, level: ProficiencyCode, detail: string])[]
  readonly certificates: readonly string[]
}

const toDate = (value = '') => (value === '' ? null : parseCvDate(value))

/** The resume of a person, with its prose in `language`. */
const toResume = (person: LetterPerson, language: Language): ResumeDocument => {
  const text = (value: string) => (value === '' ? {} : { [language]: value })
  return documentSchema.parse({
    schemaVersion: SCHEMA_VERSION,
    id: 'resume-1',
    language,
    ...(person.country && { country: person.country }),
    personalInfo: {
      fullName: person.name,
      title: text(person.title),
      email: person.email,
      phone: person.phone,
      location: text(person.place),
    },
    experience: person.jobs.map((job, i) => ({
      id: `job-${i}`,
      company: job.company,
      position: text(job.position),
      startDate: toDate(job.start),
      endDate: toDate(job.end),
      current: job.current ?? false,
      achievements: job.bullets.map((bullet, n) => ({ id: `bullet-${i}-${n}`, text: text(bullet) })),
    })),
    projects: (person.projects ?? []).map((project, i) => ({
      id: `project-${i}`,
      name: text(project.name),
      description: text(project.description),
    })),
    volunteer: (person.volunteer ?? []).map((post, i) => ({
      id: `post-${i}`,
      organization: post.organization,
      role: text(post.role),
      description: text(post.description),
    })),
    education: person.education.map((course, i) => ({
      id: `course-${i}`,
      institution: course.institution,
      degree: text(course.degree),
      endDate: toDate(course.end),
    })),
    skills: { technical: { [language]: person.skills } },
    languages: person.languages.map(([name, proficiency, detail], i) => ({
      id: `language-${i}`,
      language: text(name),
      proficiency,
      detail,
    })),
    certifications: person.certificates.map((name, i) => ({ id: `certificate-${i}`, name: text(name) })),
    styling: { template: 'clara' },
  })
}

const ADS = new Map([...readJobAds('tuned'), ...readJobAds('held')].map(({ id, text }) => [id, text]))

/** What a letter of a person is composed from. A speculative letter answers no ad. */
export const toLetterInput = (person: LetterPerson, language: Language): LetterInput => ({
  resume: toResume(person, language),
  language,
  situation: person.situation,
  ad: person.situation === 'speculative' ? '' : (ADS.get(person.ad) ?? ''),
  vocabulary,
  position: person.situation === 'speculative' ? person.title : '',
  company: person.company,
  referrer: person.referrer ?? '',
  reason: '',
  country: person.country ?? (language === 'es' ? 'ES' : 'US'),
  date: '2026-11-22',
  wording: 0,
})
