import { type ImproveResponse, improveResponse } from '#shared/api-schema/responses.ts'
import type { Language } from '#shared/languages.ts'
import { adviceIn } from '#shared/messages/translate-advice.ts'
import { messagesFor } from '#shared/messages/messages.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { applyChanges, type Change } from '#shared/resume/edits/changes.ts'
import { fromContent } from '#shared/resume/schema/content-to-document.ts'
import { proposalsByRules } from '#shared/scoring/suggestions/suggest-changes.ts'
import { client, requestJson } from '#web/platform/api.ts'
import { createDraft, draftPath } from '#web/storage/drafts.ts'
import { newId } from '#web/storage/new-id.ts'

/** Changes of a CV at the server: the rules', and a model's where one is configured. */
export const suggestOnServer = (id: string, language: Language): Promise<ImproveResponse> =>
  requestJson(
    client.api.resumes[':id'].improve.$post({ param: { id }, query: { language }, json: {} }),
    improveResponse,
  )

/** The rules' changes, worked out on this device. */
export const suggestHere = (read: ExtractedDocument, language: Language): ImproveResponse => {
  const words = messagesFor(language).advice
  const document = fromContent(parseResume(read).content, read.language ?? language, newId)
  const changes = proposalsByRules(document, document.language).map((proposal) => ({
    ...proposal,
    reason: words.reasons[proposal.reason],
    source: 'rules' as const,
  }))
  return { document, changes, advice: 'rules', note: words.fromRules }
}

/** Makes a draft of the CV with the accepted changes in it. Answers the address to open it. */
export const draftWith = async (
  suggested: ImproveResponse,
  accepted: readonly Change[],
  { name, resumeId, read }: { name: string; resumeId: string | null; read: ExtractedDocument | null },
): Promise<string> => {
  const { document } = applyChanges(suggested.document, accepted)
  const id = await createDraft({
    document,
    name: document.personalInfo.fullName || name,
    provenance: read ? parseResume(read).provenance : [],
    ...(resumeId ? { resumeId } : {}),
  })
  return draftPath(id)
}

/** Suggestions in another language of the reader's: what our rules say. A model's reasons stay as it wrote them. */
export const inLanguage = (suggested: ImproveResponse, language: Language): ImproveResponse => ({
  ...suggested,
  changes: suggested.changes.map((change) => ({ ...change, reason: adviceIn(change.reason, language) })),
  note: suggested.note && adviceIn(suggested.note, language),
})
