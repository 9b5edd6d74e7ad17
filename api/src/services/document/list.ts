import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { listDocumentsByUser } from '../../db/queries/resume/documents.ts'

/** Lists the documents of a user without their data, newest first, at most 500. */
export const listDocuments = ({ ctx, input: { user } }: ServiceCall<{ user: User }>) =>
  listDocumentsByUser(ctx.db, user.id)
