import type { ServiceCall } from '../../context.ts'
import { listResumesByUser } from '../../db/queries/resumes.ts'
import type { User } from '../../db/queries/users.ts'
import { toResumeSummary } from './resume-state.ts'

/** Lists the resumes of a user, newest first, at most 500. */
export const listResumes = async ({ ctx, input: { user } }: ServiceCall<{ user: User }>) => {
  const now = ctx.clock()
  return (await listResumesByUser(ctx.db, user.id)).map((row) => toResumeSummary(row, now))
}
