import type * as z from 'zod'
import { IDEMPOTENCY_HEADER } from '#shared/api-schema/headers.ts'
import type { uploadFields } from '#shared/api-schema/requests.ts'
import { analyzeResponse, uploadResponse } from '#shared/api-schema/responses.ts'
import type { Language } from '#shared/languages.ts'
import { type ExtractedDocument, extractedDocumentSchema, getDocumentText } from '#shared/parser/extracted-document.ts'
import { client, requestJson, requestVoid } from '#web/platform/api/client.ts'
import { truncateText } from '../extraction/extract-input.ts'

export type UploadFields = z.infer<typeof uploadFields>

export interface CvUpload {
  readonly read: ExtractedDocument | null
  readonly text: string
  readonly fileName: string | null
  readonly job: string
  readonly language: Language
  /** The same key sends the same CV once, however often it is tried. */
  readonly key: string
}

/** The form of an upload: what was read, never the file. */
export const toUploadFields = ({ read, text, fileName, job, language }: CvUpload): UploadFields => ({
  text: read ? getDocumentText(read) : truncateText(text),
  type: read ? 'pdf' : 'text',
  language,
  ...(read ? { layout: JSON.stringify(read) } : {}),
  ...(fileName ? { fileName } : {}),
  ...(job.trim() ? { job: job.trim() } : {}),
})

/** Sends a CV under its key. Answers the id of the resume. */
export const uploadCv = async (cv: CvUpload, signal: AbortSignal): Promise<string> => {
  const header = { [IDEMPOTENCY_HEADER]: cv.key }
  const call = client.api.resumes.upload.$post({ form: toUploadFields(cv), header }, { init: { signal } })
  return (await requestJson(call, uploadResponse)).resumeId
}

/** Starts the analysis; answers when it is over, or at once when one is running already. */
export const analyzeCv = (id: string, signal: AbortSignal) =>
  requestJson(
    client.api.resumes[':id'].analyze.$post({ param: { id }, header: {} }, { init: { signal } }),
    analyzeResponse,
  )

export const cancelAnalysis = (id: string): Promise<void> =>
  requestVoid(client.api.resumes[':id'].analyze.$delete({ param: { id } }))

/** What was read of a CV, as the server keeps it. */
export const fetchExtracted = (id: string, signal: AbortSignal): Promise<ExtractedDocument> =>
  requestJson(client.api.resumes[':id'].reading.$get({ param: { id } }, { init: { signal } }), extractedDocumentSchema)
