import type * as z from 'zod'
import type { OpeningResponse, updateOpeningBody } from '#shared/api-schema/teams.ts'
import type { ServiceCall } from '../../context.ts'
import { updateOpening as updateRow } from '../../db/queries/team/team-openings.ts'
import type { TeamCall } from '../team/membership.ts'
import { requireOpening } from './require-opening.ts'
import { toOpeningResponse } from './to-opening-response.ts'

type UpdateOpeningInput = TeamCall & { readonly id: string; readonly fields: z.output<typeof updateOpeningBody> }

/**
 * Changes an opening. With another ad its revision rises, and results that were compared with an earlier one are
 * outdated. Throws `not-found`.
 */
export const updateOpening = async ({
  ctx,
  input: { user, id, fields },
}: ServiceCall<UpdateOpeningInput>): Promise<OpeningResponse> => {
  const { membership } = await requireOpening(ctx, user, id)
  const { title, ad, privacyNotice, retentionDays } = fields
  await updateRow(ctx.db, membership.teamId, id, {
    ...(title !== undefined && { title }),
    ...(ad !== undefined && { ad }),
    ...(privacyNotice !== undefined && { privacyNotice }),
    ...(retentionDays !== undefined && { retentionDays }),
  })
  const { opening } = await requireOpening(ctx, user, id)
  return toOpeningResponse(user, membership, opening)
}
