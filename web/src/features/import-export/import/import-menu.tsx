import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useRef } from 'react'
import { CV_ACCEPT } from '#web/platform/cv-files.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import type { ImportControls } from './use-import.ts'

const ScanDialog = lazy(async () => ({ default: (await import('./scan-dialog.tsx')).ScanDialog }))

const ReviewDialog = lazy(async () => ({ default: (await import('./review/review-dialog.tsx')).ReviewDialog }))

/** LinkedIn's data export is a ZIP archive, Europass files are XML. */
const ACCEPTED_TYPES = `${CV_ACCEPT},.json,.txt,.zip,.xml,application/json,text/plain,application/zip,application/xml,text/xml`

/** Starts a draft from a file or from the sample. */
export const ImportMenu = ({ busy, question, review, file, sample }: ImportControls) => {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED_TYPES}
        className="sr-only"
        tabIndex={-1}
        aria-label={t`File to import`}
        onChange={(event) => {
          const [selected] = event.target.files ?? []
          if (selected) file(selected)
          event.target.value = ''
        }}
      />
      <Menu
        trigger={
          <Button icon="upload" busy={busy}>
            <Trans>Start with your resume</Trans>
          </Button>
        }
      >
        <MenuItem icon="file-text" onSelect={() => input.current?.click()}>
          <Trans>Import a PDF, Word, LinkedIn, Europass, JSON Resume or Faro file</Trans>
        </MenuItem>
        <MenuItem icon="eye" onSelect={sample}>
          <Trans>Open a sample</Trans>
        </MenuItem>
      </Menu>
      {review && (
        <Suspense>
          <ReviewDialog question={review} />
        </Suspense>
      )}
      {question && (
        <Suspense>
          <ScanDialog question={question} />
        </Suspense>
      )}
    </>
  )
}
