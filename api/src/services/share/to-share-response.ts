import type { ShareResponse } from '#shared/api-schema/shares.ts'
import { removeDirectionControls } from '#shared/direction-controls.ts'
import type { Share } from '../../db/queries/resume/shares.ts'

/** The fields of a link that its owner receives. */
export const toShareResponse = ({ userId: _, passwordHash, name, ...share }: Share): ShareResponse => ({
  ...share,
  name: removeDirectionControls(name),
  hasPassword: passwordHash !== null,
})
