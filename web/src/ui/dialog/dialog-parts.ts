import type { Dialog as Radix } from 'radix-ui'
import { type ComponentProps, type ComponentType, createContext, type ReactNode } from 'react'

export interface DialogContentProps {
  title: ReactNode
  description?: ReactNode
  width?: 'narrow' | 'medium' | 'wide' | 'full'
  /** Veils a dialog that is open already. */
  above?: boolean
  children: ReactNode
  className?: string
}

export type DialogCloseProps = ComponentProps<typeof Radix.Close>

interface Parts {
  readonly DialogContent: ComponentType<DialogContentProps>
  readonly DialogClose: ComponentType<DialogCloseProps>
}

/** The loaded parts of the open dialog; null outside of one. */
export const DialogParts = createContext<Parts | null>(null)
