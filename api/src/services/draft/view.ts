import type { Draft } from '../../db/queries/drafts.ts'

export const toDraftResponse = ({ id, name, version, deleted, updatedAt, document }: Draft) => ({
  id,
  name,
  version,
  deleted,
  updatedAt,
  document: document ?? null,
})
