import { useEffect, useRef, useState } from 'react'
import type { Template } from '#shared/templates/template.ts'
import { showBitmap } from '#web/platform/show-bitmap.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { useEditor } from '../editor-context.ts'
import { drawThumbnail, getCachedThumbnail, selectContent } from './thumbnails.ts'

/** CSS px. */
const THUMBNAIL_WIDTH = 84

/** Pause in typing after which the thumbnails in view are drawn anew. */
const REDRAW_DELAY_MS = 700

/** The open document in a template; drawn when it is in view, and again when the document changed. */
export const OwnThumbnail = ({ template }: { template: Template }) => {
  const { store } = useEditor()
  const content = useDocument(store, selectContent)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isInView, setIsInView] = useState(false)
  const [isDrawn, setIsDrawn] = useState(false)

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const cached = getCachedThumbnail(store, template)
    if (cached) showBitmap(element, cached)
    setIsDrawn(cached !== null)
    const observer = new IntersectionObserver(([entry]) => entry && setIsInView(entry.isIntersecting))
    observer.observe(element)
    return () => observer.disconnect()
  }, [store, template])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the content draws it anew
  useEffect(() => {
    if (!isInView) return
    const controller = new AbortController()
    const draw = async () => {
      const bitmap = await drawThumbnail(store, template, THUMBNAIL_WIDTH, controller.signal)
      if (!bitmap || !canvas.current || controller.signal.aborted) return
      showBitmap(canvas.current, bitmap)
      setIsDrawn(true)
    }
    const timer = setTimeout(() => void draw(), getCachedThumbnail(store, template) ? REDRAW_DELAY_MS : 0)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [store, template, content, isInView])
  return (
    <canvas
      ref={canvas}
      width={THUMBNAIL_WIDTH}
      height={Math.round(THUMBNAIL_WIDTH * Math.SQRT2)}
      data-drawn={isDrawn || undefined}
      className="block h-auto w-full bg-sheet scheme-light"
    />
  )
}
