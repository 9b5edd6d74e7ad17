import { useEffect, useRef, useState } from 'react'
import type { Template } from '#shared/templates/template.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { renderThumbnail } from './render-thumbnail.ts'

/** A page drawn by the engine on the spot, once it comes into sight. */
const RenderedThumbnail = ({ template }: { template: Template }) => {
  const language = useLanguage()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const stop = new AbortController()
    const show = async () => {
      const bitmap = await renderThumbnail(template, language, element.clientWidth, stop.signal)
      if (bitmap && !stop.signal.aborted) element.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      void show()
    })
    observer.observe(element)
    return () => {
      stop.abort()
      observer.disconnect()
    }
  }, [template, language])
  return <canvas ref={canvas} className="size-full" />
}

/** A picture of the real engine's page in the reader's language, made at build; where it is missing, drawn here. */
export const TemplateThumbnail = ({ template }: { template: Template }) => {
  const language = useLanguage()
  const [missing, setMissing] = useState(false)
  return (
    <span className="block aspect-[8.5/11] bg-sheet scheme-light">
      {missing ? (
        <RenderedThumbnail template={template} />
      ) : (
        <img
          src={`/gallery/${template.id}-${language}.avif`}
          alt=""
          width={400}
          height={518}
          loading="lazy"
          decoding="async"
          className="size-full object-cover object-top"
          onError={() => setMissing(true)}
        />
      )}
    </span>
  )
}
