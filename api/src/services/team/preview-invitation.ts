import type { InvitationPreviewResponse } from '#shared/api-schema/teams.ts'
import { AppError } from '#shared/errors.ts'
import type { Ctx, ServiceCall } from '../../context.ts'
import { getInvitation } from '../../db/queries/team/teams.ts'
import { sha256Hex } from '../../hash.ts'

/** A valid invitation by its secret. Throws `invitation-invalid` alike for unknown, used, revoked and expired ones. */
export const requireInvitation = async ({ db, clock }: Ctx, token: string) => {
  const tokenHash = await sha256Hex(token)
  const invitation = await getInvitation(db, tokenHash, clock())
  if (!invitation) throw new AppError('invitation-invalid')
  return { ...invitation, tokenHash }
}

/** What an invited person sees before joining. Throws `invitation-invalid`. */
export const previewInvitation = async ({
  ctx,
  input: { token },
}: ServiceCall<{ readonly token: string }>): Promise<InvitationPreviewResponse> => {
  const { teamName, ownerName, expiresAt } = await requireInvitation(ctx, token)
  return { teamName, ownerName, expiresAt }
}
