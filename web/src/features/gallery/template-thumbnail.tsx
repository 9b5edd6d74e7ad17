import { useEffect, useRef, useState } from 'react'
import type { Template } from '#shared/templates/template.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { onFirstView } from '#web/platform/on-first-view.ts'
import { showBitmap } from '#web/platform/show-bitmap.ts'
import type { Draft } from '#web/storage/drafts/draft.ts'
import { renderOwn, renderSample } from './render-thumbnail.ts'

interface TemplateThumbnailProps {
  template: Template
  /** The resume to show in it; null for the sample. */
  draft: Draft | null
}

/** Renders the page on the device once it is scrolled into view. */
const RenderedThumbnail = ({ template, draft }: TemplateThumbnailProps) => {
  const language = useLanguage()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setIsDrawn] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that the draft has changed
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const controller = new AbortController()
    const { signal } = controller
    const render = async () => {
      const widthPx = element.clientWidth
      const bitmap = await (draft
        ? renderOwn(draft, template, widthPx, signal)
        : renderSample(template, language, widthPx, signal))
      if (!bitmap || signal.aborted) return
      showBitmap(element, bitmap)
      setIsDrawn(true)
    }
    const stopWatching = onFirstView(element, () => void render())
    return () => {
      controller.abort()
      stopWatching()
    }
  }, [template, language, draft?.id, draft?.version])
  return (
    <canvas ref={canvas} width={850} height={1100} data-drawn={isDrawn || undefined} className="block h-auto w-full" />
  )
}

/** The image made by scripts/assets/gallery-images.ts; a person's own resume and other variants are drawn here. */
export const TemplateThumbnail = ({ template, draft }: TemplateThumbnailProps) => {
  const language = useLanguage()
  const [isMissing, setIsMissing] = useState(template.id !== template.design)
  return (
    <span className="block aspect-[8.5/11] overflow-hidden bg-sheet scheme-light">
      {draft || isMissing ? (
        <RenderedThumbnail template={template} draft={draft} />
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
