import * as z from 'zod'
import { savedDesignSchema } from '#shared/resume/design/own-design.ts'

/** A design on this device. */
const designRowSchema = z.object({
  id: z.string(),
  design: savedDesignSchema,
  /** The account's version that it is based on; 0 when the account does not have it. */
  version: z.int().min(0),
  /** Whether the account has yet to get it, or to delete it. */
  isChanged: z.boolean(),
  isDeleted: z.boolean(),
  /** UTC ms of the last change, here or in the account. */
  updatedAt: z.int(),
  /** Why the account refused it, as a code of `ERRORS`. */
  refused: z.string().nullable(),
})
export type DesignRow = z.infer<typeof designRowSchema>

/** Undefined for a row that a later release wrote, or that is damaged. */
export const parseDesignRow = (row: unknown): DesignRow | undefined => designRowSchema.safeParse(row).data
