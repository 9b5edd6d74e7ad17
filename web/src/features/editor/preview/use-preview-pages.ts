import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { toAppError } from '#web/platform/api/errors.ts'
import type { DocumentStore } from '#web/storage/document/document-store.types.ts'
import { renderPreview } from '#web/workers/render/client.ts'
import { createRenderRequest } from '#web/workers/render/create-render-request.ts'
import type { PreviewPage } from '#web/workers/render/protocol.ts'
import { setPageOverflow } from './page-overflow.ts'
import { createLatestRunner } from './run-latest.ts'

interface PreviewPagesState {
  /** By page number − 1; undefined for a page that is not rendered yet. */
  readonly pages: readonly (PreviewPage | undefined)[]
  readonly missingGlyphs: readonly string[]
  readonly error: Error | null
  /** Number of completed renderings. */
  readonly renderCount: number
}

const EMPTY_STATE: PreviewPagesState = { pages: [], missingGlyphs: [], error: null, renderCount: 0 }
/** Pause in typing after which pages out of view are rendered too. */
const FULL_RENDER_DELAY_MS = 250

interface PreviewPagesInput {
  readonly store: DocumentStore
  readonly templateId: string | null
  readonly widthPx: number
}

interface PageRendererOptions extends PreviewPagesInput {
  readonly getVisiblePages: () => ReadonlySet<number>
  readonly update: (next: (before: PreviewPagesState) => PreviewPagesState) => void
}

const mergePages = (before: PreviewPagesState['pages'], pages: readonly PreviewPage[], count: number) =>
  Array.from({ length: count }, (_, i) => pages.find(({ number }) => number === i + 1) ?? before[i])

/** Renders the visible pages on request, and the others once no request came for a while. */
const createPageRenderer = ({ store, templateId, widthPx, getVisiblePages, update }: PageRendererOptions) => {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let renderAll = true
  /** The pictures so far in one design and resolution. */
  let drawn: { design: unknown; pixelRatio: number; pages: PreviewPagesState['pages'] } | undefined

  const render = async () => {
    if (!templateId || widthPx === 0 || controller.signal.aborted) return
    const requested = renderAll ? undefined : [...getVisiblePages()]
    renderAll = false
    const { document } = store.getSnapshot()
    const pixelRatio = Math.min(devicePixelRatio, 3)
    const { styling: design } = document
    const isSameLook = drawn?.design === design && drawn.pixelRatio === pixelRatio
    const before = (isSameLook && drawn?.pages) || []
    const known = before.flatMap((page) => page?.id ?? [])
    try {
      const { pages, pageCount, missingGlyphs, overflow } = await renderPreview(
        controller.signal,
        createRenderRequest(document, templateId),
        { widthPx, pixelRatio, known, ...(requested && { pages: requested }) },
      )
      if (controller.signal.aborted) return
      drawn = { design, pixelRatio, pages: mergePages(before, pages, pageCount) }
      setPageOverflow(store, overflow)
      update((last) => ({
        pages: mergePages(last.pages, pages, pageCount),
        missingGlyphs,
        error: null,
        renderCount: last.renderCount + 1,
      }))
      if (requested && requested.filter((number) => number <= pageCount).length < pageCount) scheduleFullRender()
    } catch (error) {
      const failure = toAppError(error)
      if (failure.code !== 'cancelled') update((last) => ({ ...last, error: failure }))
    }
  }
  const queue = createLatestRunner(render)
  const scheduleFullRender = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      renderAll = true
      queue.request()
    }, FULL_RENDER_DELAY_MS)
  }
  return {
    request: () => {
      clearTimeout(timer)
      queue.request()
    },
    dispose: () => {
      clearTimeout(timer)
      controller.abort()
    },
  }
}

/** Renders the pages of the document as it is edited: visible ones at once, the others after a pause. */
export const usePreviewPages = ({ store, templateId, widthPx }: PreviewPagesInput) => {
  const [state, setState] = useState(EMPTY_STATE)
  const visiblePages = useRef<ReadonlySet<number>>(new Set([1]))

  const renderer = useMemo(
    () =>
      createPageRenderer({
        store,
        templateId,
        widthPx,
        getVisiblePages: () => visiblePages.current,
        update: setState,
      }),
    [store, templateId, widthPx],
  )

  useEffect(() => {
    let last: unknown = null
    const onChange = () => {
      const { document } = store.getSnapshot()
      if (document === last) return
      last = document
      renderer.request()
    }
    onChange()
    const unsubscribe = store.subscribe(onChange)
    return () => {
      unsubscribe()
      renderer.dispose()
    }
  }, [store, renderer])

  const setVisible = useCallback((number: number, visible: boolean) => {
    const next = new Set(visiblePages.current)
    if (visible) next.add(number)
    else next.delete(number)
    if (next.size > 0) visiblePages.current = next
  }, [])
  return { ...state, setVisible, retry: renderer.request }
}
