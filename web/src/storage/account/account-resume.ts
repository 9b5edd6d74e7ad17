import { generateResponse } from '#shared/api-schema/documents.ts'
import { uploadResponse } from '#shared/api-schema/resumes.ts'
import { AppError } from '#shared/errors.ts'
import { composePlainText } from '#shared/renderer/compose/plain-text.ts'
import { strictContentSchema } from '#shared/resume/schema/content.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { client, requestJson } from '#web/platform/api/client.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import { getAccountHint } from '#web/platform/auth/account-hint.ts'
import type { DocumentStore } from '#web/storage/document/document-store.types.ts'
import type { RenderRequest } from '#web/workers/render/protocol.ts'

/**
 * Keeps the downloaded document in the account too, so that it can be fetched from another device. Does nothing for a
 * visitor or with no connection; a failure is logged and takes nothing from the download.
 */
export const saveGeneratedDocument = async (store: DocumentStore, request: RenderRequest): Promise<void> => {
  if (getAccountHint() === null || !navigator.onLine) return
  const customData = strictContentSchema.safeParse(request.content)
  if (!customData.success) return
  const json = { templateId: request.templateId, customData: customData.data, language: request.language }
  const generate = (id: string) =>
    requestJson(client.api.resumes[':id'].generate.$post({ param: { id }, json, header: {} }), generateResponse)
  try {
    await withAccountResume(store, request, generate)
  } catch (error) {
    console.warn('the document was not recorded', toAppError(error).code)
  }
}

/**
 * Does `work` with the draft's row in the account: the one it has, or a new one where it has none or the account has it
 * no more. Throws the API's errors.
 */
export const withAccountResume = async <T>(
  store: DocumentStore,
  request: RenderRequest,
  work: (id: string) => Promise<T>,
): Promise<T> => {
  const known = store.getSnapshot().resumeId
  if (!known) return work(await uploadDraft(store, request))
  try {
    return await work(known)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return work(await uploadDraft(store, request))
    throw error
  }
}

/** The plain text of a draft as it stands. */
export const getDraftText = ({ content, language }: RenderRequest): string =>
  composePlainText(content, language).slice(0, LIMITS.textChars)

/** Sends the plain text of a draft, keeps the id of its row in the draft, and gives it. */
const uploadDraft = async (store: DocumentStore, request: RenderRequest): Promise<string> => {
  const form = { text: getDraftText(request), type: 'text' as const, language: request.language }
  const { resumeId } = await requestJson(client.api.resumes.upload.$post({ form, header: {} }), uploadResponse)
  store.updateMetadata({ resumeId })
  return resumeId
}
