import { removeDirectionControls } from '#shared/direction-controls.ts'
import type { Draft } from '../../db/queries/resume/drafts.ts'

/** The fields of a draft that its owner receives. */
export const toDraftResponse = ({ id, name, version, deleted, updatedAt, document, job, basedOn }: Draft) => ({
  id,
  name: removeDirectionControls(name),
  version,
  deleted,
  updatedAt,
  document: document ?? null,
  job,
  basedOn,
})
