import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { documentToContent } from '#shared/resume/schema/document-to-content.ts'
import type { RenderRequest } from '#web/workers/render/protocol.ts'

/** Creates the request that preview, download, print and score share, so that all of them get the same bytes. */
export const createRenderRequest = (document: ResumeDocument, templateId: string): RenderRequest => ({
  content: documentToContent(document, document.language).content,
  source: document,
  templateId,
  language: document.language,
  country: document.country,
})
