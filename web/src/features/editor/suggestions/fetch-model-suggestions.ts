import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import type { Suggestion } from '#web/components/suggestions/rule-suggestions.ts'
import { client, requestJson } from '#web/platform/api/client.ts'
import { getDraftText, withAccountResume } from '#web/storage/account/account-resume.ts'
import type { DocumentStore } from '#web/storage/document/document-store.types.ts'
import { createRenderRequest } from '#web/workers/render/create-render-request.ts'
import { locateChange } from './suggestions.ts'

/**
 * Fetches the model's suggestions for the open document, without those whose text has changed meanwhile.
 * @throws AppError of the API: `unauthenticated`, `offline`, `rate-limited`, `daily-limit`, `text-too-short`, …
 */
export const fetchModelSuggestions = async (
  store: DocumentStore,
  templateId: string,
  language: Language,
): Promise<Suggestion[]> => {
  const request = createRenderRequest(store.getSnapshot().document, templateId)
  const improve = (id: string) =>
    requestJson(
      client.api.resumes[':id'].improve.$post({
        param: { id },
        query: { language },
        json: { text: getDraftText(request) },
      }),
      ({ improveResponse }) => improveResponse,
    )
  const { changes, noteCode } = await withAccountResume(store, request, improve)
  if (noteCode === 'daily-limit') throw new AppError('daily-limit')
  const { document } = store.getSnapshot()
  return changes.flatMap(({ reason, source, ...change }) => {
    const here = source === 'model' ? locateChange(document, change) : null
    return here ? [{ change: here, reason, source }] : []
  })
}
