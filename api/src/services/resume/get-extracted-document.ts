import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/users.ts'
import { requireResume } from './require-resume.ts'
import { getStoredDocument } from './stored-document.ts'

/** Returns the extracted document of a resume, for a device that did not extract it itself. Throws `not-found`. */
export const getExtractedDocument = async ({
  ctx,
  input: { user, id },
}: ServiceCall<{ user: User; id: string }>): Promise<ExtractedDocument> =>
  getStoredDocument(await requireResume(ctx, user, id))
