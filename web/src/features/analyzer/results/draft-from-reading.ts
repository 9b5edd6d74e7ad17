import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { fromContent } from '#shared/resume/schema/content-to-document.ts'
import { preferredLanguage } from '#web/platform/language.ts'
import { createDraft, draftPath } from '#web/storage/drafts.ts'
import { newId } from '#web/storage/new-id.ts'

/** Makes a draft of what was read; doubtful fields keep where they came from. Answers the address to open it. */
export const draftFromReading = async (
  read: ExtractedDocument,
  { name, resumeId }: { readonly name: string; readonly resumeId: string | null },
): Promise<string> => {
  const { content, provenance } = parseResume(read)
  const document = fromContent(content, read.language ?? preferredLanguage(), newId)
  const id = await createDraft({
    document,
    name: content.personalInfo.fullName || name,
    provenance,
    ...(resumeId ? { resumeId } : {}),
  })
  return draftPath(id)
}
