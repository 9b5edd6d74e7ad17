import { useLingui } from '@lingui/react/macro'
import { memo, useEffect, useLayoutEffect, useRef } from 'react'
import type { PreviewPage } from '#web/workers/render/protocol.ts'
import type { GoToField } from '../form/use-form-navigation.ts'
import { TextLayer } from './text-layer.tsx'

interface PageViewProps {
  number: number
  page: PreviewPage | undefined
  /** Size on screen in CSS px. */
  width: number
  height: number
  language: string
  onVisibilityChange: (number: number, visible: boolean) => void
  onGoToField: GoToField
}

/** One rendered page with its text layer. It keeps the last image until the next one is ready. */
export const PageView = memo(
  ({ number, page, width, height, language, onVisibilityChange: onSee, onGoToField }: PageViewProps) => {
    const { t } = useLingui()
    const frame = useRef<HTMLDivElement>(null)
    const canvas = useRef<HTMLCanvasElement>(null)

    // Before the frame that follows; a passive effect often runs after it.
    useLayoutEffect(() => {
      const context = canvas.current?.getContext('bitmaprenderer')
      if (page && page.bitmap.width > 0) context?.transferFromImageBitmap(page.bitmap)
    }, [page])

    useEffect(() => {
      const element = frame.current
      if (!element) return
      const observer = new IntersectionObserver(([entry]) => entry && onSee(number, entry.isIntersecting), {
        rootMargin: '100px',
      })
      observer.observe(element)
      return () => observer.disconnect()
    }, [number, onSee])

    return (
      <section
        ref={frame}
        aria-label={t`Page ${number}`}
        lang={language}
        className="relative mx-auto shrink-0 bg-sheet scheme-light shadow-faro"
        style={{ width, height }}
      >
        <canvas ref={canvas} className="size-full" />
        {page && <TextLayer page={page} scale={width / page.width} onGoToField={onGoToField} />}
      </section>
    )
  },
)
