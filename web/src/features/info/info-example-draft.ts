import type { Language } from '#shared/languages.ts'
import { contentSchema } from '#shared/resume/schema/content.ts'
import { contentToDocument } from '#shared/resume/schema/content-to-document.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { findTemplateById } from '#shared/templates/catalog.ts'
import { withTemplate } from '#web/components/templates/with-template.ts'
import { createDraft, getDraftPath } from '#web/storage/drafts/drafts.ts'
import { newId } from '#web/storage/new-id.ts'
import { renderThumbnail } from '#web/workers/render/client.ts'
import { createRenderRequest } from '#web/workers/render/create-render-request.ts'
import { queueThumbnail } from '#web/workers/render/thumbnail-queue.ts'
import { EXAMPLES } from './examples/info-examples.ts'
import type { InfoExample } from './info-texts.ts'

/** The resume of an example in its design. Throws for an id without content and for an unknown design. */
const createExampleDocument = (example: InfoExample, language: Language): ResumeDocument => {
  const content = contentSchema.parse(EXAMPLES[language][example.id])
  const template = findTemplateById(example.templateId)
  if (!template) throw new Error(`no template ${example.templateId}`)
  return withTemplate(contentToDocument(content, language, newId), template)
}

/** Renders the first page of an example, one at a time. Resolves to null when aborted or failed. */
export const renderExample = (
  example: InfoExample,
  language: Language,
  widthPx: number,
  signal: AbortSignal,
): Promise<ImageBitmap | null> =>
  queueThumbnail(signal, async () => {
    const request = createRenderRequest(createExampleDocument(example, language), example.templateId)
    return renderThumbnail(signal, request, widthPx)
  })

/** Creates a draft of an example. Returns the path that edits it. */
export const createExampleDraft = async (example: InfoExample, language: Language): Promise<string> =>
  getDraftPath(await createDraft({ name: example.trade, document: createExampleDocument(example, language) }))
