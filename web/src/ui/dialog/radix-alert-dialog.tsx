import { AlertDialog as Radix } from 'radix-ui'
import { buttonClass } from '../button/button-class.ts'
import type { AlertDialogProps } from './alert-dialog.types.ts'
import { DialogActions } from './dialog.tsx'
import { DIALOG_CLASS, OVERLAY_CLASS } from './dialog-class.ts'
import { useFocusReturn } from './use-focus-return.ts'

type RadixAlertDialogProps = Omit<AlertDialogProps, 'open' | 'trigger'> & { onOpenChange: (open: boolean) => void }

/** The loaded alert dialog. Open while mounted. */
export const RadixAlertDialog = ({
  onOpenChange,
  title,
  description,
  cancel,
  confirm,
  danger = false,
  onConfirm,
  children,
}: RadixAlertDialogProps) => (
  <Radix.Root open onOpenChange={onOpenChange}>
    <Radix.Portal>
      <Radix.Overlay className={OVERLAY_CLASS} />
      <Radix.Content className={`${DIALOG_CLASS} max-w-md`} onCloseAutoFocus={useFocusReturn()}>
        <Radix.Title className="font-serif text-title">{title}</Radix.Title>
        <Radix.Description className="mt-2 text-ink-soft">{description}</Radix.Description>
        {children}
        <DialogActions>
          <Radix.Cancel className={buttonClass('plain')}>{cancel}</Radix.Cancel>
          <Radix.Action className={buttonClass(danger ? 'danger' : 'primary')} onClick={onConfirm}>
            {confirm}
          </Radix.Action>
        </DialogActions>
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)
