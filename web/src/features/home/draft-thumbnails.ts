import type { Draft } from '#web/storage/drafts/draft.ts'
import { isLetter } from '#web/storage/drafts/letters.ts'
import { getThumbnail, saveThumbnail, type Thumbnail } from '#web/storage/thumbnails/thumbnails.ts'
import { renderThumbnail, scorePdf } from '#web/workers/render/client.ts'
import { queueThumbnail } from '#web/workers/render/thumbnail-queue.ts'

/** CSS px; the list shows it smaller, so that it stays sharp on screens of up to two pixels per px. */
const WIDTH_PX = 96

/** The name of this chunk has a hash that changes with the worker that draws and scores. */
const RELEASE = import.meta.url

const getKey = ({ version }: Draft): string => `${RELEASE} ${version}`

/** Whether the draft has a page to draw. */
export const canDraw = ({ problem, document }: Draft): boolean =>
  problem !== 'damaged' && document.styling.template !== ''

const toBlob = (bitmap: ImageBitmap): Promise<Blob | null> => {
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

const draw = async (account: string, draft: Draft, signal: AbortSignal): Promise<Thumbnail | null> => {
  const { createRenderRequest } = await import('#web/workers/render/create-render-request.ts')
  const request = createRenderRequest(draft.document, draft.document.styling.template)
  const picture = await toBlob(await renderThumbnail(signal, request, WIDTH_PX))
  if (!picture) return null
  const scored = isLetter(draft)
    ? null
    : await scorePdf(signal, request, { now: Date.now(), job: draft.job?.ad ?? '' }).catch(() => null)
  const thumbnail = { id: draft.id, key: getKey(draft), picture, score: scored?.analysis.overallScore ?? null }
  await saveThumbnail(account, thumbnail)
  return thumbnail
}

/**
 * Calls `onThumbnail` with the stored picture and score of a draft, and again with new ones when the draft has changed
 * since. They are computed one draft at a time; after a failure the stored ones stay.
 */
export const loadThumbnail = async (
  account: string,
  draft: Draft,
  signal: AbortSignal,
  onThumbnail: (thumbnail: Thumbnail) => void,
): Promise<void> => {
  const stored = await getThumbnail(account, draft.id)
  if (signal.aborted) return
  if (stored) onThumbnail(stored)
  if (stored?.key === getKey(draft)) return
  const thumbnail = await queueThumbnail(signal, () => draw(account, draft, signal))
  if (thumbnail && !signal.aborted) onThumbnail(thumbnail)
}
