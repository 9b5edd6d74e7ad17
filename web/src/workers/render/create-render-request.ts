import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { resolve } from '#shared/resume/schema/document-to-content.ts'
import type { RenderRequest } from '#web/workers/render/protocol.ts'

/** What the engine is to draw of a document: the preview and the download ask for the same, and get the same bytes. */
export const requestOf = (document: ResumeDocument, templateId: string): RenderRequest => ({
  content: resolve(document, document.language).content,
  templateId,
  language: document.language,
})
