import { getPreferredLanguage } from '#web/platform/language.ts'
import { createDraftFromResume } from '#web/storage/drafts/create-draft-from-resume.ts'
import { getDraftPath } from '#web/storage/drafts/drafts.ts'
import type { ParsedExtraction } from '#web/workers/extract/client.ts'
import type { DraftSource } from './open-finding.ts'

/** Creates a draft from a parsed CV, with the provenance of its fields. Returns the path that opens it. */
export const createDraftFromParse = async (
  { extracted, parsed: { content, provenance } }: ParsedExtraction,
  { name, resumeId, jobAd, country }: DraftSource,
): Promise<string> => {
  const resume = { content, language: extracted.language ?? getPreferredLanguage() }
  return getDraftPath(await createDraftFromResume({ resume, fallbackName: name, provenance, resumeId, jobAd, country }))
}
