import { type ComponentType, createContext } from 'react'
import type { DialogCloseProps, DialogContentProps } from './radix-dialog.tsx'

interface Parts {
  readonly DialogContent: ComponentType<DialogContentProps>
  readonly DialogClose: ComponentType<DialogCloseProps>
}

/** The loaded parts of the open dialog; null outside of one. */
export const DialogParts = createContext<Parts | null>(null)
