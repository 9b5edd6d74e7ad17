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

/** Calls `onPicture` with the picture before the score, which takes longer; then it is kept, but counts as out of date. */
const draw = async (
  account: string,
  draft: Draft,
  signal: AbortSignal,
  onPicture: (picture: Blob) => Promise<void>,
): Promise<Thumbnail | null> => {
  const { createRenderRequest } = await import('#web/workers/render/create-render-request.ts')
  const request = createRenderRequest(draft.document, draft.document.styling.template)
  const picture = await toBlob(await renderThumbnail(signal, request, WIDTH_PX))
  if (!picture) return null
  await onPicture(picture)
  const scored = isLetter(draft)
    ? null
    : await scorePdf(signal, request, { now: Date.now(), job: draft.job?.ad ?? '' }).catch(() => null)
  if (signal.aborted) return null
  const thumbnail = { id: draft.id, key: getKey(draft), picture, score: scored?.analysis.overallScore ?? null }
  await saveThumbnail(account, thumbnail)
  return thumbnail
}

/** Key of a picture whose score is missing or older. */
const UNSCORED_KEY = ''

/**
 * Calls `onThumbnail` with the stored picture and score of a draft, and again with a new picture and then its score when
 * the draft has changed since. They are computed one draft at a time; after a failure the stored ones stay.
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
  const showPicture = async (picture: Blob) => {
    const drawn = { id: draft.id, key: UNSCORED_KEY, picture, score: stored?.score ?? null }
    await saveThumbnail(account, drawn)
    if (!signal.aborted) onThumbnail(drawn)
  }
  const thumbnail = await queueThumbnail(signal, () => draw(account, draft, signal, showPicture))
  if (thumbnail && !signal.aborted) onThumbnail(thumbnail)
}
