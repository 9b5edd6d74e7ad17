import type * as z from 'zod'
import type { generateBody } from '#shared/api-schema/documents.ts'
import { AppError } from '#shared/errors.ts'
import { getMessages } from '#shared/messages/messages.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { insertDocument } from '../../db/queries/resume/documents.ts'
import { getResumeSummaryById, touchResume } from '../../db/queries/resume/resumes.ts'
import { hasTemplate } from '../../db/queries/resume/templates.ts'
import { createNoRoomError } from '../storage/no-room-error.ts'

export interface CreateDocumentInput extends z.output<typeof generateBody> {
  readonly user: User
  readonly resumeId: string
  readonly idempotencyKey: string | null
}

/**
 * Stores a document for a resume of the user and returns its id. `templateId` overrides the template of the styling.
 * Throws `not-found`, `unknown-template`, and `too-many-documents` or `account-full` without room in the account.
 */
export const createDocument = async ({ ctx, input }: ServiceCall<CreateDocumentInput>): Promise<string> => {
  const { user, resumeId, templateId, customData, language } = input
  if (!(await getResumeSummaryById(ctx.db, user.id, resumeId))) throw new AppError('not-found')
  const { design } = customData.styling
  // An own design is filed under the template of the catalog that it was made from.
  const catalogId = design?.id === templateId ? design.base : templateId
  if (!(await hasTemplate(ctx.db, catalogId))) throw new AppError('unknown-template')
  const now = ctx.clock()
  await touchResume(ctx.db, user.id, resumeId, now)
  const id = await insertDocument(ctx.db, {
    id: ctx.newId(),
    userId: user.id,
    resumeId,
    templateId: catalogId,
    customData: { ...customData, styling: { ...customData.styling, template: templateId } },
    createdAt: now,
    name: customData.personalInfo.fullName.trim() || getMessages(language ?? user.language ?? 'en').document.untitled,
    language: language ?? null,
    idempotencyKey: input.idempotencyKey,
  })
  if (id === undefined) throw await createNoRoomError(ctx, user.id, 'documents')
  return id
}
