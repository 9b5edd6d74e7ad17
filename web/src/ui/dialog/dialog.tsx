import { lazy, type ReactNode, Suspense, use } from 'react'
import { type DialogCloseProps, type DialogContentProps, DialogParts } from './dialog-parts.ts'

const RadixDialog = lazy(async () => ({ default: (await import('./radix-dialog.tsx')).RadixDialog }))

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** A dialog with a `DialogContent`. Its code loads when it first opens. */
export const Dialog = ({ open, onOpenChange, children }: DialogProps) =>
  open ? (
    <Suspense>
      <RadixDialog onOpenChange={onOpenChange}>{children}</RadixDialog>
    </Suspense>
  ) : null

/** Content of a `Dialog`. Closes on Esc and on a press outside. */
export const DialogContent = (props: DialogContentProps) => {
  const parts = use(DialogParts)
  return parts && <parts.DialogContent {...props} />
}

/** A button that closes the dialog. */
export const DialogClose = (props: DialogCloseProps) => {
  const parts = use(DialogParts)
  return parts && <parts.DialogClose {...props} />
}

/** Buttons of a dialog. The main one comes last, which on a narrow screen is at the top. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className="mt-7 flex flex-col-reverse gap-3 sm:flex-row sm:flex-wrap sm:justify-end sm:*:shrink-0">
    {children}
  </div>
)
