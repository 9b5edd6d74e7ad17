import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { requireDocument } from './require-document.ts'

/** Returns a document with its data, so that another device can edit it. Throws `not-found`. */
export const getDocument = async ({ ctx, input }: ServiceCall<{ user: User; id: string }>) => {
  const document = await requireDocument(ctx, input.user, input.id)
  const { id, resumeId, templateId, customData, name, language, createdAt } = document
  return { id, resumeId, templateId, customData, name, language, createdAt }
}
