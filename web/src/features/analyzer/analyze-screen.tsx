import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { useLanguage } from '#web/i18n/use-language.ts'
import { configQuery } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { useSession } from '#web/platform/auth/use-session.ts'
import { suggestInstall } from '#web/platform/pwa/pwa-state.ts'
import { Page } from '#web/ui/layout/page.tsx'
import type { AnalyzerSlots } from './analyzer-slots.ts'
import { cacheExtraction } from './extraction/extraction-cache.ts'
import { ResultsScreen } from './results/results-screen.tsx'
import { ResultsSkeleton } from './results/results-skeleton.tsx'
import { notifyDone } from './run/notify-done.ts'
import { ProgressOverlay } from './run/overlay/progress-overlay.tsx'
import { isRunning } from './run/polling.ts'
import { useAnalysisRun } from './run/use-analysis-run.ts'
import { useFailureToast } from './run/use-failure-toast.ts'
import { useResumeQuery } from './run/use-resume-query.ts'
import { useViewFocus } from './run/use-view-focus.ts'
import { StartScreen } from './upload/start-screen.tsx'
import { useCvInput } from './upload/use-cv-input.ts'
import { useReceivedFiles } from './upload/use-received-files.ts'

/** From the upload card over the overlay to the results; the address carries the id, so that a reload comes back. */
export const AnalyzeScreen = ({ signIn, AtsView }: AnalyzerSlots) => {
  const { t } = useLingui()
  const language = useLanguage()
  const [params, setParams] = useSearchParams()
  const id = params.get('cv')
  const { status } = useSession()
  // Without a connection: what this device has seen before is still shown.
  const signedIn = status === 'signed-in' || status === 'unreachable'
  const input = useCvInput()
  useReceivedFiles(input)
  const { setFile, setText } = input
  const sayFailure = useFailureToast()
  const { data: config } = useQuery({ ...configQuery, enabled: signedIn }, queryClient)

  const onUploaded = useCallback((resumeId: string) => setParams({ cv: resumeId }), [setParams])
  const onDone = useCallback(() => {
    notifyDone(t`Your analysis is ready`)
    suggestInstall()
    setFile(null)
    setText('')
  }, [t, setFile, setText])
  const onFailed = useCallback(
    (error: Error) => {
      sayFailure(error)
      setParams({}, { replace: true })
    },
    [sayFailure, setParams],
  )
  const { run, start, analyse, cancel } = useAnalysisRun({ onUploaded, onDone, onFailed })
  const resume = useResumeQuery(signedIn ? id : null, run?.phase === 'analysing')
  const elsewhere = run === null && isRunning(resume.data)
  useViewFocus(id && run === null && signedIn ? id : '')

  const submit = () =>
    start({
      reading: input.file ? input.extraction.result : null,
      text: input.text,
      fileName: input.file?.name ?? null,
      job: input.job,
      language,
      onRead: (resumeId, read) => cacheExtraction(resumeId, { read, file: input.file }),
    })

  const postpone = async () => {
    try {
      const read = input.file ? await input.extraction.result : null
      const outbox = await import('./outbox/outbox-actions.ts')
      const { text, job } = input
      await outbox.queueCv({ read, text, job, fileName: input.file?.name ?? null, language, key: crypto.randomUUID() })
      setFile(null)
      setText('')
    } catch (error) {
      sayFailure(error)
    }
  }

  const stop = () => {
    setParams({}, { replace: true })
    cancel(id).catch(sayFailure)
  }

  return (
    <Page title={t`Resume analyzer`}>
      {(run || elsewhere) && (
        <ProgressOverlay
          phase={run?.phase ?? 'analysing'}
          stage={resume.data?.stage ?? null}
          model={config?.advice.model ?? null}
          onCancel={stop}
        />
      )}
      {id && run === null && signedIn ? (
        <ResultsScreen id={id} resume={resume} AtsView={AtsView} onAnalyze={() => void analyse(id)} />
      ) : id && status === 'loading' ? (
        <ResultsSkeleton />
      ) : (
        <StartScreen
          input={input}
          busy={run !== null}
          signIn={signIn}
          onSubmit={() => void submit()}
          onQueue={() => void postpone()}
        />
      )}
    </Page>
  )
}
