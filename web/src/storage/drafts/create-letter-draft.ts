import { AppError } from '#shared/errors.ts'
import { createLetter } from '#shared/resume/letter/create-letter.ts'
import { createBasedOn } from '#shared/resume/tailoring/share-facts.ts'
import { newId } from '../new-id.ts'
import { createDraft, getDraft } from './drafts.ts'

const toLocalDate = (date: Date): string => {
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

/**
 * Creates a letter for a resume: its header, its design and its job. The contact data are shared with the resume from then
 * on. Returns the id of the letter. Throws `not-found`.
 */
export const createLetterDraft = async (resumeId: string, name: string): Promise<string> => {
  const draft = await getDraft(resumeId)
  if (!draft) throw new AppError('not-found')
  const { document: resume, job } = draft
  const { selectCountry } = await import('#shared/scoring/country/guess-country.ts')
  const { language, personalInfo } = resume
  const place = personalInfo.location[language] ?? ''
  const { code } = selectCountry(resume.country, personalInfo.phone, place)
  const country = code === 'unknown' ? undefined : code
  const document = createLetter({ resume, job, country, date: toLocalDate(new Date()), language }, newId)
  const letterJob = job && { ...job, status: 'saved' as const, statusDate: '', notes: '', score: null, matchRate: null }
  return createDraft({ document, name, job: letterJob, basedOn: createBasedOn(resumeId, resume) })
}
