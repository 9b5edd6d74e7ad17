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

/** The place without its country: `Valencia, España` → `Valencia`. */
const toCity = (place = ''): string => place.split(',')[0]?.trim() ?? ''

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
