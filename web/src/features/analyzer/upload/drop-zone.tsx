import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { AppError } from '#shared/errors.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { CV_ACCEPT } from '#web/platform/cv-files.ts'
import { Button } from '#web/ui/button/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { UploadIllustration } from './upload-illustration.tsx'
import { type DragState, getRejection, getSaveHint, type Rejection } from './upload-validation.ts'
import { useDrop } from './use-drop.ts'
import { useRejectionToast } from './use-rejection-toast.ts'

const STATE_CLASS: Readonly<Record<DragState, string>> = {
  idle: 'border-line-strong border-dashed bg-paper hover:border-ink',
  active: 'border-sea bg-sea-wash',
  accept: 'border-beam bg-beam-wash',
  reject: 'border-bad bg-bad-wash',
}

interface DropZoneProps {
  onFile: (file: File) => void
  disabled: boolean
  /** Focuses the button on mount: after a file was removed, its remove button is gone. */
  autoFocus: boolean
}

/** Drop zone for a PDF or Word file, with a button that opens the file picker. */
export const DropZone = ({ onFile, disabled, autoFocus }: DropZoneProps) => {
  const { t } = useLingui()
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const messageId = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (autoFocus) button.current?.focus({ preventScroll: true })
  }, [autoFocus])
  const [rejection, setRejection] = useState<Rejection | null>(null)
  const [saveHint, setSaveHint] = useState<string | null>(null)
  const showRejection = useRejectionToast()

  const selectFiles = (files: readonly File[]) => {
    const reason = getRejection(files)
    setRejection(reason)
    const [file] = files
    const hint = reason === 'wrong-type' && file ? getSaveHint(file) : null
    setSaveHint(hint && getErrorMessage(new AppError(hint), language))
    if (reason) return showRejection(reason)
    if (file) onFile(file)
  }
  const { state, handlers } = useDrop(selectFiles, !disabled)

  const titles: Readonly<Record<DragState, ReactNode>> = {
    idle: <Trans>Upload your resume</Trans>,
    active: <Trans>Drop it here</Trans>,
    accept: <Trans>Drop your file here. It’s read on your device.</Trans>,
    reject: <Trans>Only PDF files are allowed</Trans>,
  }

  return (
    <div
      {...handlers}
      data-drag={state}
      className={cx(
        'relative flex min-h-72 flex-col items-center justify-center gap-4 rounded-faro border-2 px-5 py-8 text-center transition-colors duration-150',
        STATE_CLASS[state],
      )}
    >
      <UploadIllustration state={state} />
      <div>
        <p className={cx('font-serif text-title', state === 'reject' && 'text-bad')}>{titles[state]}</p>
        <p className="mt-1 text-note text-ink-soft">
          <Trans>One PDF or Word file, up to 10 MB. The file stays on your device, and only its text is sent.</Trans>
        </p>
      </div>
      <Button
        kind="plain"
        icon="upload"
        className="bg-sheet"
        disabled={disabled}
        ref={button}
        aria-describedby={messageId}
        onClick={() => input.current?.click()}
      >
        <Trans>Choose a PDF or Word file</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        accept={CV_ACCEPT}
        className="sr-only"
        tabIndex={-1}
        aria-label={t`Resume as a PDF or Word file`}
        onChange={(event) => {
          selectFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <p id={messageId} aria-live="polite" className="text-note text-bad empty:-mt-4">
        {rejection && state === 'idle' && (
          <span className="inline-flex items-center gap-1.5">
            <Icon name="error" size={16} />
            {rejection === 'wrong-type' && <Trans>Only PDF files are allowed</Trans>}
            {rejection === 'too-large' && <Trans>The file is over 10 MB. Make it smaller or paste the text.</Trans>}
            {rejection === 'other' && <Trans>Choose one file at a time.</Trans>}
          </span>
        )}
        {saveHint && state === 'idle' && <span className="mt-1 block text-ink">{saveHint}</span>}
      </p>
    </div>
  )
}
