import { AppError } from '#shared/errors.ts'
import { MAX_PROPOSALS } from '#shared/plans.ts'
import type { Change } from '#shared/resume/edits/changes.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { insertProposal } from '../../db/queries/resume/proposals.ts'

const MAX_CHANGES_CHARS = 200_000

export interface CreateProposalInput {
  readonly user: User
  readonly keyId: string
  readonly draftId: string
  readonly draftVersion: number
  readonly changes: readonly Change[]
}

/** Stores changes for the person to accept or decline; returns the id. Throws `too-much-text`, `too-many-proposals`. */
export const createProposal = async ({ ctx, input }: ServiceCall<CreateProposalInput>): Promise<string> => {
  const { user, ...proposal } = input
  if (JSON.stringify(proposal.changes).length > MAX_CHANGES_CHARS) throw new AppError('too-much-text')
  const id = ctx.newId()
  if (!(await insertProposal(ctx.db, { ...proposal, id, userId: user.id, createdAt: ctx.clock() })))
    throw new AppError('too-many-proposals', { max: MAX_PROPOSALS })
  return id
}
