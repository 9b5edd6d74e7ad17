import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback } from 'react'
import { ServerStorageNotice } from '#web/components/server-storage/server-storage-notice.tsx'
import { withAllMessages } from '#web/i18n/i18n.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { configQuery } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { useSession } from '#web/platform/auth/use-session.ts'
import { Page } from '#web/ui/layout/page.tsx'
import { useSearchParams } from '#web/ui/router/router.tsx'
import { cacheExtraction } from './extraction/extraction-cache.ts'
import { ResultsSkeleton } from './results/results-skeleton.tsx'
import { notifyDone } from './run/notify-done.ts'
import { isRunning } from './run/polling.ts'
import { useAnalysisRun } from './run/use-analysis-run.ts'
import { useFailureToast } from './run/use-failure-toast.ts'
import { useResumeQuery } from './run/use-resume-query.ts'
import { useViewFocus } from './run/use-view-focus.ts'
import { StartScreen } from './upload/start-screen.tsx'
import { useCvInput } from './upload/use-cv-input.ts'
import { useDraftInput } from './upload/use-draft-input.ts'
import { useReceivedFiles } from './upload/use-received-files.ts'

const ResultsScreen = lazy(async () => ({
  default: (await withAllMessages(import('./results/results-screen.tsx'))).ResultsScreen,
}))
const ProgressOverlay = lazy(async () => ({
  default: (await import('./run/overlay/progress-overlay.tsx')).ProgressOverlay,
}))
const UnverifiedShareDialog = lazy(async () => ({
  default: (await import('./upload/unverified-share-dialog.tsx')).UnverifiedShareDialog,
}))

/** Upload form, progress and results. The URL carries the resume id, so that a reload shows the same results. */
export const AnalyzeScreen = () => {
  const { t } = useLingui()
  const language = useLanguage()
  const [params, setParams] = useSearchParams()
  const id = params.get('cv')
  const { status } = useSession()
  // Offline, analyses that this device has cached are still shown.
  const signedIn = status === 'signed-in' || status === 'unreachable'
  const input = useCvInput()
  const unverifiedShare = useReceivedFiles(input)
  useDraftInput(input)
  const { setFile, setText } = input
  const showFailure = useFailureToast()
  const { data: config } = useQuery({ ...configQuery, enabled: signedIn }, queryClient)

  const onUploaded = useCallback((resumeId: string) => setParams({ cv: resumeId }), [setParams])
  const onDone = useCallback(() => {
    notifyDone(t`Your analysis is ready`)
    setFile(null)
    setText('')
  }, [t, setFile, setText])
  const onFailed = useCallback(
    (error: Error) => {
      showFailure(error)
      setParams({}, { replace: true })
    },
    [showFailure, setParams],
  )
  const { run, start, analyze, cancel } = useAnalysisRun({ onUploaded, onDone, onFailed })
  const resume = useResumeQuery(signedIn ? id : null, run?.phase === 'analyzing')
  const runsElsewhere = run === null && isRunning(resume.data)
  useViewFocus(id && run === null && signedIn ? id : '')

  const submit = () =>
    start({
      extraction: input.file ? input.extraction.result : null,
      text: input.text,
      fileName: input.file?.name ?? null,
      job: input.job,
      country: input.country,
      language,
      onExtracted: (resumeId, extraction) => cacheExtraction(resumeId, { extraction, file: input.file }),
    })

  const queue = async () => {
    try {
      const extraction = input.file ? await input.extraction.result : null
      const { queueCv } = await import('./outbox/outbox-actions.ts')
      const { text, job, country } = input
      const fileName = input.file?.name ?? null
      const extracted = extraction?.extracted ?? null
      await queueCv({ extracted, text, job, country, fileName, language, key: crypto.randomUUID() })
      setFile(null)
      setText('')
    } catch (error) {
      showFailure(error)
    }
  }

  const cancelRun = () => {
    setParams({}, { replace: true })
    cancel(id).catch(showFailure)
  }

  return (
    <Page title={t`Resume analyzer`}>
      {(run || runsElsewhere) && (
        <Suspense>
          <ProgressOverlay
            phase={run?.phase ?? 'analyzing'}
            stage={resume.data?.stage ?? null}
            adviceItems={resume.data?.adviceItems ?? null}
            model={config?.advice.model ?? null}
            onCancel={cancelRun}
          />
        </Suspense>
      )}
      {signedIn && <ServerStorageNotice />}
      {unverifiedShare && (
        <Suspense>
          <UnverifiedShareDialog share={unverifiedShare} />
        </Suspense>
      )}
      {id && run === null && signedIn ? (
        <Suspense fallback={<ResultsSkeleton />}>
          <ResultsScreen id={id} resume={resume} onAnalyze={() => void analyze(id)} />
        </Suspense>
      ) : id && status === 'loading' ? (
        <ResultsSkeleton />
      ) : (
        <StartScreen input={input} busy={run !== null} onSubmit={() => void submit()} onQueue={() => void queue()} />
      )}
    </Page>
  )
}
