import { Plural, Trans } from '@lingui/react/macro'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { showName } from '#web/ui/shown-name.tsx'

interface DeleteBaseDialogProps {
  open: boolean
  name: string
  /** How many versions it has. */
  count: number
  onClose: () => void
  onConfirm: () => void
}

/** Asks before a resume with versions is deleted. */
export const DeleteBaseDialog = ({ open, name, count, onClose, onConfirm }: DeleteBaseDialogProps) => (
  <AlertDialog
    open={open}
    onOpenChange={onClose}
    danger
    title={<Trans>Delete “{showName(name)}”?</Trans>}
    description={
      <Plural
        value={count}
        one="Its version stays as a separate resume with all its content."
        other="Its # versions stay as separate resumes with all their content. If you change a date in one of them, it will no longer change in the others."
      />
    }
    cancel={<Trans>Keep it</Trans>}
    confirm={<Trans>Delete</Trans>}
    onConfirm={onConfirm}
  />
)
