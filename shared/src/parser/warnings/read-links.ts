import { unsafeCast } from '../../cast.ts'
import { sanitizeUrl } from '../../resume/schema/safe-url.ts'
import type { ExtractedDocument } from '../extracted-document.ts'
import type { PdfPage } from '../pdf/pdfjs-types.ts'

/** Targets of a page's links; anything but http, https, mailto and tel is left out. */
export const readLinks = async (page: PdfPage, number: number): Promise<ExtractedDocument['links']> => {
  const annotations = await page.getAnnotations().catch(() => [])
  return annotations.flatMap((annotation) => {
    if (!annotation || typeof annotation !== 'object') return []
    const { url, overlaidText } = unsafeCast<{ url?: unknown; overlaidText?: unknown }>(annotation, 'an object')
    const safe = typeof url === 'string' ? sanitizeUrl(url) : undefined
    if (!safe || !/^(https?|mailto|tel):/i.test(safe)) return []
    return [
      {
        page: number,
        url: safe.slice(0, 2_000),
        text: typeof overlaidText === 'string' ? overlaidText.slice(0, 500) : '',
      },
    ]
  })
}
