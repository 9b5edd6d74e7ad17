import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { requireResume } from './require-resume.ts'

export interface GetExtractedDocumentInput {
  readonly user: User
  readonly id: string
  readonly signal: AbortSignal
}

/**
 * Returns the extracted document of a resume as JSON, for a device that did not extract it itself. Pasted text has no
 * stored layout and is extracted again. Throws `not-found`, the codes of `TaskRunner`.
 */
export const getExtractedDocument = async ({
  ctx,
  input: { user, id, signal },
}: ServiceCall<GetExtractedDocumentInput>): Promise<string> => {
  const { layout, originalText: text } = await requireResume(ctx, user, id)
  return layout ?? (await ctx.tasks.run('extract-text', { text }, { caller: user.id, signal })).layout
}
