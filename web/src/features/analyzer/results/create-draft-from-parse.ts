import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { contentToDocument } from '#shared/resume/schema/content-to-document.ts'
import { getPreferredLanguage } from '#web/platform/language.ts'
import { createDraft, getDraftPath } from '#web/storage/drafts/drafts.ts'
import { newId } from '#web/storage/new-id.ts'

/** Makes a draft of what was read; doubtful fields keep where they came from. Answers the address to open it. */
export const createDraftFromParse = async (
  read: ExtractedDocument,
  { name, resumeId }: { readonly name: string; readonly resumeId: string | null },
): Promise<string> => {
  const { content, provenance } = parseResume(read)
  const document = contentToDocument(content, read.language ?? getPreferredLanguage(), newId)
  const id = await createDraft({
    document,
    name: content.personalInfo.fullName || name,
    provenance,
    ...(resumeId ? { resumeId } : {}),
  })
  return getDraftPath(id)
}
