import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Template } from '#shared/templates/template.ts'
import { IconButton } from '#web/ui/button/button.tsx'
import { cx } from '#web/ui/cx.ts'
import type { GoToField } from './form/use-form-navigation.ts'
import { Preview } from './preview/preview.tsx'
import { TemplateStrip } from './switcher/template-strip.tsx'
import { TemplateSwitch } from './switcher/template-switch.tsx'
import { useWorkspace } from './workspace/use-workspace.ts'

const AtsPreviewDialog = lazy(async () => ({
  default: (await import('./ats-preview/ats-preview-dialog.tsx')).AtsPreviewDialog,
}))

/** On a narrow screen the page slides over the form, above the bar at the bottom. */
const OVER_CLASS =
  'max-lg:fixed max-lg:inset-x-0 max-lg:top-0 max-lg:bottom-[var(--foot,0px)] max-lg:z-30 max-lg:duration-200'

interface PreviewPaneProps {
  template: Template | null
  onGoToField: GoToField
  /** Slides the page of a narrow screen away. */
  onLeave: () => void
}

/** The rendered pages: a column at the right, or over the form of a narrow screen. */
export const PreviewPane = ({ template, onGoToField, onLeave }: PreviewPaneProps) => {
  const { t } = useLingui()
  const { wide, isPageOver, settings, arrange } = useWorkspace()
  const [isAtsOpen, setIsAtsOpen] = useState(false)
  const visible = wide || isPageOver
  return (
    <aside
      aria-label={t`Preview`}
      inert={!visible}
      onKeyDown={(event) => event.key === 'Escape' && !wide && onLeave()}
      className={cx(
        'flex min-h-0 min-w-0 flex-col bg-sunk lg:flex-1',
        OVER_CLASS,
        visible
          ? 'max-lg:transition-[translate]'
          : 'invisible max-lg:translate-x-full max-lg:transition-[translate,visibility]',
      )}
    >
      {!wide && <PageHeading isOver={isPageOver} onLeave={onLeave} />}
      <Preview
        template={template}
        active={visible}
        onGoToField={onGoToField}
        onOpenAtsPreview={() => setIsAtsOpen(true)}
        bar={wide && template && <TemplateSwitch template={template} />}
      />
      {wide && template && settings.strip && (
        <div className="shrink-0 border-line border-t bg-paper px-3 py-1.5">
          <TemplateStrip template={template} onClose={() => arrange({ strip: false })} />
        </div>
      )}
      {template && isAtsOpen && (
        <Suspense>
          <AtsPreviewDialog templateId={template.id} onClose={() => setIsAtsOpen(false)} />
        </Suspense>
      )}
    </aside>
  )
}

const PageHeading = ({ isOver, onLeave }: { isOver: boolean; onLeave: () => void }) => {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isOver) return
    // With reduced motion the inherited visibility changes one level a frame: until then nothing takes the focus.
    let frame = 0
    const focus = () => {
      heading.current?.focus({ preventScroll: true })
      if (document.activeElement !== heading.current) frame = requestAnimationFrame(focus)
    }
    focus()
    return () => cancelAnimationFrame(frame)
  }, [isOver])
  return (
    <div className="flex h-14 shrink-0 items-center gap-1 border-line border-b bg-paper px-1">
      <IconButton icon="arrow-left" label={t`Back to form`} onClick={onLeave} />
      <h2 ref={heading} tabIndex={-1} className="font-serif text-lead outline-none">
        {t`Preview`}
      </h2>
    </div>
  )
}
