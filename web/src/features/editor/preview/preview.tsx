import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import type { Template } from '#shared/templates/template.ts'
import { MissingGlyphs } from '#web/components/missing-glyphs/missing-glyphs.tsx'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { warmRender } from '#web/workers/render/client.ts'
import { useEditor } from '../editor-context.ts'
import type { GoToField } from '../form/use-form-navigation.ts'
import { EmptyHint } from './empty-hint.tsx'
import { PageView } from './page-view.tsx'
import { PreviewBar } from './preview-bar.tsx'
import { useElementSize } from './use-element-size.ts'
import { usePreviewPages } from './use-preview-pages.ts'
import { useScrollToFocusedField } from './use-scroll-to-focused-field.ts'
import { PX_PER_PT } from './zoom.ts'

/** Page before the first rendering: US Letter, pt. */
const LETTER = { width: 612, height: 792 }
/** Largest height of a page that fits its column; zoom goes beyond it. */
const MAX_PAGE_HEIGHT_PX = 800
const GUTTER_PX = 24

interface PreviewProps {
  template: Template | null
  /** Whether it is visible; nothing is rendered while it is not. */
  active: boolean
  onGoToField: GoToField
  onOpenAtsPreview?: () => void
  /** What stands first in the bar of the preview. */
  bar?: ReactNode
}

/** Renders the pages of the PDF that would be downloaded. */
export const Preview = ({ template, active, onGoToField, onOpenAtsPreview, bar }: PreviewProps) => {
  const { store, language } = useEditor()
  const interfaceLanguage = useLanguage()
  const [scale, setScale] = useState<number | null>(null)
  const { ref: frame, element, size } = useElementSize()
  const [paper, setPaper] = useState(LETTER)
  const ratio = paper.width / paper.height
  const fitted = Math.min(size.width - GUTTER_PX, MAX_PAGE_HEIGHT_PX * ratio)
  const width = Math.max(0, Math.floor(scale === null ? fitted : scale * paper.width * PX_PER_PT))
  const rendered = usePreviewPages({ store, templateId: active ? (template?.id ?? null) : null, widthPx: width })
  const first = rendered.pages[0]
  useScrollToFocusedField(element, rendered.pages)

  useEffect(() => {
    warmRender(store.getSnapshot().document.styling.fontFamily)
  }, [store])
  useEffect(() => {
    if (first) setPaper({ width: first.width, height: first.height })
  }, [first])

  const pages = rendered.pages.length > 0 ? rendered.pages : [undefined]
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PreviewBar
        pages={rendered.pages.length}
        scale={width / (paper.width * PX_PER_PT)}
        onScale={setScale}
        onOpenAtsPreview={onOpenAtsPreview}
      >
        {bar}
      </PreviewBar>
      {rendered.error && (
        <Notice
          tone="bad"
          live="alert"
          className="m-3"
          title={<Trans>We couldn’t load the preview</Trans>}
          actions={
            <Button size="small" onClick={rendered.retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {getErrorMessage(rendered.error, interfaceLanguage)}
        </Notice>
      )}
      <MissingGlyphs glyphs={rendered.missingGlyphs} />
      <section
        ref={frame}
        data-testid="preview"
        data-drawings={rendered.renderCount}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be keyboard accessible
        tabIndex={0}
        aria-label="PDF"
        className="relative flex min-h-0 flex-1 flex-col gap-3 overflow-auto overscroll-contain bg-sunk p-3 focus-visible:-outline-offset-2"
      >
        {template && <EmptyHint template={template} width={width} />}
        {pages.map((page, index) => (
          <PageView
            // biome-ignore lint/suspicious/noArrayIndexKey: pages are identified by their number
            key={index}
            number={index + 1}
            page={page}
            width={width}
            height={Math.round(width / ratio)}
            language={language}
            onVisibilityChange={rendered.setVisible}
            onGoToField={onGoToField}
          />
        ))}
      </section>
    </div>
  )
}
