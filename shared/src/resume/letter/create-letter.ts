import type { Country } from '../../countries.ts'
import type { NewId } from '../../ids.ts'
import type { Language } from '../../languages.ts'
import { documentSchema, type ResumeDocument, SCHEMA_VERSION } from '../schema/document.ts'
import type { DraftJob } from '../tailoring/draft-job.ts'
import { letterSchema } from './letter.ts'

interface LetterSource {
  readonly resume: ResumeDocument
  readonly job: DraftJob | null
  readonly country: Country | undefined
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly language: Language
}

const POSTAL_CODE = /(?:^|\s)(?:\d{4,5}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})(?=\s|$)/gu
const STREET =
  /^(?:av(?:da|enida)?|c|calle|camino|carrer|carretera|ctra|paseo|passeig|pl|plaza|praza|ronda|r[uú]a)[.\s/]/iu

/** The place without its street, postal code and country: `Calle Mayor 3, 2.º B, 46001 Valencia, España` → `Valencia`. */
const toCity = (place = ''): string => {
  const parts = place.split(',').map((part) => part.replace(POSTAL_CODE, ' ').replace(/\s+/g, ' ').trim())
  return parts.find((part) => part !== '' && !/\d/.test(part) && !STREET.test(part)) ?? ''
}

/** A letter without paragraphs: the header and the design of the resume, and what its job tells. */
export const createLetter = ({ resume, job, country, date, language }: LetterSource, newId: NewId): ResumeDocument => {
  const { personalInfo, styling } = resume
  const { es, en } = personalInfo.location
  const { template, primaryColor, fontFamily, paper } = styling
  return documentSchema.parse({
    schemaVersion: SCHEMA_VERSION,
    id: newId(),
    language,
    ...(country && { country }),
    personalInfo,
    styling: { template, primaryColor, fontFamily, ...(paper && { paper }), fitPages: 1 },
    letter: letterSchema.parse({
      situation: (job?.ad ?? '').trim() === '' ? 'speculative' : 'ad',
      position: job?.title ? { [language]: job.title } : {},
      company: job?.company ?? '',
      date,
      place: { ...(es && { es: toCity(es) }), ...(en && { en: toCity(en) }) },
    }),
  })
}
