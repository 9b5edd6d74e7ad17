import { type RefObject, useEffect, useState } from 'react'
import { onFirstView } from '#web/platform/on-first-view.ts'
import { useCurrentAccount } from '#web/storage/account/use-current-account.ts'
import type { Draft } from '#web/storage/drafts/draft.ts'
import type { Thumbnail } from '#web/storage/thumbnails/thumbnails.ts'
import { canDraw, loadThumbnail } from './draft-thumbnails.ts'

export interface ShownThumbnail {
  /** Object URL of the picture; null while there is none. */
  readonly url: string | null
  /** Out of 100. */
  readonly score: number | null
}

/** The picture and the score of a draft, from when `element` is first in view. */
export const useThumbnail = (draft: Draft, element: RefObject<HTMLElement | null>): ShownThumbnail => {
  const account = useCurrentAccount()
  const [thumbnail, setThumbnail] = useState<Thumbnail | null>(null)
  const [url, setUrl] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that the draft has changed
  useEffect(() => {
    if (!element.current || !canDraw(draft)) return
    const controller = new AbortController()
    const stopWatching = onFirstView(
      element.current,
      () => void loadThumbnail(account, draft, controller.signal, setThumbnail),
    )
    return () => {
      controller.abort()
      stopWatching()
    }
  }, [account, draft.id, draft.version])
  useEffect(() => {
    if (!thumbnail) return
    const shown = URL.createObjectURL(thumbnail.picture)
    setUrl(shown)
    return () => URL.revokeObjectURL(shown)
  }, [thumbnail])
  return { url, score: thumbnail?.score ?? null }
}
