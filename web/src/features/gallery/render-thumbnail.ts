import type { Language } from '#shared/languages.ts'
import type { Template } from '#shared/templates/template.ts'
import type { Draft } from '#web/storage/drafts/draft.ts'
import { isLetter } from '#web/storage/drafts/letters.ts'
import { renderThumbnail } from '#web/workers/render/client.ts'
import type { RenderRequest } from '#web/workers/render/protocol.ts'
import { queueThumbnail } from '#web/workers/render/thumbnail-queue.ts'

/** Pictures of the person's own resume: at two pixels per px about 3 MB each. */
const MAX_CACHED = 24

const cache = new Map<string, ImageBitmap>()

const remember = (key: string, bitmap: ImageBitmap) => {
  cache.set(key, bitmap)
  const [oldest] = cache.keys()
  if (cache.size <= MAX_CACHED || oldest === undefined) return
  cache.get(oldest)?.close()
  cache.delete(oldest)
}

const createSampleRequest = async (template: Template, language: Language): Promise<RenderRequest> => {
  const sample =
    language === 'es'
      ? (await import('#shared/templates/sample/sample-es.ts')).sampleEs
      : (await import('#shared/templates/sample/sample-en.ts')).sampleEn
  const { applyTemplate } = await import('#shared/templates/apply-template.ts')
  return { content: applyTemplate(sample, template), templateId: template.id, language, paper: 'letter', now: 0 }
}

/** Whether a draft is a resume with something to show in a design. */
export const canShow = (draft: Draft): boolean => {
  const { personalInfo, experience, education } = draft.document
  const hasText = personalInfo.fullName !== '' || experience.length > 0 || education.length > 0
  return draft.problem === null && !isLetter(draft) && hasText
}

/** Renders the first page of the sample in a template, one at a time. Resolves to null when aborted or failed. */
export const renderSample = (
  template: Template,
  language: Language,
  widthPx: number,
  signal: AbortSignal,
): Promise<ImageBitmap | null> =>
  queueThumbnail(signal, async () => renderThumbnail(signal, await createSampleRequest(template, language), widthPx))

/** The request for a draft in a template. */
export const createOwnRequest = async (draft: Draft, template: Template): Promise<RenderRequest> => {
  const [{ createRenderRequest }, { withTemplate }] = await Promise.all([
    import('#web/workers/render/create-render-request.ts'),
    import('#web/components/templates/with-template.ts'),
  ])
  return createRenderRequest(withTemplate(draft.document, template), template.id)
}

/**
 * Renders the first page of a draft in a template, one at a time. The bitmap stays in a cache and must not be closed.
 * Resolves to null when aborted or failed.
 */
export const renderOwn = (
  draft: Draft,
  template: Template,
  widthPx: number,
  signal: AbortSignal,
): Promise<ImageBitmap | null> => {
  const key = `${draft.id} ${draft.version} ${template.id} ${widthPx}`
  const known = cache.get(key)
  if (known) return Promise.resolve(known)
  return queueThumbnail(signal, async () => {
    const bitmap = await renderThumbnail(signal, await createOwnRequest(draft, template), widthPx)
    remember(key, bitmap)
    return bitmap
  })
}
