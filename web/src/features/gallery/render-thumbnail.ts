import type { Language } from '#shared/languages.ts'
import { applyTemplate } from '#shared/templates/apply-template.ts'
import type { Template } from '#shared/templates/template.ts'
import { renderPreview } from '#web/workers/render/client.ts'
import { queueThumbnail } from '#web/workers/render/thumbnail-queue.ts'

const loadSample = async (language: Language) =>
  language === 'es'
    ? (await import('#shared/templates/sample/sample-es.ts')).sampleEs
    : (await import('#shared/templates/sample/sample-en.ts')).sampleEn

const drawFirstPage = async (template: Template, language: Language, widthPx: number, signal: AbortSignal) => {
  const content = applyTemplate(await loadSample(language), template)
  const request = { content, templateId: template.id, language, paper: 'letter' as const, now: 0 }
  const options = { widthPx, pixelRatio: Math.min(devicePixelRatio, 2), pages: [1] }
  const { pages } = await renderPreview(signal, request, options)
  return pages[0]?.bitmap ?? null
}

/** Renders the first page of a template, one at a time. Resolves to null when aborted or failed. */
export const renderThumbnail = (
  template: Template,
  language: Language,
  widthPx: number,
  signal: AbortSignal,
): Promise<ImageBitmap | null> => queueThumbnail(signal, () => drawFirstPage(template, language, widthPx, signal))
