import { useEffect, useRef, useState } from 'react'
import type { Template } from '#shared/templates/template.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { onFirstView } from '#web/platform/on-first-view.ts'
import { renderThumbnail } from './render-thumbnail.ts'

/** Renders the page on the device once it is scrolled into view. */
const RenderedThumbnail = ({ template }: { template: Template }) => {
  const language = useLanguage()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const controller = new AbortController()
    const render = async () => {
      const bitmap = await renderThumbnail(template, language, element.clientWidth, controller.signal)
      if (bitmap && !controller.signal.aborted) element.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
    }
    const stopWatching = onFirstView(element, () => void render())
    return () => {
      controller.abort()
      stopWatching()
    }
  }, [template, language])
  return <canvas ref={canvas} className="size-full" />
}

/** The image made by scripts/assets/gallery-images.ts; other variants of a design are drawn here. */
export const TemplateThumbnail = ({ template }: { template: Template }) => {
  const language = useLanguage()
  const [isMissing, setIsMissing] = useState(template.id !== template.design)
  return (
    <span className="block aspect-[8.5/11] bg-sheet scheme-light">
      {isMissing ? (
        <RenderedThumbnail template={template} />
      ) : (
        <img
          src={`/gallery/${template.id}-${language}.avif`}
          alt=""
          width={800}
          height={1035}
          loading="lazy"
          decoding="async"
          className="size-full object-cover object-top"
          onError={() => setIsMissing(true)}
        />
      )}
    </span>
  )
}
