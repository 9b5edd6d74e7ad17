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
 * Saves a downloaded document in the account, so that other devices can fetch it. Does nothing for visitors or offline.
 * Never throws: a failure is logged, and the download is unaffected.
 */
export const saveGeneratedDocument = async (store: DocumentStore, request: RenderRequest): Promise<void> => {
  // A letter is synced as a draft; documents of the account are resumes.
  if (getAccountHint() === null || !navigator.onLine || request.content.letter) return
  const customData = strictContentSchema.safeParse(request.content)
  if (!customData.success) return
  const json = { templateId: request.templateId, customData: customData.data, language: request.language }
  const generate = (id: string) =>
    requestJson(
      client.api.resumes[':id'].generate.$post({ param: { id }, json, header: {} }),
      ({ generateResponse }) => generateResponse,
    )
  try {
    await withAccountResume(store, request, generate)
  } catch (error) {
    console.warn('the document was not recorded', toAppError(error).code)
  }
}

/**
 * Calls `work` with the id of the draft's resume in the account; uploads the draft first when it has none or the
 * account no longer has it. Throws the API's errors.
 */
export const withAccountResume = async <T>(
  store: DocumentStore,
  request: RenderRequest,
  work: (id: string) => Promise<T>,
): Promise<T> => {
  const resumeId = store.getSnapshot().resumeId
  if (!resumeId) return work(await uploadDraft(store, request))
  try {
    return await work(resumeId)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return work(await uploadDraft(store, request))
    throw error
  }
}

/** The plain text of a draft, cut to the length the API accepts. */
export const getDraftText = ({ content, language }: RenderRequest): string =>
  composePlainText(content, language).slice(0, LIMITS.textChars)

/** Uploads the plain text of a draft, stores the id of its resume in the draft and returns it. */
const uploadDraft = async (store: DocumentStore, request: RenderRequest): Promise<string> => {
  const form = { text: getDraftText(request), type: 'text' as const, language: request.language }
  const { resumeId } = await requestJson(
    client.api.resumes.upload.$post({ form, header: {} }),
    ({ uploadResponse }) => uploadResponse,
  )
  store.updateMetadata({ resumeId })
  // Without its draft the text would stand in the list as an analysis of its own.
  await store.savePending()
  return resumeId
}
