import { getDraft } from '#web/storage/drafts/drafts.ts'
import { renderPdf } from '#web/workers/render/client.ts'
import { createRenderRequest } from '#web/workers/render/create-render-request.ts'

/** Renders a draft as the PDF that would be downloaded. Null when there is no such draft or it has no template. */
export const renderDraft = async (id: string, signal: AbortSignal): Promise<{ file: File; ad: string } | null> => {
  const draft = await getDraft(id)
  const template = draft?.document.styling.template
  if (!draft || !template) return null
  const { bytes } = await renderPdf(signal, createRenderRequest(draft.document, template))
  const file = new File([Uint8Array.from(bytes)], `${draft.name}.pdf`, { type: 'application/pdf' })
  return { file, ad: draft.job?.ad ?? '' }
}
