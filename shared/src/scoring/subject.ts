import * as z from 'zod'

/** The parts of a resume that a finding can rest on, and that may have been misread. */
export const SUBJECTS = ['jobs', 'work', 'studies', 'skills', 'languages', 'summary', 'title', 'name', 'place'] as const
export const subjectSchema = z.enum(SUBJECTS)
export type Subject = z.infer<typeof subjectSchema>
