import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Template } from '#shared/templates/template.ts'
import { cx } from '#web/ui/cx.ts'
import { ResizeHandle } from '#web/ui/layout/resize-handle.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useEditor } from '../editor-context.ts'
import type { EditorSlots } from '../editor-slots.ts'
import { useFormPlace } from '../form/form-place.ts'
import { toFormTab } from '../form/form-tab.ts'
import { ResumeForm } from '../form/resume-form.tsx'
import type { FormNavigation } from '../form/use-form-navigation.ts'
import { useElementSize } from '../preview/use-element-size.ts'
import { PreviewPane } from '../preview-pane.tsx'
import { PinnedFinding } from '../suggestions/pinned-finding.tsx'
import type { FormSubmit } from '../validation/use-form-submit.ts'
import { type ColumnWidths, getColumnWidths, MIN_WIDTHS } from './column-widths.ts'
import { Panels } from './panels.tsx'
import { SectionNav } from './section-nav.tsx'
import { useWorkspace } from './use-workspace.ts'

const SuggestionsDialog = lazy(async () => ({
  default: (await import('../suggestions/suggestions-dialog.tsx')).SuggestionsDialog,
}))

interface ColumnsProps {
  template: Template | null
  readOnly: boolean
  form: FormSubmit
  navigation: FormNavigation
  onLeavePage: () => void
  LetterPanel: EditorSlots['LetterPanel']
}

/** Sections, form, side panel and page. On a narrow screen the form alone; the others lie over it. */
export const Columns = ({ template, readOnly, form, navigation, onLeavePage, LetterPanel }: ColumnsProps) => {
  const { wide, settings, open, isPageOver, showForm } = useWorkspace()
  const { store } = useEditor()
  const [isSuggesting, setIsSuggesting] = useState(false)
  const { ref, size } = useElementSize()
  const column = useRef<HTMLDivElement>(null)
  useFormPlace(store.getSnapshot().id, navigation.tab, column)
  const widths = getColumnWidths({
    total: size.width,
    page: settings.pageWidth,
    panel: settings.panelWidth,
    hasPanel: open !== null,
  })
  const panels = (
    <Panels
      template={template}
      readOnly={readOnly}
      onGoToField={navigation.goToField}
      onShowForm={showForm}
      onSuggest={() => setIsSuggesting(true)}
      LetterPanel={LetterPanel}
    />
  )
  const isFormShown = !wide || widths.form > 0
  return (
    <Tabs
      orientation="vertical"
      value={navigation.tab}
      onValueChange={(value) => navigation.setTab(toFormTab(value))}
      className="flex min-h-0 flex-1"
    >
      <SectionNav />
      <div ref={ref} className="flex min-h-0 min-w-0 flex-1">
        <div
          ref={column}
          inert={!wide && (open !== null || isPageOver)}
          hidden={!isFormShown}
          data-form-column
          className={cx(
            'relative min-w-0 flex-1 scrollbar-thin px-4 pt-3 pb-4 lg:overflow-y-auto lg:overscroll-contain lg:pt-4 lg:pb-10',
            !(wide && open) && 'sm:px-6',
          )}
        >
          <div className="mx-auto max-w-3xl">
            <PinnedFinding onGoToField={navigation.goToField} />
            <ResumeForm readOnly={readOnly} form={form} navigation={navigation} />
          </div>
        </div>
        {wide ? <WideColumns widths={widths}>{panels}</WideColumns> : panels}
        <div className="contents lg:flex lg:min-h-0 lg:shrink-0 lg:flex-col" style={wide ? { width: widths.page } : {}}>
          <PreviewPane template={template} onGoToField={navigation.goToField} onLeave={onLeavePage} />
        </div>
      </div>
      {template && isSuggesting && (
        <Suspense>
          <SuggestionsDialog
            templateId={template.id}
            onClose={() => setIsSuggesting(false)}
            onGoToField={navigation.goToField}
          />
        </Suspense>
      )}
    </Tabs>
  )
}

/** The side panel with its width, and the edges that resize it and the page. */
const WideColumns = ({ widths, children }: { widths: ColumnWidths; children: React.ReactNode }) => {
  const { t } = useLingui()
  const { open, arrange } = useWorkspace()
  return (
    <>
      {open !== null && (
        <>
          {widths.form > 0 && (
            <ResizeHandle
              label={t`Panel width`}
              width={widths.panel}
              min={MIN_WIDTHS.panel}
              max={widths.maxPanel}
              onWidth={(panelWidth) => arrange({ panelWidth })}
              onReset={() => arrange({ panelWidth: null })}
            />
          )}
          <div className="flex min-h-0 shrink-0 flex-col *:flex-1" style={{ width: widths.panel }}>
            {children}
          </div>
        </>
      )}
      <ResizeHandle
        label={t`Page column width`}
        width={widths.page}
        min={Math.min(MIN_WIDTHS.page, widths.page)}
        max={widths.maxPage}
        onWidth={(pageWidth) => arrange({ pageWidth })}
        onReset={() => arrange({ pageWidth: null })}
      />
    </>
  )
}
