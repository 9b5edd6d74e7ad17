import { client, requestJson } from '#web/platform/api/client.ts'
import type { DraftRemote } from './remote.types.ts'

const one = client.api.drafts[':id']

export const apiDraftRemote: DraftRemote = {
  list: () => requestJson(client.api.drafts.$get({ query: {} }), ({ draftsResponse }) => draftsResponse),
  get: (id) => requestJson(one.$get({ param: { id } }), ({ draftResponse }) => draftResponse),
  save: async ({ id, ...json }) =>
    (await requestJson(one.$put({ param: { id }, json }), ({ draftSavedResponse }) => draftSavedResponse)).version,
  remove: async (id, baseVersion) =>
    (
      await requestJson(
        one.$delete({ param: { id }, query: { baseVersion: String(baseVersion) } }),
        ({ draftSavedResponse }) => draftSavedResponse,
      )
    ).version,
}
