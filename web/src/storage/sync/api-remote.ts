import { draftResponse, draftSavedResponse, draftsResponse } from '#shared/api-schema/drafts.ts'
import { client, requestJson } from '#web/platform/api/client.ts'
import type { DraftRemote } from './remote.types.ts'

const one = client.api.drafts[':id']

export const apiDraftRemote: DraftRemote = {
  list: () => requestJson(client.api.drafts.$get({ query: {} }), draftsResponse),
  get: (id) => requestJson(one.$get({ param: { id } }), draftResponse),
  save: async ({ id, ...json }) => (await requestJson(one.$put({ param: { id }, json }), draftSavedResponse)).version,
  remove: async (id, baseVersion) =>
    (await requestJson(one.$delete({ param: { id }, query: { baseVersion: String(baseVersion) } }), draftSavedResponse))
      .version,
}
