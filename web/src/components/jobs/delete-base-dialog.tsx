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
        one="This resume has 1 version, which will become a separate resume with all its content."
        other="This resume has # versions, which will become separate resumes with all their content. Changing a date in one will no longer update the others."
      />
    }
    cancel={<Trans>Keep it</Trans>}
    confirm={<Trans>Delete</Trans>}
    onConfirm={onConfirm}
  />
)
