import { useEffect, useState } from 'react'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { resolveTemplateId } from '#shared/templates/replaced-templates.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import { renderPages } from '#web/workers/render/client.ts'
import { createRenderRequest } from '#web/workers/render/create-render-request.ts'
import type { PreviewPage } from '#web/workers/render/protocol.ts'

export interface DrawnPages {
  readonly document: ResumeDocument
  readonly pages: readonly PreviewPage[]
}

/** The pages of a document, `widthPx` CSS px wide, in its own design. Null until they are drawn. */
export const useDrawnPages = (document: ResumeDocument | null, widthPx: number): DrawnPages | null => {
  const [drawn, setDrawn] = useState<DrawnPages | null>(null)
  useEffect(() => {
    if (!document || document.styling.template === '') return
    const controller = new AbortController()
    const request = createRenderRequest(document, resolveTemplateId(document.styling.template))
    renderPages(controller.signal, request, { widthPx, pixelRatio: Math.min(devicePixelRatio, 2) }).then(
      (pages) => controller.signal.aborted || setDrawn({ document, pages }),
      (error: unknown) => {
        if (!controller.signal.aborted) console.warn('a version was not drawn', toAppError(error).code)
      },
    )
    return () => controller.abort()
  }, [document, widthPx])
  return drawn?.document === document ? drawn : null
}
