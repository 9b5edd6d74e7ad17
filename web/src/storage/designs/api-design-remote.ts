import { client, requestJson, requestVoid } from '#web/platform/api/client.ts'
import type { DesignRemote } from './sync-designs.ts'

const one = client.api.designs[':id']

export const apiDesignRemote: DesignRemote = {
  list: () => requestJson(client.api.designs.$get(), ({ ownDesignsResponse }) => ownDesignsResponse),
  get: (id) => requestJson(one.$get({ param: { id } }), ({ ownDesignResponse }) => ownDesignResponse),
  save: (design, baseVersion) =>
    requestJson(
      one.$put({ param: { id: design.id }, json: { baseVersion, design } }),
      ({ ownDesignSavedResponse }) => ownDesignSavedResponse,
    ),
  remove: (id) => requestVoid(one.$delete({ param: { id } })),
}
