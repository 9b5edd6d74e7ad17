import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { SavedDesign } from '#shared/resume/design/own-design.ts'
import { type ResumeContent, stylingSchema } from '#shared/resume/schema/content.ts'
import { applySavedDesign } from '#shared/templates/apply-saved-design.ts'
import { useTemplates } from '#web/components/templates/use-templates.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import { getPaperForLanguageTag } from '#web/platform/paper.ts'
import { showBitmap } from '#web/platform/show-bitmap.ts'
import { Select } from '#web/ui/form/input.tsx'
import { SegmentedControl } from '#web/ui/form/segmented-control.tsx'
import { renderPreview } from '#web/workers/render/client.ts'
import type { PreviewPage, RenderRequest } from '#web/workers/render/protocol.ts'
import { useSample } from './use-sample.ts'

type Kind = 'resume' | 'letter'

/** Pause in changes after which the page is drawn anew. */
const DRAW_DELAY_MS = 80

/** The sample in a design, drawn as it changes; as a resume or as a letter. `pane`: what a narrow screen shows. */
export const LivePage = ({ saved, pane }: { saved: SavedDesign; pane: 'form' | 'page' }) => {
  const { t } = useLingui()
  const [kind, setKind] = useState<Kind>('resume')
  const box = useRef<HTMLDivElement>(null)
  const [templateId, setTemplateId] = useState('clara')
  const pages = usePages({ saved, kind, templateId, pane }, box)
  return (
    <section
      aria-label={t`Page`}
      className="min-w-0 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
    >
      <div className="flex flex-wrap items-center gap-3">
        <SegmentedControl
          legend={t`Show as`}
          segments={[
            { value: 'resume', label: t`Resume` },
            { value: 'letter', label: t`Letter` },
          ]}
          value={kind}
          onChange={setKind}
        />
        {!saved.design && <TemplateSelect value={templateId} onChange={setTemplateId} />}
      </div>
      <div ref={box} className="mt-3 flex flex-col gap-4" aria-busy={pages.length === 0}>
        {pages.map((page) => (
          <PageCanvas key={page.number} page={page} />
        ))}
        {pages.length === 0 && (
          <p className="py-24 text-center text-ink-soft">
            <Trans>Preparing the page…</Trans>
          </p>
        )}
      </div>
    </section>
  )
}

/** A brand alone is shown in any template. */
const TemplateSelect = ({ value, onChange }: { value: string; onChange: (id: string) => void }) => {
  const { t } = useLingui()
  const language = useLanguage()
  const templates = useTemplates()
  return (
    <Select
      className="w-auto!"
      aria-label={t`Template`}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {templates?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name[language]}
        </option>
      ))}
    </Select>
  )
}

const PageCanvas = ({ page }: { page: PreviewPage }) => {
  const { t } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) showBitmap(canvas.current, page.bitmap)
    return () => page.bitmap.close()
  }, [page])
  const { number } = page
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={t`Page ${number} of the sample in this design`}
      className="block h-auto w-full border border-line bg-sheet scheme-light"
    />
  )
}

interface PagesInput {
  readonly saved: SavedDesign
  readonly kind: Kind
  readonly templateId: string
  readonly pane: 'form' | 'page'
}

const usePages = ({ saved, kind, templateId, pane }: PagesInput, box: React.RefObject<HTMLDivElement | null>) => {
  const language = useLanguage()
  const sample = useSample(kind)
  const [pages, setPages] = useState<readonly PreviewPage[]>([])
  const request = useMemo(
    () => sample && createRequest(sample, saved, templateId, language),
    [sample, saved, templateId, language],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was hidden has no width
  useEffect(() => {
    const width = box.current?.clientWidth ?? 0
    if (!request || width === 0) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      renderPreview(controller.signal, request, { widthPx: width, pixelRatio: Math.min(devicePixelRatio, 2) }).then(
        (result) => controller.signal.aborted || setPages(result.pages),
        (error: unknown) => toAppError(error).code === 'cancelled' || console.warn(error),
      )
    }, DRAW_DELAY_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [request, box, pane])
  return pages
}

const createRequest = (
  sample: ResumeContent,
  saved: SavedDesign,
  templateId: string,
  language: RenderRequest['language'],
): RenderRequest => {
  const styling = stylingSchema.parse({
    ...applySavedDesign({ ...sample.styling, template: templateId }, saved),
    paper: getPaperForLanguageTag(navigator.language),
    embedData: false,
  })
  return { content: { ...sample, styling }, templateId: styling.template, language, now: 0 }
}
