import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { DocumentSnapshot } from '#web/storage/document-store.types.ts'
import { useDocument } from '#web/storage/use-storage.ts'
import { cx } from '#web/ui/cx.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { usePageTitle } from '#web/ui/layout/page.tsx'
import { Segmented } from '#web/ui/form/segmented-control.tsx'
import { Preview } from './preview/preview.tsx'
import { LiveScore } from './score/live-score.tsx'
import type { TemplatesSlots } from './editor-slots.ts'
import { ProofDialog } from '../import-export/export/proof-dialog.tsx'
import { useGenerate } from '../import-export/export/use-pdf-download.ts'
import { Actions } from './form/form-actions.tsx'
import { Conflicts } from './notices/conflict-notices.tsx'
import { DesignPanel } from './design/design-panel.tsx'
import { useEditing } from './editor-context.ts'
import { EditorHeader } from './header/editor-header.tsx'
import { FormTabs } from './form/form-tabs.tsx'
import { KeepNotice } from './notices/persistence-notice.tsx'
import { ProblemSummary } from './validation/problem-summary.tsx'
import { ProblemsContext } from './validation/problem-context.ts'
import { StorageBanner } from '../../components/storage-banner/storage-banner.tsx'
import { useFormPlace } from './form/use-form-navigation.ts'
import { useLeaveGuard } from './use-unsaved-warning.ts'
import { useTemplate } from './use-template.ts'
import { useWide } from './use-wide-viewport.ts'

const ImproveDialog = lazy(async () => ({ default: (await import('./suggestions/suggestions-dialog.tsx')).ImproveDialog }))

const ReadingDialog = lazy(async () => ({ default: (await import('./ats-preview/ats-preview-dialog.tsx')).ReadingDialog }))

const nameOf = (snapshot: DocumentSnapshot) => snapshot.name
const problemOf = (snapshot: DocumentSnapshot) => snapshot.problem

/** A field that takes the focus comes clear of the bar of actions at the foot. */
const FORM = 'min-w-0 [&_input]:scroll-mb-28 [&_select]:scroll-mb-28 [&_textarea]:scroll-mb-28'

interface WorkbenchProps extends TemplatesSlots {
  onBack: () => void
  onOpen: (id: string) => void
}

/** The form at the left, the page at the right; on a phone one of them at a time. */
export const EditorLayout = ({ AtsView, onBack, onOpen }: WorkbenchProps) => {
  const { t } = useLingui()
  const { store } = useEditing()
  const template = useTemplate()
  const wide = useWide()
  const [pane, setPane] = useState<'form' | 'preview'>('form')
  const [improving, setImproving] = useState(false)
  const [reading, setReading] = useState(false)
  const place = useFormPlace(() => setPane('form'))
  const generate = useGenerate(store, template)
  const readOnly = useDocument(store, problemOf)
  useLeaveGuard(store)
  usePageTitle(useDocument(store, nameOf))

  return (
    <ProblemsContext value={generate.problems}>
      <div className="mx-auto w-full max-w-[96rem] px-5 pt-5 pb-28 sm:px-8 lg:pb-10">
        <EditorHeader template={template} onBack={onBack} onOpen={onOpen} onGenerate={generate.run} />
        <StorageBanner onExport={generate.exportCopy} />
        <KeepNotice />
        <Conflicts />
        {readOnly && (
          <Notice tone="fair" className="mb-5" title={t`This resume can be read, not edited`}>
            <Trans>It was saved by a newer version of Faro. Reload to update; nothing is lost.</Trans>
          </Notice>
        )}
        {!wide && (
          <Segmented
            legend={t`View`}
            className="sticky top-[4.75rem] z-10 short:static mb-4 w-full bg-paper *:flex-1"
            value={pane}
            onChange={setPane}
            segments={[
              { value: 'form', label: t`Form`, icon: 'edit' },
              { value: 'preview', label: t`Preview`, icon: 'eye' },
            ]}
          />
        )}
        <div className="grid items-start gap-x-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <form
            noValidate
            aria-label={t`Resume form`}
            className={cx(FORM, !wide && pane !== 'form' && 'hidden')}
            onSubmit={(event) => {
              event.preventDefault()
              generate.run()
            }}
          >
            <fieldset disabled={readOnly !== null} className="min-w-0">
              {template && <DesignPanel template={template} />}
              <div className="pt-4">
                {generate.problems.length > 0 && (
                  <div className="mb-4">
                    <ProblemSummary problems={generate.problems} onGo={place.go} onAnyway={generate.anyway} />
                  </div>
                )}
                <FormTabs tab={place.tab} onTab={place.setTab} />
              </div>
            </fieldset>
            <Actions
              busy={generate.busy}
              onPreview={() => {
                setPane('preview')
                generate.pointToPreview()
              }}
            />
          </form>
          <aside
            aria-label={t`Preview`}
            className={cx(
              'min-w-0 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-5.5rem)] lg:overflow-y-auto',
              !wide && pane !== 'preview' && 'hidden',
            )}
          >
            <LiveScore templateId={template?.id ?? null} onGo={place.go} onImprove={() => setImproving(true)} />
            <Preview
              template={template}
              active={wide || pane === 'preview'}
              onGo={place.go}
              onRead={() => setReading(true)}
            />
          </aside>
        </div>
      </div>
      {improving && template && (
        <Suspense>
          <ImproveDialog templateId={template.id} onClose={() => setImproving(false)} />
        </Suspense>
      )}
      {reading && template && (
        <Suspense>
          <ReadingDialog templateId={template.id} AtsView={AtsView} onClose={() => setReading(false)} />
        </Suspense>
      )}
      {generate.doubted && (
        <ProofDialog
          generated={generate.doubted}
          onDownload={() => generate.doubted && generate.download(generate.doubted)}
          onClose={generate.dismiss}
          onGo={place.go}
        />
      )}
    </ProblemsContext>
  )
}
