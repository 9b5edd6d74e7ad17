import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { toAppError } from '#web/platform/api/errors.ts'
import type { DocumentStore } from '#web/storage/document/document-store.types.ts'
import { renderPreview } from '#web/workers/render/client.ts'
import { createRenderRequest } from '#web/workers/render/create-render-request.ts'
import type { PreviewPage } from '#web/workers/render/protocol.ts'
import { createLatestRunner } from './run-latest.ts'

interface PreviewPagesState {
  /** By page number − 1; undefined for a page that is not rendered yet. */
  readonly pages: readonly (PreviewPage | undefined)[]
  readonly missingGlyphs: readonly string[]
  readonly error: Error | null
  /** Number of completed renderings. */
  readonly drawings: number
}

const EMPTY_STATE: PreviewPagesState = { pages: [], missingGlyphs: [], error: null, drawings: 0 }
/** Pause in typing after which pages out of view are rendered too. */
const REDRAW_ALL_DELAY_MS = 250

interface PreviewPagesInput {
  readonly store: DocumentStore
  readonly templateId: string | null
  readonly widthPx: number
}

/** Renders the pages of the document as it is edited: visible ones at once, the others after a pause. */
export const usePreviewPages = ({ store, templateId, widthPx }: PreviewPagesInput) => {
  const [state, setState] = useState(EMPTY_STATE)
  const seen = useRef<ReadonlySet<number>>(new Set([1]))

  const drawer = useMemo(() => {
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let everything = true

    const draw = async () => {
      if (!templateId || widthPx === 0 || stop.signal.aborted) return
      const all = everything
      everything = false
      try {
        const { pages, pageCount, missingGlyphs } = await renderPreview(
          stop.signal,
          createRenderRequest(store.getSnapshot().document, templateId),
          { widthPx, pixelRatio: Math.min(devicePixelRatio, 3), ...(!all && { pages: [...seen.current] }) },
        )
        if (stop.signal.aborted) return
        setState((before) => ({
          pages: Array.from({ length: pageCount }, (_, i) => pages.find((p) => p.number === i + 1) ?? before.pages[i]),
          missingGlyphs,
          error: null,
          drawings: before.drawings + 1,
        }))
        if (!all && pageCount > pages.length) rest()
      } catch (error) {
        const failure = toAppError(error)
        if (failure.code !== 'cancelled') setState((before) => ({ ...before, error: failure }))
      }
    }
    const queue = createLatestRunner(draw)
    const rest = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        everything = true
        queue.request()
      }, REDRAW_ALL_DELAY_MS)
    }
    return {
      request: () => {
        clearTimeout(timer)
        queue.request()
      },
      stop: () => {
        clearTimeout(timer)
        stop.abort()
      },
    }
  }, [store, templateId, widthPx])

  useEffect(() => {
    let last: unknown = null
    const changed = () => {
      const { document } = store.getSnapshot()
      if (document === last) return
      last = document
      drawer.request()
    }
    changed()
    const unsubscribe = store.subscribe(changed)
    return () => {
      unsubscribe()
      drawer.stop()
    }
  }, [store, drawer])

  const see = useCallback((number: number, visible: boolean) => {
    const next = new Set(seen.current)
    if (visible) next.add(number)
    else next.delete(number)
    if (next.size > 0) seen.current = next
  }, [])
  return { ...state, see, retry: drawer.request }
}
