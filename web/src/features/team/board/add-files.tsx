import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type DragEvent, useRef, useState } from 'react'
import type { BoardResponse } from '#shared/api-schema/teams.ts'
import { CV_ACCEPT } from '#web/platform/cv-files.ts'
import { Button } from '#web/ui/button/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { MAX_FILES, type SelectedFiles, selectFiles } from './select-files.ts'

interface AddFilesProps {
  board: BoardResponse
  /** Throws when the device has no room for them. */
  onFiles: (files: readonly File[]) => Promise<void>
}

/** Takes the files for a board once the member has confirmed that the team may keep them. */
export const AddFiles = ({ board, onFiles }: AddFilesProps) => {
  const { t } = useLingui()
  const [hasConsent, setHasConsent] = useState(false)
  const [needsConsent, setNeedsConsent] = useState(false)
  const [selection, setSelection] = useState<SelectedFiles<File> | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const days = board.retentionDays

  const add = (dropped: readonly File[]) => {
    if (!hasConsent) return setNeedsConsent(true)
    const selected = selectFiles(dropped)
    setSelection(selected)
    if (selected.files.length === 0) return
    onFiles(selected.files).catch((error: unknown) => {
      console.warn(error)
      toast({
        kind: 'error',
        title: t`Error`,
        description: t`This device doesn’t have room for that many files. Add fewer at a time.`,
      })
    })
  }
  const { isOver, handlers } = useFileDrop(add)

  return (
    <div>
      <Checkbox
        label={
          <Trans>
            The team is allowed to keep these resumes for this position, and the candidates have been informed.
          </Trans>
        }
        hint={
          <Trans>
            Resumes are deleted after {days} days. The files stay on your device, and only their text is sent.
          </Trans>
        }
        checked={hasConsent}
        aria-invalid={needsConsent && !hasConsent}
        onChange={(event) => setHasConsent(event.target.checked)}
      />
      <div
        {...handlers}
        className={cx(
          'mt-3 flex flex-col items-center justify-center gap-3 rounded-faro border-2 px-5 py-6 text-center transition-colors duration-150',
          isOver ? 'border-beam bg-beam-wash' : 'border-line-strong border-dashed bg-paper',
        )}
      >
        <p className="font-serif text-title">
          <Trans>Drop the resumes here</Trans>
        </p>
        <Button
          icon="upload"
          className="bg-sheet"
          onClick={() => (hasConsent ? input.current?.click() : setNeedsConsent(true))}
        >
          <Trans>Choose PDF or Word files</Trans>
        </Button>
        <p className="text-ink-soft text-note">
          <Trans>Up to {MAX_FILES} files at once, 10 MB each.</Trans>
        </p>
        <input
          ref={input}
          type="file"
          multiple
          accept={CV_ACCEPT}
          className="sr-only"
          tabIndex={-1}
          aria-label={t`Resumes as PDF or Word files`}
          onChange={(event) => {
            add([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        <div aria-live="polite" className="text-bad text-note empty:hidden">
          {needsConsent && !hasConsent && <Trans>First, check the box above.</Trans>}
          {selection && hasConsent && <LeftOut selection={selection} />}
        </div>
      </div>
    </div>
  )
}

const LeftOut = ({ selection: { wrongType, tooLarge, tooMany } }: { selection: SelectedFiles<File> }) => (
  <>
    {wrongType > 0 && (
      <p>
        <Plural value={wrongType} one="# file isn’t a PDF or Word file." other="# files aren’t PDF or Word files." />
      </p>
    )}
    {tooLarge > 0 && (
      <p>
        <Plural value={tooLarge} one="# file is over 10 MB." other="# files are over 10 MB." />
      </p>
    )}
    {tooMany > 0 && (
      <p>
        <Plural
          value={tooMany}
          one="# file was left out. Add it when the current files are done."
          other="# files were left out. Add them when the current files are done."
        />
      </p>
    )}
  </>
)

const useFileDrop = (onFiles: (files: readonly File[]) => void) => {
  const [isOver, setIsOver] = useState(false)
  const depth = useRef(0)
  const handlers = {
    onDragEnter: (event: DragEvent) => {
      event.preventDefault()
      depth.current += 1
      setIsOver(true)
    },
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDragLeave: () => {
      depth.current -= 1
      if (depth.current <= 0) setIsOver(false)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      depth.current = 0
      setIsOver(false)
      onFiles([...event.dataTransfer.files])
    },
  }
  return { isOver, handlers }
}
