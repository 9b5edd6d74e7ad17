import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { buttonClass } from '../button/button-class.ts'
import { DIALOG_CLASS, DialogActions, OVERLAY_CLASS } from './dialog.tsx'

interface AlertDialogProps {
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** A button that opens the dialog; omit it when `open` is controlled. */
  trigger?: ReactNode
  title: ReactNode
  description: ReactNode
  cancel: ReactNode
  confirm: ReactNode
  danger?: boolean
  onConfirm: () => void
  children?: ReactNode
}

/** Confirmation of a destructive action. Label the buttons with verbs. */
export const AlertDialog = ({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  cancel,
  confirm,
  danger = false,
  onConfirm,
  children,
}: AlertDialogProps) => (
  <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange === undefined ? {} : { onOpenChange })}>
    {trigger !== undefined && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
    <Radix.Portal>
      <Radix.Overlay className={OVERLAY_CLASS} />
      <Radix.Content className={`${DIALOG_CLASS} max-w-md`}>
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
