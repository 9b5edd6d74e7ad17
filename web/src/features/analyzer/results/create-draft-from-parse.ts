import type { Language } from '#shared/languages.ts'
import type { ImportedResume } from '#shared/resume/import/imported-resume.ts'
import { getPreferredLanguage } from '#web/platform/language.ts'
import { createDraftFromResume } from '#web/storage/drafts/create-draft-from-resume.ts'
import { type ParsedExtraction, readResumeData } from '#web/workers/extract/client.ts'
import type { DraftSource } from './draft-source.ts'

/**
 * Creates a draft from the data in a PDF of ours, when it has any, else from the parsed CV with the provenance of its
 * fields. Returns its id. `file`: the analyzed file, when this tab still has it.
 */
export const createDraftFromFile = async (
  file: Blob | null,
  extraction: ParsedExtraction,
  source: DraftSource,
): Promise<string> => {
  const language = getPreferredLanguage()
  const imported = file && (await readImported(file, language))
  if (!imported) return createDraftFromParse(extraction, source)
  const { name, resumeId, jobAd, country } = source
  const { document, content, language: named } = imported
  const resume = document ?? { content, language: named ?? language }
  return createDraftFromResume({ resume, fallbackName: name, resumeId, jobAd, country })
}

/** The score is of the page; a file whose data cannot be read is no failure here. */
const readImported = (file: Blob, language: Language): Promise<ImportedResume | null> =>
  readResumeData(new AbortController().signal, file, language).then(
    ({ imported }) => imported,
    () => null,
  )

/** Creates a draft from a parsed CV, with the provenance of its fields. Returns its id. */
export const createDraftFromParse = (
  { extracted, parsed: { content, provenance } }: ParsedExtraction,
  { name, resumeId, jobAd, country }: DraftSource,
): Promise<string> => {
  const resume = { content, language: extracted.language ?? getPreferredLanguage() }
  return createDraftFromResume({ resume, fallbackName: name, provenance, resumeId, jobAd, country })
}
