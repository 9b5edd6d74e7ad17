import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { toAppError } from '#web/platform/errors.ts'
import type { DocumentStore } from '#web/storage/document-store.types.ts'
import { renderPreview } from '#web/workers/render/client.ts'
import type { PreviewPage } from '#web/workers/render/protocol.ts'
import { latest } from './run-latest.ts'
import { requestOf } from '../../../workers/render/create-render-request.ts'

interface PagesState {
  /** By page number − 1; a page that was never drawn is missing. */
  readonly pages: readonly (PreviewPage | undefined)[]
  readonly missingGlyphs: readonly string[]
  readonly error: Error | null
  /** Counts drawings. */
  readonly drawings: number
}

const NOTHING: PagesState = { pages: [], missingGlyphs: [], error: null, drawings: 0 }
/** ms of rest after which the pages out of sight are drawn too. */
const REST = 250

interface PagesInput {
  readonly store: DocumentStore
  readonly templateId: string | null
  readonly widthPx: number
}

/** Pictures of the document's pages as it is edited: what is in sight at once, the rest when typing rests. */
export const usePages = ({ store, templateId, widthPx }: PagesInput) => {
  const [state, setState] = useState(NOTHING)
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
          requestOf(store.getSnapshot().document, templateId),
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
    const queue = latest(draw)
    const rest = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        everything = true
        queue.request()
      }, REST)
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
