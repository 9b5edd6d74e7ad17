import type { OwnDesignResponse } from '#shared/api-schema/own-designs.ts'
import type { OwnDesignRow } from '../../db/queries/resume/own-designs.ts'

/** The fields of a design that its owner receives. */
export const toOwnDesignResponse = ({ id, name, version, updatedAt, design }: OwnDesignRow): OwnDesignResponse => ({
  id,
  name,
  version,
  updatedAt,
  design,
})
