import { extractText } from '#shared/parser/extract-text.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import type { Resume } from '../../db/queries/resumes.ts'

/** The extracted document of a stored resume. Pasted text has no stored layout and is extracted again. */
export const getStoredDocument = (resume: Resume): ExtractedDocument =>
  resume.layout ?? extractText(resume.originalText)
