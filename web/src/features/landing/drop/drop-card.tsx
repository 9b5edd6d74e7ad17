import { Trans, useLingui } from '@lingui/react/macro'
import { type DragEvent, useState } from 'react'
import { CV_ACCEPT, isCvFile } from '#web/platform/cv-files.ts'
import { setDroppedFile } from '#web/platform/dropped-file.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { useNavigate } from '#web/ui/router/router.tsx'

/** Takes a CV and opens its score, which the device computes without an account. */
export const DropCard = () => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [state, setState] = useState<'empty' | 'over' | 'refused'>('empty')
  const score = (file: File | undefined) => {
    if (!file) return setState('empty')
    if (!isCvFile(file)) return setState('refused')
    setDroppedFile(file)
    void navigate('/analyzer?demo=mine')
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    score(event.dataTransfer.files[0])
  }
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault()
        setState('over')
      }}
      onDragLeave={() => setState('empty')}
      onDrop={handleDrop}
      className={cx(
        'mt-8 flex max-w-[33em] cursor-pointer items-center gap-4 rounded-faro border-2 border-dashed px-5 py-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea',
        state === 'over' ? 'border-beam bg-beam-wash' : 'border-line-strong hover:border-ink',
      )}
    >
      <Icon name="upload" size={28} className="shrink-0 text-sea" />
      <span className="min-w-0">
        <span className="block font-medium">
          <span className="pointer-coarse:hidden">
            <Trans>Drop your resume here, or choose a file</Trans>
          </span>
          <span className="hidden pointer-coarse:inline">
            <Trans>Upload your resume</Trans>
          </span>
        </span>
        <span className="block text-note text-ink-soft">
          <Trans>
            Use a PDF or Word file. We score it on your device without sending anything. You don’t need an account.
          </Trans>
        </span>
        <span role="status" className="block text-note text-bad">
          {state === 'refused' && <Trans>Choose a PDF or Word file.</Trans>}
        </span>
      </span>
      <input
        type="file"
        accept={CV_ACCEPT}
        aria-label={t`Your resume as a PDF or Word file`}
        className="sr-only"
        onChange={(event) => {
          score(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </label>
  )
}
