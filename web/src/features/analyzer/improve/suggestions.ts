import { type ImproveResponse, improveResponse } from '#shared/api-schema/resumes.ts'
import type { Language } from '#shared/languages.ts'
import { getMessages } from '#shared/messages/messages.ts'
import { translateAdvice } from '#shared/messages/translate-advice.ts'
import { applyChanges, type Change } from '#shared/resume/edits/changes.ts'
import { contentToDocument } from '#shared/resume/schema/content-to-document.ts'
import { suggestChanges } from '#shared/scoring/suggestions/suggest-changes.ts'
import { client, requestJson } from '#web/platform/api/client.ts'
import { createDraftFromResume } from '#web/storage/drafts/create-draft-from-resume.ts'
import { getDraftPath } from '#web/storage/drafts/drafts.ts'
import { newId } from '#web/storage/new-id.ts'
import type { ParsedExtraction } from '#web/workers/extract/client.ts'

/** Changes of a CV at the server: the rules', and a model's where one is configured. */
export const fetchSuggestions = (id: string, language: Language): Promise<ImproveResponse> =>
  requestJson(
    client.api.resumes[':id'].improve.$post({ param: { id }, query: { language }, json: {} }),
    improveResponse,
  )

/** The rules' changes, worked out on this device. */
export const suggestLocally = ({ extracted, parsed }: ParsedExtraction, language: Language): ImproveResponse => {
  const words = getMessages(language).advice
  const document = contentToDocument(parsed.content, extracted.language ?? language, newId)
  const changes = suggestChanges(document, document.language).map((proposal) => ({
    ...proposal,
    reason: words.reasons[proposal.reason],
    source: 'rules' as const,
  }))
  return { document, changes, advice: 'rules', note: words.fromRules }
}

/** Makes a draft of the CV with the accepted changes in it. Answers the address to open it. */
export const createDraftWithChanges = async (
  suggested: ImproveResponse,
  accepted: readonly Change[],
  { name, resumeId, extraction }: { name: string; resumeId: string | null; extraction: ParsedExtraction | null },
): Promise<string> => {
  const { document } = applyChanges(suggested.document, accepted)
  const id = await createDraftFromResume({
    resume: document,
    fallbackName: name,
    provenance: extraction?.parsed.provenance ?? [],
    resumeId,
  })
  return getDraftPath(id)
}

/** Suggestions in another language of the reader's: what our rules say. A model's reasons stay as it wrote them. */
export const translateSuggestions = (suggested: ImproveResponse, language: Language): ImproveResponse => ({
  ...suggested,
  changes: suggested.changes.map((change) => ({ ...change, reason: translateAdvice(change.reason, language) })),
  note: suggested.note && translateAdvice(suggested.note, language),
})
