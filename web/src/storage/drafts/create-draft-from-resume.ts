import type { Country } from '#shared/countries.ts'
import type { Language } from '#shared/languages.ts'
import type { Provenance } from '#shared/parser/parsed-resume.ts'
import type { ResumeContent } from '#shared/resume/schema/content.ts'
import { contentToDocument } from '#shared/resume/schema/content-to-document.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { createDraftJob } from '#shared/resume/tailoring/draft-job.ts'
import { newId } from '../new-id.ts'
import { createDraft } from './drafts.ts'

/** Content in one language, or a whole document with both. */
type Resume = { readonly content: ResumeContent; readonly language: Language } | ResumeDocument

interface ResumeSource {
  /** Parsed or imported. */
  readonly resume: Resume
  /** Name of the draft when the resume names no person. */
  readonly fallbackName: string
  readonly provenance?: readonly Provenance[]
  /** Id of the resume in the account, when it is there. */
  readonly resumeId?: string | null
  /** Text of the job ad that the resume was compared with. */
  readonly jobAd?: string
  /** The country that the person set for it. */
  readonly country?: Country | undefined
}

/**
 * Creates a draft named after the person of a parsed, imported or improved resume. Entries without ids get new ones.
 * Returns the draft's id.
 */
export const createDraftFromResume = ({
  resume,
  fallbackName,
  provenance,
  resumeId,
  jobAd = '',
  country,
}: ResumeSource): Promise<string> => {
  const document = 'content' in resume ? contentToDocument(resume.content, resume.language, newId) : resume
  return createDraft({
    document: country ? { ...document, country } : document,
    name: document.personalInfo.fullName || fallbackName,
    ...(provenance && { provenance }),
    ...(resumeId ? { resumeId } : {}),
    ...(jobAd.trim() !== '' && { job: createDraftJob(jobAd) }),
  })
}
