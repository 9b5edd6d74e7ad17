import type { Draft } from './draft.ts'

/** Whether a draft is a letter. */
export const isLetter = ({ document }: Pick<Draft, 'document'>): boolean => document.letter !== undefined

/**
 * Creates a letter for a resume: its header, its design and its job. The contact data are shared with the resume from then
 * on. Returns the id of the letter. Throws `not-found`.
 */
export const createLetterDraft = async (resumeId: string, name: string): Promise<string> =>
  (await import('./create-letter-draft.ts')).createLetterDraft(resumeId, name)
