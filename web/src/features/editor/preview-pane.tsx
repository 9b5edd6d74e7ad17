import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { Template } from '#shared/templates/template.ts'
import { cx } from '#web/ui/cx.ts'
import { Preview } from './preview/preview.tsx'
import { LiveScore } from './score/live-score.tsx'

const SuggestionsDialog = lazy(async () => ({
  default: (await import('./suggestions/suggestions-dialog.tsx')).SuggestionsDialog,
}))
const AtsPreviewDialog = lazy(async () => ({
  default: (await import('./ats-preview/ats-preview-dialog.tsx')).AtsPreviewDialog,
}))

interface PreviewPaneProps {
  template: Template | null
  visible: boolean
  onGoToField: (path: readonly string[]) => void
}

/** The live score above the rendered pages, and the dialogs opened from them. */
export const PreviewPane = ({ template, visible, onGoToField }: PreviewPaneProps) => {
  const { t } = useLingui()
  const [dialog, setDialog] = useState<'suggestions' | 'ats-preview' | null>(null)
  const close = () => setDialog(null)
  return (
    <aside
      aria-label={t`Preview`}
      className={cx(
        'min-w-0 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-5.5rem)] lg:overflow-y-auto',
        !visible && 'hidden',
      )}
    >
      <LiveScore
        templateId={template?.id ?? null}
        onGoToField={onGoToField}
        onSuggest={() => setDialog('suggestions')}
      />
      <Preview
        template={template}
        active={visible}
        onGoToField={onGoToField}
        onOpenAtsPreview={() => setDialog('ats-preview')}
      />
      {template && (
        <Suspense>
          {dialog === 'suggestions' && <SuggestionsDialog templateId={template.id} onClose={close} />}
          {dialog === 'ats-preview' && <AtsPreviewDialog templateId={template.id} onClose={close} />}
        </Suspense>
      )}
    </aside>
  )
}
