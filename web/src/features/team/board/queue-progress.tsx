import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppError } from '#shared/errors.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Progress } from '#web/ui/feedback/progress.tsx'
import { showName } from '#web/ui/shown-name.tsx'
import { ScansOffer } from './scans-offer.tsx'
import type { FailedFile, QueueState } from './use-board-queue.ts'

interface QueueProgressProps {
  state: QueueState
  onCancel: () => void
  onResume: () => void
  onRetry: (files: readonly FailedFile[]) => void
  /** Recognizes the text of all scans. */
  onRecognize: () => void
  onDismiss: (files: readonly FailedFile[]) => void
}

/** How far the files are, why they stopped, and those that could not be added. */
export const QueueProgress = ({ state, onCancel, onResume, onRetry, onRecognize, onDismiss }: QueueProgressProps) => (
  <div className="mt-5 space-y-4 empty:hidden">
    {state.isRunning && <Running state={state} onCancel={onCancel} />}
    {!state.isRunning && state.error && <Stopped error={state.error} onCancel={onCancel} onResume={onResume} />}
    {state.scans.length > 0 && !state.isRunning && (
      <ScansOffer scans={state.scans} onRecognize={onRecognize} onDismiss={() => onDismiss(state.scans)} />
    )}
    {state.failed.length > 0 && (
      <Failed
        failed={state.failed}
        isRunning={state.isRunning}
        onRetry={() => onRetry(state.failed)}
        onDismiss={() => onDismiss(state.failed)}
      />
    )}
  </div>
)

const Running = ({ state: { done, total, recognizing }, onCancel }: { state: QueueState; onCancel: () => void }) => {
  const { t } = useLingui()
  return (
    <div className="rounded-faro border border-line bg-sheet p-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="tabular-nums">
          <Trans>
            Reading resumes on your device: {done} of {total}
          </Trans>
        </p>
        <Button size="small" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      <Progress label={t`Resumes added`} value={done} max={total} />
      {recognizing !== null && (
        <p className="mt-3 wrap-anywhere text-note" role="status">
          <Trans>Recognizing the text in {showName(recognizing)}…</Trans>
        </p>
      )}
      <p className="mt-3 text-ink-soft text-note">
        <Trans>If you close this page, we’ll add the remaining resumes when you open it again on this device.</Trans>
      </p>
    </div>
  )
}

interface StoppedProps {
  error: AppError
  onCancel: () => void
  onResume: () => void
}

const Stopped = ({ error, onCancel, onResume }: StoppedProps) => {
  const language = useLanguage()
  return (
    <Notice
      tone="fair"
      live="status"
      title={
        error.code === 'offline' ? (
          <Trans>You’re offline. The remaining resumes will be added when you’re back online.</Trans>
        ) : (
          getErrorMessage(error, language)
        )
      }
      actions={
        <>
          <Button size="small" onClick={onResume}>
            <Trans>Continue</Trans>
          </Button>
          <Button size="small" onClick={onCancel}>
            <Trans>Discard the remaining files</Trans>
          </Button>
        </>
      }
    />
  )
}

interface FailedProps {
  failed: QueueState['failed']
  isRunning: boolean
  onRetry: () => void
  onDismiss: () => void
}

const Failed = ({ failed, isRunning, onRetry, onDismiss }: FailedProps) => {
  const language = useLanguage()
  return (
    <Notice
      tone="bad"
      title={<Plural value={failed.length} one="# file couldn’t be added" other="# files couldn’t be added" />}
      actions={
        <>
          {failed.some(({ canRetry }) => canRetry) && (
            <Button size="small" disabled={isRunning} onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          )}
          <Button size="small" disabled={isRunning} onClick={onDismiss}>
            <Trans>Dismiss</Trans>
          </Button>
        </>
      }
    >
      <ul className="mt-1 space-y-1">
        {failed.map(({ id, fileName, code }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-medium">{showName(fileName)}</span> {getErrorMessage(new AppError(code), language)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
