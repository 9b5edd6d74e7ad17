import { client, requestJson, requestVoid } from '#web/platform/api/client.ts'
import type { VersionRemote } from './sync-versions.ts'

const all = client.api.drafts[':id'].versions
const one = all[':versionId']

export const apiVersionRemote: VersionRemote = {
  list: (id) => requestJson(all.$get({ param: { id } }), ({ draftVersionsResponse }) => draftVersionsResponse),
  get: (id, versionId) =>
    requestJson(one.$get({ param: { id, versionId } }), ({ draftVersionResponse }) => draftVersionResponse),
  save: (id, { id: versionId, ...json }) => requestVoid(one.$put({ param: { id, versionId }, json })),
}
