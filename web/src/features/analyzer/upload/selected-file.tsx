import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { IconButton } from '#web/ui/button/button.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import type { Preview } from '../extraction/use-file-extraction.ts'
import { toMegabytes } from './upload-validation.ts'

interface SelectedFileProps {
  file: File
  preview: Preview
  disabled: boolean
  onRemove: () => void
  /** What can be done about the file. */
  children?: ReactNode
}

/** The selected file: name, size, extraction status and remove button. */
export const SelectedFile = ({ file, preview, disabled, onRemove, children }: SelectedFileProps) => {
  const { t } = useLingui()
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: buttons come and go with the status
  useEffect(() => {
    // The button that had the focus is gone: move the focus here.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [preview.status])
  const size = formatNumber(toMegabytes(file.size), language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <div ref={box} tabIndex={-1} className="rounded-faro border-2 border-beam bg-sheet p-4 outline-none">
      <div className="flex items-center gap-4">
        <Icon name="file-text" size={32} className="text-beam-ink" />
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium" title={file.name}>
            {file.name}
          </p>
          <p className="text-note text-ink-soft tabular-nums">{t`${size} MB`}</p>
        </div>
        <IconButton icon="trash" label={t`Remove ${file.name}`} disabled={disabled} onClick={onRemove} />
      </div>
      <div aria-live="polite" className="mt-3 border-t border-line pt-3 text-note">
        {preview.status === 'reading' && (
          <p className="flex items-center gap-2 text-ink-soft">
            <Spinner size={16} />
            <Trans>Reading your file on this device…</Trans>
          </p>
        )}
        {preview.status === 'read' && <ExtractionSummary pages={preview.pages} words={preview.words} />}
        {preview.status === 'failed' && (
          <p className="flex items-start gap-2 text-bad">
            <Icon name="error" size={16} className="mt-0.5" />
            {getErrorMessage(preview.error, language)}
          </p>
        )}
      </div>
      {children}
    </div>
  )
}

const ExtractionSummary = ({ pages, words }: { pages: number; words: number }) => {
  const { t } = useLingui()
  const language = useLanguage()
  const count = formatNumber(words, language)
  return (
    <p className="flex items-center gap-2 text-good">
      <Icon name="success" size={16} />
      {t`We read ${plural(pages, { one: '# page', other: '# pages' })} (${count} words)`}
    </p>
  )
}
