import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Template } from '#shared/templates/template.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { sentenceOf } from '#web/platform/errors.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { warmRender } from '#web/workers/render/client.ts'
import { useEditing } from '../editor-context.ts'
import { EmptyHint } from './empty-hint.tsx'
import { MissingGlyphs } from '../../../components/missing-glyphs/missing-glyphs.tsx'
import { PageView } from './page-view.tsx'
import { PreviewBar } from './preview-bar.tsx'
import { useFollow } from './use-scroll-to-focused-field.ts'
import { useFrame } from './use-element-size.ts'
import { usePages } from './use-preview-pages.ts'

/** The page of a template before its first drawing (spec section 2), and the most it may stand high. */
const RATIO = 8.5 / 11
const MOST_HIGH = 800
const GUTTER = 24

interface PreviewProps {
  template: Template | null
  /** Whether it is on screen: a preview that nobody sees is not drawn. */
  active: boolean
  onGo: (path: readonly string[]) => void
  onRead: () => void
}

/** The very bytes of the download, drawn as they will be. */
export const Preview = ({ template, active, onGo, onRead }: PreviewProps) => {
  const { store, language } = useEditing()
  const reader = useLanguage()
  const [zoom, setZoom] = useState(1)
  const { ref: frame, element, size } = useFrame()
  const [ratio, setRatio] = useState(RATIO)
  const fitted = Math.min(size.width - GUTTER, (Math.min(size.height, MOST_HIGH) - GUTTER) * ratio)
  const width = Math.max(0, Math.floor(fitted * zoom))
  const shown = usePages({ store, templateId: active ? (template?.id ?? null) : null, widthPx: width })
  const first = shown.pages[0]
  useFollow(element, shown.pages)

  useEffect(() => {
    warmRender(store.getSnapshot().document.styling.fontFamily)
  }, [store])
  useEffect(() => {
    if (first) setRatio(first.width / first.height)
  }, [first])

  const pages = shown.pages.length > 0 ? shown.pages : [undefined]
  return (
    <div className="flex min-h-0 flex-col">
      <PreviewBar pages={shown.pages.length} zoom={zoom} onZoom={setZoom} onRead={onRead} />
      {shown.error && (
        <Notice
          tone="bad"
          live="alert"
          className="mb-3"
          title={<Trans>The preview could not be drawn</Trans>}
          actions={
            <Button size="small" onClick={shown.retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {sentenceOf(shown.error, reader)}
        </Notice>
      )}
      <MissingGlyphs glyphs={shown.missingGlyphs} />
      <section
        ref={frame}
        data-testid="preview"
        data-drawings={shown.drawings}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by the keyboard
        tabIndex={0}
        aria-label="PDF"
        className="flex h-[min(800px,calc(100dvh-16rem))] min-h-80 flex-col gap-3 overflow-auto bg-sunk p-3 relative"
      >
        {template && <EmptyHint template={template} width={width} />}
        {pages.map((page, index) => (
          <PageView
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
            key={index}
            number={index + 1}
            page={page}
            width={width}
            height={Math.round(width / ratio)}
            language={language}
            onSee={shown.see}
            onGo={onGo}
          />
        ))}
      </section>
    </div>
  )
}
