import { improveResponse } from '#shared/api-schema/responses.ts'
import type { Language } from '#shared/languages.ts'
import { client, requestJson } from '#web/platform/api.ts'
import type { DocumentStore } from '#web/storage/document-store.types.ts'
import { requestOf } from '../../../workers/render/create-render-request.ts'
import { draftText, withRow } from '../../../storage/account-resume.ts'
import { placed, type Suggestion } from './suggestions.ts'

/**
 * Asks the server's advisor for changes of the resume as it stands. Only those whose words are still here come back.
 * Throws the API's errors (`unauthenticated`, `offline`, `rate-limited`, `text-too-short` …).
 */
export const askModel = async (store: DocumentStore, templateId: string, reader: Language): Promise<Suggestion[]> => {
  const request = requestOf(store.getSnapshot().document, templateId)
  const improve = (id: string) =>
    requestJson(
      client.api.resumes[':id'].improve.$post({
        param: { id },
        query: { language: reader },
        json: { text: draftText(request) },
      }),
      improveResponse,
    )
  const { changes } = await withRow(store, request, improve)
  const { document } = store.getSnapshot()
  return changes.flatMap(({ reason, source, ...change }) => {
    const here = source === 'model' ? placed(document, change) : null
    return here ? [{ change: here, reason, source }] : []
  })
}
