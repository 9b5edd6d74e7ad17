import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/dialog/dialog.tsx'

interface SignOutDialogProps {
  drafts: number
  onStay: () => void
  onSignOut: (drafts: 'keep' | 'erase') => void
}

/** Asks whether to keep or delete the account's drafts on this device before the sign-out. */
export const SignOutDialog = ({ drafts, onStay, onSignOut }: SignOutDialogProps) => {
  const { t } = useLingui()
  return (
    <Dialog open onOpenChange={onStay}>
      <DialogContent
        title={<Trans>Sign out</Trans>}
        description={t`${plural(drafts, {
          one: 'You have # draft on this device. Keep it hidden until you sign in again, or delete it from this device.',
          other:
            'You have # drafts on this device. Keep them hidden until you sign in again, or delete them from this device.',
        })}`}
      >
        <DialogActions>
          <Button onClick={onStay}>
            <Trans>Stay signed in</Trans>
          </Button>
          <Button kind="danger" onClick={() => onSignOut('erase')}>
            <Trans>Delete and sign out</Trans>
          </Button>
          <Button kind="primary" onClick={() => onSignOut('keep')}>
            <Trans>Keep and sign out</Trans>
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
