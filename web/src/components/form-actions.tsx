import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { Button } from '#web/ui/button/button.tsx'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { DialogActions, DialogClose } from '#web/ui/dialog/dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'

interface FormActionsProps {
  /** What the last try threw; null for nothing. */
  error: unknown
  busy: boolean
  /** Label of the button that submits, which says so while it is busy. */
  children: ReactNode
}

/** The end of a form in a dialog: why it failed, cancel and submit. */
export const FormActions = ({ error, busy, children }: FormActionsProps) => {
  const language = useLanguage()
  return (
    <>
      {error !== null && <Notice tone="bad" live="alert" title={getErrorMessage(error, language)} />}
      <DialogActions>
        <DialogClose className={buttonClass('plain')}>
          <Trans>Cancel</Trans>
        </DialogClose>
        <Button type="submit" kind="primary" busy={busy}>
          {children}
        </Button>
      </DialogActions>
    </>
  )
}
