import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { documentToContent } from '#shared/resume/schema/document-to-content.ts'
import type { RenderRequest } from '#web/workers/render/protocol.ts'

/** What the engine is to draw of a document: the preview and the download ask for the same, and get the same bytes. */
export const createRenderRequest = (document: ResumeDocument, templateId: string): RenderRequest => ({
  content: documentToContent(document, document.language).content,
  templateId,
  language: document.language,
})
