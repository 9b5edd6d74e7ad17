import type { Template } from '#shared/templates/template.ts'
import type { DocumentStore } from '#web/storage/document/document-store.types.ts'
import { renderPdf } from '#web/workers/render/client.ts'
import { createRenderRequest } from '#web/workers/render/create-render-request.ts'

const URL_LIFETIME_MS = 10 * 60_000

/**
 * Opens the PDF in the browser's viewer for printing. The window opens before rendering, while the user gesture still
 * permits it. Resolves to false when the browser blocked the window.
 */
export const printPdf = async (store: DocumentStore, template: Template): Promise<boolean> => {
  const tab = open('', '_blank')
  if (!tab) return false
  try {
    const { bytes } = await renderPdf(
      new AbortController().signal,
      createRenderRequest(store.getSnapshot().document, template.id),
    )
    const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }))
    tab.location.replace(url)
    setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS)
    return true
  } catch (error) {
    tab.close()
    throw error
  }
}
