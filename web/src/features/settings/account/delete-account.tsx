import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { TeamDeletionNotice } from '#web/components/team/team-deletion-notice.tsx'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage, toAppError } from '#web/platform/api/errors.ts'
import { useInterruptedAction } from '#web/platform/auth/interrupted-action.ts'
import { Button } from '#web/ui/button/button.tsx'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/ui/dialog/dialog.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'

/** Deletes the account after its e-mail address has been typed. */
export const DeleteAccount = ({ email, onDelete }: { email: string; onDelete: () => Promise<void> }) => {
  const { t } = useLingui()
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | undefined>(undefined)
  // What was typed before a redirect; deleting is confirmed once more.
  useInterruptedAction('delete-account', () => {
    setTyped(email)
    setOpen(true)
  })
  const matches = typed.trim().toLowerCase() === email.toLowerCase()

  const remove = async () => {
    if (!matches) return setError(t`Type ${email} to confirm.`)
    setBusy(true)
    try {
      await onDelete()
    } catch (thrown) {
      setBusy(false)
      if (toAppError(thrown).code === 'cancelled') return
      setError(getErrorMessage(thrown, language))
    }
  }

  return (
    <>
      <Button kind="danger" size="small" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        <Trans>Delete my account</Trans>
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent
          width="narrow"
          title={<Trans>Delete your account?</Trans>}
          description={
            <Trans>
              This deletes your resumes, analyses, documents and drafts, here and on our server, and ends your
              subscription. You can’t undo this. Export your data first if you want to keep it.
            </Trans>
          }
        >
          <TeamDeletionNotice />
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void remove()
            }}
          >
            <Field label={t`Confirm your email`} hint={email} error={error}>
              <Input
                type="email"
                autoComplete="off"
                value={typed}
                onChange={(event) => {
                  setError(undefined)
                  setTyped(event.target.value)
                }}
              />
            </Field>
            <DialogActions>
              <DialogClose className={buttonClass('plain')}>
                <Trans>Keep my account</Trans>
              </DialogClose>
              <Button type="submit" kind="danger" busy={busy}>
                {busy ? <Trans>Deleting…</Trans> : <Trans>Delete permanently</Trans>}
              </Button>
            </DialogActions>
          </form>
        </DialogContent>
      </Dialog>
    </>
  )
}
