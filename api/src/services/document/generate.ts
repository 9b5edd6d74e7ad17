import type * as z from 'zod'
import type { generateBody } from '#shared/api-schema/requests.ts'
import { AppError } from '#shared/errors.ts'
import { messagesFor } from '#shared/messages/messages.ts'
import type { Ctx } from '../../context.ts'
import { insertDocument } from '../../db/queries/documents.ts'
import { resumeSummary, touchResume } from '../../db/queries/resumes.ts'
import { templateExists } from '../../db/queries/templates.ts'
import type { User } from '../../db/queries/users.ts'

export interface GenerateInput extends z.output<typeof generateBody> {
  readonly resumeId: string
  readonly idempotencyKey: string | null
}

/** Records a document for one of the user's own resumes. `templateId` wins over the styling's. */
export const generateDocument = async (ctx: Ctx, user: User, input: GenerateInput): Promise<string> => {
  const { resumeId, templateId, customData, language } = input
  if (!(await resumeSummary(ctx.db, user.id, resumeId))) throw new AppError('not-found')
  if (!(await templateExists(ctx.db, templateId))) throw new AppError('unknown-template')
  const now = ctx.clock()
  await touchResume(ctx.db, user.id, resumeId, now)
  return insertDocument(ctx.db, {
    id: ctx.newId(),
    userId: user.id,
    resumeId,
    templateId,
    customData: { ...customData, styling: { ...customData.styling, template: templateId } },
    createdAt: now,
    name: customData.personalInfo.fullName.trim() || messagesFor(language ?? user.language ?? 'en').document.untitled,
    language: language ?? null,
    idempotencyKey: input.idempotencyKey,
  })
}
