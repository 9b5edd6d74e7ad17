import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { useOnline } from '#web/platform/use-online.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Progress } from '#web/ui/feedback/progress.tsx'
import type { RecognitionProgress } from '#web/workers/ocr/client.ts'
import type { Recognition } from './use-recognition.ts'

interface RecognitionOfferProps {
  recognition: Recognition
  /** Number of pages that are pictures, of a file with other pages too; null when all are. */
  pages: number | null
  className?: string
}

/** Offers to recognize a scan on the device, with the size of the download; then its progress, or why it failed. */
export const RecognitionOffer = ({ recognition, pages, className }: RecognitionOfferProps) => {
  const { t } = useLingui()
  const language = useLanguage()
  const { state, start, cancel } = recognition
  if (state.status === 'running') return <Running progress={state.progress} onCancel={cancel} className={className} />
  const title =
    pages === null
      ? t`This PDF is a scan`
      : plural(pages, { one: '# page of this PDF is a scan', other: '# pages of this PDF are scans' })
  return (
    <Notice
      tone={state.status === 'failed' ? 'bad' : 'info'}
      live={state.status === 'failed' ? 'alert' : 'status'}
      {...(className && { className })}
      title={title}
      actions={<StartButton recognition={recognition} onStart={start} />}
    >
      {state.status === 'failed' ? (
        getErrorMessage(state.error, language)
      ) : (
        <OfferText download={recognition.download} />
      )}
    </Notice>
  )
}

const StartButton = ({ recognition, onStart }: { recognition: Recognition; onStart: () => void }) => {
  const online = useOnline()
  const needsNetwork = recognition.download !== 0
  return (
    <Button size="small" icon="eye" disabled={needsNetwork && !online} onClick={onStart}>
      {recognition.state.status === 'failed' ? <Trans>Try again</Trans> : <Trans>Recognize text</Trans>}
    </Button>
  )
}

/** What recognition does, and what it downloads first; null while the size is looked up. */
export const OfferText = ({ download }: { download: number | null }) => {
  const language = useLanguage()
  const online = useOnline()
  if (download === 0) return <Trans>Faro can recognize the text on your device. The result may contain errors.</Trans>
  if (!online) return <Trans>Faro can recognize the text after a one-time download.</Trans>
  if (download === null) return null
  const megabytes = formatNumber(download / 1e6, language, { maximumFractionDigits: 1 })
  return (
    <Trans>
      Faro can recognize the text on your device after a one-time download of {megabytes} MB. The result may contain
      errors.
    </Trans>
  )
}

interface RunningProps {
  progress: RecognitionProgress
  onCancel: () => void
  className: string | undefined
}

const Running = ({ progress, onCancel, className }: RunningProps) => {
  const { t } = useLingui()
  const language = useLanguage()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button that had the focus is gone: move the focus here.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [])
  const step = progress.step === 'download' ? t`Getting ready…` : t`Reading page ${progress.page} of ${progress.pages}…`
  return (
    <div className={className}>
      <div className="flex items-center justify-between gap-4">
        <p role="status" className="text-note">
          {step}
        </p>
        <Button size="small" kind="quiet" ref={button} onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      <div className="mt-2 flex items-center gap-3">
        <Progress label={step} value={Math.round(progress.share * 100)} className="flex-1" />
        <span aria-hidden="true" className="w-12 text-end text-note text-ink-soft tabular-nums">
          {formatNumber(progress.share, language, { style: 'percent' })}
        </span>
      </div>
    </div>
  )
}
