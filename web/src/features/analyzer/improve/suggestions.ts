import type { ImproveResponse } from '#shared/api-schema/resumes.ts'
import type { Language } from '#shared/languages.ts'
import { getMessages } from '#shared/messages/messages.ts'
import { translateAdvice } from '#shared/messages/translate-advice.ts'
import { applyChanges, type Change } from '#shared/resume/edits/changes.ts'
import { contentToDocument } from '#shared/resume/schema/content-to-document.ts'
import { loadRuleSuggestions } from '#web/components/suggestions/rule-suggestions.ts'
import { client, requestJson } from '#web/platform/api/client.ts'
import { createDraftFromResume } from '#web/storage/drafts/create-draft-from-resume.ts'
import { getDraftPath } from '#web/storage/drafts/drafts.ts'
import { newId } from '#web/storage/new-id.ts'
import type { ParsedExtraction } from '#web/workers/extract/client.ts'
import type { DraftSource } from '../results/draft-source.ts'
import { ensureTemplate } from '../results/open-finding.ts'

/** Suggestions from the API: those of the rules, and of a model when one is configured. */
export const fetchSuggestions = (id: string, language: Language): Promise<ImproveResponse> =>
  requestJson(
    client.api.resumes[':id'].improve.$post({ param: { id }, query: { language }, json: {} }),
    ({ improveResponse }) => improveResponse,
  )

/** Suggestions of the rules, computed on this device. Rejects as `loadRuleSuggestions`. */
export const suggestLocally = async (
  { extracted, parsed }: ParsedExtraction,
  language: Language,
): Promise<ImproveResponse> => {
  const document = contentToDocument(parsed.content, extracted.language ?? language, newId)
  const changes = (await loadRuleSuggestions(document, language)).map(({ change, reason, source }) => ({
    ...change,
    reason,
    source,
  }))
  return { document, changes, advice: 'rules', note: getMessages(language).advice.fromRules }
}

/** Creates a draft of the CV with the accepted changes. Returns the path that opens it in the editor. */
export const createDraftWithChanges = async (
  suggested: ImproveResponse,
  accepted: readonly Change[],
  extraction: ParsedExtraction | null,
  { name, resumeId, jobAd, country }: DraftSource,
): Promise<string> => {
  const { document } = applyChanges(suggested.document, accepted)
  const id = await createDraftFromResume({
    resume: document,
    fallbackName: name,
    provenance: extraction?.parsed.provenance ?? [],
    resumeId,
    jobAd,
    country,
  })
  await ensureTemplate(id)
  return getDraftPath(id)
}

/** Translates the reasons and the note of the rules. Texts written by a model stay as they are. */
export const translateSuggestions = (suggested: ImproveResponse, language: Language): ImproveResponse => ({
  ...suggested,
  changes: suggested.changes.map((change) => ({ ...change, reason: translateAdvice(change.reason, language) })),
  note: suggested.note && translateAdvice(suggested.note, language),
})
