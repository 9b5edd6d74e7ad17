import type { HTMLAttributes, ReactElement, ReactNode } from 'react'

export interface AlertDialogProps {
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** A button that opens the dialog; omit it when `open` is controlled. */
  trigger?: ReactElement<HTMLAttributes<HTMLElement>>
  title: ReactNode
  description: ReactNode
  cancel: ReactNode
  confirm: ReactNode
  danger?: boolean
  onConfirm: () => void
  children?: ReactNode
}
