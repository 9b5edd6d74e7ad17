import type { ProposalResponse } from '#shared/api-schema/proposals.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { listProposals as listRows } from '../../db/queries/resume/proposals.ts'

/** Lists what agents propose for a draft, the oldest first; nothing for a draft of somebody else. */
export const listProposals = async ({
  ctx,
  input: { user, draftId },
}: ServiceCall<{ readonly user: User; readonly draftId: string }>): Promise<ProposalResponse[]> =>
  (await listRows(ctx.db, user.id, draftId)).map(({ userId: _, changes, ...proposal }) => ({
    ...proposal,
    changes: [...changes],
  }))
