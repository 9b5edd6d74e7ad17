import { RESUMES_PER_PAGE } from '#shared/api-schema/resumes.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { listResumesByUser, type ResumePosition } from '../../db/queries/resume/resumes.ts'
import { toResumeSummary } from './resume-state.ts'

export interface ListResumesInput {
  readonly user: User
  /** `createdAt.id` of the last resume of the page before. */
  readonly cursor: string | undefined
}

/** Lists one page of the resumes of a user, newest first. */
export const listResumes = async ({ ctx, input: { user, cursor } }: ServiceCall<ListResumesInput>) => {
  const now = ctx.clock()
  const rows = await listResumesByUser(ctx.db, user.id, cursor ? parseCursor(cursor) : null, RESUMES_PER_PAGE)
  return rows.map((row) => toResumeSummary(row, now))
}

const parseCursor = (cursor: string): ResumePosition => {
  const dot = cursor.indexOf('.')
  return { createdAt: Number(cursor.slice(0, dot)), id: cursor.slice(dot + 1) }
}
