import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import type { Template } from '#shared/templates/template.ts'
import { withTemplate } from '#web/components/templates/with-template.ts'
import { runWhenIdle } from '#web/platform/when-idle.ts'
import type { DocumentSnapshot, DocumentStore } from '#web/storage/document/document-store.types.ts'
import { renderThumbnail } from '#web/workers/render/client.ts'
import { createRenderRequest } from '#web/workers/render/create-render-request.ts'
import type { RenderRequest } from '#web/workers/render/protocol.ts'
import { queueThumbnail } from '#web/workers/render/thumbnail-queue.ts'

interface Thumbnail {
  /** What it shows; an equal key needs no new rendering. */
  readonly key: string
  readonly bitmap: ImageBitmap
}

/** A thumbnail waits for a busy page at most so long. */
const IDLE_MS = 300

/** By template, for each open document. */
const cache = new WeakMap<DocumentStore, Map<string, Thumbnail>>()
const contentKeys = new WeakMap<ResumeDocument, string>()

/** Identifies everything that a template prints, whichever template is set. */
const getContentKey = (document: ResumeDocument): string => {
  const known = contentKeys.get(document)
  if (known !== undefined) return known
  const key = JSON.stringify({ ...document, styling: { ...document.styling, template: '', primaryColor: '' } })
  contentKeys.set(document, key)
  return key
}

/** What identifies the contents of an open document. */
export const selectContent = ({ document }: DocumentSnapshot): string => getContentKey(document)

/** The request for the open document in a template. */
export const createStyledRequest = (store: DocumentStore, template: Template): RenderRequest =>
  createRenderRequest(getStyled(store.getSnapshot().document, template), template.id)

const getStyled = (document: ResumeDocument, template: Template): ResumeDocument =>
  document.styling.template === template.id ? document : withTemplate(document, template)

const getKey = (styled: ResumeDocument, widthPx: number): string =>
  `${widthPx} ${styled.styling.primaryColor} ${getContentKey(styled)}`

/** Returns the last picture of the document in a template, which may be out of date. */
export const getCachedThumbnail = (store: DocumentStore, template: Template): ImageBitmap | null =>
  cache.get(store)?.get(template.id)?.bitmap ?? null

/**
 * Draws the first page of the open document in a template, one picture at a time, so that a preview waits for one at
 * most. Resolves to null when aborted or failed.
 */
export const drawThumbnail = (
  store: DocumentStore,
  template: Template,
  widthPx: number,
  signal: AbortSignal,
): Promise<ImageBitmap | null> =>
  queueThumbnail(signal, async () => {
    await new Promise<void>((resolve) => runWhenIdle(resolve, IDLE_MS))
    const styled = getStyled(store.getSnapshot().document, template)
    const key = getKey(styled, widthPx)
    const pictures = cache.get(store) ?? new Map<string, Thumbnail>()
    cache.set(store, pictures)
    const known = pictures.get(template.id)
    if (known?.key === key) return known.bitmap
    const bitmap = await renderThumbnail(signal, createRenderRequest(styled, template.id), widthPx)
    known?.bitmap.close()
    pictures.set(template.id, { key, bitmap })
    return bitmap
  })

/** Draws the first page in a template at any width, past the cache. Throws as `renderThumbnail`. */
export const drawPage = (store: DocumentStore, template: Template, widthPx: number, signal: AbortSignal) =>
  renderThumbnail(signal, createStyledRequest(store, template), widthPx)
