import type * as z from 'zod'
import { IDEMPOTENCY_HEADER } from '#shared/api-schema/headers.ts'
import type { uploadFields } from '#shared/api-schema/resumes.ts'
import type { Country } from '#shared/countries.ts'
import type { Language } from '#shared/languages.ts'
import { type ExtractedDocument, getDocumentText } from '#shared/parser/extracted-document.ts'
import { client, requestJson, requestVoid } from '#web/platform/api/client.ts'
import { truncateText } from '../extraction/extract-input.ts'

export type UploadFields = z.infer<typeof uploadFields>

export interface CvUpload {
  /** Null for pasted text. */
  readonly extracted: ExtractedDocument | null
  readonly text: string
  readonly fileName: string | null
  readonly job: string
  readonly country: Country | undefined
  readonly language: Language
  /** Idempotency key: the server stores one CV per key, however often it is sent. */
  readonly key: string
}

/** Form fields of an upload: the extracted text and its layout, never the file. */
export const toUploadFields = ({ extracted, text, fileName, job, country, language }: CvUpload): UploadFields => ({
  text: extracted ? getDocumentText(extracted) : truncateText(text),
  type: extracted ? 'pdf' : 'text',
  language,
  ...(extracted ? { layout: JSON.stringify(extracted) } : {}),
  ...(fileName ? { fileName } : {}),
  ...(job.trim() ? { job: job.trim() } : {}),
  ...(country ? { country } : {}),
})

/** Uploads a CV; returns the id of its resume. Throws the errors of `requestJson`. */
export const uploadCv = async (cv: CvUpload, signal: AbortSignal): Promise<string> => {
  const header = { [IDEMPOTENCY_HEADER]: cv.key }
  const call = client.api.resumes.upload.$post({ form: toUploadFields(cv), header }, { init: { signal } })
  return (await requestJson(call, ({ uploadResponse }) => uploadResponse)).resumeId
}

/** Starts the analysis; resolves when it ends, or at once when one is already running. */
export const analyzeCv = (id: string, signal: AbortSignal) =>
  requestJson(
    client.api.resumes[':id'].analyze.$post({ param: { id }, header: {} }, { init: { signal } }),
    ({ analyzeResponse }) => analyzeResponse,
  )

/** Cancels an analysis on the server, which then does not count it. Throws the errors of `requestVoid`. */
export const cancelAnalysis = (id: string): Promise<void> =>
  requestVoid(client.api.resumes[':id'].analyze.$delete({ param: { id } }))

/** The extracted document that the server stores for a resume. */
export const fetchExtracted = (id: string, signal: AbortSignal): Promise<ExtractedDocument> =>
  requestJson(
    client.api.resumes[':id'].reading.$get({ param: { id } }, { init: { signal } }),
    ({ extractedDocumentSchema }) => extractedDocumentSchema,
  )
